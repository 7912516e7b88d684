"""The plates of the First Book: complete, small, harmless, and exactly as the atelier draws them."""

import gzip
import re
import shutil
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from atelier.__main__ import STYLESHEET, VIGNETTES, write_plates
from atelier.collection import PLATES
from atelier.stylesheet import pigments_css
from atelier.vignettes import vignettes_json
from book.first_book import ROOT, draft, matrices
from serai.book.cartography.palette import TIMES
from serai.book.checks.plates import names_of_things_without_plate
from serai.book.diagnostics import Report
from serai.book.languages import LANGUAGES
from serai.book.pack_files import PLATES_FOLDER, read_pack_folder
from serai.book.plate_files import Plates
from serai.book.plates import (
    LIGHTS,
    Head,
    add_overlay_around,
    add_overlay_on_head,
    add_second_head,
    css_variable,
    inline_css_variables,
    pigment_colours,
    pigment_names,
)
from serai.book.vocabulary import STATUSES
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


def plates() -> dict[str, Path]:
    """The files that are whole pictures, without the overlays of adjectives."""
    return {
        name: path for name, path in files().items() if not name.startswith(("around/", "worn/", "heads/"))
    }


def heads() -> dict[str, Head]:
    """The head of each plate that has one, by the name of the plate."""
    content = tomllib.loads((FOLDER / "heads.toml").read_text("utf-8"))
    return {
        f"{kind}/{name}": msgspec.convert(head, Head)
        for kind, named in content.items()
        for name, head in named.items()
    }


def words() -> dict[str, dict[str, str]]:
    """The descriptions by plate name."""
    content = tomllib.loads((FOLDER / "words.toml").read_text("utf-8"))
    return {f"{kind}/{name}": said for kind, plates in content.items() for name, said in plates.items()}


def needed() -> set[str]:
    portraits = {f"heroes/{hero}-{sex}" for hero in HEROES for sex in ("man", "woman")}
    marvels = set(matrices()["N"].rows)
    beings = {f"marvels/{being}" if being in marvels else f"beings/{being}" for being in draft().beings}
    spaces = draft().map.spaces
    cities = {f"cities/{name}" for name, space in spaces.items() if space.terrain == "city"}
    terrains = {f"terrains/{space.terrain}" for space in spaces.values()}
    cards = {
        f"{deck}/{card}" for deck, named in draft().cards.items() for card in named if card not in marvels
    }
    statuses = {f"statuses/{status}" for status in STATUSES}
    places = {f"places/{place}" for place in draft().places}
    return portraits | beings | cities | terrains | cards | statuses | places


def test_everything_that_is_drawn_has_a_plate_and_no_plate_is_without_its_thing() -> None:
    assert set(plates()) == needed()


def with_plates(names: set[str]) -> Plates:
    return Plates(dict.fromkeys(names, ""), {}, {})


@pytest.mark.parametrize(
    "name",
    ["beings/vizier", "statuses/lost", "encounters/open-hand", "encounters/cairo", "treasures/magic-lamp"],
)
def test_a_complete_book_lacks_each_plate_that_is_taken_away(name: str) -> None:
    assert names_of_things_without_plate(draft(), with_plates(needed())) == []
    assert names_of_things_without_plate(draft(), with_plates(needed() - {name})) == [name]


def test_a_terrain_card_shows_its_marvel() -> None:
    assert with_plates(needed()).plate_name_of("encounters", "rocs-egg") == "marvels/rocs-egg"


def test_a_book_without_plates_of_statuses_is_complete_with_those_of_the_game() -> None:
    own = {name for name in needed() if not name.startswith("statuses/")}
    assert names_of_things_without_plate(draft(), with_plates(own)) == []


def test_every_plate_has_words_of_its_own_in_every_language() -> None:
    said = words()
    added = {name for name in files() if name.startswith(("around/", "worn/"))}
    assert set(said) == set(plates()) | added | {"worn/two-headed"}
    assert {frozenset(each) for each in said.values()} == {frozenset(LANGUAGES)}
    sentences = [sentence for each in said.values() for sentence in each.values()]
    assert len(set(sentences)) == len(sentences)
    for name, each in said.items():
        least = 60 if name in plates() else 30
        assert not [sentence for sentence in each.values() if not least < len(sentence) < 320], name
        assert not [sentence for sentence in each.values() if sentence[-1] != "."], name


def test_what_is_added_belongs_to_an_adjective_of_the_lexicon_or_a_status() -> None:
    added = {name.split("/")[1] for name in files() if name.startswith(("around/", "worn/"))}
    assert added | {"two-headed"} <= set(draft().adjectives) | set(STATUSES)


@pytest.mark.parametrize(
    "status",
    ["beast-form", "crippled", "diseased", "enslaved", "imprisoned", "insane", "sultan", "vizier", "wounded"],
)
def test_statuses_of_the_body_change_portraits(status: str) -> None:
    assert {f"around/{status}", f"worn/{status}"} & set(files())


def test_the_sex_of_a_hero_changes_the_portrait_and_every_portrait_has_a_head() -> None:
    assert {f"heroes/{hero}-{sex}" for hero in HEROES for sex in ("man", "woman")} <= set(heads())


def test_every_head_lies_on_its_plate_and_is_drawn_alone_too() -> None:
    assert set(heads()) <= set(plates())
    assert {f"heads/{name}" for name in heads()} == {name for name in files() if name.startswith("heads/")}
    for name, head in heads().items():
        assert 24 < head.x < 376, name
        assert 24 < head.y < 376, name
        assert 0.4 < head.size < 1.5, name


def test_every_person_has_a_head() -> None:
    persons = {
        f"beings/{name}"
        for name, being in draft().beings.items()
        if being.kind == "person" and f"beings/{name}" in plates()
    }
    assert persons <= set(heads())


def test_adjectives_are_added_to_a_plate_in_one_drawing() -> None:
    text = {name: path.read_text("utf-8") for name, path in files().items()}
    vizier, head = text["beings/vizier"], heads()["beings/vizier"]
    for drawing in (
        add_overlay_around(vizier, text["around/burning"]),
        add_overlay_on_head(vizier, text["worn/one-eyed"], head),
        add_second_head(vizier, text["heads/beings/vizier"], head),
        add_second_head(add_overlay_around(vizier, text["around/icy"]), text["heads/beings/vizier"], head),
    ):
        paths = list(ElementTree.fromstring(drawing).iter(f"{SVG}path"))
        assert len(paths) > vizier.count("<path")
        assert drawing.startswith(vizier.removesuffix("</svg>\n"))
    turned = add_overlay_on_head(
        vizier, text["worn/one-eyed"], Head(x=100, y=90, size=0.5, turn=-8, turned=True)
    )
    assert 'transform="translate(100 90) rotate(-8) scale(-0.5 0.5)"' in turned


def test_the_atelier_draws_them_again_to_the_byte(tmp_path: Path) -> None:
    write_plates(tmp_path)
    drawn = {path.relative_to(tmp_path).as_posix(): path.read_bytes() for path in tmp_path.rglob("*.svg")}
    assert drawn == {f"{name}.svg": path.read_bytes() for name, path in files().items()}, "python -m atelier"
    assert {f"{name}.svg" for name in PLATES} == {f"{name}.svg" for name in plates()}
    assert (tmp_path / "heads.toml").read_bytes() == (FOLDER / "heads.toml").read_bytes(), "python -m atelier"


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
    assert used <= {css_variable(pigment) for pigment in pigment_names()}


def test_the_browser_has_the_same_pigments() -> None:
    assert STYLESHEET.read_text("utf-8") == pigments_css(), "python -m atelier"


def test_the_map_has_the_vignettes_of_the_atelier() -> None:
    assert VIGNETTES.read_text("utf-8") == vignettes_json(), "python -m atelier"


def test_resolved_copies_have_plain_colours_at_every_time_of_day() -> None:
    plate = files()["beings/prince"].read_text("utf-8")
    copies = {inline_css_variables(plate, time, light) for time in TIMES for light in LIGHTS}
    assert len(copies) == len(TIMES) * len(LIGHTS)
    assert not [copy for copy in copies if "var(" in copy]


def test_contours_can_be_told_from_the_faces_and_cloths_they_bound() -> None:
    for time in TIMES:
        for light in LIGHTS:
            colours = pigment_colours(time, light)
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
