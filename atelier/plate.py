"""A plate: a scene clipped to its panel, and a frame around it."""

from msgspec import Struct

from atelier.frames import PANEL, frame_around_panel
from atelier.pen import FIRM, Marks, format_number, render_marks
from serai.book.plates import css_variable

SIZE = 400


class Plate(Struct, frozen=True):
    """A finished picture; `frame` names the ornament of its edge, `band` the pigment under it."""

    scene: Marks
    frame: str = "beads"
    band: str = "frame"
    over: Marks = ()  # what extends beyond the panel and lies over the frame


_PEN = (
    f'<g fill="none" stroke="{css_variable("ink")}" stroke-width="{format_number(FIRM)}"'
    ' stroke-linecap="round" stroke-linejoin="round">\n'
)


def plate_svg(plate: Plate) -> str:
    x, y, side = PANEL, PANEL, SIZE - 2 * PANEL
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}">\n{_PEN}'
        f'<svg x="{x}" y="{y}" width="{side}" height="{side}" viewBox="{x} {y} {side} {side}">\n'
        f"{render_marks(plate.scene)}\n</svg>\n"
        f"{render_marks(frame_around_panel(plate.frame, plate.band))}\n"
        + (f"{render_marks(plate.over)}\n" if plate.over else "")
        + "</g>\n</svg>\n"
    )


def overlay_svg(marks: Marks, centred: bool) -> str:
    """Marks without panel and frame: on the square of the plate, or (`centred`) on the square of a face."""
    start = -SIZE // 2 if centred else 0
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{start} {start} {SIZE} {SIZE}">\n'
        f"{_PEN}{render_marks(marks)}\n</g>\n</svg>\n"
    )
