"""Restoring a table from a snapshot gives the same as replaying all of it."""

import threading
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from house.clients import Client
from house.house import House
from house.stored_games import room
from nights.table_builder import TINY_NIGHTS
from refusals import refuses
from serai.house import table_state
from serai.house.doctor import find_first_problem
from serai.house.record_export import record_of
from serai.house.restore import RestoredTable, replay_table, restore_by_replay, restore_from_snapshot
from serai.house.room import Clock
from serai.house.store import CannotStore, Change, LogEntry, StoredSnapshot, StoredTable
from serai.house.store.rows import decode_snapshot, encode_snapshot
from serai.house.table_state import TableState
from serai.table import HistoryNotLoaded, Table
from serai.table.events import AddressedEvent
from serai.table.game import AnyGame, find_game
from table.caravan import Caravan
from table.playing import NAMES, everything, some_choice, viewers, views

NOW = 1_000.0


@pytest.fixture(autouse=True)
def every_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes a snapshot of every turn, so that a few choices reach what otherwise takes many."""
    monkeypatch.setattr(table_state, "ENTRIES_BETWEEN_SNAPSHOTS", 0)


class TableDriver:
    """Plays a table as the server does, with a store in memory."""

    def __init__(self, stored: StoredTable, state: TableState) -> None:
        self.stored = stored
        self.state = state

    @classmethod
    def of(cls, table: Table) -> "TableDriver":
        stored = StoredTable(room(game=table.opening.game, phase="playing"), None, (LogEntry(0, 0.0),))
        driver = cls(stored, TableState(stored, restore_by_replay(stored, 0.0)))
        driver.state.table = table
        driver.write()
        return driver

    @property
    def table(self) -> Table:
        assert self.state.table
        return self.state.table

    def write(self) -> None:
        stored = self.stored
        change = self.state.unstored_change(self.state.room, float(len(stored.lines)))
        self.state.mark_written(change)
        snapshots = {each.slot: each for each in (*stored.snapshots, change.snapshot) if each}
        self.stored = replace(
            stored,
            room=change.room or stored.room,
            opening=change.opening or stored.opening,
            lines=(*stored.lines, change.line),
            last_position=change.last_position or stored.last_position,
            snapshots=tuple(sorted(snapshots.values(), key=lambda each: each.sequence)),
        )

    def choose(self, random: Random) -> None:
        self.table.choose(*some_choice(self.table, random))
        self.write()

    def take_back(self, seat: str) -> bool:
        """Undoes as the server does, replaying everything if necessary; returns whether it was."""
        forgotten = False
        try:
            done = self.table.undo(seat)
        except HistoryNotLoaded:
            forgotten, self.state = True, replay(self.stored)
            done = self.table.undo(seat)
        while not done and self.table.takeback:
            done = self.table.answer_takeback(self.table.takeback.waiting[0], agree=True)
        return forgotten


def replay(stored: StoredTable) -> TableState:
    return TableState(stored, restore_by_replay(stored, NOW))


def late(stored: StoredTable, more: int = 5) -> StoredTable:
    """What `read_table_from_snapshot` returns: the log from shortly before the oldest snapshot on."""
    first = stored.snapshots[0].sequence - more if stored.snapshots else 0
    return replace(stored, lines=tuple(line for line in stored.lines if line.sequence >= first))


def recall(stored: StoredTable) -> TableState | None:
    read = late(stored)
    restored = restore_from_snapshot(read, NOW)
    return TableState(read, restored) if restored else None


def act(driver: TableDriver, random: Random) -> None:
    """A random action: mostly a choice, sometimes a change of seats or an undo."""
    luck = random.random()
    seat = random.choice(driver.table.opening.seats)
    if luck < 0.15 and driver.table.undo_kind(seat):
        driver.take_back(seat)
    elif luck < 0.2:
        driver.table.sit(seat, random.choice(("Zoe", "Yan", seat)), random.choice((None, "random")))
    else:
        driver.table.choose(*some_choice(driver.table, random))
    driver.write()
    if luck > 0.95:
        driver.state = recall(driver.stored) or replay(driver.stored)


def stands(state: TableState) -> Any:
    """The state of a table without its history: views, undo, bots' random streams, counts, questions."""
    table = state.table
    assert table
    seats = table.opening.seats
    undo = {seat: table.undo_kind(seat) for seat in seats}
    thoughts = {seat: [table.bot_stream(seat).below(100) for _ in range(3)] for seat in seats}
    counts = [state.event_count_for(viewer) for viewer in viewers(table)]
    last = [
        state.events_for(viewer, count)[-1:] for viewer, count in zip(viewers(table), counts, strict=True)
    ]
    return views(table), table.position, undo, thoughts, counts, last, state._questions, table.sitters


def everything_of(state: TableState, stored: StoredTable) -> Any:
    """Everything that can be read from a table, with its history."""
    state.load_history(stored)
    table = state.table
    assert table
    seen = [state.events_for(viewer) for viewer in viewers(table)]
    return stands(state), everything(table), seen, table.addressed_events(0), table.record()


def after_each_undo(stored: StoredTable) -> list[Any]:
    """The states of the table after each seat has undone a choice and somebody has chosen again."""
    found: list[Any] = []
    for seat in stored.opening.seats if stored.opening else ():
        driver = TableDriver(stored, recall(stored) or replay(stored))
        if driver.table.undo_kind(seat) is None:
            found.append(None)
            continue
        driver.take_back(seat)
        back = stands(driver.state)
        choice = some_choice(driver.table, Random(1))
        driver.table.choose(*choice)
        found.append((back, choice, everything_of(driver.state, stored)))
    return found


GAMES: list[tuple[type[AnyGame], int, dict[str, Any]]] = [
    (TINY_NIGHTS, 3, {}),
    (TINY_NIGHTS, 2, {}),
    (find_game("dice"), 3, {}),
    (find_game("dice"), 2, {}),
    (Caravan, 3, {"road": 40, "water": 30}),
    (Caravan, 1, {"road": 40, "water": 60}),
]


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_table_is_the_same_whether_it_is_recalled_or_replayed(number: int) -> None:
    """Compares at fifty moments: views, events, questions, journal, record, and undos."""
    game, seats, options = GAMES[number]
    random = Random(number)
    moments = found = undone = seed = 0
    while moments < 50:
        seed += 1
        driver = TableDriver.of(Table.new(game, NAMES[:seats], options, seed=seed, takebacks=True))
        while driver.table.outcome is None and moments < 50:
            act(driver, random)
            if random.random() < 0.85:
                continue
            moments += 1
            stored = driver.stored
            short, whole, proof = recall(stored), replay(stored), replay_table(stored)
            assert proof
            assert everything(proof) == everything(whole.table)  # type: ignore[arg-type]
            if short is None:
                continue
            found += 1
            assert stands(short) == stands(whole)
            assert everything_of(short, stored) == everything_of(whole, stored)
            outcomes = after_each_undo(stored)
            assert outcomes == after_each_undo(replace(stored, snapshots=()))
            undone += sum(each is not None for each in outcomes)
    assert found > 30
    assert undone > 30


@pytest.mark.parametrize("number", [0, 2, 4])
def test_a_finished_table_is_recalled_with_its_record(number: int) -> None:
    game, seats, options = GAMES[number]
    driver = TableDriver.of(Table.new(game, NAMES[:seats], options, seed=5))
    random = Random(number)
    while driver.table.outcome is None:
        driver.choose(random)
    short = recall(driver.stored)
    assert short
    assert short.table
    assert short.table.outcome == driver.table.outcome
    assert everything_of(short, driver.stored) == everything_of(driver.state, driver.stored)
    assert record_of(driver.stored) == driver.table.record() == short.table.record()


def silent_caravan(rounds: int) -> TableDriver:
    """Two traders who only rest: each turn has one choice and no die."""
    driver = TableDriver.of(Table.new(Caravan, ("Ana", "Bo"), {"road": 99, "water": 99}, seed=1))
    for option in ("silk", *("rest",) * rounds):
        for seat in ("Ana", "Bo"):
            driver.table.choose(seat, option)
            driver.write()
    return driver


def test_what_lies_before_the_snapshots_is_taken_back_too() -> None:
    driver = silent_caravan(6)
    steps = forgotten = 0
    while driver.table.undo_kind("Ana"):
        steps += 1
        driver.state = recall(driver.stored) or replay(driver.stored)
        forgotten += driver.take_back("Ana")
        driver.write()
        assert stands(recall(driver.stored) or driver.state) == stands(replay(driver.stored))
    assert steps == 7
    assert 0 < forgotten < steps
    assert driver.table.undo_kind("Ana") is None


def test_a_choice_of_the_turn_before_is_taken_back_without_a_replay() -> None:
    driver = silent_caravan(6)
    for seat in ("Ana", "Bo"):
        short = recall(driver.stored)
        assert short
        assert not TableDriver(driver.stored, short).take_back(seat)


def test_what_bots_would_refuse_is_refused_without_a_replay() -> None:
    driver = silent_caravan(1)
    for _ in range(3):  # Bo makes the last choice before the snapshots
        driver.table.choose("Ana", "rest")
        driver.write()
        driver.table.sit("Bo", "Bo", "random")
        driver.table.choose("Bo", "rest")
        driver.write()
    snapshot = driver.stored.snapshots[-1]
    short = restore_from_snapshot(late(replace(driver.stored, snapshots=(snapshot,))), NOW)
    assert short
    assert short.table
    assert short.table.undo_kind("Ana") == "ask"
    with refuses("bots"):
        short.table.undo("Ana")


def test_one_snapshot_is_kept_for_each_seat_and_one_more() -> None:
    driver = TableDriver.of(Table.new(Caravan, NAMES[:3], {"road": 99, "water": 99}, seed=1, takebacks=True))
    random = Random(4)
    most = 0
    for _ in range(60):
        act(driver, random)
        most = max(most, len(driver.stored.snapshots))
    assert most == 4


@pytest.mark.parametrize("between", [4, 16])
def test_short_turns_share_a_snapshot(monkeypatch: pytest.MonkeyPatch, between: int) -> None:
    monkeypatch.setattr(table_state, "ENTRIES_BETWEEN_SNAPSHOTS", between)
    driver = TableDriver.of(Table.new(Caravan, NAMES[:3], {"road": 99, "water": 99}, seed=1, takebacks=True))
    random = Random(4)
    made: list[int] = []
    while not driver.stored.snapshots:
        driver.choose(random)
    while driver.table.decisions:
        driver.choose(random)
        last = driver.stored.snapshots[-1].snapshot.entries
        if last not in made[-1:]:
            made.append(last)
        assert driver.table.entries_count - last < between + 12, "that is, a turn or two later"
        short = recall(driver.stored)
        assert short
        assert stands(short) == stands(replay(driver.stored))
    assert all(later - earlier >= between for earlier, later in pairwise(made))
    assert [each.snapshot.entries for each in driver.stored.snapshots] == made[-4:]


def test_the_turn_after_an_undo_gets_a_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = silent_caravan(6)
    monkeypatch.setattr(table_state, "ENTRIES_BETWEEN_SNAPSHOTS", 1_000)
    before = driver.stored.snapshots
    driver.table.choose("Ana", "rest")
    driver.write()
    assert driver.stored.snapshots == before
    driver.take_back("Ana")
    driver.write()
    driver.table.choose("Ana", "rest")
    driver.write()
    assert driver.stored.snapshots[-1].sequence == driver.stored.lines[-1].sequence


def test_a_snapshot_of_a_turn_that_was_taken_back_is_passed_over() -> None:
    driver = silent_caravan(6)
    before = driver.stored.snapshots
    for _ in range(3):
        driver.take_back("Bo")
        driver.write()
    assert driver.stored.snapshots == before
    assert recall(driver.stored) is None
    for seat in ("Bo", "Ana", "Bo"):
        driver.table.choose(seat, "rest")
        driver.write()
        short = recall(driver.stored)
        assert short
        assert stands(short) == stands(replay(driver.stored))


def test_how_things_stand_is_shown_without_what_came_before() -> None:
    driver = TableDriver.of(Table.new(TINY_NIGHTS, NAMES[:2], seed=3))
    random = Random(2)
    while len(driver.stored.lines) < 120:
        driver.choose(random)
    driver.state = state = recall(driver.stored) or replay(driver.stored)
    assert driver.table.unloaded_history > (0, 0)
    for viewer in viewers(driver.table):
        assert driver.table.view(viewer).events == (known := state.event_count_for(viewer))
        assert len(state.events_for(viewer, known - 5)) == 5
        assert next(state.events_before_reversed(viewer, known)) == state.events_for(viewer, known - 1)[0]
    driver.choose(random)
    for read in (
        lambda: state.events_for("Ana"),
        lambda: driver.table.journal,
        lambda: driver.table.addressed_events(0),
    ):
        with pytest.raises(HistoryNotLoaded):
            read()
    state.load_history(driver.stored)
    assert driver.table.unloaded_history == (0, 0)
    for viewer in viewers(driver.table):
        whole = replay(driver.stored).events_for(viewer)
        assert state.events_for(viewer) == whole
        assert list(state.events_before_reversed(viewer, 40)) == whole[:40][::-1]


@pytest.mark.parametrize("wrong", ["position", "turn", "version", "rules", "pack", "sequence"])
def test_a_snapshot_that_does_not_fit_is_not_used(wrong: str) -> None:
    driver = silent_caravan(6)
    for stored in driver.stored.snapshots:
        assert restore_from_snapshot(late(replace(driver.stored, snapshots=(stored,))), NOW)
        other = spoilt(stored, wrong)
        assert restore_from_snapshot(late(replace(driver.stored, snapshots=(other,))), NOW) is None
    oldest, *others = driver.stored.snapshots
    short = recall(replace(driver.stored, snapshots=(spoilt(oldest, wrong), *others)))
    assert short
    assert stands(short) == stands(replay(driver.stored))


def spoilt(stored: StoredSnapshot, wrong: str) -> StoredSnapshot:
    snapshot = stored.snapshot
    match wrong:
        case "position":
            return replace(stored, snapshot=replace(snapshot, position=snapshot.position[:-1] + b"\0"))
        case "turn":
            return replace(stored, snapshot=replace(snapshot, turn=snapshot.turn - 1))
        case "version":
            return replace(stored, version="0.0.1")
        case "pack":
            return replace(stored, pack="another")
        case _:
            return replace(stored, **{wrong: getattr(stored, wrong) + 1})


def test_a_damaged_snapshot_is_not_read() -> None:
    stored = silent_caravan(6).stored.snapshots[0]
    content = encode_snapshot(stored)
    assert decode_snapshot(content) == stored
    for at in range(len(content)):
        assert decode_snapshot(content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :]) is None
    assert decode_snapshot(content[:-1]) is None
    assert decode_snapshot(b"") is None


def test_a_clock_of_days_is_found_as_it_was() -> None:
    """A new name, another player's choice or an undo does not restart the clock."""
    driver = TableDriver.of(Table.new(Caravan, NAMES[:3], {"road": 99, "water": 99}, seed=1, takebacks=True))
    named = replace(driver.stored.room, terms=replace(driver.stored.room.terms, clock=Clock("day", 1)))
    driver.stored, driver.state.room = replace(driver.stored, room=named), named
    random = Random(6)
    recalls = 0
    for _ in range(80):
        act(driver, random)
        waited = driver.state._clocks.since
        assert replay(driver.stored)._clocks.since == waited
        if short := recall(driver.stored):
            recalls += 1
            assert short._clocks.since == waited
    assert recalls > 30


@pytest.mark.parametrize("number", [0, 2, 4])
def test_a_table_that_went_on_under_other_rules_is_recalled_with_all_its_events(number: int) -> None:
    game, seats, options = GAMES[number]
    driver = TableDriver.of(Table.new(game, NAMES[:seats], options, seed=1, bots={"Cleo": "random"}))
    random = Random(number)
    for _ in range(12):
        driver.choose(random)
    last_position = driver.stored.last_position
    assert last_position
    went_on = LogEntry(len(driver.stored.lines), 30.0, events=(AddressedEvent("rules-changed", {}),))
    resumed = replace(last_position, sequence=went_on.sequence)
    driver.stored = replace(driver.stored, lines=(*driver.stored.lines, went_on), resumed=resumed)
    assert recall(driver.stored) is None, "all snapshots are of turns under the rules of before"
    driver.state = replay(driver.stored)
    recalls = 0
    while driver.table.outcome is None and recalls < 20:
        driver.choose(random)
        short, whole = recall(driver.stored), replay(driver.stored)
        if short is None:
            continue
        recalls += 1
        assert stands(short)[1:] == stands(whole)[1:]
        short.load_history(driver.stored)
        for viewer in viewers(driver.table):
            assert short.events_for(viewer) == whole.events_for(viewer)
            known = whole.event_count_for(viewer)
            assert list(short.events_before_reversed(viewer, known)) == list(
                whole.events_before_reversed(viewer, known)
            )
        if recalls % 3 == 0:
            driver.state = short
    assert recalls > 3


# On a server


async def unload(house: House) -> None:
    for live in house.registry.live_tables:
        await live.unload("farewell-again")


@pytest.mark.parametrize("more_lines", [0, 4, 200])
async def test_a_table_that_comes_back_goes_on_and_takes_back_as_if_it_had_stayed(
    house: House, monkeypatch: pytest.MonkeyPatch, more_lines: int
) -> None:
    monkeypatch.setattr("serai.house.store.reading.EXTRA_ENTRIES", more_lines)
    opened = await house.open("caravan", "Ana", "Bo", options={"road": 99, "water": 99}, seed=1)
    device = await Client(house.socket, opened["table"], *opened["chairs"]).come()
    for seat in ("Ana", "Bo"):
        await device.done("face", seat=seat)
        await device.choose("silk")
    for seat in ("Ana", "Bo") * 5:
        await device.done("face", seat=seat)
        await device.until(lambda: device.is_asked)
        await device.choose("rest")
    stored = await house.registry.store.read_table(opened["table"])
    assert stored
    assert len(stored.snapshots) == 3
    await device.done("face", seat="Ana", seen=0)
    shown, log = device.view, device.log
    await unload(house)
    await device.until(lambda: device.gone)
    await device.come(seat="Ana", seen=len(log))
    assert (await device.done("read-log", since=0, until=len(log)))["events"] == log
    await device.done("face", seat="Ana", seen=0)
    assert (device.view, device.log) == (shown, log)
    for _ in range(4):  # two of them are before the snapshots
        await device.done("undo", seat="Ana")
        await device.done("agree", seat="Bo", agree=True)
    assert device.told("undone") == [{"seat": "Ana", "agreed": ["Bo"]}] * 4
    await unload(house)
    await device.until(lambda: device.gone)
    shown, log = device.view, device.log
    await device.come(seat="Ana", seen=0)
    assert (device.view, device.log) == (shown, log)
    await device.choose("march")
    await device.leave()
    assert find_first_problem(await kept_at(house, opened["table"])) is None


async def test_a_tale_goes_on_in_the_same_words_when_its_table_comes_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serai.house.store.reading.EXTRA_ENTRIES", 0)
    opened = await house.open("nights", "Ana", "bot:wanderer", options={"goal": 20}, seed=2)
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    random = Random(3)
    while len((await kept_at(house, opened["table"])).snapshots) < 3:
        await ana.play(random, 1)
    await ana.until(lambda: ana.is_asked)
    known = ana.first + len(ana.log)
    told = (await ana.done("read-log", since=0, until=known))["told"]
    await unload(house)
    await ana.until(lambda: ana.gone)
    await ana.come_back()
    assert (await ana.done("read-log", since=known - 3, until=known))["told"] == told[-3:]
    assert (await ana.done("read-log", since=0, until=known))["told"] == told
    await ana.leave()


async def kept_at(house: House, table: str) -> StoredTable:
    stored = await house.registry.store.read_table(table)
    assert stored
    return stored


async def test_tables_are_played_again_beside_the_event_loop(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []

    def watched(stored: StoredTable, now: float) -> RestoredTable:
        threads.append(threading.get_ident())
        return restore_by_replay(stored, now)

    monkeypatch.setattr("serai.house.table_state.restore_by_replay", watched)
    opened = await house.open("caravan", "Ana", "Bo", seed=1)
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()

    async def refuse(_: Change) -> None:
        raise CannotStore("refused-disk")

    with monkeypatch.context() as failing:
        failing.setattr(house.registry.store, "write_change", refuse)
        assert await ana.refused("choose", seat="Ana", option="silk", asked=0) == "refused-disk"
    await ana.choose("silk")
    await ana.leave()
    assert len(threads) == 2
    assert threading.get_ident() not in threads
