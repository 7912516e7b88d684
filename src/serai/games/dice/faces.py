"""The six dice (D1.1), what a roll of them amounts to, and how a face is written: `3r` is a red 3.

The dice lie in the order I, I, II, II, III, III. Inside they are numbered 0 to 5; players count from 1.
"""

from collections.abc import Sequence
from functools import cache

import msgspec

from serai.table.errors import Refused

DICE = 6
PATTERN_OF = (0, 0, 1, 1, 2, 2)
"""The pattern of each die."""

NOT_ROLLED: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
"""Six dice in die order, none on the table yet: 0 stands for a die still to be rolled."""

_PATTERNS = (
    ("", "blue", "green", "red", "red", "green", "blue"),
    ("", "red", "blue", "green", "green", "blue", "red"),
    ("", "green", "red", "blue", "blue", "red", "green"),
)
COLOURS = ("blue", "green", "red")
COLOUR: tuple[tuple[str, ...], ...] = tuple(_PATTERNS[pattern] for pattern in PATTERN_OF)
"""The colour of each face: `COLOUR[die][number]`."""

_FACE = tuple(
    tuple(f"{number}{colour[0]}" if number else "" for number, colour in enumerate(colours))
    for colours in COLOUR
)
_PATTERN_OF_FACE = {
    f"{number}{_PATTERNS[pattern][number][0]}": pattern for pattern in range(3) for number in range(1, 7)
}


def face(die: int, number: int) -> str:
    """The face of that die with that number, as players write it: `3r`."""
    return _FACE[die][number]


def parse_dice(text: str) -> tuple[int, ...]:
    """Six numbers in die order for faces like `1b 2g 3g`; 0 for each die that is not named.

    Every face is on one pattern and every pattern on two dice, so some faces cannot lie together.
    """
    numbers = list(NOT_ROLLED)
    named: tuple[list[str], ...] = ([], [], [])
    for word in text.replace(",", " ").lower().split():
        pattern = _PATTERN_OF_FACE.get(word)
        if pattern is None:
            raise Refused("refused-face", face=word)
        on_pattern = named[pattern]
        on_pattern.append(word)
        if len(on_pattern) > 2:
            faces = " ".join(on_pattern)
            raise Refused("refused-faces", faces=faces)
        numbers[2 * pattern + len(on_pattern) - 1] = int(word[0])
    return tuple(numbers)


class Tally(msgspec.Struct, frozen=True):
    """What a roll of six dice amounts to: all that a condition may ask."""

    counts: tuple[int, ...]
    """How many dice show each number: `counts[6]` is the number of sixes; `counts[0]` is 0."""
    groups: tuple[int, ...]
    """The six counts, the largest first."""
    run: int
    """The length of the longest run of consecutive numbers."""
    blue: int
    green: int
    red: int
    total: int


# A face word counts one die in base 16: a digit for each colour, then a digit for each number. Adding six of
# them counts the whole roll, and no digit can overflow.
_FIRST, _SECOND, _THIRD = (
    tuple(
        (1 << 4 * COLOURS.index(colour)) + (1 << 4 * (number + 2)) if number else 0
        for number, colour in enumerate(colours)
    )
    for colours in _PATTERNS
)
COLOUR_DIGITS = 0xFFF
NUMBER_DIGITS = 0xFFFFFF000


def face_word(numbers: Sequence[int]) -> int:
    """Six numbers in die order, counted as one word: how many dice of each colour, and of each number."""
    a, b, c, d, e, f = numbers
    return _FIRST[a] + _FIRST[b] + _SECOND[c] + _SECOND[d] + _THIRD[e] + _THIRD[f]


@cache
def tally_of(word: int) -> Tally:
    """The tally that a face word counts."""
    blue, green, red, *of_numbers = ((word >> shift) & 15 for shift in range(0, 36, 4))
    run = longest = 0
    for count in of_numbers:
        run = run + 1 if count else 0
        longest = max(longest, run)
    return Tally(
        counts=(0, *of_numbers),
        groups=tuple(sorted(of_numbers, reverse=True)),
        run=longest,
        blue=blue,
        green=green,
        red=red,
        total=sum(number * count for number, count in enumerate(of_numbers, 1)),
    )


def tally(numbers: Sequence[int]) -> Tally:
    """The tally of six numbers in die order."""
    return tally_of(face_word(numbers))
