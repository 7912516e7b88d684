"""Writes `docs/house/socket.md`: every message, its fields, and an example."""

from collections.abc import Mapping
from inspect import cleandoc
from typing import Any, get_args

from msgspec import structs

from serai.house.close_codes import CLOSE_CODES
from serai.house.messages import PROTOCOL, Answer, HostRequest, Request
from serai.house.typescript_types import typescript_type

_HOST_REQUESTS = ", ".join(f"`{kind.__struct_config__.tag}`" for kind in get_args(HostRequest))

_CLOSE_CODES = "\n".join(f"- {code.value}: {when}." for code, when in CLOSE_CODES.items())

HEAD = f"""# The socket

Each client opens one WebSocket at `/socket`. Messages are JSON. A text frame from the client contains
one message, a frame from the server one or more, one per line. The protocol version is {PROTOCOL}.
This page is generated from the code and from the messages of a test.

**Opening a table.** `POST /api/tables` opens one and returns its id and keys, which the server tells only
once. `chairs` in the request are `here` (somebody at the host's device), `link` (anybody who is invited) or
`bot`:

```json
{{"terms": {{"game": "dice"}}, "chairs": [{{"kind": "link"}}, {{"kind": "bot", "bot": "squire"}}]}}
```

In the answer `host` is the host's key, `invitation` the key with which others may `sit`, `gallery` the key
for spectators, and `chairs` has the key of each chair at the host's device. Without chairs of the kind
`link` the game begins at once, otherwise when the host sends `begin`. **A link is the address of a table
with a key as its fragment**: `https://serai.example.org/t/{{table}}#{{key}}`. Browsers do not send fragments
to servers, so a client takes the key out of the link and sends it in `hello`.
In Python [`serai.client`](../client.md) does all of this.

The client first sends `hello`. After that each request has an `id` of the client's choice and gets
one answer with that id: `done`, `refusal`, or an answer with data. Requests of one connection are
answered in order. Messages about what others do arrive at any time. The server stores a choice
before it answers or tells anyone.

**After a lost connection** send `hello` again, with `seat` and with `seen`, the number of events you
have: the server sends the events you missed. If `since` in an `update` is not the number of events
you have, restart your log from there; `read-log` returns earlier events. Send a choice again if you
do not know whether it arrived: the number of its question (`asked`) keeps it from being played twice.

**Text.** An update contains `words` in the client's language: the question, its options, and the text
of each event, in the order of the events. After `speak` the latest events are sent again in the new
language. For the Nights `GET /api/books/{{digest}}/{{language}}` returns all names in a Book, and
`…/map.svg` the map; `…/plates` lists its pictures with their words, and
`GET /api/plates/{{digest}}/{{file}}` returns one of them, which never changes.
`GET /api/rules/{{game}}/{{language}}` returns a game's rulebook with links from the game to its rules.
`GET /api/tables/{{table}}/summary`, with a chair's key as `Serai-Key`, returns the statistics of a table.
`GET /api/tables/{{table}}/dice-check` replays a finished game and returns whether its
dice match the commitment.

**What was heard before.** If a cell of a Book has several tales, the game tells the one that the players
have heard least (N7.13). A client may remember how often its users have heard each paragraph: `read` events
name the paragraph, and the room's `pack` names the Book. It sends the list before the game begins: `heard`
in the request that opens a table, or `POST /api/tables/{{table}}/heard` with the number of a chair and its
key as `Serai-Key`. A list has at most 5,000 paragraphs, each with a count from 1 to 1,000; unknown
paragraphs are ignored, and a list that exceeds these limits is refused. When the game begins, all lists are
added up in its opening and then deleted. No message contains a list; the sum is part of the record of a
finished game, which could not be replayed without it.

**Secrets.** Keys are in messages, never in URLs. An update contains only what its seat may know.

**The host** is the client with the host's key; a host needs no chair. Only the host may send
{_HOST_REQUESTS}.
The host may also `rename` any chair, `hand` it to a bot, begin or end a holiday (`declare-holiday`),
propose a `rematch`, and chat (`say`) while chat is barred. The host sees no more of the game than a
spectator, unless the host has a chair too.

**Closing.** The server refuses the handshake with status 403 for a page of another origin, and with 429
if an address has too many connections. Later it closes the socket with one of these codes:

{_CLOSE_CODES}

A client that sends much faster than it is answered, or does not read, is disconnected without a code
(1006 in browsers); it may come back.

The types below are those of TypeScript; `web/src/house/messages.ts` has them all.
"""


def render_socket_docs(examples: Mapping[str, str]) -> str:
    """Renders the page; `examples` contains JSON for each message type."""
    parts = [HEAD, "## Requests\n"]
    parts += [_message_docs(kind, examples) for kind in get_args(Request)]
    parts += ["## Messages from the server\n"]
    parts += [_message_docs(kind, examples) for kind in get_args(Answer)]
    return "\n".join(parts)


def _message_docs(kind: Any, examples: Mapping[str, str]) -> str:
    tag: str = kind.__struct_config__.tag
    lines = [f"### {tag}\n"]
    if kind.__doc__:
        lines += [cleandoc(kind.__doc__), ""]
    for field in structs.fields(kind):
        optional = "" if field.required else ", optional"
        lines.append(
            f"- `{field.encode_name}`: `{typescript_type(field.type)}`{optional if _is_request(kind) else ''}"
        )
    return "\n".join([*lines, "", "```json", examples[tag], "```", ""])


def _is_request(kind: Any) -> bool:
    return kind in get_args(Request)
