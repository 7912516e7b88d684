"""Endless chat is limited, other players can still chat, and the game stays quick to read."""

from pathlib import Path

from msgspec.structs import replace

from house.clients import Client
from house.house import LIBERAL, House, start_house

ALSO_WITH_BUS = True

TALKATIVE = replace(LIBERAL, chat_per_second=0.5, chat_at_once=5.0)


async def test_each_seat_may_say_so_much_and_silences_nobody_else(tmp_path: Path) -> None:
    async with start_house(tmp_path, TALKATIVE) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        ana, bo = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
        for number in range(5):
            await ana.done("say", text=f"word {number}")
        assert await ana.refused("say", text="and on") == "refused-too-fast"
        again = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        assert await again.refused("say", text="from another device") == "refused-too-fast"
        assert await ana.refused("react", sign="bravo") == "refused-too-fast"
        await bo.done("say", text="my turn")
        await bo.done("react", sign="bravo")
        await ana.choose("silk")
        house.clock.time += 4.0
        for word in ("now", "then"):
            await ana.done("say", text=word)
        assert await ana.refused("say", text="and on") == "refused-too-fast"
        await bo.until(lambda: len(bo.chat) == 8)
        for client in (ana, again, bo):
            await client.leave()


async def test_spectators_share_what_they_may_say_and_the_host_has_a_share_apart(tmp_path: Path) -> None:
    async with start_house(tmp_path, TALKATIVE) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        loud = [await Client(house.socket, opened["table"], opened["gallery"]).come() for _ in range(6)]
        for client in loud[:5]:
            await client.done("say", text="hey")
        assert await loud[5].refused("say", text="hey") == "refused-too-fast"
        host = await Client(house.socket, opened["table"], opened["host"]).come()
        await host.done("say", text="please")
        await host.done("bar-chat", on=True)
        assert await loud[0].refused("react", sign="bravo") == "refused-quiet"
        for client in (*loud, host):
            await client.leave()


async def test_who_reads_a_game_reads_nothing_of_the_chat(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    before = await house.registry.store.read_table(opened["table"])
    for number in range(50):
        await ana.done("say", text=f"{number} " + "word " * 90)
    assert await house.registry.store.read_table(opened["table"]) == before
    await ana.leave()
    late = await Client(house.socket, opened["table"], opened["chairs"][1]).come()
    await late.until(lambda: len(late.chat) == 50)
    await late.leave()
