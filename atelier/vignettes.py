"""The vignettes of the map: small things in ink, for those who look closely. They stand on the origin, 100 wide."""

import json
from itertools import groupby

from atelier.parts import attributes, beasts
from atelier.parts.buildings import dome, minaret
from atelier.parts.towns import ship
from atelier.pen import FINE, Mark, Marks, moved, oval, parse_path, path_data, shape, stroke

_LINE, _SOLID, _BODY = "line", "solid", "body"


def vignettes() -> dict[str, Marks]:
    return {
        "caravan": moved(attributes.camel_train(), -46, 0, 0.62),
        "camel": moved(beasts.camel(), 0, 0, 0.62),
        "elephant": moved(beasts.elephant(), 8, 0, 0.52),
        "roc": moved(beasts.roc(), 0, -30, 0.32),
        "ship": moved(ship(), 0, 0, 0.6),
        "whale": _whale(),
        "domes": dome(0, 0, 46, 56, "linen") + minaret(-36, 0, 11, 62) + minaret(36, 0, 11, 54),
    }


def _whale() -> Marks:
    back = "M-44 0C-46 -22 -26 -34 -4 -34C22 -34 32 -18 42 -8C46 -16 44 -26 52 -30C56 -20 54 -8 44 0Z"
    spout = "M-16 -36C-18 -46 -28 -48 -32 -42M-14 -36C-12 -46 -2 -48 2 -42M-15 -36V-50"
    waves = "M-58 4Q-50 -3 -42 4Q-34 11 -26 4Q-18 -3 -10 4Q-2 11 6 4Q14 -3 22 4Q30 11 38 4Q46 -3 54 4"
    return (
        shape(parse_path(back), "stone")
        + shape(oval(-28, -14, 3), "ink", FINE)
        + stroke(parse_path("M-42 -6C-36 -2 -30 -2 -24 -4"), FINE)
        + stroke(parse_path(spout), FINE)
        + stroke(parse_path(waves), FINE)
    )


def vignettes_json() -> str:
    """Each vignette as path elements: bodies have the colour of the paper, lines and solids that of the ink."""
    return (
        json.dumps({name: _marks_as_path_elements(marks) for name, marks in vignettes().items()}, indent=2)
        + "\n"
    )


def _marks_as_path_elements(marks: Marks) -> str:
    """Neighbours of one kind are one element; bodies cover what is behind them, so each stays its own."""
    text = ""
    for kind, group in groupby(marks, _kind_of_mark):
        outlines = [path_data(mark.steps) for mark in group]
        for outline in outlines if kind == _BODY else ["".join(outlines)]:
            text += f'<path class="{kind}" d="{outline}"/>'
    return text


def _kind_of_mark(mark: Mark) -> str:
    return _LINE if not mark.fill else _SOLID if mark.fill in ("ink", "hair") else _BODY
