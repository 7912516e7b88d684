"""If a pack lacks a part, either the checker reports it before play, or the pack can still be played."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from book.tiny import TINY, copy_of_tiny
from refusals import refuses
from serai.book.check import check_pack
from serai.book.compile import compile_pack, load_book
from serai.book.languages import LANGUAGES
from serai.book.map import Route
from serai.book.pack_installer import PackRejectedError, PackRequestError, install_pack
from serai.games.nights import packs
from serai.games.nights.effects.words import EFFECT_WORDS
from serai.games.nights.locales.renderer import NightsRenderer
from serai.games.nights.playability import find_parts_missing_for_play
from serai.locales.localizer import find_localizer
from serai.table import Refused, Table

FILES = {path.relative_to(TINY).as_posix(): path.read_text("utf-8") for path in TINY.rglob("*.*")}
FOLDERS = ("tales", "places", "matrices", "charts", "cards", "lexicon")
DECKS = ("encounters", "treasures", "quests")
Loss = dict[str, str | None]
"""New contents of some files; None deletes a file."""


def losses() -> Iterator[tuple[str, Loss]]:
    """The tiny pack without each of its parts in turn."""
    for file in FILES:
        if not file.endswith((".fr.tale.md", ".es.tale.md")):  # these are removed with their language
            yield file, {file: None}
    for folder in FOLDERS:
        yield folder, {file: None for file in FILES if file.startswith(f"{folder}/")}
    for language in LANGUAGES:
        yield language, {file: None for file in FILES if file.endswith(f".{language}.tale.md")}
    strips = {file.partition(".")[0] for file in FILES if file.endswith(".tale.md")}
    for strip in sorted(strips):
        yield strip, {file: None for file in FILES if file.startswith(f"{strip}.")}
    for deck in DECKS:
        blocks = {file: blocks_of(text) for file, text in FILES.items() if file.startswith("cards/")}
        yield (
            deck,
            {
                file: "".join(one for one in parts if not one.startswith(f"[{deck}."))
                for file, parts in blocks.items()
            },
        )
    yield "all routes", {"map.toml": re.sub(r"(?ms)^\[\[routes\]\].*?(?=^\[)", "", FILES["map.toml"])}
    for file, text in FILES.items():
        if file.endswith(".toml"):
            yield from without_each(file, blocks_of(text))
        if file.endswith(".toml") or file.startswith(("matrices/", "charts/")):
            yield from without_each(file, text.splitlines(keepends=True))
    yield from rows_without_tales()


def blocks_of(text: str) -> list[str]:
    return re.split(r"(?m)^(?=\[)", text)


def without_each(file: str, parts: list[str]) -> Iterator[tuple[str, Loss]]:
    """The file without each of its parts in turn; of identical lines only the first is removed."""
    alike: set[str] = set()
    for number, part in enumerate(parts):
        kind = re.sub(r" = .*|\d+ \| .*", "", part)
        is_header = part.startswith("[") and part.count("\n") == 1
        if part.strip() and kind not in alike and not is_header:
            alike.add(kind)
            label = f"{file} without {part.strip().splitlines()[0]!r} ({number})"
            yield label, {file: "".join([*parts[:number], *parts[number + 1 :]])}


def rows_without_tales() -> Iterator[tuple[str, Loss]]:
    for file, text in FILES.items():
        for row in re.findall(r"(?m)^\|.*#.*$", text) if file.startswith("matrices/") else ():
            name, cells = row.split("|")[1], row.split("|")[2:-1]
            barred = f"|{name}|{' — |' * len(cells)}"
            yield f"{file}, row {name.strip()}", {file: text.replace(row, barred)}


def is_told(root: Path) -> bool:
    """Whether the checker reports that something is missing."""
    compiled = compile_pack(root, EFFECT_WORDS)
    return compiled.book is None or bool(find_parts_missing_for_play(compiled.book))


def is_refused(root: Path) -> bool:
    """Whether the pack can neither be installed nor played."""
    with pytest.raises((PackRejectedError, PackRequestError), match=r"is not installed|is not a pack"):
        install_pack(root, EFFECT_WORDS, find_parts_missing_for_play)
    with pytest.raises(Refused):
        packs.open_playable_world(root)
    return True


def play(pack: str, seats: list[str], seed: int, choices: int) -> None:
    """Play at random and render everything for each seat in every language."""
    random = Random(seed)
    table = Table.new("nights", seats, seed=seed, pack=pack)
    for _ in range(choices):
        if table.outcome is not None:
            break
        seat = table.waiting[0]
        table.choose(seat, random.choice(table.decisions[seat].options))
    for seat in seats:
        events, view = table.events(0, seat), table.view(seat)
        for language in LANGUAGES:
            renderer = NightsRenderer(find_localizer(language, "nights", pack=pack))
            renderer.render(view, events, [])
            renderer.render_events(events, [], {})


def test_each_part_removed_from_a_pack_is_reported_or_not_needed_to_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERAI_HOME", str(tmp_path / "home"))
    reported: set[str] = set()
    played = 0
    for number, (name, loss) in enumerate(losses()):
        root = tmp_path / str(number)
        shutil.copytree(TINY, root)
        for file, text in loss.items():
            path = root / file
            if text is None:
                path.unlink()
            else:
                path.write_text(text, "utf-8")
        try:
            if is_told(root):
                reported.add(name)
                assert number % 10 or is_refused(root)
            else:
                pack = packs.open_playable_world(root).book.digest
                play(pack, ["Ana", "Bo"], number, 60)
                play(pack, ["Ana"], number, 30)
                played += 1
        except Exception as error:
            raise AssertionError(f"the tiny pack, having lost {name}: {error!r}") from error
        shutil.rmtree(root)
    assert {"all routes", "encounters", "treasures", "map.toml", "en", *FOLDERS} <= reported
    assert played > 30


MECCA = 'name = { en = "Mecca", fr = "La Mecque", es = "La Meca" }\nterrain = '
CREATURES = """# J

| | pray | study | capture | attack | follow | aid | seek-aid | hide |
|---|---|---|---|---|---|---|---|---|
| horrible | — | — | — | letter/sealed#read-aloud | — | — | — | — |
"""


def changed(file: str, pattern: str, other: str) -> Loss:
    text, count = re.subn(pattern, other, FILES[file], flags=re.M | re.S)
    assert count
    return {file: text}


MISSING: dict[str, Loss] = {
    "mecca is no city on its map (pilgrims go there, N10.18)": changed(
        "map.toml", f'{re.escape(MECCA)}"city"', f'{MECCA}"desert"'
    ),
    "its map has no routes": changed("map.toml", r"^\[\[routes\]\].*?(?=^\[)", ""),
    "it has no encounter card of a character or a terrain": {
        "cards/encounters.toml": FILES["cards/encounters.toml"]
        .partition("[encounters.basra]")[2]
        .join(("[encounters.basra]", ""))
    },
    "the card “dream-of-riches” has an effect that the game cannot read": changed(
        "cards/quests.toml", '"zaila", "herat"', '"zaila"'
    ),
    "its city cards lead to a being “creatures” that its lexicon does not have": {"matrices/J.md": CREATURES},
}


@pytest.mark.parametrize("lack", MISSING)
def test_what_is_missing_is_named(lack: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERAI_HOME", str(tmp_path / "home"))
    root = copy_of_tiny(tmp_path)
    for file, text in MISSING[lack].items():
        (root / file).write_text(text or "", "utf-8")
    messages = [
        one.message
        for one in check_pack(root, EFFECT_WORDS, find_parts_missing_for_play)
        if one.code == "B801"
    ]
    assert any(one.startswith(f"Not playable yet: {lack}") for one in messages), messages
    with pytest.raises(PackRejectedError, match=re.escape(f"  Not playable yet: {lack}")):
        install_pack(root, EFFECT_WORDS, find_parts_missing_for_play)
    with refuses(re.escape(lack)) as refused:
        packs.open_playable_world(root)
    assert refused.value.key == "refused-unplayable-pack"


def test_the_book_that_ships_and_the_tiny_one_lack_nothing() -> None:
    assert find_parts_missing_for_play(packs.open_playable_world(TINY).book) == []
    assert find_parts_missing_for_play(packs.shipped_world().book) == []


class GoneOver(list[Route]):
    """Routes that count how often they are iterated."""

    times = 0

    def __iter__(self) -> Iterator[Route]:
        self.times += 1
        return super().__iter__()


def test_a_large_map_is_searched_only_once() -> None:
    """Every Book is checked when opened, so the time must not grow with the square of its spaces."""
    book = load_book(TINY, EFFECT_WORDS)
    routes = GoneOver(book.map.routes)
    assert find_parts_missing_for_play(replace(book, map=replace(book.map, routes=routes))) == []
    assert routes.times == 1
