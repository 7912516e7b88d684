"""The route by which a client sends what its users have heard."""

from typing import TYPE_CHECKING, Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from serai.house import seating, seating_actions
from serai.house.heard_counts import set_heard_counts_of_chair
from serai.house.http_refusals import WRITE_STATUSES, refusal_responses
from serai.house.messages import ChairNumber, Heard
from serai.house.request_access import Keys, count_visit_or_refuse, require_rights_and_seats
from serai.house.room import Room
from serai.table import Refused

if TYPE_CHECKING:
    from serai.house.table_registry import TableRegistry


class HeardRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """How often the players of a chair have heard each part of the table's pack in earlier games."""

    chair: ChairNumber
    heard: Heard


@post("/api/tables/{table:str}/heard", status_code=204, responses=refusal_responses(*WRITE_STATUSES))
async def set_heard_counts_before_game(
    request: Request[Any, Any, State], table: FromPath[str], data: JSONBody[HeardRequest], keys: Keys = ""
) -> None:
    """Sends what the players of a chair have heard, before the game begins.

    A second list for the same chair replaces the first. Unknown parts of the pack are ignored.
    """
    registry: TableRegistry = request.app.state.registry
    count_visit_or_refuse(request)
    live = await registry.find_or_load_table(table)

    def set_heard_counts_of_own_chair(room: Room) -> Room:
        rights, _ = require_rights_and_seats(room, keys)
        seating.check_phase(room, "gathering")
        if data.chair not in rights.chairs:
            raise Refused("refused-not-your-chair")
        return set_heard_counts_of_chair(room, data.chair, data.heard)

    await seating_actions.change_room(live, set_heard_counts_of_own_chair)
