"""Headings about the other, and rows for particular beings, in play (N7.5, N7.8, N7.9)."""

import shutil
from pathlib import Path

import pytest

from book.tiny import EFFECTS
from nights.table_builder import (
    HANDSOME_SOLDIER,
    MAIDEN,
    OLD_MERCHANT,
    TINY,
    WICKED_MERCHANT,
    current_decision,
    event_args,
    make_table,
    play,
)
from serai.book.check import check_pack
from serai.book.diagnostics import Report
from serai.book.languages import Language
from serai.book.lexicon import BEING_KINDS, TRAITS
from serai.book.pack_reader import read_pack
from serai.book.vocabulary import MATRICES
from serai.games.nights.bots.board_knowledge import BoardKnowledge
from serai.games.nights.bots.book_fingerprint import fingerprint_of_book
from serai.games.nights.bots.sage_model import met_requirements
from serai.games.nights.coverage.paragraph_paths import ParagraphPaths
from serai.games.nights.coverage.section_execution import SectionExecution
from serai.games.nights.coverage.section_locations import locate_sections
from serai.games.nights.game import Nights
from serai.games.nights.locales.phrases import NightsPhrases
from serai.games.nights.packs import open_playable_world
from serai.games.nights.pdf.edition import Edition
from serai.games.nights.pdf.matrices import matrices_data
from serai.locales.localizer import find_localizer

# The heading in “merchant/barter#two-liars” that the tests replace.
STORYTELLING = "### Storytelling\n"
TALE = "merchant-barter"


def changed_pack(folder: Path, heading: str, *rows: str) -> Path:
    """The tiny pack with another heading for Storytelling in “two-liars”, and additional rows in matrix L."""
    root = Path(shutil.copytree(TINY, folder / "pack"))
    for language in ("en", "fr", "es"):
        file = root / "tales" / f"{TALE}.{language}.tale.md"
        start, found, end = file.read_text("utf-8").partition(STORYTELLING)
        assert found
        file.write_text(f"{start}### {heading}\n{end}", "utf-8")
    matrix = root / "matrices" / "L.md"
    matrix.write_text(matrix.read_text("utf-8").rstrip("\n") + "".join(f"\n{row}" for row in rows) + "\n")
    return root


def game_with(folder: Path, heading: str, *rows: str) -> type[Nights]:
    return Nights.with_pack(Nights.open_pack(changed_pack(folder, heading, *rows)))


def codes(root: Path) -> set[str]:
    return {one.code for one in check_pack(root, EFFECTS) if one.severity == "error"}


@pytest.mark.rule("N7.9")
@pytest.mark.parametrize("name", ["old", "Merchant", "person", "speaks", "hands or Luck"])
def test_a_heading_may_ask_what_the_other_is(name: str, tmp_path: Path) -> None:
    game = game_with(tmp_path, f"Other: {name}")
    table = play(make_table(game=game, d6=[OLD_MERCHANT], destiny=["blank"]), "stay", "barter")
    decision = current_decision(table)
    assert decision.kind == "section"
    identifier = f"other-{name.lower().replace(' or luck', '')}"
    assert {one.removesuffix("-or-luck") for one in decision.options} == {"no-skill", identifier}


@pytest.mark.rule("N7.9")
@pytest.mark.parametrize("name", ["old", "armed"])
def test_with_another_other_the_section_stays_closed(name: str, tmp_path: Path) -> None:
    game = game_with(tmp_path, f"Other: {name}")
    table = play(make_table(game=game, d6=[MAIDEN], destiny=["blank"]), "stay", "barter")
    assert event_args(table, "section")[0]["section"] == "no-skill"


@pytest.mark.rule("N7.8", "N7.9")
def test_a_mandatory_heading_about_the_other_binds(tmp_path: Path) -> None:
    game = game_with(tmp_path, "Other: old (mandatory)")
    table = make_table(
        {"skills": {"quick-thinking": "talent"}}, game=game, d6=[OLD_MERCHANT], destiny=["blank"]
    )
    play(table, "stay", "barter")
    assert event_args(table, "section")[0]["section"] == "other-old"
    table = make_table({"skills": {"quick-thinking": "talent"}}, game=game, d6=[MAIDEN], destiny=["blank"])
    play(table, "stay", "barter")
    assert "other-old" not in current_decision(table).options


@pytest.mark.rule("N7.6", "N7.9")
def test_a_master_who_goes_straight_elsewhere_in_the_paragraph_is_bound_too(tmp_path: Path) -> None:
    game = game_with(tmp_path, "Other: old (mandatory)")
    master = {"skills": {"quick-thinking": "master"}}
    table = make_table(master, game=game, d6=[OLD_MERCHANT])
    play(table, "stay", "barter", "master:quick-thinking")
    assert event_args(table, "section")[0]["section"] == "other-old"
    table = make_table(master, game=game, d6=[MAIDEN])
    play(table, "stay", "barter", "master:quick-thinking")
    assert event_args(table, "section")[0]["section"] == "quick-thinking"


def test_a_skill_for_one_use_is_not_spent_where_the_other_opens_the_section(tmp_path: Path) -> None:
    game = game_with(tmp_path, "Other: old or Luck")
    for die, left in ((OLD_MERCHANT, ["luck"]), (MAIDEN, [])):
        table = make_table({"once": ["luck"]}, game=game, d6=[die], destiny=["blank"])
        play(table, "stay", "barter", "other-old-or-luck")
        assert table._runner.game.state.heroes["Ana"].once == left


@pytest.mark.parametrize(
    ("heading", "expected"),
    [
        ("Other: old", set[str]()),
        ("Other: old (mandatory)", set[str]()),
        ("Other: oldd", {"B127"}),
        ("Other: beast", {"B307"}),
        ("Other: talking-well", {"B307"}),
        ("Other: person (mandatory)", {"B305"}),
    ],
)
def test_somebody_who_is_met_must_open_the_section_and_not_everybody_be_bound(
    heading: str, expected: set[str], tmp_path: Path
) -> None:
    assert codes(changed_pack(tmp_path, heading)) == expected


def test_a_translation_with_another_heading_about_the_other_is_found(tmp_path: Path) -> None:
    root = changed_pack(tmp_path, "Other: old")
    file = root / "tales" / f"{TALE}.fr.tale.md"
    file.write_text(file.read_text("utf-8").replace("### Other: old", "### Other: wicked"), "utf-8")
    assert codes(root) == {"B502"}


@pytest.mark.rule("N7.5")
@pytest.mark.parametrize(
    ("row", "die", "special"),
    [
        ("wicked @merchant", WICKED_MERCHANT, True),
        ("@merchant", OLD_MERCHANT, True),
        ("old @learned", OLD_MERCHANT, False),
        ("handsome @armed", HANDSOME_SOLDIER, True),
    ],
)
def test_the_closest_row_is_read_in_play(row: str, die: int, special: bool, tmp_path: Path) -> None:
    cells = ["—"] * len(MATRICES["L"])
    cells[0] = "stranger/supper#seat-of-honor"
    if "merchant" not in row:  # the lovers of N10.16 are courted
        cells[MATRICES["L"].index("court")] = "window/lattice#orange"
    game = game_with(tmp_path, "Luck", f"| {row} | {' | '.join(cells)} |")
    table = play(make_table(game=game, d6=[die], destiny=["blank"]), "stay")
    if current_decision(table).kind == "reaction":
        play(table, "attack")
    paragraph = str(event_args(table, "read")[0]["paragraph"])
    assert paragraph.startswith("stranger/supper" if special else "soldier/quarrel")


def test_forced_coverage_opens_sections_with_every_kind_of_other(tmp_path: Path) -> None:
    root = changed_pack(tmp_path, "Other: old (mandatory)")
    draft = read_pack(root, Report())
    world = Nights.with_pack(Nights.open_pack(root)).world
    paths = ParagraphPaths(draft, world)
    for location in locate_sections(draft, root):
        if location.reference == "merchant/barter#two-liars" and location.section:
            execution = SectionExecution(world, paths, location)
            assert execution.execute_and_collect_faults().faults == []
            groups = {"old" in world.heading_names_of_being(path.being) for path in execution.paths}
            assert groups == {True, False}


def test_bots_know_which_headings_about_the_other_hold() -> None:
    knowledge = BoardKnowledge(Nights.with_pack(Nights.open_pack(TINY)).world)
    names = knowledge.heading_names_of_being("soldier", "old")
    assert {"soldier", "old", "person", "armed", "hands"} <= names
    hero = make_table().view("Ana").board.heroes["Ana"]
    assert {"other-armed", "no-skill"} <= met_requirements(hero, {}, names)


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_trait_and_kind_has_words_in_every_language(language: Language) -> None:
    phrases = NightsPhrases(find_localizer(language, "nights", pack=Nights.open_pack(TINY)))
    said = {name: phrases.heading_text(f"other-{name}") for name in (*TRAITS, *BEING_KINDS)}
    assert len(set(said.values())) == len(said)
    assert phrases.heading_text("other-old") in ("The other: old", "L’autre\u202f: vieux", "El otro: viejo")
    assert phrases.heading_text("other-talking-well-or-luck").startswith(("The other", "L’autre", "El otro"))


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", {"wicked merchant", "handsome, who is armed", "dervish"}),
        ("fr", {"méchant marchand", "beau/belle, qui porte des armes", "derviche"}),
        ("es", {"malvado mercader", "apuesto/a, que lleva armas", "derviche"}),
    ],
)
def test_on_paper_a_row_for_some_is_one_more_row(language: Language, names: set[str], tmp_path: Path) -> None:
    cells = ["stranger/supper#seat-of-honor", *["—"] * (len(MATRICES["L"]) - 1)]
    rows = [f"| {row} | {' | '.join(cells)} |" for row in ("wicked @merchant", "@dervish")]
    cells[MATRICES["L"].index("court")] = "window/lattice#orange"
    rows.append(f"| handsome @armed | {' | '.join(cells)} |")
    edition = Edition(open_playable_world(changed_pack(tmp_path, "Luck", *rows)), language, "a4")
    (printed,) = [one for one in matrices_data(edition).matrices if one.letter == "L"]
    assert names <= {row.name for row in printed.rows}


def test_the_fingerprint_of_a_book_depends_on_traits_only_where_they_matter(tmp_path: Path) -> None:
    fingerprints: list[list[str]] = []
    for number, heading in enumerate(("Luck", "Other: armed")):
        root = changed_pack(tmp_path / str(number), heading)
        before = fingerprint_of_book(open_playable_world(root).book)
        beings = root / "lexicon" / "beings.toml"
        beings.write_text(beings.read_text("utf-8").replace('["armed"]', '["armed", "poor"]', 1), "utf-8")
        fingerprints.append([before, fingerprint_of_book(open_playable_world(root).book)])
    (before, after), (asked_before, asked_after) = fingerprints
    assert before == after
    assert asked_before != asked_after
