"""Checks a pack again after every save, for editors that show problems as you write.

With JSON, every line is one object with an `event`: `begin`, then a `problem` for each message, then `end`.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from serai.book.diagnostics import SEVERITIES, Diagnostic, Severity
from serai.book.preview.pack_watcher import POLL_SECONDS, folder_fingerprint

Check = Callable[[], list[Diagnostic]]
Wait = Callable[[], bool]


class Begin(Struct, frozen=True, tag_field="event", tag="begin"):
    """A check begins."""

    pack: str


class Problem(Struct, frozen=True, tag_field="event", tag="problem"):
    """One message. Editors match these fields by a pattern, so their order is fixed."""

    file: str
    line: int
    column: int
    severity: Severity
    code: str
    message: str


class End(Struct, frozen=True, tag_field="event", tag="end"):
    """A check has ended; the fields are the numbers of messages."""

    errors: int
    warnings: int
    notes: int


WatchEvent = Begin | Problem | End
Style = Literal["json", "text"]


def check_on_every_change(root: Path, check: Check, wait: Wait) -> Iterator[WatchEvent]:
    """Checks the pack now and after every change, until `wait` returns false."""
    last = None
    while True:
        found = folder_fingerprint(root)
        if found != last:
            last = found
            yield Begin(str(root))
            diagnostics = check()
            yield from (diagnostic_as_problem(root, one) for one in diagnostics)
            counts = Counter(one.severity for one in diagnostics)
            yield End(*(counts[severity] for severity in SEVERITIES))
        if not wait():
            return


def sleep_until_next_poll() -> bool:
    """Sleeps until the next poll; always returns True, so that watching never ends by itself."""
    time.sleep(POLL_SECONDS)
    return True


def diagnostic_as_problem(root: Path, diagnostic: Diagnostic) -> Problem:
    message = " ".join(filter(None, (diagnostic.message, diagnostic.suggestion)))
    return Problem(
        str(root / diagnostic.file),
        diagnostic.line,
        diagnostic.column,
        diagnostic.severity,
        diagnostic.code,
        message,
    )


def format_event(event: WatchEvent, style: Style) -> str:
    """One line for an event; as text, `file:line:column severity code message`."""
    if style == "json":
        return msgspec.json.encode(event).decode()
    match event:
        case Begin(pack=pack):
            return f"Checking {pack} …"
        case Problem():
            place = f"{event.file}:{event.line}:{event.column}"
            return f"{place} {event.severity} {event.code} {event.message}"
        case End():
            return format_summary(event)


def format_summary(end: End) -> str:
    """How many messages there are: `1 error, 0 warnings, 2 notes`."""
    counts = zip((end.errors, end.warnings, end.notes), SEVERITIES, strict=True)
    return ", ".join(f"{count} {severity}{'s' * (count != 1)}" for count, severity in counts)
