"""The cards: forty inhabitants, fifteen places, ten penalties (D1.2 to D1.6), by id."""

from typing import Literal

import msgspec

from serai.games.dice.conditions import (
    AllEven,
    AllOdd,
    Condition,
    Groups,
    OfColours,
    OfNumber,
    OfOneColour,
    Run,
    SumAtLeast,
    SumAtMost,
)

Kind = Literal[
    "moneybags", "elf", "dwarf", "gnome", "orc", "goblin", "apprentice", "fairy", "hypnotist", "dragon"
]
Place = Literal["city", "mine", "workshop", "orc-village", "forest"]

PLACES: tuple[Place, ...] = ("city", "mine", "workshop", "orc-village", "forest")
"""The place piles, left to right (D1.2)."""


class Inhabitant(msgspec.Struct, frozen=True):
    id: str
    kind: Kind
    place: Place | None
    """The place of its own colour (D3.3); the hypnotist and the dragons have none."""
    condition: Condition
    points: int
    """The printed points; 0 for a fairy (D5.4)."""


INHABITANTS: dict[str, Inhabitant] = {
    card.id: card
    for card in (
        Inhabitant("moneybags-even", "moneybags", "city", AllEven(), 5),
        Inhabitant("moneybags-odd", "moneybags", "city", AllOdd(), 5),
        Inhabitant("elf-run-4", "elf", "city", Run(4), 1),
        Inhabitant("elf-run-5", "elf", "city", Run(5), 3),
        Inhabitant("elf-run-6", "elf", "city", Run(6), 7),
        Inhabitant("dwarf-five-6", "dwarf", "mine", OfNumber(5, 6), 10),
        Inhabitant("dwarf-five-1", "dwarf", "mine", OfNumber(5, 1), 10),
        Inhabitant("dwarf-four-6", "dwarf", "mine", OfNumber(4, 6), 6),
        Inhabitant("dwarf-four-4", "dwarf", "mine", OfNumber(4, 4), 6),
        Inhabitant("dwarf-four-3", "dwarf", "mine", OfNumber(4, 3), 6),
        Inhabitant("dwarf-three-4", "dwarf", "mine", OfNumber(3, 4), 4),
        Inhabitant("dwarf-three-3", "dwarf", "mine", OfNumber(3, 3), 4),
        Inhabitant("dwarf-three-1", "dwarf", "mine", OfNumber(3, 1), 4),
        Inhabitant("gnome-6-blue", "gnome", "workshop", OfColours(blue=6), 8),
        Inhabitant("gnome-5-blue", "gnome", "workshop", OfColours(blue=5), 3),
        Inhabitant("gnome-5-red", "gnome", "workshop", OfColours(red=5), 3),
        Inhabitant("gnome-4-red", "gnome", "workshop", OfColours(red=4), 2),
        Inhabitant("gnome-4-green", "gnome", "workshop", OfColours(green=4), 2),
        Inhabitant("gnome-3-green", "gnome", "workshop", OfColours(green=3), 1),
        Inhabitant("orc-4-2", "orc", "orc-village", Groups(4, 2), 8),
        Inhabitant("orc-5", "orc", "orc-village", Groups(5), 7),
        Inhabitant("orc-2-2-2", "orc", "orc-village", Groups(2, 2, 2), 7),
        Inhabitant("orc-4", "orc", "orc-village", Groups(4), 3),
        Inhabitant("orc-3-2", "orc", "orc-village", Groups(3, 2), 3),
        Inhabitant("orc-3", "orc", "orc-village", Groups(3), 2),
        Inhabitant("orc-2-2", "orc", "orc-village", Groups(2, 2), 1),
        Inhabitant("goblin-6", "goblin", "forest", OfOneColour(6), 7),
        Inhabitant("goblin-5", "goblin", "forest", OfOneColour(5), 2),
        Inhabitant("goblin-4", "goblin", "forest", OfOneColour(4), 1),
        Inhabitant("apprentice-3-blue-3-red", "apprentice", "forest", OfColours(blue=3, red=3), 3),
        Inhabitant(
            "apprentice-2-red-2-green-2-blue", "apprentice", "forest", OfColours(red=2, green=2, blue=2), 2
        ),
        Inhabitant("fairy-3-red-2-blue", "fairy", "forest", OfColours(red=3, blue=2), 0),
        Inhabitant("fairy-3-green-2-red", "fairy", "forest", OfColours(green=3, red=2), 0),
        Inhabitant("fairy-3-blue-2-green", "fairy", "forest", OfColours(blue=3, green=2), 0),
        Inhabitant("fairy-2-blue-2-green", "fairy", "forest", OfColours(blue=2, green=2), 0),
        Inhabitant("fairy-2-red-2-green", "fairy", "forest", OfColours(red=2, green=2), 0),
        Inhabitant("hypnotist", "hypnotist", None, SumAtMost(12), 1),
        Inhabitant("dragon-30", "dragon", None, SumAtLeast(30), -6),
        Inhabitant("dragon-28", "dragon", None, SumAtLeast(28), -4),
        Inhabitant("dragon-25", "dragon", None, SumAtLeast(25), -2),
    )
}

INHABITANT_IDS = tuple(INHABITANTS)

PILES: dict[Place, tuple[str, ...]] = {
    place: tuple(f"{place}-{points}" for points in (2, 3, 4)) for place in PLACES
}
"""The cards of each place pile, top first."""

PENALTIES: tuple[str, ...] = (
    *("penalty-1",) * 4,
    *("penalty-2",) * 3,
    *("penalty-3",) * 2,
    "penalty-4",
)

POINTS: dict[str, int] = {
    **{card.id: card.points for card in INHABITANTS.values()},
    **{card: int(card[-1]) for pile in PILES.values() for card in pile},
    **{card: -int(card[-1]) for card in PENALTIES},
}
"""The printed points of every card. 0 for fairies, whose points depend on their number (D5.4)."""

ELVES: frozenset[str] = frozenset(card.id for card in INHABITANTS.values() if card.kind == "elf")
FAIRIES: frozenset[str] = frozenset(card.id for card in INHABITANTS.values() if card.kind == "fairy")
