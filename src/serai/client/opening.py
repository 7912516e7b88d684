"""Opens a table at a server."""

import asyncio
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from serai.client.table_client import HouseRefusal
from serai.house.http_refusals import RefusalBody
from serai.house.messages import Refusal
from serai.house.table_setup import TableOpened, TableRequest
from serai.table import Refused

TIMEOUT = 60.0


async def open_table(house: str, wanted: TableRequest) -> TableOpened:
    """Opens a table and returns its keys, which the server sends only this once.

    Raises `HouseRefusal` if the server refuses it, and OSError if there is no server of Serai.
    """
    try:
        return await asyncio.to_thread(_post_request, house, wanted)
    except Refused:
        raise
    except (HTTPException, ValueError, msgspec.DecodeError) as error:  # not an address, or another server
        raise OSError(str(error)) from None


def _post_request(house: str, wanted: TableRequest) -> TableOpened:
    if not house.startswith(("http://", "https://")):
        raise Refused("refused-server-address", address=house)
    request = Request(  # noqa: S310 (its scheme was checked)
        f"{house.rstrip('/')}/api/tables",
        msgspec.json.encode(wanted),
        {"Content-Type": "application/json"},
        method="POST",
    )
    try:
        with urlopen(request, timeout=TIMEOUT) as answer:  # noqa: S310 (its scheme was checked)
            return msgspec.json.decode(answer.read(), type=TableOpened)
    except HTTPError as error:
        with error:
            body = msgspec.json.decode(error.read(), type=RefusalBody)
        raise HouseRefusal(Refusal(id=None, sentence=body.sentence, key=body.key)) from None
