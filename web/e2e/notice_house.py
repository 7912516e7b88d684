"""A test server that sends notices at once, and receives them itself:

python notice_house.py PORT HOME [HOST]. Its mails go to a mail server of its own; chat rooms and a push
service are routes of its own. `/received` shows what came to each.
"""

import asyncio
import os
import sys
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from typing import Any

from aiosmtpd.smtp import SMTP
from litestar import Request, get, post
from litestar.params import FromPath

from house import SETTINGS, fix_random_secrets
from serai.house.http_routes import ROUTES
from serai.house.notices import config, sender
from serai.house.serve import Address, run_house

RECEIVED: dict[str, list[dict[str, str]]] = {}
"""What came to each mail address, room and browser."""


class Mailbox:
    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        mail = message_from_bytes(envelope.content, policy=default)
        text = mail.get_body(("plain",))
        assert text is not None
        note_received(envelope.rcpt_tos[0], {"title": mail["Subject"], "text": text.get_content()})
        return "250 OK"


def note_received(where: str, what: dict[str, str]) -> None:
    RECEIVED.setdefault(where, []).append(what)


@post("/rooms/{name:str}", status_code=204)
async def receive_in_room(request: Request[Any, Any, Any], name: FromPath[str]) -> None:
    """A chat room's webhook."""
    note_received(name, await request.json())


@post("/browsers/{name:str}", status_code=201)
async def receive_for_browser(request: Request[Any, Any, Any], name: FromPath[str]) -> None:
    """A push service. Only the browser could read the content."""
    shown = ("authorization", "content-encoding", "topic")
    note_received(name, {header: request.headers[header] for header in shown})


@get("/received", sync_to_thread=False)
def show_received() -> dict[str, list[dict[str, str]]]:
    """What was received."""
    return RECEIVED


async def run_notice_house(port: int, home: Path, host: str = "127.0.0.1") -> None:
    loop = asyncio.get_running_loop()
    mail_server = await loop.create_server(lambda: SMTP(Mailbox()), "127.0.0.1", 0)
    mail_port = mail_server.sockets[0].getsockname()[1]
    os.environ[config.SMTP] = f"smtp://127.0.0.1:{mail_port}"
    os.environ[config.MAIL_FROM] = "serai@example.org"
    os.environ[config.WEBHOOKS] = "on"
    os.environ[config.PUSH_CONTACT] = "mailto:serai@example.org"
    os.environ[config.PRIVATE_HOSTS] = "127.0.0.1"
    sender.GRACE, sender.INTERVAL = 0.0, 0.1
    async with mail_server:
        await run_house(Address(host, port, f"http://127.0.0.1:{port}"), home, settings=SETTINGS)


if __name__ == "__main__":
    port, home, *host = sys.argv[1:]
    ROUTES.extend((receive_in_room, receive_for_browser, show_received))
    fix_random_secrets()
    asyncio.run(run_notice_house(int(port), Path(home), *host))
