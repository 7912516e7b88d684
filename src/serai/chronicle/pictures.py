"""The pictures of a chronicle: initials, dividers, the cover, dice, and points over time."""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from itertools import pairwise
from textwrap import wrap
from xml.sax.saxutils import escape

from serai.chronicle.girih import star_field_path, star_polygon_path
from serai.chronicle.model import Picture
from serai.locales.localizer import format_signed

SVG = 'xmlns="http://www.w3.org/2000/svg"'
CELL, SIDE = 20, 80
WIDE, HIGH, EDGE = 640, 260, 34
LABELS = 130
"""The width of the names beside the plot."""
COLOURS = {"red": "#a33122", "green": "#3d7425", "blue": "#27589b"}
MARKS = {"red": "●", "green": "▲", "blue": "■"}


def decorated_initial_svg(letter: str, matrix: str) -> str:
    """A letter on the ornament of its matrix, which `ornament` defines once per page."""
    ground = "first" if _hash_to_fraction(f"{matrix}.") < 0.5 else "second"
    return (
        f'<svg {SVG} class="initial {ground}" viewBox="0 0 {SIDE} {SIDE}" aria-hidden="true">'
        f'<use href="#ornament-{matrix}"/>'
        f'<text class="letter" x="{SIDE / 2:g}" y="{SIDE / 2 + 15.5:g}" text-anchor="middle">{letter}</text>'
        "</svg>"
    )


def ornament_svg(matrix: str) -> str:
    """The square ornament behind a letter, one for each matrix."""
    chance = _hash_to_fraction(matrix)
    angle = 50 + 6 * int(chance * 5)
    lobes = (2, 3, 2, 1)[int(chance * 97) % 4]
    window = (
        '<circle class="window" r="29"'
        if lobes == 1
        else f'<path class="window" d="{star_polygon_path(8, lobes, 34)}"'
    )
    inside = SIDE - 8
    return (
        f'<symbol id="ornament-{matrix}" class="ornament" viewBox="0 0 {SIDE} {SIDE}">'
        f'<rect class="ground" width="{SIDE}" height="{SIDE}"/>'
        f'<svg x="4" y="4" width="{inside}" height="{inside}" viewBox="4 4 {inside} {inside}">'
        f'<path class="thread" d="{star_field_path(4, 4, CELL, angle)}"/></svg>'
        f'{window} transform="translate({SIDE / 2:g} {SIDE / 2:g})"/>'
        f'<rect class="rule" x="4" y="4" width="{inside}" height="{inside}"/></symbol>'
    )


def divider_svg(stars: int = 1) -> str:
    wide = 240
    parts = [f'<path class="thread" d="M0 10H{wide}M0 14H{wide}"/>']
    for number in range(stars):
        at = wide / 2 + (number - (stars - 1) / 2) * 30
        parts.append(
            f'<g transform="translate({at:g} 12)"><circle class="gap" r="13"/>'
            f'<path class="thread" d="{star_polygon_path(8, 3, 11)}"/>'
            f'<path class="seed" d="{star_polygon_path(8, 3, 4.6)}"/></g>'
        )
    return (
        f'<svg {SVG} class="divider" viewBox="0 0 {wide} 24" role="presentation" aria-hidden="true">'
        f"{''.join(parts)}</svg>"
    )


def dice_svg(faces: Iterable[tuple[str, int]]) -> str:
    """Dice in a row, each with its number and the mark of its colour."""
    parts: list[str] = []
    for at, (colour, number) in enumerate(faces):
        x = at * 30
        parts.append(
            f'<rect x="{x + 1}" y="1" width="26" height="26" rx="5" fill="{COLOURS[colour]}"/>'
            f'<text x="{x + 11}" y="20" text-anchor="middle">{number}</text>'
            f'<text x="{x + 21}" y="23" class="mark" text-anchor="middle">{MARKS[colour]}</text>'
        )
    view = f'viewBox="0 0 {30 * len(parts) - 2} 28"'
    return f'<svg {SVG} class="dice" {view} aria-hidden="true">{"".join(parts)}</svg>'


def points_plot_svg(
    plot: Picture, names: Mapping[str, str], pigments: Mapping[str, str], axis_label: str
) -> str:
    """A plot of everyone's points after each turn, with the names at the ends of the lines."""
    lines = [track.points for track in plot.tracks]
    most = max(1, *(max(points) for points in lines))
    least = min(0, *(min(points) for points in lines))
    last = max(1, len(lines[0]) - 1)
    across = WIDE - EDGE - LABELS
    down = HIGH - 2 * EDGE

    def x_of_turn(turn: int) -> float:
        return EDGE + across * turn / last

    def y_of_points(points: float) -> float:
        return EDGE + down * (most - points) / (most - least)

    step = next(size for size in (1, 2, 5, 10, 20, 50, 100) if (most - least) / size <= 6)
    parts = [
        f'<line class="grid" x1="{EDGE}" x2="{EDGE + across}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<text class="scale" x="{EDGE - 7}" y="{y + 4:.1f}" text-anchor="end">{format_signed(at)}</text>'
        for at in range(least - least % step, most + 1, step)
        for y in (y_of_points(at),)
        if at >= least
    ]
    parts.append(
        f'<text class="scale" x="{EDGE + across}" y="{HIGH - 8}" text-anchor="end">'
        f"{escape(axis_label)} · {last}</text>"
    )
    labels = _move_labels_apart([y_of_points(points[-1]) for points in lines])
    for number, track in enumerate(plot.tracks):
        pigment = pigments[track.seat]
        path = "".join(
            f"{'L' if turn else 'M'}{x_of_turn(turn):.1f} {y_of_points(points):.1f}"
            for turn, points in enumerate(track.points)
        )
        dashes = ("", "7 3", "2 3", "10 3 2 3", "1 4", "12 4")[number % 6]
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        end = EDGE + across
        name = escape(wrap(names[track.seat], 16)[0])
        parts.append(
            f'<path class="line" d="{path}" style="stroke:{pigment}"{dashed}/>'
            f'<circle cx="{end}" cy="{y_of_points(track.points[-1]):.1f}" r="4" style="fill:{pigment}"/>'
            f'<text class="label" x="{end + 9}" y="{labels[number] + 5:.1f}">{name} '
            f'<tspan class="figure">{format_signed(track.points[-1])}</tspan></text>'
        )
    return (
        f'<svg {SVG} class="points" viewBox="0 0 {WIDE} {HIGH}" role="img">'
        f"<title>{escape(f'{plot.title}: {plot.sentence}')}</title>{''.join(parts)}</svg>"
    )


def _move_labels_apart(heights: Sequence[float], room: float = 17) -> list[float]:
    """Moves labels apart as little as possible, so that they do not overlap."""
    order = sorted(range(len(heights)), key=lambda at: heights[at])
    placed = list(heights)
    for before, at in pairwise(order):
        placed[at] = max(placed[at], placed[before] + room)
    return placed


def cover_svg(title: str, lines: Sequence[str], pigments: Sequence[str]) -> str:
    """The cover (SVG, 600 × 800): a door of interlace with the title."""
    wide, high = 600, 800
    pattern = star_field_path(15, 20, 40, 62)
    said = wrap(title, 15)
    top = 330 - 27 * len(said)
    letters = "".join(
        f'<text x="300" y="{top + 54 * number}" font-size="46" text-anchor="middle">{escape(line)}</text>'
        for number, line in enumerate(said)
    )
    below = top + 54 * len(said) + 22
    smaller = "".join(
        f'<text x="300" y="{below + 28 * number}" font-size="20" font-style="italic" text-anchor="middle">'
        f"{escape(line)}</text>"
        for number, line in enumerate(line for text in lines for line in wrap(text, 40))
    )
    stars = "".join(
        f'<path transform="translate({300 + (number - (len(pigments) - 1) / 2) * 44:g} 640)"'
        f' d="{star_polygon_path(8, 3, 18)}"'
        f' fill="{pigment}" stroke="#2b2118"/>'
        for number, pigment in enumerate(pigments)
    )
    arch = "M90 740V300C90 190 240 170 300 70C360 170 510 190 510 300V740Z"
    return (
        f'<svg {SVG} viewBox="0 0 {wide} {high}" role="img" font-family="Garamond, Georgia, serif">'
        f"<title>{escape(title)}</title>"
        f'<rect width="{wide}" height="{high}" fill="#1f4a45"/>'
        f'<path d="{pattern}" fill="none" stroke="#d9b45c" stroke-width="1" opacity=".55"/>'
        f'<path d="{arch}" fill="#f6ecd9" stroke="#2b2118" stroke-width="3"/>'
        f'<path d="{arch}" transform="translate(300 405) scale(.955) translate(-300 -405)" fill="none"'
        f' stroke="#a8481f" stroke-width="1.5"/>'
        f'<g fill="#2b2118">{letters}{smaller}</g>{stars}'
        f'<rect x="14" y="14" width="{wide - 28}" height="{high - 28}" fill="none" stroke="#d9b45c"'
        ' stroke-width="3"/>'
        "</svg>\n"
    )


def _hash_to_fraction(text: str) -> float:
    """A number from 0 to 1 derived from the words, so that ornaments differ by name, not at random."""
    return int.from_bytes(blake2b(text.encode(), digest_size=4).digest()) / 2**32
