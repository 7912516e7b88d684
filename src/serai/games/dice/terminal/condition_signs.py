"""Shows a card's condition in a few symbols, for experienced players."""

from textual.content import Content

from serai.games.dice.cards import INHABITANTS
from serai.games.dice.conditions import (
    AllEven,
    AllOdd,
    Groups,
    OfColours,
    OfNumber,
    OfOneColour,
    Run,
    SumAtLeast,
    SumAtMost,
)
from serai.games.dice.terminal.theme import colour_mark_and_style

STEPS = "▁▂▃▅▆▇"
LETTERS = "ABC"
"""The groups of an orc: equal letters mean equal numbers."""


def condition_signs(card_id: str) -> Content:
    match INHABITANTS[card_id].condition:
        case AllEven():
            return Content("2 4 6")
        case AllOdd():
            return Content("1 3 5")
        case Run(length):
            return Content(STEPS[:length])
        case OfNumber(count, number):
            return Content(" ".join(str(number) * count))
        case OfColours(blue=blue, green=green, red=red):
            wanted = {"red": red, "green": green, "blue": blue}
            return Content("  ").join(
                Content.styled(
                    " ".join(colour_mark_and_style(colour)[0] * count), colour_mark_and_style(colour)[1]
                )
                for colour, count in sorted(wanted.items(), key=lambda item: -item[1])
                if count
            )
        case OfOneColour(count):
            return Content(" ".join("◆" * count))
        case Groups(first, second, third):
            groups = zip(LETTERS, (first, second, third), strict=True)
            return Content("  ".join(" ".join(letter * size) for letter, size in groups if size))
        case SumAtMost(total):
            return Content(f"Σ ≤ {total}")
        case SumAtLeast(total):
            return Content(f"Σ ≥ {total}")
