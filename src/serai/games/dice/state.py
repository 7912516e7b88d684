"""What King of Dice remembers from turn to turn, its options, and the board that players see."""

from msgspec import Struct, field

from serai.games.dice.cards import PENALTIES, PILES, Place

GAP = ""
"""An empty slot of the row, until it is refilled."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """`first` is the seat that starts (D2.3); without it the first seat is drawn."""

    first: str | None = None


class State(Struct):
    """Cards are ids. A stack is listed from its bottom to its top, a place pile from its top.

    `draw_pile` and `penalties` hold what is left, in no order: a card is drawn when it is turned up.
    """

    stacks: dict[str, list[str]]
    draw_pile: list[str]
    seat: str = ""
    row: list[str] = field(default_factory=list[str])
    piles: dict[Place, list[str]] = field(
        default_factory=lambda: {place: list(cards) for place, cards in PILES.items()}
    )
    top_penalty: str | None = None
    penalties: list[str] = field(default_factory=lambda: list(PENALTIES))
    discards: list[str] = field(default_factory=list[str])
    ending: str | None = None


class Die(Struct, frozen=True):
    number: int
    colour: str


class RowCard(Struct, frozen=True):
    """A slot of the row: the card lying there (none in a gap), and whether the dice meet it now.

    `place_open` says that it lies below its own place, and that the place still has cards (D3.3).
    """

    card: str | None
    points: int
    met: bool
    place_open: bool


class Pile(Struct, frozen=True):
    """A pile whose top card is open: that card (none if the pile is empty), its points, the cards left."""

    card: str | None
    points: int
    left: int


class Board(Struct, frozen=True):
    """All that is open in King of Dice is open to everyone (D6.1)."""

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
