"""Test data: rooms, and random games as the server stores them."""

from random import Random

from serai.house.room import Chair, Room, Terms
from serai.house.store import Change, LogEntry, Store, StoredPosition
from serai.table import Table
from serai.table.journal import TurnEnded
from serai.table.position import encode_position
from table.playing import some_choice


def room(table: str = "t1", game: str = "dice", **more: object) -> Room:
    chairs = (Chair("Ana", "Ana", key="a" * 32), Chair("Bo", "Bo", bot="random"))
    keys = {"host": "h" * 32, "invitation": "i" * 32, "gallery": "g" * 32}
    return Room(**{"table": table, "terms": Terms(game), "chairs": chairs, "opened": 1.0, **keys, **more})  # type: ignore[arg-type]


def changes(table: Table, name: str = "t1", *, seed: int = 1, most: int | None = None) -> list[Change]:
    """Plays a game at random to its end, or for `most` choices; returns the changes after log entry 0."""
    random = Random(seed)
    made: list[Change] = []
    entries = told = 0
    while True:
        sequence = len(made) + 1
        line = LogEntry(
            sequence, float(sequence), tuple(table.journal[entries:]), tuple(table.addressed_events(told))
        )
        entries += len(line.entries)
        told += len(line.events)
        turn_ended = any(isinstance(entry, TurnEnded) for entry in line.entries)
        position = encode_position(table.position)
        over = table.outcome is not None
        made.append(
            Change(
                name,
                line,
                room=room(name, table.opening.game, phase="over") if over else None,
                opening=table.opening if sequence == 1 else None,
                last_position=StoredPosition(sequence, table.opening.rules, position) if turn_ended else None,
            )
        )
        if over or sequence - 1 == most:
            return made
        table.choose(*some_choice(table, random))


async def write_all(store: Store, made: list[Change]) -> None:
    """Opens a table and writes these changes."""
    await store.add_room(room(made[0].table, phase="playing"), 0.0)
    for change in made:
        await store.write_change(change)


def dice(seed: int = 1) -> Table:
    return Table.new("dice", ["Ana", "Bo"], seed=seed)
