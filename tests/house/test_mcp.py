"""`serai mcp`: a language model plays whole games through the SDK's own client."""

import json
import os
import re
import sys
from random import Random
from typing import Any

import pytest

from house.house import House
from house.test_notices import receiver
from house.test_table_client import address, both_games, link, open_with, patient
from serai.bots import own_bot_levels
from serai.cli import main
from serai.client import TableClient
from serai.house.table_setup import TableOpened
from serai.locales.texts import Language

pytestmark = pytest.mark.filterwarnings("ignore:Cyclopts application invoked without tokens")


class Agent:
    """A model that chooses at random among the options it reads. `heard` is all that it was told."""

    def __init__(self, client: Any, seed: int) -> None:
        self.client = client
        self.random = Random(seed)
        self.heard: list[str] = []

    async def call(self, tool: str, **arguments: Any) -> str:
        result = await self.client.call_tool(tool, arguments)
        (content,) = result.content
        self.heard.append(content.text)
        assert not result.is_error, content.text
        return content.text

    async def refused(self, tool: str, **arguments: Any) -> str:
        result = await self.client.call_tool(tool, arguments)
        assert result.is_error
        return result.content[0].text

    async def play(self, told: str) -> str:
        """Plays to the end, from the answer that asks the first question."""
        while "The game is over." not in told:
            told = await (
                self.call("choose", option=self.random.choice(options_in(told)))
                if options_in(told)
                else self.call("wait_for_question")
            )
        return told


def connect(house: House, language: Language, **options: Any) -> Any:
    """A client of the server that `serai mcp` runs."""
    import mcp  # here, because it takes a second: not every process of a run needs it

    from serai.client.mcp_server import make_server

    return mcp.Client(make_server(address(house), language, **options))


def options_in(told: str) -> list[str]:
    return re.findall(r"^- (\S+)(?: = |$)", told, re.M)


@both_games
@patient
async def test_a_model_plays_a_whole_game_in_words(house: House, game: str) -> None:
    opened = await open_with(house, game, "link", f"bot:{own_bot_levels(game)[0]}", seed=2)
    async with (
        TableClient(link(house, opened, opened.host)) as host,
        connect(house, "en", patience=0.0) as client,
    ):
        agent = Agent(client, 1)
        told = await agent.call("join_table", link=str(link(house, opened, opened.invitation)), name="Cleo")
        assert "has not begun" in told
        await host.begin()
        told = await agent.play(told)
        await host.wait_until(lambda: host.is_over)
        assert told.startswith("You are Cleo.")
        assert told.count("\n") > 1
        everything = await agent.call("read_events")
        lines = [line for part in agent.heard[:-1] for line in part.splitlines() if re.match(r"\d+\. ", line)]
        assert everything.splitlines() == lines, "every event was told once, in order"
        board = json.loads((await agent.call("read_board")).partition("\n")[2])
        assert board["seat"] in ("Cleo", host.room.chairs[1].seat)
        _check_no_key_was_told(agent, opened)


def _check_no_key_was_told(agent: Agent, opened: TableOpened) -> None:
    for key in (opened.host, opened.invitation, opened.gallery):
        assert key not in "".join(agent.heard)


@patient
async def test_what_others_keep_secret_never_reaches_a_model(house: House) -> None:
    """Two games that differ only in the goal that Ana chose in secret tell Bo's model the same."""
    first, second = [await _what_bo_hears(house, goal) for goal in ("goal:0-3", "goal:3-0")]
    for told, again in zip(first, second, strict=True):  # each agent may have stopped listening earlier
        both = min(len(told), len(again))
        assert both > 20
        assert told[:both] == again[:both]


async def _what_bo_hears(house: House, goal: str) -> tuple[list[str], list[str]]:
    """The events and the questions, in which it does not matter how often the model asked for news."""
    opened = await open_with(house, "nights", "Ana", "Bo", seed=4)
    ana_key, bo_key = opened.chairs
    async with (
        TableClient(link(house, opened, ana_key or "")) as ana,
        connect(house, "en", patience=0.0) as client,
    ):
        agent = Agent(client, 1)
        told = await agent.call("join_table", link=str(link(house, opened, bo_key or "")), name="Bo")
        chosen: list[str] = []
        made = 0
        while made < 25:
            if ana.is_asked:
                assert ana.view is not None
                assert ana.view.decision is not None
                options = ana.view.decision.options
                chosen.append(goal if goal in options else options[0])
                await ana.choose(chosen[-1])
            elif options := options_in(told):
                told = await agent.call("choose", option=options[0])
                made += 1
            else:
                told = await agent.call("wait_for_question")
    assert goal in chosen
    lines = [line for part in agent.heard for line in part.splitlines()]
    events = [line for line in lines if re.match(r"\d+\. ", line)]
    frame = ("You are Bo.", "The table waits for")
    return events, [line for line in lines if line not in events and not line.startswith(frame)]


@patient
async def test_a_model_opens_a_table_and_reads_the_rules(house: House) -> None:
    async with connect(house, "fr") as client:
        agent = Agent(client, 1)
        told = await agent.call("open_table", game="dice", name="Ana", bots=["random"])
        assert "keep:1,3" in options_in(told)
        assert "dés" in told
        assert "D3" in await agent.call("read_rules", game="dice", words="D3.1")


@patient
async def test_what_a_model_does_wrongly_is_refused_in_a_sentence(house: House) -> None:
    async with connect(house, "en") as client:
        agent = Agent(client, 1)
        assert "You are at no table" in await agent.refused("choose", option="stop")
        assert "is not the link of a table" in await agent.refused("join_table", link="x", name="Ana")
        assert "for 2 to 5 players" in await agent.refused("open_table", game="dice", name="Ana", bots=[])
        assert "cannot be reached" in await agent.refused(
            "join_table", link="http://127.0.0.1:9/t/a#b", name="Ana"
        )
        told = await agent.call("open_table", game="dice", name="Ana", bots=["random"])
        assert "“fly” is not possible for Ana" in await agent.refused("choose", option="fly")
        assert options_in(await agent.call("wait_for_question")) == options_in(told)


@patient
async def test_a_server_of_something_else_is_refused_in_a_sentence(house: House) -> None:
    with receiver() as other:
        elsewhere = house._replace(port=other.server_port)
        async with connect(elsewhere, "en") as client:
            agent = Agent(client, 1)
            for tool, arguments in (
                ("join_table", {"link": f"{address(elsewhere)}/t/a#b"}),
                ("open_table", {"game": "dice", "bots": ["random"]}),
            ):
                told = await agent.refused(tool, name="Ana", **arguments)
                assert "The server cannot be reached" in told


@patient
async def test_the_command_speaks_the_protocol_on_standard_streams(house: House) -> None:
    import mcp

    command = mcp.StdioServerParameters(
        command=sys.executable, args=["-m", "serai", "mcp", "--house", address(house)], env=dict(os.environ)
    )
    async with mcp.Client(command) as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert {"join_table", "open_table", "choose", "read_events", "wait_for_question"} <= tools
        agent = Agent(client, 3)
        told = await agent.call("open_table", game="dice", name="Ana", bots=["random"])
        assert "The game is over." in await agent.play(told)


def test_without_the_extra_the_command_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "serai.client.mcp_server", raising=False)
    monkeypatch.setitem(sys.modules, "mcp.server.mcpserver", None)
    monkeypatch.setattr(sys, "argv", ["serai", "mcp"])
    with pytest.raises(SystemExit) as stop:
        main()
    said = 'serai: “serai mcp” needs one more package: pip install "serai[mcp]"\n'
    assert (stop.value.code, *capsys.readouterr()) == (2, "", said)
