"""The picture itself: a plan written out as SVG, in layers that a page can find, hide and colour.

All ids begin with `map-` and all rules of its style with `.serai-map`, so that a page may take it in. What is
below `map-ground` is paths alone, for a page that would rather paint them once than in every frame.
"""

import re
from importlib.resources import files
from math import cos, pi, sin
from xml.sax.saxutils import escape, quoteattr

from serai.book.cartography.cartouche import NOTE, SIGN, SUBTITLE, TITLE, cartouche
from serai.book.cartography.coast import is_land, rings
from serai.book.cartography.labels import Label
from serai.book.cartography.lettering import FAMILY
from serai.book.cartography.ornament import band, compass, girih, rhumbs
from serai.book.cartography.palette import COLOURS, Time, variables
from serai.book.cartography.plan import (
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
    Plan,
    seal_radius,
)
from serai.book.cartography.relief import (
    Free,
    lakes,
    mountains,
    rivers,
    sands,
    short,
    smooth,
    spot,
    take_waters,
    woods,
)
from serai.book.cartography.scatter import chance
from serai.book.cartography.seals import signs
from serai.book.cartography.sheet import BAND, WIDTH, Point, Sheet, around
from serai.book.cartography.words import words
from serai.book.map import Map

WAVES = ((43, 0.24), (34, 0.34), (26, 0.44), (19, 0.56), (13, 0.7), (8, 0.85), (4, 1.0))
"""How far each engraved line runs from the coast, and how dark it is."""

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


def picture(atlas: Map, plan: Plan, time: Time) -> str:
    """The map as SVG. The same map gives the same text, letter for letter."""
    sheet = plan.sheet
    said = words(plan.language)
    free = _free(plan)
    take_waters(sheet, free)
    around_spaces = {
        terrain: [plan.seals[name] for name, space in atlas.spaces.items() if space.terrain == terrain]
        for terrain in ("mountain", "forest", "desert")
    }
    peaks, hatching = mountains(sheet, free, around_spaces["mountain"])
    crowns, trunks = woods(sheet, free, around_spaces["forest"])
    inside = f'x="{BAND}" y="{BAND}" width="{WIDTH - 2 * BAND}" height="{sheet.height - 2 * BAND}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="serai-map {time}" lang="{plan.language}" role="img"'
        f' viewBox="0 0 {WIDTH} {sheet.height}" aria-labelledby="map-title">',
        f'<title id="map-title">{escape(said.title)}</title>',
        f"<style>{variables()}\n{_style(time)}</style>",
        "<defs>",
        f'<clipPath id="map-sheet"><rect {inside}/></clipPath>',
        f'<path id="map-land" d="{_land(sheet)}"/>',
        '<clipPath id="map-ashore"><use href="#map-land"/></clipPath>',
        f'<pattern id="map-girih" width="{BAND}" height="{BAND}" patternUnits="userSpaceOnUse">',
        f'<path class="hair" d="{girih()}"/></pattern>',
        *(f'<path id="map-seal-{terrain}" d="{path}"/>' for terrain, path in signs().seals.items()),
        "</defs>",
        '<g id="map-ground" clip-path="url(#map-sheet)">',
        f'<path class="sea" d="M0 0H{WIDTH}V{sheet.height}H0z"/>',
        '<g id="map-waves">',
        *_waves(),
        "</g>",
        f'<path id="map-rhumbs" d="{rhumbs(sheet, plan.rose)}"/>',
        '<g id="map-shores"><use href="#map-land" class="land"/>',
        '<g clip-path="url(#map-ashore)">',
        '<use href="#map-land" class="shore wide"/><use href="#map-land" class="shore"/></g>',
        f'<path class="river" d="{"".join(rivers(sheet))}" clip-path="url(#map-ashore)"/>',
        f'<path class="lake" d="{lakes(sheet)}"/>',
        '<use href="#map-land" class="coast"/>',
        f'<path id="map-islets" d="{_islets(atlas, plan)}"/></g>',
        '<g id="map-relief">',
        f'<path class="sand" d="{sands(sheet, free, around_spaces["desert"])}"/>',
        f'<path class="wood" d="{crowns}"/><path class="trunk" d="{trunks}"/>',
        f'<path class="peak" d="{peaks}"/><path class="hatching" d="{hatching}"/>',
        "</g>",
        "</g>",
        compass(plan.rose, ROSE),
        '<g id="map-routes">',
        *_routes(plan),
        "</g>",
        '<g id="map-arrows">',
        *_arrows(plan),
        "</g>",
        '<g id="map-spaces">',
        *_spaces(atlas, plan),
        "</g>",
        '<g id="map-places">',
        *_places(plan),
        "</g>",
        '<g id="map-beasts">',
        *(_beast(name, at) for name, at in plan.beasts),
        "</g>",
        '<g id="map-continents">',
        *(_continent(label) for label in plan.continents),
        "</g>",
        '<g id="map-names">',
        *(_name(atlas, label) for label in plan.labels),
        "</g>",
        f'<g id="map-frame">{band(sheet)}</g>',
        cartouche(plan.cartouche, plan.language),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _free(plan: Plan) -> Free:
    """The sheet with everything that ornament must leave free."""
    free = Free(plan.sheet.inside)
    for name, at in plan.seals.items():
        free.take(around(at, seal_radius(name) + 3))
    for at in plan.emblems.values():
        free.take(around(at, EMBLEM + 3))
    for course in (*plan.courses, *plan.arrows):
        free.take_line(course.points, 3.5)
    for label in plan.labels:
        free.take(label.box.grown(1.5))
    for label in plan.continents:
        free.take(label.box)
    for _, at in plan.beasts:
        free.take(around(at, BEAST))
    free.take(plan.cartouche.grown(6))
    free.take(around(plan.rose, ROSE))
    return free


def _land(sheet: Sheet) -> str:
    path = ""
    for ring in rings():
        points = sheet.line(ring)
        path += f"M{spot(points[0])}l"
        x, y = round(points[0].x, 1), round(points[0].y, 1)
        steps: list[str] = []
        for point in points[1:]:
            across, down = short(point.x - x), short(point.y - y)
            if (across, down) != ("0", "0"):
                steps.append(f"{across}{'' if down.startswith('-') else ' '}{down}")
                x, y = x + float(across), y + float(down)
        path += " ".join(steps) + "z"
    return path


def _waves() -> list[str]:
    """Lines that echo the coast: each is a wide stroke of ink under one of sea that is a little less wide."""
    parts: list[str] = []
    for reach, strength in WAVES:
        wide, narrow = f"{2 * reach + 1.3:g}", f"{2 * reach - 1.3:g}"
        parts.append(
            f'<use href="#map-land" class="wave" stroke-width="{wide}" stroke-opacity="{strength}"/>'
        )
        parts.append(f'<use href="#map-land" class="calm" stroke-width="{narrow}"/>')
    return parts


def _routes(plan: Plan) -> list[str]:
    parts: list[str] = []
    for course in plan.courses:
        first, second = course.between
        curve = f"M{spot(course.start)}Q{spot(course.bend)} {spot(course.end)}"
        parts.append(f'<path class="route {course.by}" data-from="{first}" data-to="{second}" d="{curve}"/>')
    return parts


def _arrows(plan: Plan) -> list[str]:
    parts: list[str] = []
    for arrow in plan.arrows:
        curve = f"M{spot(arrow.start)}Q{spot(arrow.bend)} {spot(arrow.end)}"
        head = _head(arrow.points[-2], arrow.end)
        parts.append(
            f'<g class="arrow" data-place="{arrow.place}" data-to="{arrow.to}">'
            f'<path class="way" d="{curve}"/><path class="head" d="{head}"/></g>'
        )
    return parts


def _head(before: Point, tip: Point) -> str:
    across, down = tip.x - before.x, tip.y - before.y
    length = (across * across + down * down) ** 0.5 or 1.0
    across, down = across / length, down / length
    back = Point(tip.x - 9 * across, tip.y - 9 * down)
    left = Point(back.x - 4.5 * down, back.y + 4.5 * across)
    right = Point(back.x + 4.5 * down, back.y - 4.5 * across)
    inner = Point(tip.x - 6 * across, tip.y - 6 * down)
    return f"M{spot(tip)}L{spot(left)} {spot(inner)} {spot(right)}z"


def _spaces(atlas: Map, plan: Plan) -> list[str]:
    parts: list[str] = []
    for name, at in plan.seals.items():
        space = atlas.spaces[name]
        text = space.name.get(plan.language) or next(iter(space.name.values()), name)
        kinds = f"space {space.terrain}" + (" start" if name == START else "")
        data = f'data-space="{name}" data-terrain="{space.terrain}"'
        if space.continent:
            data += f' data-continent="{space.continent}"'
        if space.number:
            data += f' data-number="{space.number}"'
        parts.append(f'<g class="{kinds}" {data} transform="translate({spot(at)})">')
        ring = f'<circle class="ring" r="{CAPITAL:g}"/>' if name == START else ""
        figure = (
            f'<text y="{signs().figures[space.terrain]}">{space.number}</text>'
            if space.number
            else '<circle class="seed" r="1.7"/>'
        )
        parts[-1] += f'<title>{escape(text)}</title>{ring}<use href="#map-seal-{space.terrain}"/>{figure}</g>'
    return parts


def _places(plan: Plan) -> list[str]:
    said = words(plan.language)
    parts: list[str] = []
    for place, at in plan.emblems.items():
        parts.append(
            f'<g class="place" data-place="{place}" transform="translate({spot(at)})">'
            f"<title>{escape(said.places[place])}</title>"
            f'<circle class="disc" r="{EMBLEM:g}"/><circle class="hair" r="{EMBLEM - 2.2:g}"/>'
            f'<path class="sign" d="{signs().emblems[place]}" transform="scale(.9)"/></g>'
        )
    return parts


def _name(atlas: Map, label: Label) -> str:
    space = atlas.spaces.get(label.id)
    kind = "place" if space is None else "start" if label.id == START else space.terrain
    attribute = "data-place" if space is None else "data-space"
    anchor = "" if label.anchor == "start" else f' text-anchor="{label.anchor}"'
    spot_on = f'x="{short(label.at.x)}" y="{short(label.at.y)}"'
    box = f"{label.box.left:.0f} {label.box.top:.0f} {label.box.right:.0f} {label.box.bottom:.0f}"
    opening = (
        f'<text class="name {kind}" {attribute}={quoteattr(label.id)} data-box="{box}" {spot_on}{anchor}>'
    )
    if len(label.lines) == 1:
        return f"{opening}{escape(label.lines[0])}</text>"
    first, *others = label.lines
    rest = "".join(
        f'<tspan x="{short(label.at.x)}" dy="{label.size:g}">{escape(line)}</tspan>' for line in others
    )
    return f"{opening}{escape(first)} {rest}</text>"


def _continent(label: Label) -> str:
    return (
        f'<text class="continent" data-continent="{label.id}"'
        f' x="{short(label.at.x)}" y="{short(label.at.y)}">'
        f"{escape(label.lines[0])}</text>"
    )


def _beast(name: str, at: Point) -> str:
    return f'<path class="beast" d="{signs().sea[name]}" transform="translate({spot(at)})"/>'


def _islets(atlas: Map, plan: Plan) -> str:
    """Islands too small for the coastline get shores of their own, around their seal."""
    path = ""
    for name, space in atlas.spaces.items():
        if space.terrain != "island" or is_land(*space.at):
            continue
        seal = plan.seals[name]
        for number in range(5):
            turn = 2 * pi * (number + chance(len(path), 1)) / 5
            away, size = 15 + 5 * chance(len(path), 2), 2.5 + 3 * chance(len(path), 3)
            centre = Point(seal.x + away * cos(turn), seal.y + away * sin(turn))
            corners = [
                Point(
                    centre.x + size * (0.8 + 0.5 * chance(len(path), corner)) * cos(corner * pi / 3),
                    centre.y + size * (0.6 + 0.4 * chance(len(path), corner, 1)) * sin(corner * pi / 3),
                )
                for corner in range(6)
            ]
            path += smooth(corners, closed=True)
    return path


def _style(time: Time) -> str:
    """The style sheet; for viewers without CSS variables each colour also stands there as it is."""
    text = files("serai.book.cartography").joinpath("data", "style.css").read_text(encoding="utf-8")
    text = re.sub(r"/\*.*?\*/|\n *", "", text, flags=re.DOTALL)
    text = re.sub(r"(?<=[,}])(?=[a-z.#])(?!\.serai-map)", ".serai-map ", text)
    for name, size in SIZES.items():
        text = text.replace(f"@{name}", size)

    def coloured(rule: re.Match[str]) -> str:
        plain = COLOURS[time][rule["colour"]]
        return f"{rule['key']}:{plain};{rule['key']}:var(--map-{rule['colour']})"

    text = re.sub(r"(?P<key>fill|stroke): @(?P<colour>[a-z]+)", coloured, text)
    return text.replace("}", "}\n").replace(" {", "{").replace(": ", ":").replace(";}", "}")
