"""A seat at a table in words, for a language model: what has happened, what is asked, what it may choose."""

import asyncio
from collections.abc import Sequence
from io import StringIO
from typing import Any

import msgspec
from rich.console import Console

from serai.client.links import TableLink
from serai.client.opening import open_table
from serai.client.table_client import TableClient
from serai.house.room import Terms
from serai.house.table_setup import ChairRequest, TableRequest
from serai.locales.rendered_text import Choice, Passages, RenderedText
from serai.locales.texts import Language
from serai.rulebook.commands import print_rules
from serai.table import Refused, View, find_game

PATIENCE = 50.0
"""Seconds that a call waits for the other players; many agents give up after a minute."""
LINE_WIDTH = 90


class AgentSeat:
    """The tools of an agent. They say nothing but what the server has sent to this seat."""

    def __init__(self, house: str, language: Language, patience: float = PATIENCE) -> None:
        self._house = house
        self._language: Language = language
        self._patience = patience
        self._client: TableClient | None = None
        self._reported = 0
        """The number of events that the agent has been told."""

    async def close(self) -> None:
        if self._client is not None:
            await self._client.close()
            self._client = None

    # Tools

    async def join_table(self, link: str, name: str) -> str:
        """Join a table by the link that its host shared, and take a free chair under this name.

        A link to a chair of your own brings you back to it. Says what has happened and what you are asked.
        """
        await self._disconnect_and_connect_to(TableLink.parse(link))
        client = self._require_client()
        if not client.chairs:
            await client.sit(name)
        return await self.wait_for_question()

    async def open_table(self, game: str, name: str, bots: list[str]) -> str:
        """Open a new table for yourself and one bot of each level named, and begin to play.

        The games are dice (bots: random, squire, king, emperor) and nights (bots: wanderer, traveller, sage).
        """
        chairs = (ChairRequest("here", name), *(ChairRequest("bot", bot=level) for level in bots))
        terms = Terms(game, language=self._language)
        opened = await open_table(self._house, TableRequest(terms, chairs))
        await self._disconnect_and_connect_to(TableLink(self._house, opened.table, opened.chairs[0] or ""))
        return await self.wait_for_question()

    async def wait_for_question(self) -> str:
        """Wait until you must choose or the game is over; say what has happened since the last call, and the
        question with its options.

        If the other players take long, it says so: call it again.
        """
        client = self._require_client()
        try:
            async with asyncio.timeout(self._patience):
                await client.next_question()
        except TimeoutError:
            pass
        return self._describe_news_and_question()

    async def choose(self, option: str) -> str:
        """Choose one of your options by its id, such as keep:1,3; then wait for your next question as
        wait_for_question does.
        """
        client = self._require_client()
        if not client.is_asked:
            raise Refused("refused-agent-not-asked")
        await client.choose(option)
        return await self.wait_for_question()

    async def read_events(self, since: int = 0) -> str:
        """Read again what has happened, from the event with this number on. Events are numbered from 0."""
        client = self._require_client()
        first = max(since, client.first)
        lines = _numbered_lines(client.told[first - client.first :], first)
        return "\n".join(lines) or "Nothing has happened yet."

    async def read_board(self) -> str:
        """Read everything that you can see on the table, as JSON."""
        client = self._require_client()
        if client.view is None:
            return "The game has not begun."
        board = msgspec.json.format(msgspec.json.encode(client.view.board), indent=1)
        return f"You are {client.seat}.\n{board.decode()}"

    async def read_rules(self, game: str, words: str = "") -> str:
        """Read the rules of a game, or only those that contain all these words or rule ids."""
        printed = StringIO()
        print_rules(game, words.split(), self._language, Console(file=printed, width=LINE_WIDTH))
        return printed.getvalue()

    # Words

    async def _disconnect_and_connect_to(self, link: TableLink) -> None:
        await self.close()
        client = TableClient(link, language=self._language)
        await client.__aenter__()
        self._client, self._reported = client, 0

    def _require_client(self) -> TableClient:
        if self._client is None:
            raise Refused("refused-agent-no-table")
        return self._client

    def _describe_news_and_question(self) -> str:
        client = self._require_client()
        if client.view is None or client.words is None:
            return "You have a chair. The game has not begun: call wait_for_question again."
        first = max(self._reported, client.first)
        parts = [f"You are {client.seat}.", *_numbered_lines(client.told[first - client.first :], first)]
        self._reported = client.first + len(client.events)
        if client.is_over:
            parts += ["The game is over.", *client.words.ending]
        elif client.is_asked:
            parts += _question_lines(client.view, client.words)
        else:
            parts.append(
                f"The table waits for {', '.join(client.view.waiting)}: call wait_for_question again."
            )
        return "\n".join(parts)


def _question_lines(view: View[Any], words: RenderedText) -> list[str]:
    """The question and all options, with their texts; some options of a kind have none (keep:1,3)."""
    if view.decision is None:
        return []
    texts = {choice.option: _option_text(choice) for choice in words.choices}
    about = find_game(view.game).card.questions.get(view.decision.kind, "")
    options = (
        f"- {option} = {texts[option]}" if option in texts else f"- {option}"
        for option in view.decision.options
    )
    return [f"You are asked: {words.question}", f"Your options ({about}):", *options]


def _option_text(choice: Choice) -> str:
    more = " · ".join(word for word in (choice.note, choice.there, choice.about) if word)
    return f"{choice.label} ({more})" if more else choice.label


def _numbered_lines(texts_of_events: Sequence[Passages], first: int) -> list[str]:
    """A line for each event that has a text."""
    lines: list[str] = []
    for number, passages in enumerate(texts_of_events, first):
        text = " ".join(passage.heard or passage.text for passage in passages)
        if text:
            lines.append(f"{number}. {text}")
    return lines
