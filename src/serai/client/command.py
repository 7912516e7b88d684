"""The command `serai mcp`."""

from typing import Annotated

from cyclopts import Parameter

from serai.book.languages import FALLBACK, Language
from serai.table import Refused


def serve_mcp(
    *,
    house: str = "http://localhost:7291",
    lang: Annotated[Language, Parameter(name=["--lang", "--language"])] = FALLBACK,
) -> None:
    """Let a language model sit at a table, through the Model Context Protocol on standard input and output.

    Parameters
    ----------
    house
        The address of the Serai server at which the model may open tables; links work with any server.
    lang
        The language of the game's texts.
    """
    try:
        from serai.client.mcp_server import make_server
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != "mcp":
            raise
        raise Refused("refused-mcp-package") from None
    make_server(house, lang).run()
