"""The rendered map: nothing overlaps, and rendering is deterministic."""

import gzip
import re
import subprocess
import sys
from functools import cache
from itertools import combinations
from math import hypot
from pathlib import Path
from xml.etree import ElementTree

import pytest

from book.map_fixtures import PACKS, ROOT, SVG, atlas, cached_layout, map_layout
from serai.book.cartography import map_cache, relief
from serai.book.cartography.font_metrics import (
    Face,
    letter_widths,
    name_as_printed,
    split_into_two_lines,
    text_width,
)
from serai.book.cartography.labels import Label
from serai.book.cartography.layout import EMBLEM, ROSE, MapLayout, radius_of_space_symbol
from serai.book.cartography.map_cache import has_prerendered_maps
from serai.book.cartography.palette import COLOURS, DARK_COLOURS, TIMES, TimeOfDay
from serai.book.cartography.projection import WIDTH, Box, Point, fit_sheet_to_places, square_around
from serai.book.cartography.route_curves import SEAL
from serai.book.cartography.svg import WAVES, render_map_svg
from serai.book.commands import app
from serai.book.languages import LANGUAGES, Language
from serai.book.map import Map
from serai.book.vocabulary import PLACES

FONTS = ROOT / "web" / "node_modules" / "@expo-google-fonts" / "eb-garamond"
FACES: dict[Face, str] = {
    "roman": "500Medium/EBGaramond_500Medium.ttf",
    "italic": "400Regular_Italic/EBGaramond_400Regular_Italic.ttf",
}


@cache
def english_svg() -> str:
    return render_map_svg(atlas(), map_layout("en"), "morning")


def _signs(found: MapLayout) -> dict[str, Box]:
    """The boxes of all symbols: seals, emblems, cartouche and rose."""
    boxes = {name: square_around(at, radius_of_space_symbol(name)) for name, at in found.seals.items()}
    boxes |= {place: square_around(at, EMBLEM) for place, at in found.emblems.items()}
    return boxes | {"cartouche": found.cartouche, "rose": square_around(found.rose, ROSE)}


def _texts(found: MapLayout) -> list[Label]:
    return [*found.labels, *found.continents]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_lies_on_a_name_a_seal_or_an_emblem(language: Language):
    found = map_layout(language)
    for one, other in combinations(_texts(found), 2):
        assert not one.box.overlaps(other.box), (one.lines, other.lines)
    for label in _texts(found):
        for name, box in _signs(found).items():
            assert not label.box.overlaps(box), (label.lines, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_seal_emblem_or_ornament_lies_on_another(language: Language):
    for (one, first), (other, second) in combinations(_signs(map_layout(language)).items(), 2):
        assert not first.overlaps(second), (one, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_city_or_a_place_of_power_is_never_set_over_a_route(language: Language):
    found = map_layout(language)
    important = {name for name, space in atlas().spaces.items() if space.terrain == "city"} | set(PLACES)
    over: set[str] = set()
    for label in found.labels:
        for course in (*found.route_curves, *found.arrows):
            if any(label.box.contains(point) for point in course.points):
                over.add(label.id)
    assert not over & important
    # The small names of other spaces avoid routes too, except for a very few in crowded areas.
    assert len(over) <= 0.04 * len(found.labels), over


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_names_side_by_side_do_not_read_as_one(language: Language):
    labels = map_layout(language).labels
    together = [
        (one.id, other.id)
        for one, other in combinations(labels, 2)
        if one.box.top < other.box.bottom
        and other.box.top < one.box.bottom
        and max(one.box.left - other.box.right, other.box.left - one.box.right) < 7.5
    ]
    assert together == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_stands_nearer_to_its_own_seal_than_to_any_other_of_its_kind(language: Language):
    found = map_layout(language)
    cities = {name for name, space in atlas().spaces.items() if space.terrain == "city"}
    for label in found.labels:
        if label.id not in cities:
            continue
        gaps = {
            city: hypot(
                max(label.box.left - at.x, 0, at.x - label.box.right),
                max(label.box.top - at.y, 0, at.y - label.box.bottom),
            )
            - radius_of_space_symbol(city)
            for city, at in found.seals.items()
            if city in cities
        }
        assert min(gaps, key=lambda city: gaps[city]) == label.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_lies_on_the_sheet(language: Language):
    found = map_layout(language)
    inside = found.sheet.area_inside_frame
    for box in (*_signs(found).values(), *(label.box for label in _texts(found))):
        assert box.left >= inside.left
        assert box.right <= inside.right
        assert box.top >= inside.top
        assert box.bottom <= inside.bottom


def test_only_the_names_move_when_the_language_changes():
    english, french = map_layout("en"), map_layout("fr")
    assert english.seals == french.seals
    assert english.route_curves == french.route_curves
    assert english.cartouche == french.cartouche
    assert english.rose == french.rose


def test_a_route_is_drawn_clear_of_every_seal_that_is_not_its_own():
    found = map_layout("en")
    for course in found.route_curves:
        for name, at in found.seals.items():
            if name not in course.between:
                nearest = min(hypot(point.x - at.x, point.y - at.y) for point in course.points)
                assert nearest > SEAL, (course.between, name)


def test_the_picture_is_well_formed_small_and_complete():
    text = english_svg()
    root = ElementTree.fromstring(text)
    assert len(text.encode()) <= 400_000
    assert len(gzip.compress(text.encode())) <= 120_000
    marked = [one.get("data-space") for one in root.iter(f"{SVG}g") if one.get("data-space")]
    assert marked == list(atlas().spaces)
    named = {one.get("data-space") or one.get("data-place") for one in root.iter(f"{SVG}text")}
    assert named >= {*atlas().spaces, *PLACES}
    routes = [one for one in root.iter(f"{SVG}path") if one.get("data-from")]
    assert [(one.get("data-from"), one.get("data-to")) for one in routes] == [
        r.between for r in atlas().routes
    ]
    assert all(
        one.get("class") == f"route {route.by}" for one, route in zip(routes, atlas().routes, strict=True)
    )
    layers = {one.get("id") for one in root.iter(f"{SVG}g")}
    wanted = ["ground", "waves", "relief", "routes", "arrows", "spaces", "places", "names", "frame"]
    assert layers >= {f"map-{layer}" for layer in wanted}


def test_a_page_can_take_the_picture_in():
    root = ElementTree.fromstring(english_svg())
    ids = [one.get("id", "map-") for one in root.iter()]
    assert all(one.startswith("map-") for one in ids)
    named = [one for one in ids if one != "map-"]
    assert len(set(named)) == len(named)
    style = root.findtext(f"{SVG}style", "")
    selectors = [one for rule in re.findall(r"([^{}]+)\{", style) for one in rule.strip().split(",")]
    assert len(selectors) > 40
    assert all(one.startswith(".serai-map") for one in selectors)
    assert set(re.findall(r"var\(--([a-z]+)-", style)) == {"map"}


def test_the_ground_is_paths_alone():
    root = ElementTree.fromstring(english_svg())
    ground = next(one for one in root.iter(f"{SVG}g") if one.get("id") == "map-ground")
    assert {one.tag.removeprefix(SVG) for one in ground.iter()} == {"g", "path", "use"}
    assert {one.get("href") for one in ground.iter(f"{SVG}use")} == {"#map-land"}
    assert not any(one.get("transform") for one in ground.iter())


def test_no_coast_is_drawn_beyond_the_reach_of_its_waves():
    root = ElementTree.fromstring(english_svg())
    land = next(one for one in root.iter(f"{SVG}path") if one.get("id") == "map-land")
    within = map_layout("en").sheet.area_inside_frame.expanded(max(reach for reach, _ in WAVES) + 3)
    for ring in land.get("d", "").removesuffix("z").split("z"):
        x = y = 0.0
        numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", ring)]
        for across, down in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + across, y + down
            assert within.contains(Point(x, y)), (x, y)


def test_a_name_tells_how_much_room_it_takes():
    root = ElementTree.fromstring(english_svg())
    boxes = {
        one.get("data-space") or one.get("data-place"): one.get("data-box")
        for one in root.iter(f"{SVG}text")
        if one.get("data-box")
    }
    assert boxes == {
        label.id: " ".join(f"{edge:.0f}" for edge in label.box) for label in map_layout("en").labels
    }


def test_a_seal_shows_terrain_by_shape_and_number_by_figure():
    root = ElementTree.fromstring(english_svg())
    for group in root.iter(f"{SVG}g"):
        space = atlas().spaces.get(group.get("data-space", ""))
        if space is None:
            continue
        uses = [one.get("href") for one in group.iter(f"{SVG}use")]
        assert uses == [f"#map-seal-{space.terrain}"]
        figures = [one.text for one in group.iter(f"{SVG}text")]
        assert figures == ([str(space.number)] if space.number else [])


def test_the_times_of_day_differ_in_their_class_and_in_nothing_that_a_page_cannot_change():
    pictures = {time: render_map_svg(atlas(), map_layout("en"), time) for time in TIMES}
    bodies = {re.sub(r"<style>.*?</style>", "", text, flags=re.S) for text in pictures.values()}
    assert len({body.replace(time, "") for time, body in zip(TIMES, pictures.values(), strict=True)}) == 3
    assert len({re.sub(r'class="serai-map \w+"', "", body) for body in bodies}) == 1
    for time, text in pictures.items():
        assert f'class="serai-map {time}"' in text
        assert COLOURS[time]["paper"] in text


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: str, other: str) -> float:
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("light", [COLOURS, DARK_COLOURS], ids=["daylight", "lamplight"])
@pytest.mark.parametrize("time", TIMES)
def test_text_can_be_read_at_every_time_of_day(time: TimeOfDay, light: dict[TimeOfDay, dict[str, str]]):
    colours = light[time]
    assert colours.keys() == COLOURS["morning"].keys()
    for ground in ("land", "sea", "paper"):
        assert _contrast(colours["ink"], colours[ground]) >= 4.5
        assert _contrast(colours["power"], colours[ground]) >= 4.5
        assert _contrast(colours["city"], colours[ground]) >= 3
    assert _contrast(colours["figure"], colours["city"]) >= 4.5


def test_the_picture_is_the_same_in_another_process():
    script = (
        "import hashlib, sys; from pathlib import Path; from serai.book.diagnostics import Report; "
        "from serai.book.pack_reader import read_pack; "
        "from serai.book.cartography.layout import lay_out_map; "
        "from serai.book.cartography.svg import WAVES, render_map_svg; "
        "atlas = read_pack(Path(sys.argv[1]), Report()).map; "
        "print(hashlib.sha256(render_map_svg(atlas, lay_out_map(atlas, 'es'), 'night').encode()).hexdigest())"
    )
    command = [sys.executable, "-c", script, str(PACKS["tiny-book"])]
    runs = {
        subprocess.run(command, capture_output=True, check=True, env={"PYTHONHASHSEED": seed}).stdout
        for seed in ("1", "2")
    }
    assert len(runs) == 1


def test_a_small_map_is_drawn_too_and_finds_room_for_emblems_without_a_place():
    found = map_layout("es", "tiny-book")
    assert set(found.emblems) == set(atlas("tiny-book").arrows) != set()
    assert all(found.sheet.area_inside_frame.contains(at, -EMBLEM) for at in found.emblems.values())
    ElementTree.fromstring(render_map_svg(atlas("tiny-book"), found, "noon"))


def test_the_projection_can_be_turned_back():
    sheet = fit_sheet_to_places([(-10.0, 50.0), (120.0, 0.0)], (44.4, 33.3))
    for place in ((44.4, 33.3), (0.0, 51.0), (118.0, 2.0), (60.0, 20.0), (30.0, 45.0)):
        at = sheet.project(*place)
        assert sheet.unproject(*at) == pytest.approx(place, abs=0.05)
        assert 0 < at.x < WIDTH


def test_letters_are_as_wide_as_the_font_says():
    ttlib = pytest.importorskip("fontTools.ttLib")
    for face, file in FACES.items():
        if not (FONTS / file).is_file():
            pytest.skip("the fonts of the browser client are not installed")
        font = ttlib.TTFont(FONTS / file)
        letters = font.getBestCmap()
        scale = 1000 / font["head"].unitsPerEm
        for letter, wide in letter_widths(face).items():
            assert abs(font["hmtx"][letters[ord(letter)]][0] * scale - wide) <= 1


def test_every_letter_of_every_name_has_a_width():
    for language in LANGUAGES:
        for label in _texts(map_layout(language)):
            assert not set("".join(label.lines)) - set(letter_widths(label.face))
    assert text_width("ii", 10, "roman") < text_width("mm", 10, "roman") < text_width("mm", 10, "roman", 2)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("the Empty Quarter", "Empty Quarter"),
        ("le Quart Vide", "Quart Vide"),
        ("el desierto de Thar", "Desierto de Thar"),
        ("l’île du Roc", "Île du Roc"),
        ("Mount Kaf", "Mount Kaf"),
    ],
)
def test_maps_leave_out_the_article(name: str, shown: str):
    assert name_as_printed(name) == shown


def test_a_long_name_is_broken_but_never_after_a_small_word():
    assert split_into_two_lines("Mountains of the Moon") == ("Mountains", "of the Moon")
    assert split_into_two_lines("Forest of White Elephants") == ("Forest of White", "Elephants")
    assert split_into_two_lines("Mount Kaf") == ("Mount", "Kaf")
    assert split_into_two_lines("Samarkand") is None


@pytest.fixture
def reuse_layouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let commands reuse the layouts of other tests, because placing all names takes seconds."""
    monkeypatch.setattr("serai.book.cartography.layout.lay_out_map", cached_layout)


def _run(*words: str) -> int:
    with pytest.raises(SystemExit) as ended:
        app(["map", *words])
    return int(ended.value.code or 0)


@pytest.mark.usefixtures("reuse_layouts")
def test_the_command_draws_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "map.svg"
    assert _run(str(PACKS["tiny-book"]), "--lang", "es", "--time", "night", "--output", str(file)) == 0
    assert capsys.readouterr().out.strip() == str(file)
    text = file.read_text(encoding="utf-8")
    assert "Bagdad" in text
    assert 'class="serai-map night"' in text


@pytest.mark.usefixtures("reuse_layouts")
def test_the_command_prints_the_picture_or_the_figures(capsys: pytest.CaptureFixture[str]):
    assert _run(str(PACKS["tiny-book"])) == 0
    assert capsys.readouterr().out.startswith("<svg")
    assert _run(str(PACKS["first-book"]), "--figures") == 0
    shown = capsys.readouterr().out
    assert "<svg" not in shown
    for said in ("Spaces by continent and terrain", "Spaces by turns from Baghdad", "Su-Chou", "Ways out"):
        assert said in shown


@pytest.mark.usefixtures("reuse_layouts")
def test_a_file_that_cannot_be_written_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert _run(str(PACKS["tiny-book"]), "--output", str(tmp_path / "none" / "map.svg")) == 2
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shipped_map_is_prerendered_by_the_current_code(language: Language) -> None:
    """`make pages` renders it again."""
    assert has_prerendered_maps(atlas())
    assert map_cache.load_map_svg(atlas(), language).decode() == render_map_svg(
        atlas(), map_layout(language), "morning"
    )


def test_a_map_is_rendered_once_and_then_cached(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SERAI_HOME", str(tmp_path))
    renderings: list[str] = []

    def render(atlas: Map, language: Language) -> bytes:
        del atlas
        renderings.append(language)
        return b"<svg/>"

    monkeypatch.setattr(map_cache, "_render_map", render)
    world = atlas("tiny-book")
    assert [map_cache.load_map_svg(world, "en") for _ in range(2)] == [b"<svg/>"] * 2
    assert renderings == ["en"]
    assert map_cache.load_map_svg(world, "fr") == b"<svg/>"
    assert renderings == ["en", "fr"]


def test_woods_far_beyond_a_sheet_are_not_looked_for():
    """On the map of a small land the woods of all continents would take minutes."""
    sheet = fit_sheet_to_places([(44.4, 33.3), (44.5, 33.3)], (44.4, 33.3))
    points = relief._random_points_inside_outlines(sheet, relief.load_relief_data().woods, 13)
    far = sheet.area_inside_frame.expanded(2 * WIDTH)
    assert all(far.contains(Point(x, y)) for x, y, _ in points)
