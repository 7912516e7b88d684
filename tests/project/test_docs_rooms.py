"""The architecture page and its diagram match the code."""

import re
import runpy
from xml.etree import ElementTree

from project.pages import PROJECT, text_of
from project.test_arrows import SOURCE, arrows

PAGE = text_of("docs/architecture.md")
DRAWN = runpy.run_path(str(PROJECT / "docs" / "pictures" / "rooms.py"))
PICTURE = PROJECT / "docs" / "pictures" / "rooms.svg"
OUTSIDE = {"web", "packs"}

PACKAGES = {path.parent.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("__init__.py")} - {
    ".",
    "games",
}
ROOMS = {package for package in PACKAGES if package.count("/") == package.startswith("games/")} | {"cli"}


def rows() -> list[list[str]]:
    """The table of packages: the inline code of each row."""
    table = PAGE.partition("## Packages")[2].partition("## ")[0]
    lines = [line for line in table.splitlines() if line.startswith("| `")]
    return [re.findall(r"`([^`]+)`", line) for line in lines]


def near_arrows() -> set[tuple[str, str]]:
    """The imports in the code, without those that follow transitively from others."""
    knows = {part.replace(".", "/"): {to.replace(".", "/") for to in tos} for part, tos in arrows().items()}
    knows.pop("__main__", None)  # the entry point of the command
    for room in knows:
        knows[room] -= {"serai", "games"}
    reached = {room: set(tos) for room, tos in knows.items()}
    for _ in knows:
        for tos in reached.values():
            tos |= {far for to in tuple(tos) for far in reached.get(to, ())}
    return {
        (room, to)
        for room, tos in knows.items()
        for to in tos
        if not any(to in reached[between] for between in tos - {to})
    }


def test_the_picture_is_as_it_is_drawn() -> None:
    assert PICTURE.read_text("utf-8") == DRAWN["picture"](), "docs/pictures/rooms.py draws it anew"


def test_the_picture_shows_every_room_and_every_arrow_of_the_code() -> None:
    picture = ElementTree.parse(PICTURE).getroot()
    assert {
        shown.attrib["data-room"] for shown in picture.iter() if "data-room" in shown.attrib
    } == ROOMS | OUTSIDE
    drawn = [shown.attrib["data-arrow"] for shown in picture.iter() if "data-arrow" in shown.attrib]
    assert {tuple(arrow.split(" ")) for arrow in drawn} == near_arrows()
    assert len(drawn) == len(set(drawn))


def test_the_page_names_every_package_and_nothing_that_is_not_there() -> None:
    assert {row[0] for row in rows()} == ROOMS | OUTSIDE
    named = {name for row in rows() for name in row if "/" in name or name in PACKAGES} - {"packs/first-book"}
    assert {name for name in named if not name.startswith("web/")} >= PACKAGES
    for row in rows():
        folder = PROJECT if row[0] in OUTSIDE else SOURCE
        inside = folder if row[0] in OUTSIDE | {"cli"} else folder / row[0]
        for name in row[1:]:
            assert (inside / name).exists() or (folder / name).exists() or name == "serai", (
                f"{row[0]}: {name}"
            )


def test_every_folder_of_the_browser_client_is_named_on_its_page() -> None:
    page = text_of("web/README.md")
    for folder in (PROJECT / "web" / "src").iterdir():
        assert not folder.is_dir() or f"src/{folder.name}" in page, folder.name


def test_every_file_that_the_page_mentions_exists() -> None:
    below = PAGE.partition("## The life of a choice")[2]
    for name in re.findall(r"`([\w/.-]+/[\w.-]+|[\w]+\.\w+\.ts)`", below):
        assert any((folder / name).exists() for folder in (PROJECT, SOURCE)), name
