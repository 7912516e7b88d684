"""Two devices, a lost connection, a killed server: the game ends as if nothing had happened."""

from pathlib import Path

import httpx
import pytest

from house.clients import Client, Message
from house.house import table_request
from house.test_crash_recovery import KillableHouse
from serai.table import Table, read_record

SEED = 11
OPTIONS: dict[str, dict[str, int]] = {"dice": {}, "nights": {"goal": 6}}


def steady(view: Message) -> str:
    """A player whose choices depend only on the view, so that a game can be repeated."""
    options = view["decision"]["options"]
    return options[(view["turn"] * 7 + view["events"]) % len(options)]


def undisturbed(game: str) -> Table:
    table = Table.new(game, ["Ana", "Bo"], OPTIONS[game], seed=SEED)
    while table.decisions:
        for seat, decision in list(table.decisions.items()):
            view = table.view(seat)
            options = decision.options
            table.choose(seat, options[(view.turn * 7 + view.events) % len(options)])
    return table


async def play_once(ana: Client, bo: Client) -> None:
    """Lets each client that is asked choose once, and waits until both have received it."""
    choosers = [client for client in (ana, bo) if client.is_asked]
    asked = [chooser.asked[chooser.seat or ""] for chooser in choosers]
    for chooser in choosers:
        other = bo if chooser is ana else ana
        heard = chooser.updates
        await chooser.choose(steady(chooser.view))
        await chooser.until(lambda chooser=chooser, heard=heard: chooser.updates > heard)
        await other.until(lambda chooser=chooser, other=other: other.view["events"] >= chooser.view["events"])
    for chooser, number in zip(choosers, asked, strict=True):
        await chooser.until(
            lambda chooser=chooser, number=number: (
                chooser.over or chooser.asked.get(chooser.seat or "") != number
            )
        )
    await ana.until(lambda: ana.view["events"] >= bo.view["events"])
    await bo.until(lambda: bo.view["events"] >= ana.view["events"] and ana.over == bo.over)


@pytest.mark.parametrize("game", OPTIONS)
async def test_the_evening_ends_as_if_nothing_had_happened(tmp_path: Path, game: str) -> None:
    async with KillableHouse(tmp_path / "home") as house:
        async with httpx.AsyncClient(base_url=house.address, verify=False) as http:
            asked = table_request(game, "Ana", "link", seed=SEED, options=OPTIONS[game])
            opened = (await http.post("/api/tables", json=asked)).json()
        ana = await Client(
            house.socket, opened["table"], opened["host"], opened["chairs"][0], language="en"
        ).come()
        bo = await Client(house.socket, opened["table"], opened["invitation"], language="fr").come()
        bo.keys.append((await bo.done("sit", name="Bo"))["key"])
        await ana.done("begin")
        made = 0
        while not (ana.over and bo.over):
            await play_once(ana, bo)
            made += 1
            if made == 5:
                await bo.drop()
                await bo.come_back()
            if made == 12:
                await house.end()
                await house.start()
                for client in (ana, bo):
                    await client.until(lambda client=client: client.gone)
                    await client.come_back()
        assert (ana.first, bo.first) == (0, 0)  # neither ever had to restart its log
        if game == "dice":  # where nothing is secret
            assert ana.log == bo.log
        async with httpx.AsyncClient(base_url=house.address, verify=False) as http:
            record = await http.get(
                f"/api/tables/{opened['table']}/record", headers={"serai-key": opened["host"]}
            )
        await ana.leave()
        await bo.leave()
    played = Table.replay(read_record(record.content, "the record").record)
    expected = undisturbed(game)
    assert played.journal == expected.journal
    assert played.outcome == expected.outcome
    assert [event["key"] for event in ana.log] == [event.key for event in expected.events(0, "Ana")]
