"""What one viewer may know about a table. Clients get views and events, and nothing else."""

from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct, convert
from msgspec.json import decode
from msgspec.structs import replace

from serai.table.decision import Decision
from serai.table.game import GameCard, Outcome

Board = TypeVar("Board", bound=Struct)


class Takeback(Struct, frozen=True):
    """A seat asks to undo its last choice; `waiting` are the seats that have not agreed yet."""

    seat: str
    waiting: tuple[str, ...]


class Sitter(Struct, frozen=True):
    """Who plays a seat: the name shown, and the level if it is a bot."""

    name: str
    bot: str | None = None


class View(Struct, Generic[Board]):
    """`decision` holds the seat's legal options.

    `chosen` holds its answer while others are still choosing.
    """

    game: str
    seat: str | None
    turn: int
    events: int
    sitters: dict[str, Sitter]
    board: Board
    waiting: tuple[str, ...]
    decision: Decision | None = None
    chosen: str | None = None
    undo: Literal["free", "ask"] | None = None
    takeback: Takeback | None = None
    outcome: Outcome | None = None


def read_view(data: bytes, card: GameCard) -> View[Any]:
    """Decodes a view from JSON."""
    return with_typed_subject(decode(data, type=View[card.board]), card)


def with_typed_subject(view: View[Any], card: GameCard) -> View[Any]:
    """Converts the subject of a decoded view's decision to the game's struct."""
    decision = view.decision
    if decision is None or decision.subject is None or card.subject is None:
        return view
    return replace(view, decision=replace(decision, subject=convert(decision.subject, card.subject)))
