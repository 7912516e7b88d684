"""What the table screen shows at one moment, read from views and events alone."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from serai.games.dice.chances import Chances
from serai.games.dice.faces import COLOUR, DICE
from serai.games.dice.state import Board, Die
from serai.table import Decision, Event, Sitter, Table
from serai.table.events import Argument

NEWS = frozenset({"penalty", "took", "took-place", "dragon-given", "place-left", "extra-turn-passed"})
"""What a turn comes to."""

A_LOOK_BACK = 16
"""Events that mostly reach back to the start of a turn."""


class Scene(Struct, frozen=True):
    """`decision` is what a person at this keyboard must choose now; `tray` holds dice, 0 to 5.

    `news` is what came of a turn that has just ended.
    """

    board: Board
    sitters: dict[str, Sitter]
    tray: frozenset[int] = frozenset()
    decision: Decision | None = None
    chances: Chances | None = None
    news: Event | None = None

    def name(self, seat: str) -> str:
        return self.sitters[seat].name

    @property
    def choosing_dice(self) -> bool:
        return self.decision is not None and self.decision.kind == "keep"


def scene_now(table: Table) -> Scene:
    """The table as it stands, with the question to a person if one is asked."""
    view = table.view(None)
    person = next((seat for seat in view.waiting if not view.sitters[seat].bot), None)
    return Scene(
        board=view.board,
        sitters=view.sitters,
        tray=kept_dice(latest_events(table, view.events)),
        decision=table.view(person).decision if person else None,
    )


def latest_events(table: Table, events: int) -> list[Event]:
    """The events of the present turn, and perhaps some before it: in a long game all would be too many."""
    count = A_LOOK_BACK
    while True:
        latest = table.events(events - count, None)
        if count >= events or any(event.key == "turn" for event in latest):
            return latest
        count *= 2


def kept_dice(events: Sequence[Event]) -> frozenset[int]:
    """The dice that were kept when the others were last rolled in the present turn."""
    for event in reversed(events):
        if event.key == "turn":
            break
        if event.key == "rolled":
            thrown = _numbers(event.args["thrown"])
            return frozenset(die for die in range(DICE) if die + 1 not in thrown)
    return frozenset()


def close_of_turn(before: Scene, events: Sequence[Event]) -> tuple[Scene, int] | None:
    """The dice with which a turn ended, and how many of the events tell of it; None if it goes on.

    The game goes on at once to the next turn's dice; players want to see what was rolled first.
    """
    ends = next((at for at, event in enumerate(events) if event.key in ("turn", "ended")), None)
    if ends is None:
        return None
    told = events[:ends]
    board, tray = before.board, before.tray
    taken = [event.args["card"] for event in told if event.key == "took"]
    rolled = next((event for event in told if event.key == "rolled"), None)
    board = msgspec.structs.replace(
        board,
        row=tuple(
            msgspec.structs.replace(slot, met=slot.card in taken and (slot.met or rolled is not None))
            for slot in board.row
        ),
        rolls_left=0,
    )
    if rolled is not None:
        numbers = _numbers(rolled.args["dice"])
        dice = tuple(Die(number, COLOUR[die][number]) for die, number in enumerate(numbers))
        board, tray = msgspec.structs.replace(board, dice=dice), kept_dice(told)
    news = next((event for event in reversed(told) if event.key in NEWS), None)
    return Scene(board, before.sitters, tray, news=news), ends


def _numbers(argument: Argument) -> list[int]:
    return [int(number) for number in argument] if isinstance(argument, list) else []
