"""Who talks without end: only so much is kept, nobody else is silenced, and the game stays quick to read."""

from pathlib import Path

from msgspec.structs import replace

from house.guests import Guest
from house.house import LIBERAL, House, house

TALKATIVE = replace(LIBERAL, chat_per_second=0.5, chat_at_once=5.0)


async def test_each_seat_may_say_so_much_and_silences_nobody_else(tmp_path: Path) -> None:
    async with house(tmp_path, TALKATIVE) as inn:
        opened = await inn.open("caravan", "Ana", "Bo")
        ana, bo = [await Guest(inn.socket, opened["table"], key).come() for key in opened["chairs"]]
        for number in range(5):
            await ana.done("say", text=f"word {number}")
        assert await ana.refused("say", text="and on") == "refused-too-fast"
        again = await Guest(inn.socket, opened["table"], opened["chairs"][0]).come()
        assert await again.refused("say", text="from another device") == "refused-too-fast"
        assert await ana.refused("react", sign="bravo") == "refused-too-fast"
        await bo.done("say", text="my turn")
        await bo.done("react", sign="bravo")
        await ana.choose("silk")
        inn.clock.time += 4.0
        for word in ("now", "then"):
            await ana.done("say", text=word)
        assert await ana.refused("say", text="and on") == "refused-too-fast"
        await bo.until(lambda: len(bo.chat) == 8)
        for guest in (ana, again, bo):
            await guest.leave()


async def test_spectators_share_what_they_may_say_and_the_host_has_a_share_apart(tmp_path: Path) -> None:
    async with house(tmp_path, TALKATIVE) as inn:
        opened = await inn.open("caravan", "Ana", "Bo")
        loud = [await Guest(inn.socket, opened["table"], opened["gallery"]).come() for _ in range(6)]
        for guest in loud[:5]:
            await guest.done("say", text="hey")
        assert await loud[5].refused("say", text="hey") == "refused-too-fast"
        host = await Guest(inn.socket, opened["table"], opened["host"]).come()
        await host.done("say", text="please")
        await host.done("bar-chat", on=True)
        assert await loud[0].refused("react", sign="bravo") == "refused-quiet"
        for guest in (*loud, host):
            await guest.leave()


async def test_who_reads_a_game_reads_nothing_of_the_chat(inn: House) -> None:
    opened = await inn.open("caravan", "Ana", "Bo")
    ana = await Guest(inn.socket, opened["table"], opened["chairs"][0]).come()
    before = await inn.hall.store.read(opened["table"])
    for number in range(50):
        await ana.done("say", text=f"{number} " + "word " * 90)
    assert await inn.hall.store.read(opened["table"]) == before
    await ana.leave()
    late = await Guest(inn.socket, opened["table"], opened["chairs"][1]).come()
    await late.until(lambda: len(late.chat) == 50)
    await late.leave()
