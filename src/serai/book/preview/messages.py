"""What the checker said, as the page shows it: next to the line it speaks of, with its explanation."""

from collections.abc import Iterable

from msgspec import Struct

from serai.book.diagnostics import Diagnostic, Severity, catalogue
from serai.book.draft import Draft

LONGEST_EXCERPT = 200


class Message(Struct, frozen=True):
    """One message, with the line of the file and what the page of its code says."""

    file: str
    line: int
    column: int
    code: str
    severity: Severity
    message: str
    suggestion: str
    excerpt: str
    title: str
    explanation: str


def messages(draft: Draft, diagnostics: Iterable[Diagnostic]) -> list[Message]:
    """The messages, each with the line it speaks of, as far as that can be read."""
    sources = {source.path: source for source in draft.folder.sources}
    lines: dict[str, list[str]] = {}
    told: list[Message] = []
    for one in diagnostics:
        if one.file not in lines:
            data = sources[one.file].data if one.file in sources else b""
            lines[one.file] = data.decode("utf-8", "replace").splitlines()
        written = lines[one.file]
        code = catalogue()[one.code]
        told.append(
            Message(
                file=one.file,
                line=one.line,
                column=one.column,
                code=one.code,
                severity=one.severity,
                message=one.message,
                suggestion=one.suggestion or "",
                excerpt=written[one.line - 1].strip()[:LONGEST_EXCERPT] if one.line <= len(written) else "",
                title=code.title,
                explanation=code.explanation.strip(),
            )
        )
    return told
