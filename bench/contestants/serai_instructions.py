"""What `bench/instructions.py` counts: random games, and the server's work for the choices of such games.

`serai_instructions.py PACK [PART …]` plays each part with other seeds first, to fill caches, then calls it
with the operator `@`, which callgrind can distinguish from other calls. It prints how many choices each part
makes, as JSON. It runs the Serai on the path, which may be an older one.
"""

import gc
import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from serai.games.dice.game import KingOfDice
from serai.games.nights.game import Nights
from serai.house.audience import Audience
from serai.house.room import Chair, Room, Terms
from serai.house.settings import Settings
from serai.house.viewer import Viewer
from serai.table import Table, register_game

LANGUAGE = "en"
FIRST_WARM_UP_SEED = 1_000

Counted = Callable[[], int]
"""Plays games and returns how many choices were made."""


class Count:
    """`Count() @ counted` calls it; nothing else uses this operator."""

    def __matmul__(self, counted: Counted) -> int:
        return counted()


class Inbox:
    """Replaces the connection of a client."""

    def put(self, message: bytes) -> None:
        self.last = message


class ServedTable:
    """A table in the server's memory, with a viewer at each seat, or at one; without disk and sockets."""

    def __init__(self, game: str, pack: str | None, seed: int, viewed: int | None = None) -> None:
        seats = (
            f"Ana {seed}",
            f"Bo {seed}",
        )  # as at real tables, sentences with names do not repeat elsewhere
        self.table = Table.new(game, seats, seed=seed, pack=pack)
        room = Room(
            table=str(seed),
            terms=Terms(game=game, pack=pack, seed=seed),
            chairs=tuple(Chair(name=seat, seat=seat, key=digest_of_key(seat)) for seat in seats),
            host="",
            invitation="",
            gallery="",
            opened=0.0,
            phase="playing",
        )
        stored = StoredTable(room, self.table.opening, (LogEntry(0, 0.0, (), ()),))
        self.state = TableState(stored, restore_by_replay(stored, 0.0))
        self.state.table = self.table
        self.audience = Audience(Settings(), lambda: 0.0)
        self.seats = seats if viewed is None else seats[viewed : viewed + 1]
        for seat in self.seats:
            viewer = Viewer([seat], LANGUAGE, Inbox(), 0.0)
            add_viewer(self.audience, self.state, viewer)
            set_viewed_seat(self.audience, self.state, viewer, seat, None)

    def choose(self, seat: str, option: str) -> Any:
        with record_steps(self.audience, self.state) as steps:
            self.table.choose(seat, option)
        change = pending_change(self.state, self.state.room, 0.0)
        mark_written(self.state, change)
        broadcast_update(self.audience, self.state, steps)
        return change


class SharedTable:
    """A table at two workers, with a viewer at each; what one has stored, the bus brings to the other."""

    def __init__(self, game: str, pack: str | None, seed: int) -> None:
        self.workers = [ServedTable(game, pack, seed, viewed) for viewed in (0, 1)]
        self.table = self.workers[0].table

    def choose(self, seat: str, option: str) -> None:
        here, there = self.workers if seat in self.workers[0].seats else reversed(self.workers)
        line = here.choose(seat, option).line
        sent = Appended("1", "t", line.sequence, line.at, line.entries, len(line.events))
        (received,) = bus._decode(bus._encode([sent]))
        with record_steps(there.audience, there.state) as steps:
            there.state.apply_entries(received.sequence, received.at, received.entries, received.events)
        broadcast_update(there.audience, there.state, steps)


def play_random_choices(table: Table, choose: Callable[[str, str], None], seed: int) -> int:
    random, made = Random(seed).random, 0
    while table.decisions:
        for seat, decision in table.decisions.items():
            choose(seat, decision.options[int(random() * len(decision.options))])
            made += 1
    return made


def make_player_of_random_games(game: str, pack: str | None, seeds: range) -> Counted:
    def play_all() -> int:
        made = 0
        for seed in seeds:
            table = Table.new(game, ("Ana", "Bo", "Cleo"), seed=seed, pack=pack)
            made += play_random_choices(table, table.choose, seed)
        return made

    return play_all


def make_player_of_served_games(game: str, pack: str | None, seeds: range) -> Counted:
    served = [ServedTable(game, pack, seed) for seed in seeds]
    return lambda: sum(
        play_random_choices(each.table, each.choose, seed) for seed, each in zip(seeds, served, strict=True)
    )


def make_player_of_shared_games(game: str, pack: str | None, seeds: range) -> Counted:
    shared = [SharedTable(game, pack, seed) for seed in seeds]
    return lambda: sum(
        play_random_choices(each.table, each.choose, seed) for seed, each in zip(seeds, shared, strict=True)
    )


def main() -> None:
    pack = Nights.open_pack(Path(sys.argv[1]))
    parts: dict[str, tuple[Callable[[range], Counted], int, int]] = {  # with games to warm up and to count
        "dice-engine": (lambda seeds: make_player_of_random_games("dice", None, seeds), 12, 12),
        "nights-engine": (lambda seeds: make_player_of_random_games("nights", pack, seeds), 2, 2),
        "dice-server": (lambda seeds: make_player_of_served_games("dice", None, seeds), 60, 12),
        "nights-server": (lambda seeds: make_player_of_served_games("nights", pack, seeds), 1, 1),
    }
    if Appended is not None:
        parts["dice-workers"] = (lambda seeds: make_player_of_shared_games("dice", None, seeds), 60, 12)
        parts["nights-workers"] = (lambda seeds: make_player_of_shared_games("nights", pack, seeds), 1, 1)
    choices: dict[str, int] = {}
    for name in sys.argv[2:] or parts:
        prepare, warm_up, games = parts[name]
        prepare(range(FIRST_WARM_UP_SEED, FIRST_WARM_UP_SEED + warm_up))()
        counted = prepare(range(games))
        gc.collect()
        choices[name] = Count() @ counted
    print(json.dumps(choices))


# Names before November 2026.
try:
    from serai.house.keys import digest_of_key
    from serai.house.restore import restore_by_replay
    from serai.house.store import LogEntry, StoredTable
    from serai.house.table_state import TableState
except ImportError:
    from contextlib import nullcontext

    from serai.house.play import Play as TableState
    from serai.house.revival import replayed as restore_by_replay

    from serai.house.keys import digest_of as digest_of_key
    from serai.house.store import Kept as StoredTable
    from serai.house.store import Line as LogEntry

    for each in (KingOfDice, Nights):
        register_game(each)
    add_viewer, set_viewed_seat = Audience.admit, Audience.face
    pending_change, mark_written = TableState.change, TableState.settle

    def record_steps(_audience: Any, _state: Any) -> Any:
        return nullcontext()

    def broadcast_update(audience: Any, state: Any, _steps: Any) -> None:
        audience.tell_table(state)
else:
    add_viewer = Audience.add_viewer
    set_viewed_seat = getattr(Audience, "set_viewed_seat", getattr(Audience, "set_seat", None))
    pending_change, mark_written = TableState.unstored_change, TableState.mark_written
    record_steps, broadcast_update = Audience.record_board_changes, Audience.broadcast_update


try:
    from serai.house import bus
    from serai.house.bus import Appended
except ImportError:  # before several workers shared their tables in this way
    Appended = None


if __name__ == "__main__":
    main()
