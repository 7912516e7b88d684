"""Contact sheets: many plates on one SVG, for looking at them side by side."""

import re
import sys
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path

from atelier.collection import AROUND, AROUND_HEROES, PLATES, WORN, WORN_BY_HEROES
from atelier.heads import drawing_of_head_alone, head_position_of_mark, heads
from atelier.pen import Marks
from atelier.plate import SIZE, overlay_svg, plate_svg
from serai.book.cartography.palette import TimeOfDay
from serai.book.plates import (
    Light,
    add_overlay_around,
    add_overlay_on_head,
    add_second_head,
    inline_css_variables,
)

# For each sheet: the prefix of the plate names, the plates per row, the size of one, and the colours.
SHEETS: dict[str, tuple[str, int, int, TimeOfDay, Light]] = {
    "plates-heroes": ("heroes/", 4, 320, "morning", "day"),
    "plates-marvels": ("marvels/", 4, 320, "morning", "day"),
    "plates-places": ("places/", 4, 320, "morning", "day"),
    "plates-cities": ("cities/", 8, 200, "morning", "day"),
    "plates-treasures": ("treasures/", 8, 200, "morning", "day"),
    "plates-quests": ("quests/", 8, 200, "morning", "day"),
    "plates-statuses": ("statuses/", 7, 200, "morning", "day"),
    "plates-encounters": ("encounters/", 5, 240, "morning", "day"),
    "plates-beings": ("beings/", 8, 200, "morning", "day"),
    "plates-night": ("", 12, 132, "night", "day"),
    "plates-lamplight": ("", 12, 132, "noon", "lamp"),
}
# Plates that show strangers what the Book looks like.
_SAMPLES = (
    "heroes/scheherazade-woman marvels/loom-of-fates beings/efreet marvels/queen-of-serpents marvels/rocs-egg"
)
# Beings that show the adjectives, in rotation.
_WEARERS = "soldier captain sage beggar princess queen cadi barber ne-er-do-well dervish caliph maiden giant vizier jailer"
_SURROUNDED = "book jar lion tomb captain queen chest lost-city elephant giant merchant vizier barber princess serpent prince fisherman jar thief she-wolf maiden gazelle roc statue soldier ape sailor"
_TWO_HEADED = "old-man lion queen efreet hag prince beggar"
_ROOT = re.compile(r"<svg[^>]*>")
_GAP = 8


def contact_sheet_svg(drawings: list[str], columns: int, side: int, time: TimeOfDay, light: Light) -> str:
    """The drawings in the colours of that time of day."""
    rows = -(-len(drawings) // columns)
    text = f'<svg xmlns="http://www.w3.org/2000/svg" width="{columns * (side + _GAP)}" height="{rows * (side + _GAP)}">\n'
    for index, drawing in enumerate(drawings):
        x, y = index % columns * (side + _GAP) + _GAP / 2, index // columns * (side + _GAP) + _GAP / 2
        place = f'<svg x="{x:g}" y="{y:g}" width="{side}" height="{side}" viewBox="0 0 {SIZE} {SIZE}">'
        text += _ROOT.sub(place, inline_css_variables(drawing, time, light), count=1)
    return text + "</svg>\n"


def _plates_starting_with(start: str) -> list[str]:
    return [plate_svg(draw()) for name, draw in PLATES.items() if name.startswith(start)]


def _beings_with_each_adjective() -> Iterator[str]:
    """Each adjective that changes a picture, shown on one being."""
    around = [draw for name, draw in AROUND.items() if name not in AROUND_HEROES]
    worn = [draw for name, draw in WORN.items() if name not in WORN_BY_HEROES]
    for being, draw in zip(_SURROUNDED.split(), around, strict=True):
        yield _with_overlay_around(f"beings/{being}", draw)
    for being, draw in zip(_WEARERS.split(), worn, strict=True):
        yield _with_overlay_on_head(f"beings/{being}", draw)
    for being in _TWO_HEADED.split():
        name = f"beings/{being}"
        alone = overlay_svg(drawing_of_head_alone(name), centred=True)
        yield add_second_head(plate_svg(PLATES[name]()), alone, head_position_of_mark(heads()[name]))


def _heroes_with_each_status() -> Iterator[str]:
    """Each status that changes a portrait, shown on a man and a woman."""
    portraits = cycle(name for name in PLATES if name.startswith("heroes/"))
    for status in sorted({*AROUND_HEROES, *WORN_BY_HEROES, "wounded", "imprisoned"}):
        for name in (next(portraits), next(portraits)):
            if status in WORN:
                yield _with_overlay_on_head(name, WORN[status])
            else:
                yield _with_overlay_around(name, AROUND[status])


def _with_overlay_around(name: str, overlay: Callable[[], Marks]) -> str:
    return add_overlay_around(plate_svg(PLATES[name]()), overlay_svg(overlay(), centred=False))


def _with_overlay_on_head(name: str, overlay: Callable[[], Marks]) -> str:
    head = head_position_of_mark(heads()[name])
    return add_overlay_on_head(plate_svg(PLATES[name]()), overlay_svg(overlay(), centred=True), head)


def write_sheets(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, (start, columns, side, time, light) in SHEETS.items():
        (folder / f"{name}.svg").write_text(
            contact_sheet_svg(_plates_starting_with(start), columns, side, time, light), "utf-8"
        )
    adjectives = contact_sheet_svg(list(_beings_with_each_adjective()), 7, 200, "morning", "day")
    (folder / "plates-adjectives.svg").write_text(adjectives, "utf-8")
    statuses = contact_sheet_svg(list(_heroes_with_each_status()), 8, 200, "morning", "day")
    (folder / "plates-changed-heroes.svg").write_text(statuses, "utf-8")
    samples = [plate_svg(PLATES[name]()) for name in _SAMPLES.split()]
    (folder / "plates-samples.svg").write_text(contact_sheet_svg(samples, 5, 256, "morning", "day"), "utf-8")


if __name__ == "__main__":
    write_sheets(Path(sys.argv[1]))
