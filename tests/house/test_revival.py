"""A table is taken up from a snapshot as it would be by playing all of it again."""

import threading
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from house.guests import Guest
from house.house import House
from house.keeping import room
from nights.laid import TINY_NIGHTS
from refusing import refuses
from serai.house.doctor import examine_kept
from serai.house.exports import record_of
from serai.house.play import Play
from serai.house.revival import Restored, recalled, replayed, revive
from serai.house.room import Clock
from serai.house.store import CannotKeep, Change, Kept, Line, StoredSnapshot
from serai.house.store.rows import bytes_of_snapshot, snapshot_of
from serai.table import Forgotten, Table
from serai.table.events import Told
from serai.table.game import AnyGame, find_game
from table.playing import NAMES, everything, some_choice, viewers, views
from table.tiny import Caravan

NOW = 1_000.0


class Desk:
    """A table that is played as the house plays it, with what the disk would have of it in memory."""

    def __init__(self, kept: Kept, play: Play) -> None:
        self.kept = kept
        self.play = play

    @classmethod
    def of(cls, table: Table) -> "Desk":
        kept = Kept(room(game=table.opening.game, phase="playing"), None, (Line(0, 0.0),))
        desk = cls(kept, Play(kept, replayed(kept, 0.0)))
        desk.play.table = table
        desk.write()
        return desk

    @property
    def table(self) -> Table:
        assert self.play.table
        return self.play.table

    def write(self) -> None:
        kept, change = self.kept, self.play.change(self.play.room, float(len(self.kept.lines)))
        self.play.settle(change)
        snapshots = {each.slot: each for each in (*kept.snapshots, change.snapshot) if each}
        self.kept = replace(
            kept,
            room=change.room or kept.room,
            opening=change.opening or kept.opening,
            lines=(*kept.lines, change.line),
            standing=change.standing or kept.standing,
            snapshots=tuple(sorted(snapshots.values(), key=lambda each: each.sequence)),
        )

    def choose(self, random: Random) -> None:
        self.table.choose(*some_choice(self.table, random))
        self.write()

    def take_back(self, seat: str) -> bool:
        """As the house does it: what lies too far back needs all of the game; returns whether it did."""
        forgotten = False
        try:
            done = self.table.undo(seat)
        except Forgotten:
            forgotten, self.play = True, replay(self.kept)
            done = self.table.undo(seat)
        while not done and self.table.takeback:
            done = self.table.answer_takeback(self.table.takeback.waiting[0], agree=True)
        return forgotten


def replay(kept: Kept) -> Play:
    return Play(kept, replayed(kept, NOW))


def late(kept: Kept, more: int = 5) -> Kept:
    """What a late reader gets: the lines from the oldest snapshot on, and so many before."""
    first = kept.snapshots[0].sequence - more if kept.snapshots else 0
    return replace(kept, lines=tuple(line for line in kept.lines if line.sequence >= first))


def recall(kept: Kept) -> Play | None:
    read = late(kept)
    restored = recalled(read, NOW)
    return Play(read, restored) if restored else None


def act(desk: Desk, random: Random) -> None:
    """Something that happens at a table: mostly a choice, now and then another sits down or takes back."""
    luck = random.random()
    seat = random.choice(desk.table.opening.seats)
    if luck < 0.15 and desk.table.undo_kind(seat):
        desk.take_back(seat)
    elif luck < 0.2:
        desk.table.sit(seat, random.choice(("Zoe", "Yan", seat)), random.choice((None, "random")))
    else:
        desk.table.choose(*some_choice(desk.table, random))
    desk.write()
    if luck > 0.95:
        desk.play = recall(desk.kept) or replay(desk.kept)


def stands(play: Play) -> Any:
    """How a table stands, without what came before: views, undo, a bot's thoughts, counts, questions."""
    table = play.table
    assert table
    seats = table.opening.seats
    undo = {seat: table.undo_kind(seat) for seat in seats}
    thoughts = {seat: [table.aside(seat).below(100) for _ in range(3)] for seat in seats}
    counts = [play.count_for(viewer) for viewer in viewers(table)]
    last = [play.events_for(viewer, count)[-1:] for viewer, count in zip(viewers(table), counts, strict=True)]
    return views(table), table.position, undo, thoughts, counts, last, play._questions, table.sitters


def everything_of(play: Play, kept: Kept) -> Any:
    """All that can be read from a table, with what came before."""
    play.remember(kept)
    table = play.table
    assert table
    seen = [play.events_for(viewer) for viewer in viewers(table)]
    return stands(play), everything(table), seen, table.told(0), table.record()


def after_each_undo(kept: Kept) -> list[Any]:
    """How the table stands after each seat has taken a choice back, and somebody has chosen again."""
    found: list[Any] = []
    for seat in kept.opening.seats if kept.opening else ():
        desk = Desk(kept, recall(kept) or replay(kept))
        if desk.table.undo_kind(seat) is None:
            found.append(None)
            continue
        desk.take_back(seat)
        back = stands(desk.play)
        choice = some_choice(desk.table, Random(1))
        desk.table.choose(*choice)
        found.append((back, choice, everything_of(desk.play, kept)))
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
    """At fifty moments: views, events, questions, journal, record, and what comes of taking back."""
    game, seats, options = GAMES[number]
    random = Random(number)
    moments = found = undone = seed = 0
    while moments < 50:
        seed += 1
        desk = Desk.of(Table.new(game, NAMES[:seats], options, seed=seed, takebacks=True))
        while desk.table.outcome is None and moments < 50:
            act(desk, random)
            if random.random() < 0.85:
                continue
            moments += 1
            kept = desk.kept
            short, whole, proof = recall(kept), replay(kept), revive(kept)
            assert proof
            assert everything(proof) == everything(whole.table)  # type: ignore[arg-type]
            if short is None:
                continue
            found += 1
            assert stands(short) == stands(whole)
            assert everything_of(short, kept) == everything_of(whole, kept)
            outcomes = after_each_undo(kept)
            assert outcomes == after_each_undo(replace(kept, snapshots=()))
            undone += sum(each is not None for each in outcomes)
    assert found > 30
    assert undone > 30


@pytest.mark.parametrize("number", [0, 2, 4])
def test_a_finished_table_is_recalled_with_its_record(number: int) -> None:
    game, seats, options = GAMES[number]
    desk = Desk.of(Table.new(game, NAMES[:seats], options, seed=5))
    random = Random(number)
    while desk.table.outcome is None:
        desk.choose(random)
    short = recall(desk.kept)
    assert short
    assert short.table
    assert short.table.outcome == desk.table.outcome
    assert everything_of(short, desk.kept) == everything_of(desk.play, desk.kept)
    assert record_of(desk.kept) == desk.table.record() == short.table.record()


def silent_caravan(rounds: int) -> Desk:
    """Two traders who do nothing but rest: a turn has one choice, and no die is thrown."""
    desk = Desk.of(Table.new(Caravan, ("Ana", "Bo"), {"road": 99, "water": 99}, seed=1))
    for option in ("silk", *("rest",) * rounds):
        for seat in ("Ana", "Bo"):
            desk.table.choose(seat, option)
            desk.write()
    return desk


def test_what_lies_before_the_snapshots_is_taken_back_too() -> None:
    desk = silent_caravan(6)
    steps = forgotten = 0
    while desk.table.undo_kind("Ana"):
        steps += 1
        desk.play = recall(desk.kept) or replay(desk.kept)
        forgotten += desk.take_back("Ana")
        desk.write()
        assert stands(recall(desk.kept) or desk.play) == stands(replay(desk.kept))
    assert steps == 7
    assert 0 < forgotten < steps
    assert desk.table.undo_kind("Ana") is None


def test_a_choice_of_the_turn_before_is_taken_back_without_a_replay() -> None:
    desk = silent_caravan(6)
    for seat in ("Ana", "Bo"):
        short = recall(desk.kept)
        assert short
        assert not Desk(desk.kept, short).take_back(seat)


def test_what_bots_would_refuse_is_refused_without_a_replay() -> None:
    desk = silent_caravan(1)
    for _ in range(3):  # Bo chooses last before the snapshots
        desk.table.choose("Ana", "rest")
        desk.write()
        desk.table.sit("Bo", "Bo", "random")
        desk.table.choose("Bo", "rest")
        desk.write()
    snapshot = desk.kept.snapshots[-1]
    short = recalled(late(replace(desk.kept, snapshots=(snapshot,))), NOW)
    assert short
    assert short.table
    assert short.table.undo_kind("Ana") == "ask"
    with refuses("bots"):
        short.table.undo("Ana")


def test_one_snapshot_is_kept_for_each_seat_and_one_more() -> None:
    desk = Desk.of(Table.new(Caravan, NAMES[:3], {"road": 99, "water": 99}, seed=1, takebacks=True))
    random = Random(4)
    most = 0
    for _ in range(60):
        act(desk, random)
        most = max(most, len(desk.kept.snapshots))
    assert most == 4


def test_a_snapshot_of_a_turn_that_was_taken_back_is_passed_over() -> None:
    desk = silent_caravan(6)
    before = desk.kept.snapshots
    for _ in range(3):
        desk.take_back("Bo")
        desk.write()
    assert desk.kept.snapshots == before
    assert recall(desk.kept) is None
    for seat in ("Bo", "Ana", "Bo"):
        desk.table.choose(seat, "rest")
        desk.write()
        short = recall(desk.kept)
        assert short
        assert stands(short) == stands(replay(desk.kept))


def test_how_things_stand_is_shown_without_what_came_before() -> None:
    desk = Desk.of(Table.new(TINY_NIGHTS, NAMES[:2], seed=3))
    random = Random(2)
    while len(desk.kept.lines) < 120:
        desk.choose(random)
    desk.play = play = recall(desk.kept) or replay(desk.kept)
    assert desk.table.forgotten > (0, 0)
    for viewer in viewers(desk.table):
        assert desk.table.view(viewer).events == (known := play.count_for(viewer))
        assert len(play.events_for(viewer, known - 5)) == 5
        assert next(play.events_before(viewer, known)) == play.events_for(viewer, known - 1)[0]
    desk.choose(random)
    for read in (lambda: play.events_for("Ana"), lambda: desk.table.journal, lambda: desk.table.told(0)):
        with pytest.raises(Forgotten):
            read()
    play.remember(desk.kept)
    assert desk.table.forgotten == (0, 0)
    for viewer in viewers(desk.table):
        whole = replay(desk.kept).events_for(viewer)
        assert play.events_for(viewer) == whole
        assert list(play.events_before(viewer, 40)) == whole[:40][::-1]


@pytest.mark.parametrize("wrong", ["position", "turn", "version", "rules", "pack", "sequence"])
def test_a_snapshot_that_does_not_fit_is_not_used(wrong: str) -> None:
    desk = silent_caravan(6)
    for stored in desk.kept.snapshots:
        assert recalled(late(replace(desk.kept, snapshots=(stored,))), NOW)
        other = spoilt(stored, wrong)
        assert recalled(late(replace(desk.kept, snapshots=(other,))), NOW) is None
    oldest, *others = desk.kept.snapshots
    short = recall(replace(desk.kept, snapshots=(spoilt(oldest, wrong), *others)))
    assert short
    assert stands(short) == stands(replay(desk.kept))


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
    stored = silent_caravan(6).kept.snapshots[0]
    content = bytes_of_snapshot(stored)
    assert snapshot_of(content) == stored
    for at in range(len(content)):
        assert snapshot_of(content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :]) is None
    assert snapshot_of(content[:-1]) is None
    assert snapshot_of(b"") is None


def test_a_clock_of_days_is_found_as_it_was() -> None:
    """Since when each is waited for does not begin anew with a name, another's choice, or an undo."""
    desk = Desk.of(Table.new(Caravan, NAMES[:3], {"road": 99, "water": 99}, seed=1, takebacks=True))
    named = replace(desk.kept.room, terms=replace(desk.kept.room.terms, clock=Clock("day", 1)))
    desk.kept, desk.play.room = replace(desk.kept, room=named), named
    random = Random(6)
    recalls = 0
    for _ in range(80):
        act(desk, random)
        waited = desk.play._clocks.since
        assert replay(desk.kept)._clocks.since == waited
        if short := recall(desk.kept):
            recalls += 1
            assert short._clocks.since == waited
    assert recalls > 30


@pytest.mark.parametrize("number", [0, 2, 4])
def test_a_table_that_went_on_under_other_rules_is_recalled_with_all_its_events(number: int) -> None:
    game, seats, options = GAMES[number]
    desk = Desk.of(Table.new(game, NAMES[:seats], options, seed=1, bots={"Cleo": "random"}))
    random = Random(number)
    for _ in range(12):
        desk.choose(random)
    standing = desk.kept.standing
    assert standing
    went_on = Line(len(desk.kept.lines), 30.0, events=(Told("rules-changed", {}),))
    resumed = replace(standing, sequence=went_on.sequence)
    desk.kept = replace(desk.kept, lines=(*desk.kept.lines, went_on), resumed=resumed)
    assert recall(desk.kept) is None, "all snapshots are of turns under the rules of before"
    desk.play = replay(desk.kept)
    recalls = 0
    while desk.table.outcome is None and recalls < 20:
        desk.choose(random)
        short, whole = recall(desk.kept), replay(desk.kept)
        if short is None:
            continue
        recalls += 1
        assert stands(short)[1:] == stands(whole)[1:]
        short.remember(desk.kept)
        for viewer in viewers(desk.table):
            assert short.events_for(viewer) == whole.events_for(viewer)
            known = whole.count_for(viewer)
            assert list(short.events_before(viewer, known)) == list(whole.events_before(viewer, known))
        if recalls % 3 == 0:
            desk.play = short
    assert recalls > 3


# In a house


async def put_away(inn: House) -> None:
    for live in inn.hall.live:
        await live.put_away("farewell-again")


@pytest.mark.parametrize("more_lines", [0, 4, 200])
async def test_a_table_that_comes_back_goes_on_and_takes_back_as_if_it_had_stayed(
    inn: House, monkeypatch: pytest.MonkeyPatch, more_lines: int
) -> None:
    monkeypatch.setattr("serai.house.store.reading.MORE_LINES", more_lines)
    opened = await inn.open("caravan", "Ana", "Bo", options={"road": 99, "water": 99}, seed=1)
    device = await Guest(inn.socket, opened["table"], *opened["chairs"]).come()
    for seat in ("Ana", "Bo"):
        await device.done("face", seat=seat)
        await device.choose("silk")
    for seat in ("Ana", "Bo") * 5:
        await device.done("face", seat=seat)
        await device.until(lambda: device.is_asked)
        await device.choose("rest")
    kept = await inn.hall.store.read(opened["table"])
    assert kept
    assert len(kept.snapshots) == 3
    await device.done("face", seat="Ana", seen=0)
    shown, log = device.view, device.log
    await put_away(inn)
    await device.until(lambda: device.gone)
    await device.come(seat="Ana", seen=len(log))
    assert (await device.done("read-log", since=0, until=len(log)))["events"] == log
    await device.done("face", seat="Ana", seen=0)
    assert (device.view, device.log) == (shown, log)
    for _ in range(4):  # two of them lie before the snapshots
        await device.done("undo", seat="Ana")
        await device.done("agree", seat="Bo", agree=True)
    assert device.told("undone") == [{"seat": "Ana", "agreed": ["Bo"]}] * 4
    await put_away(inn)
    await device.until(lambda: device.gone)
    shown, log = device.view, device.log
    await device.come(seat="Ana", seen=0)
    assert (device.view, device.log) == (shown, log)
    await device.choose("march")
    await device.leave()
    assert examine_kept(await kept_at(inn, opened["table"])) is None


async def test_a_tale_goes_on_in_the_same_words_when_its_table_comes_back(
    inn: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serai.house.store.reading.MORE_LINES", 0)
    opened = await inn.open("nights", "Ana", "bot:wanderer", options={"goal": 20}, seed=2)
    ana = await Guest(inn.socket, opened["table"], opened["chairs"][0]).come()
    random = Random(3)
    while len((await kept_at(inn, opened["table"])).snapshots) < 3:
        await ana.play(random, 1)
    await ana.until(lambda: ana.is_asked)
    known = ana.first + len(ana.log)
    told = (await ana.done("read-log", since=0, until=known))["told"]
    await put_away(inn)
    await ana.until(lambda: ana.gone)
    await ana.come_back()
    assert (await ana.done("read-log", since=known - 3, until=known))["told"] == told[-3:]
    assert (await ana.done("read-log", since=0, until=known))["told"] == told
    await ana.leave()


async def kept_at(inn: House, table: str) -> Kept:
    kept = await inn.hall.store.read(table)
    assert kept
    return kept


async def test_tables_are_played_again_beside_the_event_loop(
    inn: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []

    def watched(kept: Kept, now: float) -> Restored:
        threads.append(threading.get_ident())
        return replayed(kept, now)

    monkeypatch.setattr("serai.house.play.replayed", watched)
    opened = await inn.open("caravan", "Ana", "Bo", seed=1)
    ana = await Guest(inn.socket, opened["table"], opened["chairs"][0]).come()

    async def refuse(_: Change) -> None:
        raise CannotKeep("refused-disk")

    with monkeypatch.context() as failing:
        failing.setattr(inn.hall.store, "write", refuse)
        assert await ana.refused("choose", seat="Ana", option="silk", asked=0) == "refused-disk"
    await ana.choose("silk")
    await ana.leave()
    assert len(threads) == 2
    assert threading.get_ident() not in threads
