"""The page that documents the socket: every message, its fields, and an example of it."""

from collections.abc import Mapping
from inspect import cleandoc
from typing import Any, get_args

from msgspec import structs

from serai.house.messages import PROTOCOL, Answer, HostRequest, Request
from serai.house.typescript import type_of

_OF_THE_HOST = ", ".join(f"`{kind.__struct_config__.tag}`" for kind in get_args(HostRequest))

HEAD = f"""# The socket

One WebSocket for each client, at `/socket`; messages are JSON. A text frame from the client holds
one message; one from the house holds one or more, a line for each. The protocol is number
{PROTOCOL}. This page is made from the code and from what a test saw on the wire.

The client first says `hello`. From then on each request has an `id` of the client's choosing, and
gets one answer with that id: `done`, `refusal`, or one that holds what was asked for. Requests of
one connection are answered in their order. What others do arrives unasked. A choice is told to
anyone, and answered, only when it is on the disk.

**After a lost connection** say `hello` again, with `seat` and with `seen`, the number of events you
have: the house sends what you missed, and no more. An `update` whose `since` is not the number you
have starts your log anew from there; ask for what came before with `read-log`. Send a choice again
if you do not know whether it arrived: the number of its question (`asked`) keeps it from being
played twice.

**Words.** Of King of Dice clients have the sentences themselves. Of every other game the house has them: an
update brings `words` in the client's language, the question and its choices, and the passages of each event
in the order of the events. Of the Nights `GET /api/books/{{digest}}/{{language}}` gives, once for each
Book, all that has a name, and `…/map.svg` the map. Whoever asks to `speak` another language is told the
last of it anew. `GET /api/rules/{{game}}/{{language}}` gives a game's rules, retold for
players, and what each governs. `GET /api/tables/{{table}}/summary`, with a chair's
key as `Serai-Key`, gives the table in a few figures.

**Secrets.** Keys are in messages, never in addresses. An update holds what its seat may know and
nothing else.

**The host** is whoever has the host's key; the host needs no chair. Only the host may ask for
{_OF_THE_HOST}.
The host may also `rename` any chair and `hand` it to a bot, and may speak where chat is barred. The
host sees no more of the game than a spectator, unless one of the chairs is the host's too.

**Ends.** A page of another origin, and whoever has too many connections open, is refused before the
socket opens: with status 403, or 429. Afterwards these codes end it: 1000 (after a `farewell`, or
because it was silent for too long), 4404 (refused at the door: the sentence came before), 4408 (nobody
said hello), 4500 (the house failed), 1002, 1007 and 1009 (frames that are no WebSocket, no text or too
long), 1012 (the house has closed). Whoever sends far more than is answered, or does not read what is
sent, is cut off without a code, which clients call 1006; a client may come back.

The types below are those of TypeScript; `web/src/house/messages.ts` has them all.
"""


def socket_page(examples: Mapping[str, str]) -> str:
    """The page; `examples` has JSON for each type of message."""
    parts = [HEAD, "## What a client asks\n"]
    parts += [_entry(kind, examples) for kind in get_args(Request)]
    parts += ["## What the house answers and tells\n"]
    parts += [_entry(kind, examples) for kind in get_args(Answer)]
    return "\n".join(parts)


def _entry(kind: Any, examples: Mapping[str, str]) -> str:
    tag: str = kind.__struct_config__.tag
    lines = [f"### {tag}\n"]
    if kind.__doc__:
        lines += [cleandoc(kind.__doc__), ""]
    for field in structs.fields(kind):
        optional = "" if field.required else ", may be left out"
        lines.append(f"- `{field.encode_name}`: `{type_of(field.type)}`{optional if _asked(kind) else ''}")
    return "\n".join([*lines, "", "```json", examples[tag], "```", ""])


def _asked(kind: Any) -> bool:
    return kind in get_args(Request)
