"""The state of the table screen, read from views and events."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from serai.games.dice.chances import Chances
from serai.games.dice.faces import COLOUR, DICE
from serai.games.dice.state import Board, Die
from serai.table import Decision, Event, Sitter, Table
from serai.table.events import Argument

TURN_RESULTS = frozenset({"penalty", "took", "took-place", "dragon-given", "place-left", "extra-turn-passed"})
"""Events that say how a turn ended."""

EVENT_BATCH = 16
"""How many events to read at a time; usually a whole turn."""


class ScreenState(Struct, frozen=True):
    """`decision` is the pending decision of a person at this keyboard; `tray` has die indices, 0 to 5.

    `turn_result` is the result of a turn that has just ended.
    """

    board: Board
    sitters: dict[str, Sitter]
    tray: frozenset[int] = frozenset()
    decision: Decision | None = None
    chances: Chances | None = None
    turn_result: Event | None = None

    def name_of_seat(self, seat: str) -> str:
        return self.sitters[seat].name

    @property
    def is_choosing_dice(self) -> bool:
        return self.decision is not None and self.decision.kind == "keep"


def current_screen_state(table: Table) -> ScreenState:
    """The current state, with the pending decision of a person, if any."""
    view = table.view(None)
    person = next((seat for seat in view.waiting if not view.sitters[seat].bot), None)
    return ScreenState(
        board=view.board,
        sitters=view.sitters,
        tray=dice_kept_in_events(recent_events_with_present_turn(table, view.events)),
        decision=table.view(person).decision if person else None,
    )


def recent_events_with_present_turn(table: Table, event_count: int) -> list[Event]:
    """The events of the current turn, and perhaps some before. Reading all events would be slow in a long
    game.
    """
    count = EVENT_BATCH
    while True:
        latest = table.events(event_count - count, None)
        if count >= event_count or any(event.key == "turn" for event in latest):
            return latest
        count *= 2


def dice_kept_in_events(events: Sequence[Event]) -> frozenset[int]:
    """The dice kept at the last roll of the current turn."""
    for event in reversed(events):
        if event.key == "turn":
            break
        if event.key == "rolled":
            thrown = _parse_numbers(event.args["thrown"])
            return frozenset(die for die in range(DICE) if die + 1 not in thrown)
    return frozenset()


def screen_state_at_turn_end(before: ScreenState, events: Sequence[Event]) -> tuple[ScreenState, int] | None:
    """The state at the end of a turn and the number of events up to it; None if the turn continues.

    The game rolls the next turn's dice at once, so this shows the last roll before them.
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
        numbers = _parse_numbers(rolled.args["dice"])
        dice = tuple(Die(number, COLOUR[die][number]) for die, number in enumerate(numbers))
        board, tray = msgspec.structs.replace(board, dice=dice), dice_kept_in_events(told)
    turn_result = next((event for event in reversed(told) if event.key in TURN_RESULTS), None)
    return ScreenState(board, before.sitters, tray, turn_result=turn_result), ends


def _parse_numbers(argument: Argument) -> list[int]:
    return [int(number) for number in argument] if isinstance(argument, list) else []
