"""The sage's model: learned from public information, reproducible, and valid for one pack only."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bots.nights_players import moments, seated, share_of_wins
from nights.table_builder import TINY, TINY_NIGHTS
from serai.bots import find_bot
from serai.games.nights.bots import learning, sage, traveller
from serai.games.nights.bots.board_knowledge import BoardKnowledge, board_knowledge
from serai.games.nights.bots.book_fingerprint import fingerprint_of_book, fingerprint_of_pack
from serai.games.nights.bots.learning import learn_model, write_model
from serai.games.nights.bots.observations import Observations
from serai.games.nights.bots.sage_model import (
    MODEL_FILE,
    SageModel,
    find_model_for_pack,
    model_row_key,
    warning_if_no_model_for_pack,
)
from serai.games.nights.decision_subject import Encountered
from serai.games.nights.game import Nights
from serai.table import Event
from serai.table.chance import Stream

GAMES = 60


@pytest.fixture(scope="module")
def model() -> SageModel:
    return learn_model(TINY, GAMES, seed=1)


@pytest.fixture
def learned_sage(model: SageModel, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sage that has learned the tiny Book."""
    monkeypatch.setattr(sage, "find_model_for_pack", lambda _: model)


def test_the_lore_is_stamped_with_what_it_depends_on_in_its_pack(model: SageModel) -> None:
    assert (model.pack, model.games) == (TINY_NIGHTS.pack_digest(), GAMES)
    assert model.fingerprint == fingerprint_of_pack(TINY_NIGHTS.pack_digest())
    assert 0.2 < model.destiny_share < 0.8
    assert model.rows
    assert model.zones


def test_the_lore_holds_no_paragraph_and_no_word_of_the_book(model: SageModel) -> None:
    told = msgspec.json.encode(model).decode()
    for reference in TINY_NIGHTS.world.book.paragraphs:
        assert reference not in told


def test_rows_and_reactions_are_those_of_the_matrices(model: SageModel) -> None:
    rows = {f"{matrix} {row}": set(found.cells) for (matrix, row), found in TINY_NIGHTS.world.rows.items()}
    places = {place: set(choices) for place, choices in TINY_NIGHTS.world.places.items()}
    known = rows | places
    for row, reactions in model.rows.items():
        assert reactions.keys() <= known[row]


def test_the_same_games_give_the_same_model_with_any_number_of_processes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(learning, "A_BATCH", 3)
    assert learn_model(TINY, 12, seed=5, jobs=1) == learn_model(TINY, 12, seed=5, jobs=2)


def test_what_is_written_is_read_again(model: SageModel, tmp_path: Path) -> None:
    write_model(model, tmp_path / "sage_model.json")
    assert msgspec.json.decode((tmp_path / "sage_model.json").read_bytes(), type=SageModel) == model


def test_progress_counts_the_games() -> None:
    told: list[tuple[int, int]] = []
    learn_model(TINY, 4, progress=lambda done, there_are: told.append((done, there_are)))
    assert told == [(2, 4), (4, 4)]


# Observing


def heard(*events: tuple[str, dict[str, object]]) -> Observations:
    observations = Observations()
    turn = ("turn", {"seat": "Ana"})
    read = [
        ("met", {"seat": "Ana", "being": "merchant", "adjective": "old", "matrix": "L"}),
        ("reacted", {"seat": "Ana", "reaction": "aid"}),
        ("read", {"seat": "Ana", "headings": ["no-skill", "piety"]}),
        ("section", {"seat": "Ana", "section": "piety"}),
    ]
    told = [turn, *read, *events, turn]
    observations.add_game(
        board_knowledge(TINY_NIGHTS.pack_digest()), [Event(key, args) for key, args in told]
    )  # type: ignore[arg-type]
    return observations


def test_what_a_tale_gives_is_noted_for_its_section() -> None:
    observations = heard(
        ("destiny-gained", {"seat": "Ana", "points": 2, "reason": "tale"}),
        ("status-gained", {"seat": "Ana", "status": "wounded", "reason": "tale"}),
        ("story-gained", {"seat": "Ana", "points": 3, "reason": "quest"}),
        ("story-gained", {"seat": "Bo", "points": 1, "reason": "tale"}),
    )
    page = ("L", "aid", ("no-skill", "piety"))
    assert observations.rows == {("L old", "aid", page): 1}
    ((section, gains),) = observations.gains.items()
    assert section == (page, "piety")
    assert (gains.times, gains.destiny, gains.story, gains.statuses) == (1, 2, 0, {"wounded": 1})


def test_an_award_that_was_rejected_teaches_nothing() -> None:
    observations = heard(
        ("rejected", {"seat": "Ana"}), ("destiny-gained", {"seat": "Ana", "points": 2, "reason": "tale"})
    )
    assert not observations.gains


def test_a_row_is_named_by_the_adjective_or_the_marvel_or_what_happens() -> None:
    knowledge = board_knowledge(TINY_NIGHTS.pack_digest())
    assert model_row_key(Encountered("sage", "wise", "A"), knowledge) == "A wise"
    assert model_row_key(Encountered("wak-wak-tree", "", "N"), knowledge) == "N wak-wak-tree"
    assert model_row_key(Encountered("merchant", "old", "H"), knowledge) == "H pursuing"
    assert model_row_key(Encountered(matrix="G"), knowledge) == "G badly-lost"
    assert model_row_key(Encountered(place="stonehenge"), knowledge) == "stonehenge"


@pytest.fixture
def knowledge_of_rows_for_some(tmp_path: Path) -> Iterator[BoardKnowledge]:
    """A Book with rows for particular soldiers and for pursuers who rule."""
    root = tmp_path / "rows"
    shutil.copytree(TINY, root)
    for letter, old, new in (("L", "wicked", "wicked @armed"), ("H", "pursuing", "pursuing @ruler")):
        file = root / "matrices" / f"{letter}.md"
        (row,) = [line for line in file.read_text("utf-8").splitlines() if line.startswith(f"| {old} |")]
        file.write_text(file.read_text("utf-8").replace(row, f"{row}\n{row.replace(old, new, 1)}"), "utf-8")
    yield board_knowledge(Nights.open_pack(root))
    board_knowledge.cache_clear()


@pytest.mark.rule("N7.5")
@pytest.mark.parametrize(
    ("met", "row"),
    [
        (Encountered("soldier", "wicked", "L"), "L wicked @armed"),
        (Encountered("merchant", "wicked", "L"), "L wicked"),
        (Encountered("soldier", "handsome", "L"), "L handsome"),
        (Encountered("prince", "handsome", "H"), "H pursuing @ruler"),
        (Encountered("merchant", "old", "H"), "H pursuing"),
    ],
)
def test_a_row_for_some_is_learned_apart_from_that_of_the_others(
    met: Encountered, row: str, knowledge_of_rows_for_some: BoardKnowledge
) -> None:
    assert model_row_key(met, knowledge_of_rows_for_some) == row


@pytest.mark.rule("N7.5")
def test_what_is_heard_is_noted_for_the_row_that_was_used(knowledge_of_rows_for_some: BoardKnowledge) -> None:
    observations = Observations()
    told = [
        ("turn", {"seat": "Ana"}),
        ("met", {"seat": "Ana", "being": "soldier", "adjective": "wicked", "matrix": "L"}),
        ("reacted", {"seat": "Ana", "reaction": "aid"}),
        ("read", {"seat": "Ana", "headings": ["no-skill"]}),
    ]
    observations.add_game(knowledge_of_rows_for_some, [Event(key, args) for key, args in told])  # type: ignore[arg-type]
    assert [row for row, _, _ in observations.rows] == ["L wicked @armed"]


# Playing with the model


@pytest.mark.usefixtures("learned_sage")
def test_a_sage_that_has_learned_answers_every_question_legally() -> None:
    for seats in (1, 3):
        for table, seat, view in moments(TINY_NIGHTS, seated("sage", seats), 4):
            assert view.decision is not None
            assert sage.choose(view, table.bot_stream(seat)) in view.decision.options


def test_of_another_pack_the_sage_knows_nothing_and_plays_as_the_traveller_does() -> None:
    assert find_model_for_pack(TINY_NIGHTS.pack_digest()) is None
    assert "has learned nothing from the Book" in (
        warning_if_no_model_for_pack(TINY_NIGHTS.pack_digest()) or ""
    )
    for _, _, view in moments(TINY_NIGHTS, seated("sage", 2), 6):
        first, second = (Stream(b"any secret", "thinking", 0) for _ in range(2))
        assert sage.choose(view, first) == traveller.choose(view, second)


def test_the_lore_that_ships_is_true_of_the_book_that_ships() -> None:
    model = msgspec.json.decode(MODEL_FILE.read_bytes(), type=SageModel)
    renew = "the Book gives other things since the sage learned from it: run “serai simulate --learn nights”"
    assert model.fingerprint == fingerprint_of_pack(Nights.pack_digest()), renew
    assert find_bot("nights", "sage") is sage.choose


# What invalidates the model


def stamp_after(folder: Path, files: str, old: str, new: str) -> str:
    """The fingerprint of the tiny Book after these changes, which give the Book another digest."""
    shutil.copytree(TINY, folder)
    for path in sorted(folder.glob(files)):
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), "utf-8")
    changed = Nights.open_pack(folder)
    assert changed != TINY_NIGHTS.pack_digest()
    return fingerprint_of_pack(changed)


@pytest.mark.parametrize(
    ("files", "old", "new"),
    [
        ("tales/soldier-quarrel.fr.tale.md", "lentilles", "pois chiches"),
        ("cards/treasures.toml", "It opens letters", "It shuts letters"),
        ("map.toml", 'en = "Baghdad"', 'en = "The City of Peace"'),
    ],
)
def test_words_may_change_and_the_lore_stays_true(files: str, old: str, new: str, tmp_path: Path) -> None:
    assert stamp_after(tmp_path / "pack", files, old, new) == fingerprint_of_pack(TINY_NIGHTS.pack_digest())


def test_no_text_gist_or_number_of_a_paragraph_is_part_of_the_stamp() -> None:
    book = TINY_NIGHTS.world.book
    bare = {
        reference: replace(
            paragraph,
            texts={},
            gist="",
            number=0,
            sections=tuple(replace(section, texts={}) for section in paragraph.sections),
        )
        for reference, paragraph in book.paragraphs.items()
    }
    assert fingerprint_of_book(replace(book, paragraphs=bare)) == fingerprint_of_book(book)


def test_a_plan_beside_the_tales_leaves_the_lore_true(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(TINY, folder)
    (folder / "PLAN.md").write_text("# What is still to be written\n", "utf-8")
    planned = Nights.open_pack(folder)
    assert planned != TINY_NIGHTS.pack_digest()
    assert fingerprint_of_pack(planned) == fingerprint_of_pack(TINY_NIGHTS.pack_digest())


@pytest.mark.parametrize(
    ("files", "old", "new"),
    [
        pytest.param("tales/soldier-quarrel.*.tale.md", "[S1/Wounded]", "[S2/Wounded]", id="award"),
        pytest.param("tales/soldier-quarrel.*.tale.md", "### Weapon Use", "### Luck", id="heading"),
        pytest.param("matrices/L.md", "soldier/quarrel#dust", "stranger/detour#long-way", id="matrix"),
        pytest.param("charts/bazaar.md", "old | merchant", "wicked | merchant", id="chart"),
        pytest.param("cards/treasures.toml", 'skill = "magic"', 'skill = "piety"', id="card"),
        pytest.param("map.toml", "number = 2", "number = 3", id="map"),
    ],
)
def test_a_change_of_awards_or_targets_in_a_book_requires_new_training(
    files: str, old: str, new: str, tmp_path: Path
) -> None:
    assert stamp_after(tmp_path / "pack", files, old, new) != fingerprint_of_pack(TINY_NIGHTS.pack_digest())


def test_on_the_book_that_ships_the_sage_beats_the_traveller() -> None:
    assert share_of_wins(Nights.with_pack(None), sage.choose, traveller.choose, 12) >= 0.6
