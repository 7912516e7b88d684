"""A game is seen again as it was seen at the time: by the same eyes, moment by moment, and no more."""

import asyncio
import json
import threading
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from house.guests import Guest
from house.house import House, house
from house.keeping import changes, keep, room
from nights.laid import TINY_NIGHTS
from serai.house import films as filming
from serai.house.films import Film, Films, make_film
from serai.house.replays import MOST_FRAMES
from serai.house.room import Chair
from serai.house.store import Kept, Line, Standing
from serai.house.store.sqlite import SqliteStore
from serai.table import Record, Table
from serai.table.game import AnyGame
from table.playing import NAMES, caravan, choose_all, played, some_choice, take_back
from table.tiny import Caravan

ROLES = ("Ana", "Bo", "spectator")


def kept_of(table: Table, **more: Any) -> Kept:
    """A table that is kept as if it had been played in a house, a line for each deed."""
    lines = [Line(0, 0.0)]
    again = Table.replay(Record(table.opening), game=table._kind)
    entries = told = number = 0
    journal = table.journal
    while True:
        line = Line(len(lines), 0.0, tuple(again.journal[entries:]), tuple(again.told(told)))
        entries += len(line.entries)
        told += len(line.events)
        lines.append(line)
        if entries == len(journal):
            break
        number = entries + 1
        again.repeat(number, journal[number - 1])
    over = "over" if table.outcome else "playing"
    chairs = tuple(Chair(seat, seat, key=seat[0].lower() * 32) for seat in table.opening.seats)
    shown = room(game=table.opening.game, **{"phase": over, "chairs": chairs, **more})
    return Kept(shown, table.opening, tuple(lines))


def film_of(table: Table, seat: str | None, **more: Any) -> Film:
    return make_film(kept_of(table), seat, table._kind, **more)


def play_some(table: Table, most: int, seed: int = 1) -> Table:
    random = Random(seed)
    for _ in range(most):
        if table.outcome is None:
            table.choose(*some_choice(table, random))
    return table


# What was seen


async def sit(inn: House, game: str, **terms: Any) -> tuple[dict[str, Any], dict[str, Guest]]:
    opened = await inn.open(game, "Ana", "Bo", takebacks=True, **terms)
    keys = dict(zip(ROLES, [*opened["chairs"], opened["gallery"]], strict=True))
    guests = {
        role: await Guest(inn.socket, opened["table"], key, language=language).come()
        for (role, key), language in zip(keys.items(), ("en", "fr", "es"), strict=True)
    }
    return opened | {"keys": keys}, guests


async def settled(guests: dict[str, Guest]) -> None:
    for guest in guests.values():
        await guest.done("ping")


async def replay(inn: House, opened: dict[str, Any], role: str, language: str = "en") -> list[dict[str, Any]]:
    """All frames that the house shows to somebody."""
    headers = {"serai-key": opened["keys"][role], "accept-language": language}
    at = f"/api/tables/{opened['table']}/replay"
    shown = (await inn.http.get(at, headers=headers)).json()
    frames: list[dict[str, Any]] = []
    while len(frames) < shown["frames"]:
        until = min(len(frames) + MOST_FRAMES, shown["frames"])
        answer = await inn.http.get(
            f"{at}/frames", params={"since": len(frames), "until": until}, headers=headers
        )
        assert answer.status_code == 200, answer.text
        frames += answer.json()
    return frames


def live_frames(guest: Guest) -> list[dict[str, Any]]:
    """What a guest was told, moment by moment; a wish to take back is no moment of the game."""
    updates = [json.loads(line) for line in guest.heard if line.startswith('{"type":"update"')]
    return [
        {name: update[name] for name in ("since", "events", "view", "steps", "words")} | {"told": []}
        for update in updates
        if not update["view"]["takeback"]
    ]


@pytest.mark.parametrize(
    ("game", "terms"), [("dice", {}), ("nights", {"options": {"goal": 6}}), ("caravan", {})]
)
async def test_what_is_shown_again_is_what_was_told_at_the_time(inn: House, game: str, terms: Any) -> None:
    opened, guests = await sit(inn, game, seed=5, **terms)
    random = Random(5)
    for number in range(120):
        asked = next((guest for guest in guests.values() if guest.is_asked), None)
        if asked is None:
            break
        await asked.choose(asked.some_option(random))
        await settled(guests)
        if number % 17 == 5 and asked.view["undo"] == "free":
            await asked.done("undo", seat=asked.seat)
            await settled(guests)
    for (role, guest), language in zip(guests.items(), ("en", "fr", "es"), strict=True):
        frames = await replay(inn, opened, role, language)
        assert len(frames) > 10
        assert frames == live_frames(guest), role


async def test_a_finished_game_is_shown_to_its_end(inn: House) -> None:
    opened, guests = await sit(inn, "dice", options={"first": "Ana"})
    await asyncio.gather(*(guests[role].play(Random(3)) for role in ("Ana", "Bo")))
    frames = await replay(inn, opened, "spectator")
    assert frames[-1]["view"]["outcome"]
    assert not any(frame["view"]["outcome"] for frame in frames[:-1])


# From where


def test_a_viewer_sees_no_moment_of_which_they_were_told_nothing() -> None:
    """Whose secret choice changes is theirs alone to know: to the others nothing has happened."""
    table = caravan(wish=None)
    table.choose("Ana", "silk")
    before = len(film_of(table, "Bo").frames)
    table.choose("Ana", "salt")
    assert len(film_of(table, "Bo").frames) == before
    assert len(film_of(table, "Ana").frames) == before + 1


@pytest.mark.parametrize("game", [TINY_NIGHTS, Caravan], ids=["nights", "caravan"])
def test_what_somebody_else_keeps_secret_changes_nothing_in_a_replay(
    game: type[AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bo's secret is another one; all others do, and see, the same: byte for byte."""
    monkeypatch.setattr("serai.table.table.secrets.token_bytes", lambda size: bytes(size))
    secrets = {"nights": ("goal:12-8", "goal:13-7"), "caravan": ("salt", "silk")}[game.card.id]
    films: dict[str, list[Film]] = {"Ana": [], "Bo": [], "": []}
    for secret in secrets:
        table = Table.new(game, NAMES[:2])
        table.choose("Ana", table.decisions["Ana"].options[0])
        table.choose("Bo", secret)
        random = Random(3)
        for _ in range(40 if game is TINY_NIGHTS else 8):
            seat = table.waiting[0]
            hidden = [o for o in table.decisions[seat].options if not o.startswith(("sell", "offer"))]
            table.choose(seat, random.choice(hidden))
        for seat, made in films.items():
            made.append(film_of(table, seat or None))
    for seat, (one, other) in films.items():
        same = msgspec.json.encode([one.shown(0, 99, "en"), one.turns]) == msgspec.json.encode(
            [other.shown(0, 99, "en"), other.turns]
        )
        assert same is (seat != "Bo"), seat


@pytest.mark.parametrize("game", [TINY_NIGHTS, Caravan], ids=["nights", "caravan"])
@pytest.mark.parametrize("seat", ["Ana", None])
def test_the_end_of_a_game_tells_nothing_about_what_was_before(game: type[AnyGame], seat: str | None) -> None:
    """A replay of a finished game begins with the very frames that it had while the game ran."""
    table = play_some(Table.new(game, NAMES[:3], {"goal": 4} if game is TINY_NIGHTS else {}, seed=2), 25)
    running = film_of(table, seat)
    finished = film_of(played(table, 4), seat)
    assert table.outcome
    assert finished.frames[: len(running.frames)] == running.frames
    assert finished.events[: len(running.events)] == running.events
    assert finished.turns[: len(running.turns)] == running.turns
    if game is TINY_NIGHTS:
        shown = finished.shown(0, len(finished.frames), "en")
        assert all(not frame.view.board.targets for frame in shown[:-1] if frame.view)
        assert shown[-1].view
        assert set(shown[-1].view.board.targets) == set(NAMES[:3])


def test_no_secret_of_the_house_is_in_a_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    canary = bytes(range(32))
    monkeypatch.setattr("serai.table.table.secrets.token_bytes", lambda _: canary)
    for game in (TINY_NIGHTS, Caravan):
        table = played(Table.new(game, NAMES[:2], {"goal": 3} if game is TINY_NIGHTS else {}), 1)
        film = film_of(table, "Ana")
        shown = msgspec.json.encode(film.shown(0, len(film.frames), "en"))
        assert canary.hex().encode() not in shown
        assert b"encounter_deck" not in shown
        assert b'draw_pile":[' not in shown


# Turns


@pytest.mark.parametrize("game", [TINY_NIGHTS, Caravan], ids=["nights", "caravan"])
def test_each_turn_is_marked_where_it_begins(game: type[AnyGame]) -> None:
    film = film_of(play_some(Table.new(game, NAMES[:2], seed=3), 60), None)
    shown = film.shown(0, len(film.frames), "en")
    turns = [frame.view.turn for frame in shown if frame.view]
    assert len(film.turns) > 3
    for mark in film.turns:
        assert turns[mark.frame] == mark.turn
        assert mark.frame == 0 or turns[mark.frame - 1] < mark.turn
        assert mark.seat == shown[mark.frame].view.board.seat  # type: ignore[union-attr]
    assert len(film.turns) == len(set(turns))


def test_a_choice_that_was_taken_back_is_shown_as_taken_back() -> None:
    """Nothing that was seen is hidden later; a turn that was taken back has no mark any more."""
    table = caravan(2, 3, takebacks=True)
    choose_all(table, [("Ana", "rest")])
    before = film_of(table, None)
    ended = before.turns[-1].turn
    take_back(table, "Ana")
    after = film_of(table, None)
    assert after.frames[: len(before.frames)] == before.frames
    assert after.events[-1].key == "undone"
    assert after.turns[-1].turn == ended - 1
    choose_all(table, [("Ana", "rest")])
    again = film_of(table, None)
    assert again.turns[-1].turn == ended
    assert again.turns[-1].frame == len(again.frames) - 1


# Other rules


def test_a_game_of_other_rules_is_told_by_what_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played(Table.new(TINY_NIGHTS, NAMES[:2], {"goal": 3}, seed=2), 1)
    kept = kept_of(table)
    monkeypatch.setattr("serai.games.nights.movement.move", None)
    monkeypatch.setattr("serai.games.nights.game.move", None)
    film = make_film(kept, "Ana", TINY_NIGHTS)
    assert not film.playable
    assert film.events == table.events(0, "Ana")
    shown = film.shown(0, len(film.frames), "es")
    assert all(frame.view is None and frame.words is None for frame in shown)
    assert all(len(frame.told) == len(frame.events) for frame in shown)
    assert [turn.turn for turn in film.turns] == sorted({turn.turn for turn in film.turns})


def test_a_game_that_went_on_under_other_rules_shows_its_board_from_there() -> None:
    made = changes(Table.new("dice", ["Ana", "Bo"], seed=1, bots={"Bo": "random"}), most=20)
    standing = [change.standing for change in made if change.standing][-1]
    opening = made[0].opening
    assert standing
    assert opening
    start = msgspec.msgpack.decode(standing.position)
    again = play_some(Table.replay(Record(replace(opening, start=start))), 8)
    lines = [Line(0, 0.0), *(change.line for change in made)]
    resumed = Standing(lines[-1].sequence, 1, standing.position)
    lines.append(Line(len(lines), 1.0, tuple(again.journal), tuple(again.told(1))))
    film = make_film(Kept(room(phase="over"), opening, tuple(lines), standing, resumed), "Ana")
    before = [event for line in lines[:-1] for event in line.events]
    assert film.playable
    assert film.events == [*(told.event for told in before), *again.events(1, "Ana")]
    assert [frame.view is None for frame in film.frames] == [True] * 21 + [False]


# Asking


async def test_a_replay_is_for_those_who_may_see_the_table(inn: House) -> None:
    opened, _ = await sit(inn, "nights")
    at = f"/api/tables/{opened['table']}/replay"
    keys = opened["keys"]

    async def ask(key: str, **params: Any) -> tuple[int, dict[str, Any]]:
        answer = await inn.http.get(at, params=params, headers={"serai-key": key})
        return answer.status_code, answer.json()

    assert (await ask("nothing"))[0] == 404
    assert (await ask(""))[1]["key"] == "refused-no-table"
    assert (await inn.http.get("/api/tables/nowhere/replay")).json()["key"] == "refused-no-table"
    assert (await ask(keys["Ana"]))[1]["seat"] == "Ana"
    assert (await ask(keys["Ana"], seat=""))[1]["seat"] is None
    assert (await ask(keys["Ana"], seat="Bo"))[1]["key"] == "refused-not-yours"
    assert (await ask(keys["spectator"], seat="Bo"))[1]["key"] == "refused-not-yours"
    assert (await ask(keys["spectator"]))[1]["seats"] == []
    both = f"{keys['Ana']},{keys['Bo']}"
    assert (await ask(both, seat="Bo"))[1]["seat"] == "Bo"
    assert (await ask(both))[1]["seats"] == ["Ana", "Bo"]


@pytest.mark.parametrize("language", ["en", "fr", "es"])
async def test_a_broken_request_is_refused_with_one_sentence(inn: House, language: str) -> None:
    opened, _ = await sit(inn, "dice")
    headers = {"serai-key": opened["keys"]["Ana"], "accept-language": language}
    for since, until in ((0, 0), (3, 1), (-1, 3), (0, MOST_FRAMES + 1), (500, 501), ("x", 3)):
        answer = await inn.http.get(
            f"/api/tables/{opened['table']}/replay/frames",
            params={"since": since, "until": until},
            headers=headers,
        )
        assert answer.status_code == 400
        assert answer.json()["sentence"].endswith(".")
    waiting = await inn.open("dice", "Ana", "link")
    headers["serai-key"] = waiting["chairs"][0]
    answer = await inn.http.get(f"/api/tables/{waiting['table']}/replay", headers=headers)
    assert answer.json()["key"] == "refused-not-begun"
    assert answer.json()["sentence"].endswith(".")


async def test_frames_are_packed_for_who_can_unpack_them(inn: House) -> None:
    opened, _ = await sit(inn, "dice")
    for packing in ("gzip", "identity"):
        headers = {"serai-key": opened["keys"]["Ana"], "accept-encoding": packing}
        answer = await inn.http.get(
            f"/api/tables/{opened['table']}/replay/frames", params={"since": 0, "until": 1}, headers=headers
        )
        assert answer.headers.get("content-encoding", "identity") == packing
        assert len(answer.json()) == 1


# Keeping films


@pytest.fixture
async def finished(tmp_path: Path) -> Any:
    store = await SqliteStore.open_home(tmp_path / "films")
    for name in ("t1", "t2", "t3"):
        await keep(store, changes(Table.new("dice", ["Ana", "Bo"], seed=1), name))
    yield store
    await store.close()


async def test_a_film_is_made_once_and_never_in_the_way_of_the_house(
    finished: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[threading.Thread] = []

    def noted(kept: Kept, seat: str | None) -> Film:
        made.append(threading.current_thread())
        return make_film(kept, seat)

    monkeypatch.setattr(filming, "make_film", noted)
    films = Films(finished, 10_000_000)
    one, other = await asyncio.gather(films.film("t1", None), films.film("t1", None))
    assert one is other is await films.film("t1", None, frames=3)
    assert len(made) == 1
    assert made[0] is not threading.main_thread()
    assert (await films.film("t1", "Ana")) is not one


async def test_who_asks_for_moments_that_are_not_there_makes_no_film_anew(
    inn: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str | None] = []

    def noted(kept: Kept, seat: str | None) -> Film:
        made.append(seat)
        return make_film(kept, seat)

    monkeypatch.setattr(filming, "make_film", noted)
    opened = await inn.open("caravan", "Ana", "Bo", seed=1)
    address, headers = f"/api/tables/{opened['table']}/replay/frames", {"Serai-Key": opened["gallery"]}
    for since in (0, 900, 900):
        answer = await inn.http.get(address, params={"since": since, "until": since + 20}, headers=headers)
        assert answer.json()["key"] == "refused-no-moment"
    assert made == [None]


async def test_no_more_films_are_kept_than_there_is_room_for(finished: SqliteStore) -> None:
    first = await Films(finished, 0).film("t1", None)
    films = Films(finished, 2 * first.size + first.size // 2)
    for name in ("t1", "t2", "t3"):
        await films.film(name, None)
    assert len(films._kept) == 2
    assert films._bytes == sum(film.size for film in films._kept.values()) <= films._most_bytes


async def test_who_looks_at_a_running_game_sees_it_up_to_now(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        opened, guests = await sit(inn, "dice")
        before = await replay(inn, opened, "Ana")
        asked = next(guest for guest in guests.values() if guest.is_asked)
        await asked.choose("stop")
        after = await replay(inn, opened, "Ana")
        assert after[: len(before)] == before
        assert len(after) == len(before) + 1


async def test_nothing_is_kept_of_a_table_that_was_taken_away(inn: House) -> None:
    opened, _ = await sit(inn, "dice")
    await replay(inn, opened, "Ana")
    assert inn.hall.films._kept
    host = await Guest(inn.socket, opened["table"], opened["host"]).come()
    await host.done("delete")
    assert not inn.hall.films._kept
    assert inn.hall.films._bytes == 0
    at = f"/api/tables/{opened['table']}/replay"
    answer = await inn.http.get(at, headers={"serai-key": opened["keys"]["Ana"]})
    assert answer.json()["key"] == "refused-no-table"
