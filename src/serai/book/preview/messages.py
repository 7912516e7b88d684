"""Diagnostics as the page shows them: with the line they refer to and the explanation of their code."""

from collections.abc import Iterable

from msgspec import Struct

from serai.book.diagnostics import Diagnostic, Severity, load_diagnostic_codes
from serai.book.draft import Draft

LONGEST_EXCERPT = 200


class Message(Struct, frozen=True):
    """A diagnostic with its line of the file and the explanation of its code."""

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


def messages_from_diagnostics(draft: Draft, diagnostics: Iterable[Diagnostic]) -> list[Message]:
    """The diagnostics as messages, each with its line if the file is readable."""
    sources = {source.path: source for source in draft.folder.files}
    lines: dict[str, list[str]] = {}
    found: list[Message] = []
    for one in diagnostics:
        if one.file not in lines:
            data = sources[one.file].data if one.file in sources else b""
            lines[one.file] = data.decode("utf-8", "replace").splitlines()
        file_lines = lines[one.file]
        code = load_diagnostic_codes()[one.code]
        found.append(
            Message(
                file=one.file,
                line=one.line,
                column=one.column,
                code=one.code,
                severity=one.severity,
                message=one.message,
                suggestion=one.suggestion or "",
                excerpt=_excerpt_of_line(file_lines, one.line),
                title=code.title,
                explanation=code.explanation.strip(),
            )
        )
    return found


def _excerpt_of_line(lines: list[str], number: int) -> str:
    return lines[number - 1].strip()[:LONGEST_EXCERPT] if number <= len(lines) else ""
