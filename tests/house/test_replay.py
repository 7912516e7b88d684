"""A replay shows exactly what its viewer saw at the time, frame by frame."""

import asyncio
import json
import threading
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from house.clients import Client
from house.house import House, start_house
from house.stored_games import changes, room, write_all
from nights.table_builder import TINY_NIGHTS
from serai.house import replay_frames
from serai.house.replay_frames import Replay, ReplayCache, build_replay
from serai.house.replay_routes import MAX_FRAMES
from serai.house.room import Chair
from serai.house.store import LogEntry, StoredPosition, StoredTable
from serai.house.store.sqlite import SqliteStore
from serai.table import Record, Table
from serai.table.game import AnyGame
from table.caravan import Caravan
from table.playing import NAMES, caravan, choose_all, played, some_choice, take_back

ALSO_WITH_BUS = True

ROLES = ("Ana", "Bo", "spectator")


def stored_table_of(table: Table, **more: Any) -> StoredTable:
    """A stored table as if it had been played on a server, with one log entry per action."""
    lines = [LogEntry(0, 0.0)]
    again = Table.replay(Record(table.opening), game=table._game_class)
    entries = told = number = 0
    journal = table.journal
    while True:
        line = LogEntry(len(lines), 0.0, tuple(again.journal[entries:]), tuple(again.addressed_events(told)))
        entries += len(line.entries)
        told += len(line.events)
        lines.append(line)
        if entries == len(journal):
            break
        number = entries + 1
        again.apply_entry(number, journal[number - 1])
    over = "over" if table.outcome else "playing"
    chairs = tuple(Chair(seat, seat, key=seat[0].lower() * 32) for seat in table.opening.seats)
    shown = room(game=table.opening.game, **{"phase": over, "chairs": chairs, **more})
    return StoredTable(shown, table.opening, tuple(lines))


def replay_of(table: Table, seat: str | None, **more: Any) -> Replay:
    return build_replay(stored_table_of(table), seat, table._game_class, **more)


def play_some(table: Table, most: int, seed: int = 1) -> Table:
    random = Random(seed)
    for _ in range(most):
        if table.outcome is None:
            table.choose(*some_choice(table, random))
    return table


# Frames


async def sit(house: House, game: str, **terms: Any) -> tuple[dict[str, Any], dict[str, Client]]:
    opened = await house.open(game, "Ana", "Bo", takebacks=True, **terms)
    keys = dict(zip(ROLES, [*opened["chairs"], opened["gallery"]], strict=True))
    clients = {
        role: await Client(house.socket, opened["table"], key, language=language).come()
        for (role, key), language in zip(keys.items(), ("en", "fr", "es"), strict=True)
    }
    return opened | {"keys": keys}, clients


async def settled(clients: dict[str, Client]) -> None:
    for client in clients.values():
        await client.done("ping")


async def replay(
    house: House, opened: dict[str, Any], role: str, language: str = "en"
) -> list[dict[str, Any]]:
    """All frames of a replay."""
    headers = {"serai-key": opened["keys"][role], "accept-language": language}
    at = f"/api/tables/{opened['table']}/replay"
    shown = (await house.http.get(at, headers=headers)).json()
    frames: list[dict[str, Any]] = []
    while len(frames) < shown["frames"]:
        until = min(len(frames) + MAX_FRAMES, shown["frames"])
        answer = await house.http.get(
            f"{at}/frames", params={"since": len(frames), "until": until}, headers=headers
        )
        assert answer.status_code == 200, answer.text
        frames += answer.json()
    return frames


def live_frames(client: Client) -> list[dict[str, Any]]:
    """What a client received, frame by frame; a takeback request is not a frame."""
    updates = [json.loads(line) for line in client.heard if line.startswith('{"type":"update"')]
    return [
        {name: update[name] for name in ("since", "events", "view", "steps", "words")} | {"told": []}
        for update in updates
        if not update["view"]["takeback"]
    ]


@pytest.mark.parametrize(
    ("game", "terms"), [("dice", {}), ("nights", {"options": {"goal": 6}}), ("caravan", {})]
)
async def test_what_is_shown_again_is_what_was_told_at_the_time(house: House, game: str, terms: Any) -> None:
    opened, clients = await sit(house, game, seed=5, **terms)
    random = Random(5)
    for number in range(120):
        asked = next((client for client in clients.values() if client.is_asked), None)
        if asked is None:
            break
        await asked.choose(asked.some_option(random))
        await settled(clients)
        if number % 17 == 5 and asked.view["undo"] == "free":
            await asked.done("undo", seat=asked.seat)
            await settled(clients)
    for (role, client), language in zip(clients.items(), ("en", "fr", "es"), strict=True):
        frames = await replay(house, opened, role, language)
        assert len(frames) > 10
        assert frames == live_frames(client), role


async def test_a_finished_game_is_shown_to_its_end(house: House) -> None:
    opened, clients = await sit(house, "dice", options={"first": "Ana"})
    await asyncio.gather(*(clients[role].play(Random(3)) for role in ("Ana", "Bo")))
    frames = await replay(house, opened, "spectator")
    assert frames[-1]["view"]["outcome"]
    assert not any(frame["view"]["outcome"] for frame in frames[:-1])


# Seats


def test_a_viewer_sees_no_moment_of_which_they_were_told_nothing() -> None:
    """Only the seat itself sees its secret choice change; nothing happens for the others."""
    table = caravan(wish=None)
    table.choose("Ana", "silk")
    before = len(replay_of(table, "Bo").frames)
    table.choose("Ana", "salt")
    assert len(replay_of(table, "Bo").frames) == before
    assert len(replay_of(table, "Ana").frames) == before + 1


@pytest.mark.parametrize("game", [TINY_NIGHTS, Caravan], ids=["nights", "caravan"])
def test_what_somebody_else_keeps_secret_changes_nothing_in_a_replay(
    game: type[AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    """If Bo's secret is different, the others still see the same bytes."""
    monkeypatch.setattr("serai.table.table.secrets.token_bytes", lambda size: bytes(size))
    secrets = {"nights": ("goal:12-8", "goal:13-7"), "caravan": ("salt", "silk")}[game.card.id]
    replays: dict[str, list[Replay]] = {"Ana": [], "Bo": [], "": []}
    for secret in secrets:
        table = Table.new(game, NAMES[:2])
        table.choose("Ana", table.decisions["Ana"].options[0])
        table.choose("Bo", secret)
        random = Random(3)
        for _ in range(40 if game is TINY_NIGHTS else 8):
            seat = table.waiting[0]
            hidden = [o for o in table.decisions[seat].options if not o.startswith(("sell", "offer"))]
            table.choose(seat, random.choice(hidden))
        for seat, made in replays.items():
            made.append(replay_of(table, seat or None))
    for seat, (one, other) in replays.items():
        same = msgspec.json.encode([one.render(0, 99, "en"), one.turns]) == msgspec.json.encode(
            [other.render(0, 99, "en"), other.turns]
        )
        assert same is (seat != "Bo"), seat


@pytest.mark.parametrize("game", [TINY_NIGHTS, Caravan], ids=["nights", "caravan"])
@pytest.mark.parametrize("seat", ["Ana", None])
def test_the_end_of_a_game_tells_nothing_about_what_was_before(game: type[AnyGame], seat: str | None) -> None:
    """The replay of a finished game begins with the frames it had while the game was running."""
    table = play_some(Table.new(game, NAMES[:3], {"goal": 4} if game is TINY_NIGHTS else {}, seed=2), 25)
    running = replay_of(table, seat)
    finished = replay_of(played(table, 4), seat)
    assert table.outcome
    assert finished.frames[: len(running.frames)] == running.frames
    assert finished.events[: len(running.events)] == running.events
    assert finished.turns[: len(running.turns)] == running.turns
    if game is TINY_NIGHTS:
        shown = finished.render(0, len(finished.frames), "en")
        assert all(not frame.view.board.targets for frame in shown[:-1] if frame.view)
        assert shown[-1].view
        assert set(shown[-1].view.board.targets) == set(NAMES[:3])


def test_no_secret_of_the_house_is_in_a_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    canary = bytes(range(32))
    monkeypatch.setattr("serai.table.table.secrets.token_bytes", lambda _: canary)
    for game in (TINY_NIGHTS, Caravan):
        table = played(Table.new(game, NAMES[:2], {"goal": 3} if game is TINY_NIGHTS else {}), 1)
        built = replay_of(table, "Ana")
        shown = msgspec.json.encode(built.render(0, len(built.frames), "en"))
        assert canary.hex().encode() not in shown
        assert b"encounter_deck" not in shown
        assert b'draw_pile":[' not in shown


# Turns


@pytest.mark.parametrize("game", [TINY_NIGHTS, Caravan], ids=["nights", "caravan"])
def test_each_turn_is_marked_where_it_begins(game: type[AnyGame]) -> None:
    built = replay_of(play_some(Table.new(game, NAMES[:2], seed=3), 60), None)
    shown = built.render(0, len(built.frames), "en")
    turns = [frame.view.turn for frame in shown if frame.view]
    assert len(built.turns) > 3
    for mark in built.turns:
        assert turns[mark.frame] == mark.turn
        assert mark.frame == 0 or turns[mark.frame - 1] < mark.turn
        assert mark.seat == shown[mark.frame].view.board.seat  # type: ignore[union-attr]
    assert len(built.turns) == len(set(turns))


def test_a_choice_that_was_taken_back_is_shown_as_taken_back() -> None:
    """Frames of undone turns stay, but the turns are not marked."""
    table = caravan(2, 3, takebacks=True)
    choose_all(table, [("Ana", "rest")])
    before = replay_of(table, None)
    ended = before.turns[-1].turn
    take_back(table, "Ana")
    after = replay_of(table, None)
    assert after.frames[: len(before.frames)] == before.frames
    assert after.events[-1].key == "undone"
    assert after.turns[-1].turn == ended - 1
    choose_all(table, [("Ana", "rest")])
    again = replay_of(table, None)
    assert again.turns[-1].turn == ended
    assert again.turns[-1].frame == len(again.frames) - 1


# Other rules


def test_a_game_of_other_rules_is_told_by_what_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played(Table.new(TINY_NIGHTS, NAMES[:2], {"goal": 3}, seed=2), 1)
    stored = stored_table_of(table)
    monkeypatch.setattr("serai.games.nights.movement.move_hero", None)
    monkeypatch.setattr("serai.games.nights.game.move_hero", None)
    built = build_replay(stored, "Ana", TINY_NIGHTS)
    assert not built.has_frame_to_continue_from
    assert built.events == table.events(0, "Ana")
    shown = built.render(0, len(built.frames), "es")
    assert all(frame.view is None and frame.words is None for frame in shown)
    assert all(len(frame.told) == len(frame.events) for frame in shown)
    assert [turn.turn for turn in built.turns] == sorted({turn.turn for turn in built.turns})


def test_a_game_that_went_on_under_other_rules_shows_its_board_from_there() -> None:
    made = changes(Table.new("dice", ["Ana", "Bo"], seed=1, bots={"Bo": "random"}), most=20)
    last_position = [change.last_position for change in made if change.last_position][-1]
    opening = made[0].opening
    assert last_position
    assert opening
    start = msgspec.msgpack.decode(last_position.position)
    again = play_some(Table.replay(Record(replace(opening, start=start))), 8)
    lines = [LogEntry(0, 0.0), *(change.line for change in made)]
    resumed = StoredPosition(lines[-1].sequence, 1, last_position.position)
    lines.append(LogEntry(len(lines), 1.0, tuple(again.journal), tuple(again.addressed_events(1))))
    built = build_replay(
        StoredTable(room(phase="over"), opening, tuple(lines), last_position, resumed), "Ana"
    )
    before = [event for line in lines[:-1] for event in line.events]
    assert built.has_frame_to_continue_from
    assert built.events == [*(told.event for told in before), *again.events(1, "Ana")]
    assert [frame.view is None for frame in built.frames] == [True] * 21 + [False]


# Requests


async def test_a_replay_is_for_those_who_may_see_the_table(house: House) -> None:
    opened, _ = await sit(house, "nights")
    at = f"/api/tables/{opened['table']}/replay"
    keys = opened["keys"]

    async def ask(key: str, **params: Any) -> tuple[int, dict[str, Any]]:
        answer = await house.http.get(at, params=params, headers={"serai-key": key})
        return answer.status_code, answer.json()

    assert (await ask("nothing"))[0] == 404
    assert (await ask(""))[1]["key"] == "refused-no-table"
    assert (await house.http.get("/api/tables/nowhere/replay")).json()["key"] == "refused-no-table"
    assert (await ask(keys["Ana"]))[1]["seat"] == "Ana"
    assert (await ask(keys["Ana"], seat=""))[1]["seat"] is None
    assert (await ask(keys["Ana"], seat="Bo"))[1]["key"] == "refused-not-yours"
    assert (await ask(keys["spectator"], seat="Bo"))[1]["key"] == "refused-not-yours"
    assert (await ask(keys["spectator"]))[1]["seats"] == []
    both = f"{keys['Ana']},{keys['Bo']}"
    assert (await ask(both, seat="Bo"))[1]["seat"] == "Bo"
    assert (await ask(both))[1]["seats"] == ["Ana", "Bo"]


@pytest.mark.parametrize("language", ["en", "fr", "es"])
async def test_a_broken_request_is_refused_with_one_sentence(house: House, language: str) -> None:
    opened, _ = await sit(house, "dice")
    headers = {"serai-key": opened["keys"]["Ana"], "accept-language": language}
    for since, until in ((0, 0), (3, 1), (-1, 3), (0, MAX_FRAMES + 1), (500, 501), ("x", 3)):
        answer = await house.http.get(
            f"/api/tables/{opened['table']}/replay/frames",
            params={"since": since, "until": until},
            headers=headers,
        )
        assert answer.status_code == 400
        assert answer.json()["sentence"].endswith(".")
    waiting = await house.open("dice", "Ana", "link")
    headers["serai-key"] = waiting["chairs"][0]
    answer = await house.http.get(f"/api/tables/{waiting['table']}/replay", headers=headers)
    assert answer.json()["key"] == "refused-not-begun"
    assert answer.json()["sentence"].endswith(".")


async def test_frames_are_packed_for_who_can_unpack_them(house: House) -> None:
    opened, _ = await sit(house, "dice")
    for packing in ("gzip", "identity"):
        headers = {"serai-key": opened["keys"]["Ana"], "accept-encoding": packing}
        answer = await house.http.get(
            f"/api/tables/{opened['table']}/replay/frames", params={"since": 0, "until": 1}, headers=headers
        )
        assert answer.headers.get("content-encoding", "identity") == packing
        assert len(answer.json()) == 1


# The cache


@pytest.fixture
async def finished(tmp_path: Path) -> Any:
    store = await SqliteStore.open_home(tmp_path / "films")
    for name in ("t1", "t2", "t3"):
        await write_all(store, changes(Table.new("dice", ["Ana", "Bo"], seed=1), name))
    yield store
    await store.close()


async def test_a_replay_is_built_once_and_never_blocks_the_server(
    finished: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[threading.Thread] = []

    def noted(stored: StoredTable, seat: str | None) -> Replay:
        made.append(threading.current_thread())
        return build_replay(stored, seat)

    monkeypatch.setattr(replay_frames, "build_replay", noted)
    cache = ReplayCache(finished, 10_000_000)
    one, other = await asyncio.gather(cache.get_or_build("t1", None), cache.get_or_build("t1", None))
    assert one is other is await cache.get_or_build("t1", None, frames=3)
    assert len(made) == 1
    assert made[0] is not threading.main_thread()
    assert (await cache.get_or_build("t1", "Ana")) is not one


async def test_asking_for_missing_frames_does_not_rebuild_the_replay(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str | None] = []

    def noted(stored: StoredTable, seat: str | None) -> Replay:
        made.append(seat)
        return build_replay(stored, seat)

    monkeypatch.setattr(replay_frames, "build_replay", noted)
    opened = await house.open("caravan", "Ana", "Bo", seed=1)
    address, headers = f"/api/tables/{opened['table']}/replay/frames", {"Serai-Key": opened["gallery"]}
    for since in (0, 900, 900):
        answer = await house.http.get(address, params={"since": since, "until": since + 20}, headers=headers)
        assert answer.json()["key"] == "refused-no-moment"
    assert made == [None]


async def test_the_replay_cache_is_bounded(finished: SqliteStore) -> None:
    first = await ReplayCache(finished, 0).get_or_build("t1", None)
    cache = ReplayCache(finished, 2 * first.size + first.size // 2)
    for name in ("t1", "t2", "t3"):
        await cache.get_or_build(name, None)
    assert list(cache._replays) == [("t2", None), ("t3", None)]
    assert cache._replays.size == 2 * first.size


async def test_who_looks_at_a_running_game_sees_it_up_to_now(tmp_path: Path) -> None:
    async with start_house(tmp_path) as house:
        opened, clients = await sit(house, "dice")
        before = await replay(house, opened, "Ana")
        asked = next(client for client in clients.values() if client.is_asked)
        await asked.choose("stop")
        after = await replay(house, opened, "Ana")
        assert after[: len(before)] == before
        assert len(after) == len(before) + 1


async def test_nothing_is_kept_of_a_table_that_was_taken_away(house: House) -> None:
    opened, _ = await sit(house, "dice")
    await replay(house, opened, "Ana")
    assert len(house.registry.replay_cache._replays)
    host = await Client(house.socket, opened["table"], opened["host"]).come()
    await host.done("delete")
    assert not len(house.registry.replay_cache._replays)
    assert house.registry.replay_cache._replays.size == 0
    at = f"/api/tables/{opened['table']}/replay"
    answer = await house.http.get(at, headers={"serai-key": opened["keys"]["Ana"]})
    assert answer.json()["key"] == "refused-no-table"
