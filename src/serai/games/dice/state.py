"""The saved state of King of Dice, its options, and the board that players see."""

from typing import Literal

from msgspec import Struct, field

from serai.games.dice.cards import PENALTIES, PILES, Place

GAP = ""
"""An empty slot of the row, until it is refilled."""

Ending = Literal[
    "inhabitants",
    "penalties",
    "place-city",
    "place-mine",
    "place-workshop",
    "place-orc-village",
    "place-forest",
]
"""How a game may end (D4)."""
PLACE_ENDINGS: dict[Place, Ending] = {
    "city": "place-city",
    "mine": "place-mine",
    "workshop": "place-workshop",
    "orc-village": "place-orc-village",
    "forest": "place-forest",
}


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """`first` is the seat that starts (D2.3); by default it is drawn at random."""

    first: str | None = None


class State(Struct):
    """Cards are ids. A stack is listed from bottom to top, a place pile from top to bottom.

    `draw_pile` and `penalties` have no order: cards are drawn at random when they are needed.
    """

    stacks: dict[str, list[str]]
    draw_pile: list[str]
    seat: str = ""
    row: list[str] = []
    piles: dict[Place, list[str]] = field(
        default_factory=lambda: {place: list(cards) for place, cards in PILES.items()}
    )
    top_penalty: str | None = None
    penalties: list[str] = field(default_factory=lambda: list(PENALTIES))
    discards: list[str] = []
    ending: Ending | None = None


class Die(Struct, frozen=True):
    number: int
    colour: str


class RowCard(Struct, frozen=True):
    """A slot of the row: its card (none in a gap), and whether the dice meet it now.

    `place_open` means that the card is below its own place, and that the place still has cards (D3.3).
    """

    card: str | None
    points: int
    met: bool
    place_open: bool


class Pile(Struct, frozen=True):
    """A pile with a visible top card: that card (none if the pile is empty), its points, and how many cards
    are left.
    """

    card: str | None
    points: int
    left: int


class Board(Struct, frozen=True):
    """The board. It is the same for everyone (D6.1)."""

    seat: str
    row: tuple[RowCard, ...]
    piles: dict[Place, Pile]
    penalties: Pile
    draw_pile: int
    discards: tuple[str, ...]
    stacks: dict[str, tuple[str, ...]]
    scores: dict[str, int]
    dice: tuple[Die, ...]
    rolls_left: int
