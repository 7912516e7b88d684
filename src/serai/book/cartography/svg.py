"""Writes a map layout as SVG, in layers that a page can find, hide and colour.

All ids start with `map-` and all CSS rules with `.serai-map`, so that a page can inline the SVG. `map-ground`
contains only paths, so that a page can rasterize it once instead of painting it in every frame.
"""

import re
from importlib.resources import files
from math import cos, pi, sin
from xml.sax.saxutils import escape, quoteattr

from serai.book.cartography.cartouche import NOTE, SIGN, SUBTITLE, TITLE, cartouche_svg
from serai.book.cartography.coast import is_land, shorelines
from serai.book.cartography.font_metrics import FAMILY
from serai.book.cartography.labels import Label
from serai.book.cartography.layout import (
    BEAST,
    CAPITAL,
    CAPITAL_SIZE,
    CITY_SIZE,
    CONTINENT_SIZE,
    CONTINENT_SPACING,
    EMBLEM,
    PLACE_SIZE,
    ROSE,
    SPACE_SIZE,
    START,
    MapLayout,
    radius_of_space_symbol,
)
from serai.book.cartography.map_texts import load_map_texts
from serai.book.cartography.noise import hash_to_fraction
from serai.book.cartography.ornament import compass_svg, frame_svg, girih_tile_path, rhumb_lines_path
from serai.book.cartography.palette import COLOURS, TimeOfDay, css_colour_variables
from serai.book.cartography.projection import BAND, WIDTH, Box, Point, Sheet, square_around
from serai.book.cartography.relief import (
    OccupancyGrid,
    format_number,
    format_point,
    lake_path,
    mountain_profile_and_hatching_paths,
    occupy_rivers_and_lakes,
    river_paths,
    sand_path,
    smooth_path,
    tree_crown_and_trunk_paths,
)
from serai.book.cartography.symbols import load_map_symbols
from serai.book.map import Map

WAVES = ((43, 0.24), (34, 0.34), (26, 0.44), (19, 0.56), (13, 0.7), (8, 0.85), (4, 1.0))
"""Distance from the coast and opacity of each engraved wave line."""

SIZES = {
    "space-size": f"{SPACE_SIZE:g}px",
    "city-size": f"{CITY_SIZE:g}px",
    "start-size": f"{CAPITAL_SIZE:g}px",
    "place-size": f"{PLACE_SIZE:g}px",
    "continent-size": f"{CONTINENT_SIZE:g}px",
    "continent-spacing": f"{CONTINENT_SPACING:g}px",
    "title-size": f"{TITLE:g}px",
    "subtitle-size": f"{SUBTITLE:g}px",
    "sign-size": f"{SIGN:g}px",
    "note-size": f"{NOTE:g}px",
    "family": FAMILY,
}


def render_map_svg(atlas: Map, layout: MapLayout, time: TimeOfDay) -> str:
    """The map as SVG. Deterministic: the same map gives the same bytes."""
    sheet = layout.sheet
    texts = load_map_texts(layout.language)
    free = _area_taken_by_symbols(layout)
    occupy_rivers_and_lakes(sheet, free)
    around_spaces = {
        terrain: [layout.seals[name] for name, space in atlas.spaces.items() if space.terrain == terrain]
        for terrain in ("mountain", "forest", "desert")
    }
    peaks, hatching = mountain_profile_and_hatching_paths(sheet, free, around_spaces["mountain"])
    crowns, trunks = tree_crown_and_trunk_paths(sheet, free, around_spaces["forest"])
    inside = f'x="{BAND}" y="{BAND}" width="{WIDTH - 2 * BAND}" height="{sheet.height - 2 * BAND}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="serai-map {time}" lang="{layout.language}"'
        f' role="img" viewBox="0 0 {WIDTH} {sheet.height}" aria-labelledby="map-title">',
        f'<title id="map-title">{escape(texts.title)}</title>',
        f"<style>{css_colour_variables()}\n{_style_sheet(time)}</style>",
        "<defs>",
        f'<clipPath id="map-sheet"><rect {inside}/></clipPath>',
        f'<path id="map-land" d="{_land_path(sheet)}"/>',
        '<clipPath id="map-ashore"><use href="#map-land"/></clipPath>',
        f'<pattern id="map-girih" width="{BAND}" height="{BAND}" patternUnits="userSpaceOnUse">',
        f'<path class="hair" d="{girih_tile_path()}"/></pattern>',
        *(
            f'<path id="map-seal-{terrain}" d="{path}"/>'
            for terrain, path in load_map_symbols().seals.items()
        ),
        "</defs>",
        '<g id="map-ground" clip-path="url(#map-sheet)">',
        f'<path class="sea" d="M0 0H{WIDTH}V{sheet.height}H0z"/>',
        '<g id="map-waves">',
        *_coast_wave_elements(),
        "</g>",
        f'<path id="map-rhumbs" d="{rhumb_lines_path(sheet, layout.rose)}"/>',
        '<g id="map-shores"><use href="#map-land" class="land"/>',
        '<g clip-path="url(#map-ashore)">',
        '<use href="#map-land" class="shore wide"/><use href="#map-land" class="shore"/></g>',
        f'<path class="river" d="{"".join(river_paths(sheet))}" clip-path="url(#map-ashore)"/>',
        f'<path class="lake" d="{lake_path(sheet)}"/>',
        '<use href="#map-land" class="coast"/>',
        f'<path id="map-islets" d="{_islets_path(atlas, layout)}"/></g>',
        '<g id="map-relief">',
        f'<path class="sand" d="{sand_path(sheet, free, around_spaces["desert"])}"/>',
        f'<path class="wood" d="{crowns}"/><path class="trunk" d="{trunks}"/>',
        f'<path class="peak" d="{peaks}"/><path class="hatching" d="{hatching}"/>',
        "</g>",
        "</g>",
        compass_svg(layout.rose, ROSE),
        '<g id="map-routes">',
        *_route_elements(layout),
        "</g>",
        '<g id="map-arrows">',
        *_arrow_elements(layout),
        "</g>",
        '<g id="map-spaces">',
        *_space_elements(atlas, layout),
        "</g>",
        '<g id="map-places">',
        *_place_elements(layout),
        "</g>",
        '<g id="map-beasts">',
        *(_sea_decoration_element(name, at) for name, at in layout.beasts),
        "</g>",
        '<g id="map-continents">',
        *(_continent_element(label) for label in layout.continents),
        "</g>",
        '<g id="map-names">',
        *(_label_element(atlas, label) for label in layout.labels),
        "</g>",
        f'<g id="map-frame">{frame_svg(sheet)}</g>',
        cartouche_svg(layout.cartouche, layout.language),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _area_taken_by_symbols(layout: MapLayout) -> OccupancyGrid:
    """The area that the relief must leave free."""
    free = OccupancyGrid(layout.sheet.area_inside_frame)
    for name, at in layout.seals.items():
        free.occupy(square_around(at, radius_of_space_symbol(name) + 3))
    for at in layout.emblems.values():
        free.occupy(square_around(at, EMBLEM + 3))
    for curve in (*layout.route_curves, *layout.arrows):
        free.occupy_line(curve.points, 3.5)
    for label in layout.labels:
        free.occupy(label.box.expanded(1.5))
    for label in layout.continents:
        free.occupy(label.box)
    for _, at in layout.beasts:
        free.occupy(square_around(at, BEAST))
    free.occupy(layout.cartouche.expanded(6))
    free.occupy(square_around(layout.rose, ROSE))
    return free


def _land_path(sheet: Sheet) -> str:
    """The land, up to where no wave line reaches the inside of the frame."""
    within = sheet.area_inside_frame.expanded(max(reach for reach, _ in WAVES) + 2)
    path = ""
    for ring in shorelines():
        points = _clip_ring(sheet.project_line(ring), within)
        if not points:
            continue
        path += f"M{format_point(points[0])}l"
        x, y = round(points[0].x, 1), round(points[0].y, 1)
        steps: list[str] = []
        for point in points[1:]:
            across, down = format_number(point.x - x), format_number(point.y - y)
            if (across, down) != ("0", "0"):
                steps.append(f"{across}{'' if down.startswith('-') else ' '}{down}")
                x, y = x + float(across), y + float(down)
        path += " ".join(steps) + "z"
    return path


def _clip_ring(ring: list[Point], box: Box) -> list[Point]:
    """The part of a polygon within a box, edge by edge (Sutherland and Hodgman)."""
    for axis, limit, side in ((0, box.left, 1), (1, box.top, 1), (0, box.right, -1), (1, box.bottom, -1)):
        inside = [side * (point[axis] - limit) >= 0 for point in ring]
        kept: list[Point] = []
        for i, point in enumerate(ring):
            if inside[i] != inside[i - 1]:
                before = ring[i - 1]
                share = (limit - before[axis]) / (point[axis] - before[axis])
                kept.append(
                    Point(before.x + share * (point.x - before.x), before.y + share * (point.y - before.y))
                )
            if inside[i]:
                kept.append(point)
        ring = kept
    return ring


def _coast_wave_elements() -> list[str]:
    """Lines parallel to the coast: each is a wide stroke of ink under a slightly narrower stroke of sea."""
    parts: list[str] = []
    for reach, strength in WAVES:
        wide, narrow = f"{2 * reach + 1.3:g}", f"{2 * reach - 1.3:g}"
        parts.append(
            f'<use href="#map-land" class="wave" stroke-width="{wide}" stroke-opacity="{strength}"/>'
        )
        parts.append(f'<use href="#map-land" class="calm" stroke-width="{narrow}"/>')
    return parts


def _route_elements(layout: MapLayout) -> list[str]:
    parts: list[str] = []
    for curve in layout.route_curves:
        first, second = curve.between
        path = f"M{format_point(curve.start)}Q{format_point(curve.bend)} {format_point(curve.end)}"
        parts.append(f'<path class="route {curve.by}" data-from="{first}" data-to="{second}" d="{path}"/>')
    return parts


def _arrow_elements(layout: MapLayout) -> list[str]:
    parts: list[str] = []
    for arrow in layout.arrows:
        curve = f"M{format_point(arrow.start)}Q{format_point(arrow.bend)} {format_point(arrow.end)}"
        head = _arrow_head_path(arrow.points[-2], arrow.end)
        parts.append(
            f'<g class="arrow" data-place="{arrow.place}" data-to="{arrow.to}">'
            f'<path class="way" d="{curve}"/><path class="head" d="{head}"/></g>'
        )
    return parts


def _arrow_head_path(before: Point, tip: Point) -> str:
    across, down = tip.x - before.x, tip.y - before.y
    length = (across * across + down * down) ** 0.5 or 1.0
    across, down = across / length, down / length
    back = Point(tip.x - 9 * across, tip.y - 9 * down)
    left = Point(back.x - 4.5 * down, back.y + 4.5 * across)
    right = Point(back.x + 4.5 * down, back.y - 4.5 * across)
    inner = Point(tip.x - 6 * across, tip.y - 6 * down)
    return f"M{format_point(tip)}L{format_point(left)} {format_point(inner)} {format_point(right)}z"


def _space_elements(atlas: Map, layout: MapLayout) -> list[str]:
    parts: list[str] = []
    for name, at in layout.seals.items():
        space = atlas.spaces[name]
        text = space.name.get(layout.language) or next(iter(space.name.values()), name)
        kinds = f"space {space.terrain}" + (" start" if name == START else "")
        data = f'data-space="{name}" data-terrain="{space.terrain}"'
        if space.continent:
            data += f' data-continent="{space.continent}"'
        if space.number:
            data += f' data-number="{space.number}"'
        parts.append(f'<g class="{kinds}" {data} transform="translate({format_point(at)})">')
        ring = f'<circle class="ring" r="{CAPITAL:g}"/>' if name == START else ""
        figure = (
            f'<text y="{load_map_symbols().figures[space.terrain]}">{space.number}</text>'
            if space.number
            else '<circle class="seed" r="1.7"/>'
        )
        parts[-1] += f'<title>{escape(text)}</title>{ring}<use href="#map-seal-{space.terrain}"/>{figure}</g>'
    return parts


def _place_elements(layout: MapLayout) -> list[str]:
    texts = load_map_texts(layout.language)
    parts: list[str] = []
    for place, at in layout.emblems.items():
        parts.append(
            f'<g class="place" data-place="{place}" transform="translate({format_point(at)})">'
            f"<title>{escape(texts.places[place])}</title>"
            f'<circle class="disc" r="{EMBLEM:g}"/><circle class="hair" r="{EMBLEM - 2.2:g}"/>'
            f'<path class="sign" d="{load_map_symbols().emblems[place]}" transform="scale(.9)"/></g>'
        )
    return parts


def _label_element(atlas: Map, label: Label) -> str:
    space = atlas.spaces.get(label.id)
    kind = "place" if space is None else "start" if label.id == START else space.terrain
    attribute = "data-place" if space is None else "data-space"
    anchor = "" if label.anchor == "start" else f' text-anchor="{label.anchor}"'
    position = f'x="{format_number(label.at.x)}" y="{format_number(label.at.y)}"'
    box = f"{label.box.left:.0f} {label.box.top:.0f} {label.box.right:.0f} {label.box.bottom:.0f}"
    opening = (
        f'<text class="name {kind}" {attribute}={quoteattr(label.id)} data-box="{box}" {position}{anchor}>'
    )
    if len(label.lines) == 1:
        return f"{opening}{escape(label.lines[0])}</text>"
    first, *others = label.lines
    rest = "".join(
        f'<tspan x="{format_number(label.at.x)}" dy="{label.size:g}">{escape(line)}</tspan>'
        for line in others
    )
    return f"{opening}{escape(first)} {rest}</text>"


def _continent_element(label: Label) -> str:
    return (
        f'<text class="continent" data-continent="{label.id}"'
        f' x="{format_number(label.at.x)}" y="{format_number(label.at.y)}">'
        f"{escape(label.lines[0])}</text>"
    )


def _sea_decoration_element(name: str, at: Point) -> str:
    return (
        f'<path class="beast" d="{load_map_symbols().sea[name]}" transform="translate({format_point(at)})"/>'
    )


def _islets_path(atlas: Map, layout: MapLayout) -> str:
    """Draws islets around the seals of islands that the coastline data does not contain."""
    path = ""
    for name, space in atlas.spaces.items():
        if space.terrain != "island" or is_land(*space.at):
            continue
        seal = layout.seals[name]
        for number in range(5):
            turn = 2 * pi * (number + hash_to_fraction(len(path), 1)) / 5
            away, size = 15 + 5 * hash_to_fraction(len(path), 2), 2.5 + 3 * hash_to_fraction(len(path), 3)
            centre = Point(seal.x + away * cos(turn), seal.y + away * sin(turn))
            corners = [
                Point(
                    centre.x
                    + size * (0.8 + 0.5 * hash_to_fraction(len(path), corner)) * cos(corner * pi / 3),
                    centre.y
                    + size * (0.6 + 0.4 * hash_to_fraction(len(path), corner, 1)) * sin(corner * pi / 3),
                )
                for corner in range(6)
            ]
            path += smooth_path(corners, closed=True)
    return path


def _style_sheet(time: TimeOfDay) -> str:
    """The style sheet; each colour is also given literally, for viewers without CSS variables."""
    text = files("serai.book.cartography").joinpath("data", "style.css").read_text(encoding="utf-8")
    text = re.sub(r"/\*.*?\*/|\n *", "", text, flags=re.DOTALL)
    text = re.sub(r"(?<=[,}])(?=[a-z.#])(?!\.serai-map)", ".serai-map ", text)
    for name, size in SIZES.items():
        text = text.replace(f"@{name}", size)

    def with_fallback_colour(rule: re.Match[str]) -> str:
        plain = COLOURS[time][rule["colour"]]
        return f"{rule['key']}:{plain};{rule['key']}:var(--map-{rule['colour']})"

    text = re.sub(r"(?P<key>fill|stroke): @(?P<colour>[a-z]+)", with_fallback_colour, text)
    return text.replace("}", "}\n").replace(" {", "{").replace(": ", ":").replace(";}", "}")
