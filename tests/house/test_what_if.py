""" "What if" tables: a game continues from any turn, with new dice and without the original's secrets."""

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from house.clients import Client
from house.house import House
from house.test_replay import play_some, stored_table_of
from nights.table_builder import TINY_NIGHTS
from serai.games.nights.hidden_targets import randomize_targets_of_others
from serai.house.doctor import find_first_problem
from serai.house.restore import count_repeated_events
from serai.house.store import StoredPosition, StoredTable
from serai.house.what_if import WhatIfRequest, fork_table
from serai.locales.refusals import say_refusal
from serai.locales.texts import LANGUAGES
from serai.table import Origin, Record, Refused, Table, find_game, read_record
from serai.table.chance import Stream
from serai.table.game import AnyGame
from serai.table.position import encode_position
from serai.terminal.record_commands import replay_and_print_dice_verification
from table.caravan import Caravan
from table.playing import NAMES, caravan, choose_all, open_table, played, take_back, with_tiny_book

ON_BOTH_STORES = True

if TYPE_CHECKING:
    from serai.games.nights.state import State

Message = dict[str, Any]


def took(table: Table, turn: int, seat: str = "Ana") -> StoredTable:
    """The table that continues from a turn of another."""
    return fork_table(stored_table_of(table), WhatIfRequest(turn, seat), "en", 1.0, table._game_class)[0]


def start_of(stored: StoredTable) -> dict[str, Any]:
    assert stored.opening
    assert stored.opening.start
    return stored.opening.start


async def ask(house: House, opened: Message, key: str, language: str = "en", **wanted: Any) -> Message:
    answer = await house.http.post(
        f"/api/tables/{opened['table']}/what-if",
        json=wanted,
        headers={"serai-key": key, "accept-language": language},
    )
    return answer.json() | {"status": answer.status_code}


# From a finished game


@pytest.mark.parametrize(
    ("game", "level", "options"), [("dice", "squire", {}), ("nights", "wanderer", {"goal": 4})]
)
async def test_it_is_played_to_its_end_against_bots(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, level: str, options: Any
) -> None:
    opened = await house.open(game, "Ana", f"bot:{level}", options=options)
    ana = await Client(house.socket, opened["table"], *opened["chairs"][:1]).come()
    await ana.play(Random(2))
    assert ana.over
    other = next(seat for seat in ana.view["sitters"] if seat != "Ana")
    answer = await ask(house, opened, opened["chairs"][0], turn=3, seat="Ana", bots=level)
    assert answer["status"] == 201, answer
    assert [bool(key) for key in answer["chairs"]] == [True, False]
    again = await Client(house.socket, answer["table"], answer["chairs"][0]).come()
    assert again.room["what_if"] == {"table": opened["table"], "turn": 3}
    assert again.log[0] == {"key": "what-if", "args": {"turn": 3}}
    assert again.view["sitters"][other] == {"name": other, "bot": level}
    assert again.view["turn"] >= 3
    assert again.room["commitment"] != ana.room["commitment"]
    await again.play(Random(8))
    assert again.over

    record = await house.http.get(
        f"/api/tables/{answer['table']}/record", headers={"serai-key": answer["host"]}
    )
    opening = read_record(record.content, "it").record.opening
    assert opening.origin == Origin(ana.room["commitment"], 3)
    path = tmp_path / "what-if.jsonl"
    path.write_bytes(record.content)
    replay_and_print_dice_verification(path, again.room["commitment"], "en")
    assert "is genuine" in capsys.readouterr().out
    stored = await house.registry.store.read_table(answer["table"])
    assert stored
    assert find_first_problem(stored) is None
    await again.done("rematch")
    following = await Client(house.socket, again.room["after"] or "", answer["chairs"][0]).come()
    assert following.room["what_if"] is None


async def test_who_only_looked_on_may_play_on_in_any_seat_once_it_is_over(house: House) -> None:
    opened = await house.open("dice", "Ana", "Bo", public=True)
    wanted = {"turn": 2, "seat": "Bo"}
    assert (await ask(house, opened, opened["gallery"], **wanted))["key"] == "refused-what-if-seat"
    clients = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
    random = Random(4)
    while not clients[0].over:
        asked = next((client for client in clients if client.is_asked), None)
        if asked is not None:
            await asked.choose(asked.some_option(random))
        for client in clients:
            await client.done("ping")
    answer = await ask(house, opened, opened["gallery"], **wanted)
    assert answer["status"] == 201
    assert [bool(key) for key in answer["chairs"]] == [False, True]


@pytest.mark.parametrize("name", ["dice", "nights", "caravan"])
def test_it_begins_where_the_turn_began(name: str) -> None:
    game = Caravan if name == "caravan" else with_tiny_book(find_game(name))
    table = played(open_table(game, 3, 6), 2)
    position, turns = table.position, {}
    again = Table.replay(table.record(), choices=0, game=game)
    for number, entry in enumerate(table.record().journal, 1):
        again.apply_entry(number, entry)
        turns[again.position.turn] = again.position
    del turns[position.turn]
    for turn, there in list(turns.items())[:: max(len(turns) // 5, 1)]:
        start = start_of(took(table, turn, "Bo"))
        assert start["turn"] == turn
        assert start["state"] == msgspec.to_builtins(there.state)
        assert start["chance"]["drawn"] == {}


def test_the_dice_are_new() -> None:
    table = played(open_table(with_tiny_book(TINY_NIGHTS), 2, 1), 1)
    one, other = took(table, 4), took(table, 4)
    assert one.opening
    assert other.opening
    assert len({one.opening.secret, other.opening.secret, table.opening.secret}) == 3
    assert one.opening.seed is None


def test_a_turn_that_was_taken_back_is_the_one_that_was_played_in_the_end() -> None:
    table = caravan(2, 3, takebacks=True)
    turn = table.position.turn
    choose_all(table, [("Ana", "draw")])
    ended = table.position.turn
    assert ended > turn
    take_back(table, "Ana")
    with pytest.raises(Refused) as refused:
        fork_table(stored_table_of(table, phase="over"), WhatIfRequest(ended, "Ana"), "en", 1.0, Caravan)
    assert refused.value.key == "refused-what-if-turn"
    choose_all(table, [("Ana", "rest")])
    began = fork_table(stored_table_of(table, phase="over"), WhatIfRequest(ended, "Ana"), "en", 1.0, Caravan)[
        0
    ]
    assert start_of(began)["state"]["bale"] == msgspec.to_builtins(table.position.state.bale)


# From a running game


def test_what_others_keep_secret_is_made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """If Bo's goal is different, the new table is still the same, byte for byte."""
    monkeypatch.setattr("serai.table.table.secrets.token_bytes", lambda size: bytes(size))
    monkeypatch.setattr("serai.house.what_if.secrets.token_bytes", lambda size: b"\7" * size)
    begun: list[bytes] = []
    for goal in ("goal:12-8", "goal:13-7"):
        table = Table.new(TINY_NIGHTS, NAMES[:2])
        choose_all(table, [("Ana", "goal:11-9"), ("Bo", goal)])
        play_some(table, 40)
        assert table.outcome is None
        stored = took(table, table.position.turn)
        heroes = start_of(stored)["state"]["heroes"]
        assert (heroes["Ana"]["destiny_target"], heroes["Ana"]["story_target"]) == (11, 9)
        assert heroes["Bo"]["destiny_target"] + heroes["Bo"]["story_target"] == 20
        begun.append(msgspec.json.encode([stored.opening, stored.lines]))
    assert begun[0] == begun[1]


def test_made_up_goals_are_of_every_kind() -> None:
    table = play_some(Table.new(TINY_NIGHTS, NAMES[:2], {"goal": 5}, seed=1), 30)
    found: set[int] = set()
    for number in range(60):
        state: State = table.position.state
        own = state.heroes["Ana"].destiny_target
        randomize_targets_of_others(state, "Ana", 5, Stream(bytes(32), f"imagined {number}", 0))
        assert state.heroes["Ana"].destiny_target == own
        assert state.heroes["Bo"].destiny_target + state.heroes["Bo"].story_target == 5
        found.add(state.heroes["Bo"].destiny_target)
    assert found == set(range(6))


def test_who_has_declared_is_believed_to_have_reached_a_goal() -> None:
    state: State = play_some(Table.new(TINY_NIGHTS, NAMES[:2], {"goal": 5}, seed=1), 30).position.state
    bo = state.heroes["Bo"]
    state.declared, bo.destiny, bo.story = "Bo", 4, 2
    for number in range(20):
        randomize_targets_of_others(state, "Ana", 5, Stream(bytes(32), f"imagined {number}", 0))
        assert bo.destiny_target in (3, 4)


def test_before_anybody_has_a_goal_nobody_gets_one() -> None:
    stored = took(Table.new(TINY_NIGHTS, NAMES[:2], seed=1), 0)
    assert all(hero["destiny_target"] == 0 for hero in start_of(stored)["state"]["heroes"].values())


def test_a_game_whose_secrets_cannot_be_made_up_must_be_over_first() -> None:
    table = play_some(caravan(), 4)
    with pytest.raises(Refused) as refused:
        took(table, table.position.turn)
    assert refused.value.key == "refused-not-imagined"
    said_everywhere(refused.value)


@pytest.mark.parametrize("game", ["dice", "nights"])
async def test_one_plays_on_in_ones_own_seat_alone(house: House, game: str) -> None:
    opened = await house.open(game, "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    wanted = {"turn": ana.view["turn"], "seat": "Bo"}
    assert (await ask(house, opened, opened["chairs"][0], **wanted))["key"] == "refused-what-if-seat"
    answer = await ask(house, opened, opened["chairs"][0], turn=wanted["turn"], seat="Ana")
    assert answer["status"] == 201
    again = await Client(house.socket, answer["table"], answer["chairs"][0]).come()
    assert again.seat == "Ana"
    assert again.room["secret"] is None
    # The original table is unaffected.
    assert (await ana.done("ping"))["type"] == "done"
    assert ana.room["phase"] == "playing"


# Refusals


def said_everywhere(refused: Refused) -> None:
    for language in LANGUAGES:
        assert say_refusal(refused, language).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_malformed_request_is_refused_with_one_sentence(house: House, language: str) -> None:
    opened = await house.open("dice", "Ana", "Bo")
    key = opened["chairs"][0]
    wrong = {
        "refused-what-if-turn": {"turn": 99, "seat": "Ana"},
        "refused-level": {"turn": 1, "seat": "Ana", "bots": "sultan"},
        "refused-what-if-seat": {"turn": 1, "seat": "Nobody"},
        "refused-message": {"turn": -1, "seat": "Ana"},
    }
    for expected, wanted in wrong.items():
        answer = await ask(house, opened, key, language, **wanted)
        assert answer["status"] == 400
        assert answer["key"] == expected
        assert answer["sentence"]
    assert (await ask(house, opened, "nothing", language, turn=1, seat="Ana"))["status"] == 404
    waiting = await house.open("dice", "Ana", "link")
    answer = await ask(house, waiting, waiting["chairs"][0], language, turn=1, seat="Ana")
    assert answer["status"] == 400


def test_the_end_of_a_game_is_no_turn_to_play_on_from() -> None:
    table = played(Table.new("dice", ["Ana", "Bo"], seed=1), 1)
    with pytest.raises(Refused) as refused:
        took(table, table.position.turn)
    assert refused.value.key == "refused-what-if-turn"
    said_everywhere(refused.value)


@pytest.mark.parametrize("game", [TINY_NIGHTS, Caravan], ids=["nights", "caravan"])
def test_nobody_plays_on_from_a_game_of_other_rules(game: type[AnyGame]) -> None:
    table = played(open_table(game, 2, 1), 1)
    stored = stored_table_of(table)
    line = next(line for line in reversed(stored.lines) if line.entries)
    forged = msgspec.structs.replace(line, entries=(line.entries[0], *line.entries))
    lines = tuple(forged if one is line else one for one in stored.lines)
    with pytest.raises(Refused) as refused:
        fork_table(msgspec.structs.replace(stored, lines=lines), WhatIfRequest(1, "Ana"), "en", 1.0, game)
    assert refused.value.key == "refused-what-if-rules"
    said_everywhere(refused.value)


def test_what_is_told_anew_after_a_change_of_the_rules_is_told_once() -> None:
    stored = took(played(Table.new("dice", ["Ana", "Bo"], seed=1), 1), 3)
    assert stored.opening
    assert count_repeated_events(stored) == 0
    again = Table.replay(Record(stored.opening))
    resumed = msgspec.structs.replace(stored, resumed=StoredPosition(1, 1, encode_position(again.position)))
    keys = [event.key for event in again.all_events()]
    assert keys[: count_repeated_events(resumed)] == ["what-if", "seated"]
