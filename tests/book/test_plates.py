"""The plates of the First Book: complete, small, harmless, and exactly as the atelier draws them."""

import gzip
import re
import shutil
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from atelier.__main__ import STYLESHEET, write_plates
from atelier.collection import PLATES
from atelier.stylesheet import pigments_css
from book.first_book import ROOT, draft, matrices
from serai.book.cartography.palette import TIMES
from serai.book.diagnostics import Report
from serai.book.languages import LANGUAGES
from serai.book.pack_files import PLATES_FOLDER, read_pack_folder
from serai.book.plates import LIGHTS, palette, pigment_names, resolve_colours, variable
from serai.games.nights.state import HEROES

FOLDER = ROOT / PLATES_FOLDER
MOST_BYTES = 6_000
SVG = "{http://www.w3.org/2000/svg}"
PAINT = {"fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin"}
ALLOWED = {
    "svg": {"viewBox", "x", "y", "width", "height"},
    "g": PAINT,
    "path": PAINT | {"d"},
}
PLAIN_VALUE = re.compile(r"[\w .,-]*|var\(--plate-[a-z]+,#[0-9a-f]{6}\)")


def files() -> dict[str, Path]:
    return {
        path.relative_to(FOLDER).with_suffix("").as_posix(): path for path in sorted(FOLDER.rglob("*.svg"))
    }


def words() -> dict[str, dict[str, str]]:
    """The words by the name of the plate."""
    content = tomllib.loads((FOLDER / "words.toml").read_text("utf-8"))
    return {f"{kind}/{name}": said for kind, plates in content.items() for name, said in plates.items()}


def needed() -> set[str]:
    portraits = {f"heroes/{hero}-{sex}" for hero in HEROES for sex in ("man", "woman")}
    marvels = {f"marvels/{row}" for row in matrices()["N"].rows}
    return portraits | marvels | {f"places/{place}" for place in draft().places}


def test_every_hero_marvel_and_place_of_power_has_a_plate_and_no_plate_is_without_its_thing() -> None:
    assert set(files()) == needed()


def test_every_plate_has_words_of_its_own_in_every_language() -> None:
    said = words()
    assert set(said) == set(files())
    assert {frozenset(each) for each in said.values()} == {frozenset(LANGUAGES)}
    sentences = [sentence for each in said.values() for sentence in each.values()]
    assert len(set(sentences)) == len(sentences)
    assert not [sentence for sentence in sentences if not 60 < len(sentence) < 320 or sentence[-1] != "."]


def test_the_atelier_draws_them_again_to_the_byte(tmp_path: Path) -> None:
    write_plates(tmp_path)
    drawn = {path.relative_to(tmp_path).as_posix(): path.read_bytes() for path in tmp_path.rglob("*.svg")}
    assert drawn == {f"{name}.svg": path.read_bytes() for name, path in files().items()}, "python -m atelier"
    assert {f"{name}.svg" for name in PLATES} == set(drawn)


@pytest.mark.parametrize("name", sorted(files()))
def test_a_plate_is_small_and_has_only_outlines_in_known_pigments(name: str) -> None:
    content = files()[name].read_bytes()
    assert len(gzip.compress(content, 9, mtime=0)) < MOST_BYTES
    text = content.decode("utf-8")
    for element in ElementTree.fromstring(text).iter():
        tag = element.tag.removeprefix(SVG)
        assert set(element.attrib) <= ALLOWED[tag]
        assert all(PLAIN_VALUE.fullmatch(value) for value in element.attrib.values())
        assert not (element.text or "").strip()
    used = set(re.findall(r"var\([^)]*\)", text))
    assert used <= {variable(pigment) for pigment in pigment_names()}


def test_the_browser_has_the_same_pigments() -> None:
    assert STYLESHEET.read_text("utf-8") == pigments_css(), "python -m atelier"


def test_resolved_copies_have_plain_colours_at_every_time_of_day() -> None:
    plate = next(iter(files().values())).read_text("utf-8")
    copies = {resolve_colours(plate, time, light) for time in TIMES for light in LIGHTS}
    assert len(copies) == len(TIMES) * len(LIGHTS)
    assert not [copy for copy in copies if "var(" in copy]


def test_contours_can_be_told_from_the_faces_and_cloths_they_bound() -> None:
    for time in TIMES:
        for light in LIGHTS:
            colours = palette(time, light)
            for fill in ("fair", "tan", "linen", "gold", "glow", "stone", "sand", "rose"):
                assert contrast(colours["ink"], colours[fill]) >= 3, (time, light, fill)


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_play_does_not_depend_on_pictures(tmp_path: Path) -> None:
    bare = tmp_path / "bare"
    shutil.copytree(ROOT, bare, ignore=shutil.ignore_patterns(PLATES_FOLDER))
    assert read_pack_folder(bare, Report()).digest() == read_pack_folder(ROOT, Report()).digest()
