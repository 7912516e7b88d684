"""After a game anyone at the table can check its dice: the seal, the secret, and every roll of a replay."""

import asyncio
import threading
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from house.clients import Client
from house.house import LIBERAL, House, start_house
from house.stored_games import changes, dice, room
from refusals import refuses
from serai.house import dice_check
from serai.house.dice_check import DiceCheck, verify_dice
from serai.house.store import StoredTable
from serai.locales.texts import Language
from serai.table import Table, find_game
from serai.table.journal import Chosen


def played(*, sealed: bool = False) -> StoredTable:
    """A finished game of dice, as the store has it."""
    table = Table.new("dice", ["Ana", "Bo"]) if sealed else dice(seed=4)
    made = changes(table, seed=4)
    lines = tuple(change.line for change in made)
    return StoredTable(room(phase="over"), table.opening, lines, made[-1].last_position)


def test_the_dice_of_a_finished_game_are_verified() -> None:
    for sealed in (False, True):
        stored = played(sealed=sealed)
        turns = sum(event.event.key == "turn" for line in stored.lines for event in line.events)
        assert turns > 3
        assert verify_dice(stored, "en") == DiceCheck("holds", turns)


def test_a_game_that_is_not_over_cannot_be_checked() -> None:
    with refuses("not over"):
        verify_dice(replace(played(), room=room(phase="playing")), "en")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "do not match its seal"),
        ("fr", "ne correspondent pas à son sceau"),
        ("es", "no corresponden a su sello"),
    ],
)
def test_another_secret_does_not_fit_the_seal(language: Language, said: str) -> None:
    stored = played(sealed=True)
    assert stored.opening is not None
    forged = replace(stored, opening=replace(stored.opening, secret="00" * 32))
    found = verify_dice(forged, language)
    assert found.result == "fails"
    assert said in found.why


def test_another_choice_gives_another_game() -> None:
    stored = played()
    number, line = next(
        (number, line)
        for number, line in enumerate(stored.lines)
        if any(isinstance(entry, Chosen) and entry.option == "stop" for entry in line.entries)
    )
    entries = tuple(
        replace(entry, option="") if isinstance(entry, Chosen) else entry for entry in line.entries
    )
    lines = list(stored.lines)
    lines[number] = replace(line, entries=entries)
    found = verify_dice(replace(stored, lines=tuple(lines)), "en")
    assert found.result == "fails"
    assert "the replayed game differs from the saved one" in found.why
    assert found.turns == 0


def test_after_a_change_of_the_rules_only_the_seal_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = played()
    game = find_game("dice")
    monkeypatch.setattr(game, "card", replace(game.card, rules=game.card.rules + 1))
    assert verify_dice(stored, "en") == DiceCheck("fits")
    assert stored.opening is not None
    forged = replace(stored, opening=replace(stored.opening, commitment="0" * 64))
    assert verify_dice(forged, "en").result == "fails"


def test_a_game_that_went_on_under_new_rules_is_checked_from_there() -> None:
    stored = played()
    assert verify_dice(replace(stored, resumed=stored.last_position), "en") == DiceCheck("fits")


# Over HTTP


async def finished(house: House, **terms: Any) -> dict[str, Any]:
    opened = await house.open("dice", "Ana", "Bo", **terms)
    clients = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
    random = Random(4)
    while not clients[0].over:
        asked = next(client for client in clients if client.is_asked)
        await asked.choose(asked.some_option(random))
        for client in clients:
            await client.done("ping")
    for client in clients:
        await client.leave()
    return opened


def path(opened: dict[str, Any]) -> str:
    return f"/api/tables/{opened['table']}/dice-check"


async def test_everyone_with_a_key_can_check_a_finished_table(tmp_path: Path) -> None:
    async with start_house(tmp_path) as house:
        opened = await finished(house)
        for key in (opened["chairs"][0], opened["gallery"], opened["host"]):
            answer = await house.http.get(path(opened), headers={"Serai-Key": key})
            assert answer.status_code == 200, answer.text
            check = msgspec.json.decode(answer.content, type=DiceCheck)
            assert check.result == "holds"
            assert check.turns > 3
        for headers in ({}, {"Serai-Key": "something else"}):
            assert (await house.http.get(path(opened), headers=headers)).status_code == 404
        assert (await house.http.get("/api/tables/nowhere/dice-check")).status_code == 404


async def test_a_running_game_shows_nothing(tmp_path: Path) -> None:
    async with start_house(tmp_path) as house:
        opened = await house.open("dice", "Ana", "Bo")
        answer = await house.http.get(path(opened), headers={"Serai-Key": opened["host"]})
        assert (answer.status_code, answer.json()["key"]) == (400, "refused-sealed")


async def test_a_game_is_replayed_once_and_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []

    def noted(*args: Any) -> DiceCheck:
        threads.append(threading.current_thread().name)
        return verify_dice(*args)

    monkeypatch.setattr(dice_check, "verify_dice", noted)
    async with start_house(tmp_path) as house:
        opened = await finished(house)
        key = {"Serai-Key": opened["chairs"][0]}
        answers = await asyncio.gather(*(house.http.get(path(opened), headers=key) for _ in range(20)))
        assert {answer.status_code for answer in answers} == {200}
        assert [name.split("_")[0] for name in threads] == ["serai-dice-checks"]


async def test_checks_are_metered_by_what_they_cost(tmp_path: Path) -> None:
    async with start_house(tmp_path, replace(LIBERAL, work_per_minute=1.01)) as house:
        tables = [await finished(house, seed=seed) for seed in range(3)]
        key = [{"Serai-Key": opened["host"]} for opened in tables]
        asked = [
            (await house.http.get(path(opened), headers=own)).status_code
            for opened, own in zip(tables, key, strict=True)
        ]
        assert asked == [200, 200, 429]
        assert (await house.http.get(path(tables[0]), headers=key[0])).status_code == 200, (
            "it is there already"
        )
