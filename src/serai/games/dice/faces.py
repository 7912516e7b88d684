"""The six dice (D1.1), the tally of a roll, and the notation of faces: `3r` is a red 3.

Die order is I, I, II, II, III, III. Code numbers the dice 0 to 5; players count from 1.
"""

from collections.abc import Sequence
from functools import cache
from operator import mul

import msgspec

from serai.table.errors import Refused

DICE = 6
PATTERN_OF = (0, 0, 1, 1, 2, 2)
"""The pattern of each die."""

NOT_ROLLED: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
"""Six dice in die order, none rolled yet: 0 is a die still to be rolled."""

PATTERNS = (
    ("", "blue", "green", "red", "red", "green", "blue"),
    ("", "red", "blue", "green", "green", "blue", "red"),
    ("", "green", "red", "blue", "blue", "red", "green"),
)
"""The colour of each number on a die of each pattern: `PATTERNS[pattern][number]`."""
COLOURS = ("blue", "green", "red")
COLOUR: tuple[tuple[str, ...], ...] = tuple(PATTERNS[pattern] for pattern in PATTERN_OF)
"""The colour of each face: `COLOUR[die][number]`."""

_FACE = tuple(
    tuple(f"{number}{colour[0]}" if number else "" for number, colour in enumerate(colours))
    for colours in COLOUR
)
_PATTERN_OF_FACE = {
    f"{number}{PATTERNS[pattern][number][0]}": pattern for pattern in range(3) for number in range(1, 7)
}


def format_face(die: int, number: int) -> str:
    """A face in the notation of players: `3r`."""
    return _FACE[die][number]


def parse_dice(text: str) -> tuple[int, ...]:
    """Parses faces like `1b 2g 3g` into six numbers in die order; 0 for each die not named.

    Every face belongs to one pattern, and every pattern to two dice. Raises `Refused` for impossible
    combinations.
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
    """The counts of a roll of six dice that conditions use."""

    counts: tuple[int, ...]
    """How many dice show each number: `counts[6]` is the number of sixes; `counts[0]` is always 0."""
    groups: tuple[int, ...]
    """The six counts, largest first."""
    run: int
    """The length of the longest run of consecutive numbers."""
    blue: int
    green: int
    red: int
    total: int


# A face word encodes one die in base 16: a digit for each colour, then one for each number. The sum of six
# face words gives the counts of the whole roll; no digit can overflow.
COLOUR_WORDS = tuple(1 << 4 * at for at in range(len(COLOURS)))
NUMBER_WORDS = tuple(1 << 4 * (number + 2) for number in range(1, 7))
_FIRST, _SECOND, _THIRD = (
    (
        0,
        *(
            COLOUR_WORDS[COLOURS.index(colour)] + word
            for colour, word in zip(colours[1:], NUMBER_WORDS, strict=True)
        ),
    )
    for colours in PATTERNS
)
COLOUR_DIGITS = 0xFFF
NUMBER_DIGITS = 0xFFFFFF000


def pack_tally(numbers: Sequence[int]) -> int:
    """The counts of colours and numbers of six dice, packed into one int."""
    a, b, c, d, e, f = numbers
    return _FIRST[a] + _FIRST[b] + _SECOND[c] + _SECOND[d] + _THIRD[e] + _THIRD[f]


@cache
def unpack_tally(packed_tally: int) -> Tally:
    """The tally of packed counts."""
    blue, green, red, *of_numbers = [(packed_tally >> shift) & 15 for shift in range(0, 36, 4)]
    run = longest = 0
    for count in of_numbers:
        run = run + 1 if count else 0
        if run > longest:
            longest = run
    return Tally(
        counts=(0, *of_numbers),
        groups=tuple(sorted(of_numbers, reverse=True)),
        run=longest,
        blue=blue,
        green=green,
        red=red,
        total=sum(map(mul, of_numbers, range(1, 7))),
    )


def tally_dice(numbers: Sequence[int]) -> Tally:
    """The tally of six numbers in die order."""
    return unpack_tally(pack_tally(numbers))
