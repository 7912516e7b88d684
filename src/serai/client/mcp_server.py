"""`serai mcp`: the Model Context Protocol, through which a language model sits at a table."""

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps

import msgspec
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from websockets import WebSocketException

import serai
from serai.client.agent_seat import PATIENCE, AgentSeat
from serai.client.table_client import ConnectionLost, HouseRefusal
from serai.locales.refusals import say_refusal
from serai.locales.texts import Language
from serai.table import Refused

INSTRUCTIONS = """You sit at a table of Serai and play King of Dice or The Thousand and One Nights with people
and bots. Join a table by its link, or open one with bots. Each question comes with its options: choose one by
its id, the part before the equals sign. Then you are told what happened and asked again, until the game is
over. read_rules explains the games. You see only what your seat may know."""


def make_server(house: str, language: Language, patience: float = PATIENCE) -> MCPServer:
    """A server for one agent, whose own tables are opened at this house."""
    seat = AgentSeat(house, language, patience)

    @asynccontextmanager
    async def close_seat_at_end(_: MCPServer) -> AsyncGenerator[None]:
        try:
            yield
        finally:
            await seat.close()

    server = MCPServer(
        "serai",
        version=serai.__version__,
        instructions=INSTRUCTIONS,
        lifespan=close_seat_at_end,
        log_level="ERROR",
    )
    for tool in (
        seat.join_table,
        seat.open_table,
        seat.wait_for_question,
        seat.choose,
        seat.read_events,
        seat.read_board,
        seat.read_rules,
    ):
        server.add_tool(_with_failures_as_tool_errors(tool, language), structured_output=False)
    return server


def _with_failures_as_tool_errors(
    tool: Callable[..., Awaitable[str]], language: Language
) -> Callable[..., Awaitable[str]]:
    """A tool whose refusals reach the agent as sentences."""

    @wraps(tool)
    async def call_tool(*arguments: object, **named: object) -> str:
        try:
            return await tool(*arguments, **named)
        except Refused as refused:
            raise ToolError(say_refusal(refused, language)) from None
        except (HouseRefusal, ConnectionLost) as error:
            raise ToolError(str(error)) from None
        except (OSError, WebSocketException, msgspec.DecodeError) as error:
            raise ToolError(f"The server cannot be reached ({error}).") from None

    return call_tool
