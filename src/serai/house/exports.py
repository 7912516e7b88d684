"""Taking a game out of the house, and bringing one in.

A finished game goes out as a record, which `serai verify` and `serai replay` read. Before the end only what a
viewer may know goes out: nothing from which a die or a hidden card could be found.
"""

from collections.abc import Callable

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from serai.bots import levels
from serai.house.revival import entries_of, opening_of
from serai.house.room import Chair, Room, Terms
from serai.house.store import Kept, Line, Standing, told_to
from serai.table import Event, Opening, Parted, Record, Refused, Table
from serai.table.game import AnyGame
from serai.table.journal import Chosen, Entry, Seated, TurnEnded, Undone
from serai.table.opening import check_name, told_apart
from serai.table.position import encode_position
from serai.table.reading import proving, read_unsealed

MOST_ENTRIES = 20_000
MOST_UNDONE = 2_000
"""In the record of a game from elsewhere: several times as many as in the longest that was played.

At a table of this house nothing more happens after so many entries.
"""


class Glimpse(Struct, frozen=True):
    """A game that is not over, as one viewer may know it. `seat` is None for a spectator."""

    opening: Opening
    seat: str | None
    events: list[Event]


def export(kept: Kept, seat: str | None) -> bytes:
    """The game for a viewer: once it is over its record, before that what the viewer may know (JSON)."""
    if kept.room.phase == "over":
        return record_of(kept).to_lines()
    return msgspec.json.encode(glimpse(kept, seat)) + b"\n"


def record_of(kept: Kept) -> Record:
    """The record of a finished game. If the rules changed on the way, it begins where the table went on."""
    opening = opening_of(kept)
    if opening is None or kept.room.phase != "over":
        raise Refused("refused-not-over")
    return Record(opening, tuple(entries_of(kept)))


def glimpse(kept: Kept, seat: str | None) -> Glimpse:
    """A game as the viewer may know it now. A seed and a starting position tell secrets too."""
    opening = kept.opening
    if opening is None:
        raise Refused("refused-not-begun")
    shown = replace(opening, secret=None, seed=None, script={}, start=None)
    return Glimpse(shown, seat, told_to([told for line in kept.lines for told in line.events], seat))


def finished_table(
    content: bytes,
    room: Room,
    *,
    at: float,
    name: str,
    game: type[AnyGame] | None = None,
    go_on: Callable[[], None] = lambda: None,
) -> Kept:
    """The table of `room`, which gives the keys and the name, from the record file of a finished game.

    `name` is how messages call the file. Raises `Refused` where the record is broken, does not hold, is not
    finished or is longer than any game; and whatever `go_on` raises, which is called again and again.
    """
    read = read_unsealed(content, name)
    record, opening = read.record, read.record.opening
    if read.cut is not None:
        raise Refused("refused-record-cut", file=name, line=read.cut)
    undone = sum(isinstance(entry, Undone) for entry in record.journal)
    if len(record.journal) > MOST_ENTRIES or undone > MOST_UNDONE:
        raise too_long(name)
    with proving(name):
        _check_sitters(record)
        table = Table.replay(Record(opening), game=game)
        for number, entry in enumerate(record.journal, 1):
            go_on()
            table.repeat(number, entry)
        if table.outcome is None:
            raise Refused("refused-record-unfinished", file=name)
        lines = lines_of_record(record, at, game, go_on)
    terms = Terms(
        opening.game,
        opening.options,
        opening.pack,
        room.terms.language,
        opening.seed,
        opening.takebacks,
    )
    chairs = tuple(
        Chair(sitter.name, seat, bot=sitter.bot and _known_level(opening.game, sitter.bot))
        for seat, sitter in table.sitters.items()
    )
    over = replace(room, terms=terms, chairs=chairs, phase="over", public=False)
    last = Standing(len(lines), opening.rules, encode_position(table.position))
    return Kept(over, opening, (Line(0, at), *lines), last)


def _check_sitters(record: Record) -> None:
    """Whoever sits down in a record might have sat down here: nobody under the name of another."""
    names = {seat: seat for seat in record.opening.seats}
    for level in record.opening.bots.values():
        check_name(level)
    for entry in record.journal:
        if not isinstance(entry, Seated):
            continue
        if entry.bot is not None:
            check_name(entry.bot)
        others = (word for seat, name in names.items() if seat != entry.seat for word in (seat, name))
        if told_apart(entry.name) in map(told_apart, others):
            raise Refused("refused-name-taken", name=entry.name)
        names[entry.seat] = entry.name


def _known_level(game: str, level: str) -> str:
    """The level of a bot, or the lowest where that bot is not of this house: so a rematch can be played."""
    known = levels(game)
    return level if level in known else known[0]


def too_long(name: str) -> Refused:
    return Refused("refused-record-long", file=name)


def lines_of_record(
    record: Record,
    at: float,
    game: type[AnyGame] | None = None,
    go_on: Callable[[], None] = lambda: None,
) -> list[Line]:
    """A line for the opening and one for each thing that was done, as if it had been played here."""
    table = Table.replay(Record(record.opening), game=game)
    lines: list[Line] = []
    entries = told = 0
    for number, entry in enumerate((None, *record.journal)):
        if isinstance(entry, TurnEnded):
            continue
        if entry is not None:
            go_on()
            _do(table, entry, number)
        line = Line(len(lines) + 1, at, tuple(table.journal[entries:]), tuple(table.told(told)))
        entries += len(line.entries)
        told += len(line.events)
        lines.append(line)
    if table.journal[: len(record.journal)] != list(record.journal):
        raise Parted("refused-takebacks", entry=len(record.journal), turn=0)
    return lines


def _do(table: Table, entry: Entry, number: int) -> None:
    """Does what a journal entry says."""
    try:
        match entry:
            case Chosen():
                table.choose(entry.seat, entry.option)
            case Undone():
                if not table.undo(entry.seat):
                    for other in table.takeback.waiting if table.takeback else ():
                        table.answer_takeback(other, agree=True)
            case Seated():
                table.sit(entry.seat, entry.name, entry.bot, entry.why)
            case TurnEnded():
                pass
    except Parted:
        raise
    except Refused as refusal:
        raise Parted("refused-parted", entry=number, turn=0, why=refusal) from None
