"""`serai bench house`: choices per second of the server, their latency, and the memory per table.

It also measures boardgame.io's server with the same load generator; the servers take turns, round by round.
"""

import os
import shutil
import sys
from argparse import ArgumentParser
from contextlib import ExitStack
from sqlite3 import connect
from statistics import median
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

import databases
from figures import (
    BOARDGAME_SERVER,
    SERAI_SERVER,
    Burst,
    HouseFigures,
    Memory,
    ServerRounds,
    server_with_workers,
)
from machine import describe_this_machine
from peers import Unavailable, install_boardgame_io
from processes import BenchFailed
from report import Chart, chart_as_lines, describe_machine, house_charts
from servers import ONE_FILE, Server, Setup, running_server

if TYPE_CHECKING:
    from collections.abc import Sequence

SIZES = (50, 500, 2_000)
ROUNDS = 5
SECONDS = 3.0
WARM_UP = 2.0  # seconds, for just-in-time compilers
HUMAN_TABLES = 500
HUMAN_PACE = 3.0  # mean seconds between two choices at a table
HUMAN_SECONDS = 20.0
PLAYED = 30  # choices at a table before its memory is measured
WAVE = 100  # tables
FILLED = 300  # tables before those that are measured
LEAST_WEIGHED = 500  # tables: fewer may fit into free memory pages


class Contestant(Struct, frozen=True):
    kind: str
    game: str
    name: str
    plays: str
    setup: Setup = ONE_FILE


SERAI = Contestant("serai", "trivial", SERAI_SERVER, "the trivial game")
BOARDGAME = Contestant("boardgame.io", "trivial", BOARDGAME_SERVER, "the trivial game")
DICE = Contestant("serai", "dice", SERAI_SERVER, "King of Dice")
CONTESTANTS = (SERAI, BOARDGAME, DICE)


def contestants_with(stores: "Sequence[str]", workers: "Sequence[int]") -> tuple[Contestant, ...]:
    """The usual contestants, and Serai with PostgreSQL and so many workers if that is among the stores."""
    shared = [
        Contestant("serai", each.game, server_with_workers(count), each.plays, Setup("postgresql", count))
        for each in (SERAI, DICE)
        for count in workers
        if "postgresql" in stores
    ]
    return (*CONTESTANTS, *shared)


class HouseBench:
    """Collects the figures; the load generator needs Node."""

    def __init__(self, contestants: "Sequence[Contestant]" = CONTESTANTS) -> None:
        install_boardgame_io()  # installs it, or raises `Unavailable`
        self.contestants = contestants
        self.node = shutil.which("node") or ""

    def measure(
        self, sizes: tuple[int, ...], rounds: int, seconds: float, *, only_load: bool = False
    ) -> HouseFigures:
        served = tuple(
            served for tables in sizes for served in self.measure_choices_per_second(tables, rounds, seconds)
        )
        if only_load:
            return HouseFigures(served, None, ())
        return HouseFigures(
            served=served,
            human=self.measure_at_human_pace(),
            memory=tuple(
                self.measure_memory(tables) for tables in sorted({max(size, LEAST_WEIGHED) for size in sizes})
            ),
        )

    def measure_choices_per_second(self, tables: int, rounds: int, seconds: float) -> list[ServerRounds]:
        """All servers run at once; in each round they are loaded one after the other."""
        _print_progress(f"The house: {tables:,} tables")
        with ExitStack() as stack:
            servers: list[Server] = []
            connected: list[float] = []
            for each in self.contestants:
                server = stack.enter_context(running_server(each.kind, each.game, self.node, each.setup))
                servers.append(server)
                connected.append(_memory_per_connected_table(server, tables))
                server.play(WARM_UP)
            bursts: list[list[Burst]] = [[] for _ in self.contestants]
            for number in range(rounds):
                for place in range(len(self.contestants)):
                    turn = (number + place) % len(self.contestants)  # rotate who is first
                    bursts[turn].append(servers[turn].play(seconds))
            for each, server, found in zip(self.contestants, servers, bursts, strict=True):
                if each.kind == "serai" and each.setup == ONE_FILE:
                    _check_stored(server, sum(burst.choices for burst in found))
        ours = bursts[0]
        return [
            summarise_rounds_beside_serai(each, tables, found, ours, weight)
            for each, found, weight in zip(self.contestants, bursts, connected, strict=True)
        ]

    def measure_at_human_pace(self) -> Burst:
        _print_progress(f"The house: {HUMAN_TABLES:,} tables at the pace of people")
        with running_server(DICE.kind, DICE.game, self.node) as server:
            server.open_tables(HUMAN_TABLES)
            server.play(HUMAN_PACE, HUMAN_PACE)
            return server.play(HUMAN_SECONDS, HUMAN_PACE)

    def measure_memory(self, tables: int) -> Memory:
        """Opens tables in waves, so that the memory of clients, which leave again, counts only once.

        Other tables are opened first and stay, so that free memory is not merely reused. Then all tables are
        unloaded, and the same number is opened and unloaded again; any growth is then a leak.
        """
        _print_progress(f"The house: memory of {tables:,} tables")
        with running_server(DICE.kind, DICE.game, self.node) as server:
            _play_and_leave(server, FILLED)
            before = server.kilobytes_after_release()
            _play_and_leave(server, tables)
            idle = server.kilobytes_after_release()
            server.unload_idle_tables_and_wait()
            _play_and_leave(server, WAVE)
            server.unload_idle_tables_and_wait()
            empty = server.kilobytes_after_release()
            for done in range(0, tables, WAVE):
                _play_and_leave(server, min(WAVE, tables - done))
                server.unload_idle_tables_and_wait()
            left = server.kilobytes_after_release()
            return Memory(
                tables=tables,
                choices=PLAYED,
                idle_kb=(idle - before) / tables,
                evicted_kb=max(left - empty, 0) / tables,
            )


def _memory_per_connected_table(server: Server, tables: int) -> float:
    """The memory per table with both clients, without one-time costs."""
    _play_and_leave(server, 5)
    before = server.kilobytes
    server.open_tables(tables)
    return (server.kilobytes - before) / tables


def _play_and_leave(server: Server, tables: int) -> None:
    for done in range(0, tables, WAVE):
        server.open_tables(min(WAVE, tables - done))
        server.make_choices(PLAYED)
        server.disconnect_clients()


def _check_stored(server: Server, choices: int) -> None:
    """Checks that the database has as many choices as the clients were told."""
    with connect(f"{server.database.as_uri()}?mode=ro", uri=True) as file:
        (kept,) = file.execute("SELECT count(*) FROM lines WHERE entries IS NOT NULL").fetchone()
    if kept < choices:
        raise BenchFailed(f"{choices:,} choices were told, and {kept:,} are in the file")


def summarise_rounds_beside_serai(
    contestant: Contestant, tables: int, rounds: list[Burst], ours: list[Burst], kb: float
) -> ServerRounds:
    rates = [each.rate for each in rounds]
    return ServerRounds(
        name=contestant.name,
        plays=contestant.plays,
        tables=tables,
        choices_per_second=median(rates),
        best_choices_per_second=max(rates),
        p50_ms=median(each.p50_ms for each in rounds),
        p99_ms=median(each.p99_ms for each in rounds),
        processor_us=median(each.processor_us for each in rounds),
        best_processor_us=min(each.processor_us for each in rounds),
        generator_cpu=max(each.generator_cpu for each in rounds),
        connected_kb=kb,
        serai_ratio=median(own.rate / each.rate for own, each in zip(ours, rounds, strict=True)),
        serai_best_ratio=max(each.rate for each in ours) / max(rates),
        rounds=tuple(rounds),
    )


def _split_at_commas(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))


def _parse_numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(",")))


def _print_progress(sentence: str) -> None:
    print(sentence, file=sys.stderr)


def main() -> None:
    parser = ArgumentParser(description="Measure the house, with boardgame.io's server beside it.")
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"rounds in turns ({ROUNDS})")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"length of a round ({SECONDS:g})")
    parser.add_argument("--tables", type=int, nargs="+", default=SIZES, help="how many tables")
    parser.add_argument(
        "--stores", type=_split_at_commas, default=("sqlite",), help="sqlite,postgresql (sqlite)"
    )
    parser.add_argument(
        "--workers", type=_parse_numbers, default=(1,), help="for PostgreSQL, such as 1,2 (1)"
    )
    parser.add_argument("--only-load", action="store_true", help="measure no people and no memory")
    asked = parser.parse_args()
    unknown = set(asked.stores) - {"sqlite", "postgresql"}
    if unknown or min(asked.workers) < 1:
        parser.error("the stores are sqlite and postgresql, and there is at least one worker")
    if asked.rounds < 1 or asked.seconds <= 0 or min(asked.tables) < 1:
        parser.error("a run has at least one round and one table, and a round takes some time")
    load_before = os.getloadavg()[0]
    try:
        if "postgresql" in asked.stores:
            databases.prepare_databases()
        bench = HouseBench(contestants_with(asked.stores, asked.workers))
        figures = bench.measure(tuple(asked.tables), asked.rounds, asked.seconds, only_load=asked.only_load)
    except (BenchFailed, Unavailable) as failure:
        sys.exit(f"The house could not be measured: {failure}.")
    finally:
        databases.delete_databases()
    found = describe_this_machine(load_before)
    if asked.json:
        document = {"machine": found, "house": figures}
        print(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())
    else:
        charts: list[Chart] = house_charts(figures)
        print(describe_machine(found), *map(chart_as_lines, charts), sep="\n\n")


if __name__ == "__main__":
    main()
