"""What a client reads once, and again only where it has changed."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from serai.house.answers import Answers
from serai.house.replays import caller
from serai.house.sentences import refusals

if TYPE_CHECKING:
    from serai.house.hall import Hall
    from serai.house.limits import Doorkeeper

UNLESS_KNOWN = {
    **refusals(400, 403, 429, 500),
    304: ResponseSpec(None, description="It is what the client has, by the mark that it sent along."),
}

_PREPARED = Answers("serai-books", threads=1, most_bytes=64_000_000)

_COST = 0.1
"""Seconds of work that are counted for whoever asks for what is not there yet."""


async def prepared(
    request: Request[Any, Any, State], key: tuple[str, ...], make: Callable[[], bytes], kind: str
) -> Response[Any]:
    """An answer that is the same for everybody as long as the house is open, unless the client has it."""
    hall: Hall = request.app.state.hall
    doorkeeper: Doorkeeper = request.app.state.doorkeeper

    def pay() -> None:
        doorkeeper.check_work(caller(request), hall.now(), _COST)

    answer = await _PREPARED.get(key, lambda: _PREPARED.beside(make), pay)
    return answer.unless_known(request, kind)
