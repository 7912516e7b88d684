"""The map of the first Book: labels of the land, and the SVG in the documentation."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from book.map_fixtures import SVG, atlas, map_layout
from serai.book.cartography.coast import is_land
from serai.book.languages import LANGUAGES, Language
from serai.book.vocabulary import PLACES

PICTURE = Path(__file__).parents[2] / "docs" / "nights" / "world.svg"


# Serendib is too small for the label of its mountain.
AFLOAT = {"adams-peak"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_the_land_are_not_set_in_the_sea(language: Language) -> None:
    found, spaces = map_layout(language), atlas().spaces
    wilds = {name for name, space in spaces.items() if space.terrain in ("mountain", "desert", "forest")}
    for label in found.labels:
        if label.id in wilds - AFLOAT:
            middle, wide = (label.box.top + label.box.bottom) / 2, label.box.right - label.box.left
            across = [label.box.left + part * wide for part in (0.125, 0.375, 0.5, 0.625, 0.875)]
            assert sum(is_land(*found.sheet.unproject(x, middle)) for x in across) >= 2, label.lines


def test_the_picture_in_the_documentation_shows_this_map() -> None:
    """`serai book map packs/first-book --output docs/nights/world.svg` renders it again."""
    root = ElementTree.fromstring(PICTURE.read_text("utf-8"))
    marked = {one.get("data-space"): one for one in root.iter(f"{SVG}g") if one.get("data-space")}
    assert [*marked] == [*atlas().spaces]
    for name, space in atlas().spaces.items():
        figures = [one.text for one in marked[name].iter(f"{SVG}text")]
        assert figures == ([str(space.number)] if space.number else []), name
    routes = [
        (one.get("data-from"), one.get("data-to")) for one in root.iter(f"{SVG}path") if one.get("data-from")
    ]
    assert routes == [route.between for route in atlas().routes]
    assert {one.get("data-place") for one in root.iter(f"{SVG}text")} >= {*PLACES}
