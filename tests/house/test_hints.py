"""Hints, where the table allows them; and hurrying bots."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from house.clients import Client
from house.house import LIBERAL, House, start_house
from serai.bots import own_bot_levels
from serai.house.scheduler import next_job

ALSO_WITH_BUS = True

SLOW = replace(LIBERAL, bot_delay=1000.0)
"""Bots that wait longer than any test."""
SHORT = {"nights": {"goal": 6}, "dice": {"first": "Ana"}}


async def ana_and(house: House, game: str, *others: str, **terms: Any) -> Client:
    """Ana's client, at a table with others."""
    opened = await house.open(game, "Ana", *others, options=SHORT.get(game, {}), **terms)
    client = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    await client.until(lambda: client.is_asked)
    return client


@pytest.mark.parametrize("game", ["dice", "nights"])
async def test_whoever_is_asked_gets_an_option_and_a_reason(house: House, game: str) -> None:
    ana = await ana_and(house, game, f"bot:{own_bot_levels(game)[0]}", seed=5)
    random = Random(1)
    for _ in range(12):
        answer = await ana.done("hint")
        assert answer["type"] == "hinted"
        assert answer["option"] in ana.view["decision"]["options"]
        assert answer["sentence"].endswith((".", "!", "…"))
        assert "{" not in answer["sentence"]
        assert await ana.play(random, most=1)
        await ana.until(lambda: ana.is_asked or ana.over)
        if ana.over:
            break
    await ana.leave()


@pytest.mark.parametrize("game", ["dice", "nights"])
async def test_the_reason_is_told_in_the_language_of_the_viewer(house: House, game: str) -> None:
    ana = await ana_and(house, game, f"bot:{own_bot_levels(game)[0]}", seed=5)
    told: dict[str, dict[str, Any]] = {}
    for language in ("en", "fr", "es"):
        await ana.done("speak", language=language)
        told[language] = await ana.done("hint")
    assert len({answer["option"] for answer in told.values()}) == 1
    assert len({answer["sentence"] for answer in told.values()}) == 3
    await ana.leave()


async def test_a_table_may_bar_advice(house: House) -> None:
    ana = await ana_and(house, "dice", "bot:random", hints=False)
    assert ana.room["terms"]["hints"] is False
    answer = await ana.ask("hint")
    assert (answer["type"], answer["key"]) == ("refusal", "refused-hints-barred")
    assert answer["sentence"] == "Advice is turned off at this table."
    await ana.leave()


async def test_advice_is_for_whoever_must_choose_and_for_nobody_else(house: House) -> None:
    opened = await house.open("dice", "Ana", "link", options={"first": "Ana"})
    ana = await Client(house.socket, opened["table"], opened["host"], opened["chairs"][0]).come()
    bo = await Client(house.socket, opened["table"], opened["invitation"]).come()
    await bo.done("sit", name="Bo")
    assert await ana.refused("hint") == "refused-not-playing"
    await ana.done("begin", fill=None)
    onlooker = await Client(house.socket, opened["table"], opened["gallery"]).come()
    for client in (ana, bo, onlooker):
        await client.until(lambda client=client: bool(client.view))
    asked, other = (ana, bo) if ana.is_asked else (bo, ana)
    assert (await asked.ask("hint"))["type"] == "hinted"
    assert await other.refused("hint") == "refused-no-question"
    assert await onlooker.refused("hint") == "refused-no-question"
    await asked.done("hand", chair=asked.rights["chairs"][0], bot="random")
    assert await asked.refused("hint") in ("refused-no-question", "refused-not-playing")
    for client in (ana, bo, onlooker):
        await client.leave()


async def test_a_game_that_has_no_adviser_says_so(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo", options={"road": 6, "water": 4})
    ana = await Client(house.socket, opened["table"], *filter(None, opened["chairs"])).come()
    await ana.until(lambda: ana.is_asked)
    assert await ana.refused("hint") == "refused-no-advice"
    await ana.leave()


async def test_advice_changes_nothing_at_the_table(house: House) -> None:
    """A hint uses its own random stream, so it affects no die and no bot."""

    async def play(*, advised: bool) -> list[Any]:
        ana = await ana_and(house, "dice", "bot:random", seed=9)
        for _ in range(6):
            if advised:
                await ana.done("hint")
            await ana.choose(ana.view["decision"]["options"][-1])
            await ana.until(lambda: ana.is_asked or ana.over)
        await ana.leave()
        return ana.log

    assert await play(advised=True) == await play(advised=False)


# Bots at a human pace


async def test_bots_can_be_hurried_until_a_person_is_asked_again(tmp_path: Path) -> None:
    async with start_house(tmp_path / "home", SLOW) as house:
        ana = await ana_and(house, "dice", "bot:random", "bot:random", seed=3)
        while ana.is_asked and ana.view["board"]["seat"] == "Ana":
            await ana.choose(ana.view["decision"]["options"][-1])
            await ana.until(lambda: ana.is_asked or ana.view["waiting"] != ["Ana"])
        before = ana.updates
        assert not ana.is_asked
        (live,) = house.registry.live_tables
        assert not live.hurried
        await ana.done("hurry")
        await ana.until(lambda: ana.is_asked)
        assert ana.updates > before
        assert not live.hurried
        await ana.leave()


async def test_only_those_who_play_can_hurry_the_bots(house: House) -> None:
    opened = await house.open("dice", "Ana", "bot:random")
    onlooker = await Client(house.socket, opened["table"], opened["gallery"]).come()
    assert await onlooker.refused("hurry") == "refused-hurry"
    await onlooker.leave()


async def test_bots_let_others_look_only_while_somebody_is_there_and_in_no_hurry(tmp_path: Path) -> None:
    async with start_house(tmp_path / "home", SLOW) as house:
        ana = await ana_and(house, "dice", "bot:random", seed=3)
        await ana.done("hand", chair=0, bot="random")
        (live,) = house.registry.live_tables
        now = house.clock()
        looked = next_job(live.state, {0}, SLOW, now)
        hurried = next_job(live.state, {0}, SLOW, now, hurried=True)
        alone = next_job(live.state, set(), SLOW, now)
        assert looked is not None
        assert hurried is not None
        assert alone is not None
        assert looked.at == hurried.at + SLOW.bot_delay == alone.at + SLOW.bot_delay
        await ana.leave()


async def test_there_is_no_advice_on_dice_where_none_lie(house: House) -> None:
    opened = await house.open("dice", "Ana", "bot:random", seed=1)
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    await ana.play(Random(1))
    assert ana.over
    assert await ana.refused("consult", option="stop") == "refused-no-question"
    await ana.leave()
