"""The statistics of a table for one seat, without anything that the seat may not know."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from serai.house.room import Phase
from serai.house.store import LogEntry, StoredTable, events_visible_to
from serai.plugin import find_plugin, import_object
from serai.plugin.summaries import PagesRead, SeatHistory, Summarise
from serai.table import Event, Outcome, Record, Refused, Table
from serai.table.logged_actions import LoggedAction, events_without_undone


class Summary(Struct, frozen=True):
    """`turns` are the seat's own. `staged` means that the game did not start from the usual opening."""

    table: str
    game: str
    seat: str
    phase: Phase
    opened: float
    players: int
    bots: int
    staged: bool
    turns: int
    ending: str
    won: bool
    shared: bool
    counts: dict[str, int]
    """How often each thing happened to the seat: `reaction/court`, `card/elf`, `penalties`."""
    best: str
    """The most valuable card taken (dice)."""
    tales: PagesRead | None


def make_summary(stored: StoredTable, seat: str) -> Summary:
    """Undone choices are not counted, but the pages read in them count as read."""
    if stored.opening is None:
        raise Refused("refused-not-begun")
    room, opening = stored.room, stored.opening
    events = _events_not_undone(stored.lines, seat)
    own = [event for event in events if event.args.get("seat") == seat]
    ending, winners = _ending_and_winners(stored, events) if room.phase == "over" else ("", ())
    summarise: Summarise = import_object(find_plugin(opening.game).summary)
    heard = events_visible_to([told for line in stored.lines for told in line.events], seat)
    figures = summarise(SeatHistory(seat, opening.pack, events, heard))
    return Summary(
        table=room.table,
        game=opening.game,
        seat=seat,
        phase=room.phase,
        opened=room.opened,
        players=len(opening.seats),
        bots=len(opening.bots),
        staged=bool(room.what_if or room.terms.introduction or opening.start or opening.script),
        turns=sum(event.key == "turn" for event in own),
        ending=ending,
        won=seat in winners,
        shared=seat in winners and len(winners) > 1,
        counts=dict(figures.counts),
        best=figures.best,
        tales=figures.tales,
    )


def _events_not_undone(lines: Sequence[LogEntry], seat: str) -> list[Event]:
    actions = (LoggedAction(line.entries, line.events) for line in lines)
    return events_visible_to(events_without_undone(actions), seat)


def _ending_and_winners(stored: StoredTable, events: Sequence[Event]) -> tuple[str, tuple[str, ...]]:
    """How a finished game ended and who won, from its events or else from its last position."""
    endings = [str(event.args["ending"]) for event in events if event.key == "ended"]
    winners = [event.args["seats"] for event in events if event.key == "won"]
    if endings and winners:
        return endings[0], tuple(str(each) for seats in winners for each in _list_or_empty(seats))
    outcome = _last_outcome(stored)
    return ("", ()) if outcome is None else (outcome.ending, outcome.winners)


def _last_outcome(stored: StoredTable) -> Outcome | None:
    opening, last = stored.opening, stored.last_position
    if opening is None or last is None:
        return None
    with suppress(Refused):  # the rules may have changed
        start = msgspec.msgpack.decode(last.position)
        return Table.replay(Record(replace(opening, start=start))).outcome
    return None


def _list_or_empty(argument: object) -> list[object]:
    return list(argument) if isinstance(argument, list) else []  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
