"""The documentation pages of the diagnostic codes, generated from the catalogue."""

import re

from serai.book.diagnostics import (
    GROUPS,
    Addition,
    Change,
    ExampleEdit,
    Link,
    Move,
    Removal,
    escape_invisible,
    load_diagnostic_codes,
)
from serai.book.languages import FALLBACK

MESSAGE_FIELD = re.compile(r"\{\w+\}")


def render_code_page(code: str) -> str:
    """The documentation page of one code, in Markdown."""
    entry = load_diagnostic_codes()[code]
    parts = [
        f"# {code}: {entry.title}",
        f"*{entry.severity.capitalize()}. {GROUPS[code[:2]]}.*",
        f"> {MESSAGE_FIELD.sub('…', entry.message)}",
        entry.explanation.strip(),
    ]
    many = len(entry.examples) > 1
    for number, edits in enumerate(entry.examples, 1):
        parts.append(f"## Example {number}" if many else "## Example")
        parts += [_describe_edit(edit) for edit in edits]
    return "\n\n".join(parts) + "\n"


def render_code_index() -> str:
    """The page that lists every code by group."""
    lead = "This page lists every message of `serai book check`. A code never changes its meaning."
    lines = ["# Checker messages", "", lead, ""]
    for group, name in GROUPS.items():
        lines += [f"## {name}", "", "| code | severity | message |", "|---|---|---|"]
        lines += [
            f"| [{code}]({code}.md) | {entry.severity} | {entry.title} |"
            for code, entry in load_diagnostic_codes().items()
            if code.startswith(group)
        ]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def render_code_pages() -> dict[str, str]:
    """All pages by file name, for `docs/book/codes`."""
    return {"README.md": render_code_index()} | {
        f"{code}.md": render_code_page(code) for code in load_diagnostic_codes()
    }


def _describe_edit(edit: ExampleEdit) -> str:
    match edit:
        case Change(file, mended, damaged):
            before, after = _code_block(damaged), _code_block(mended)
            where = f"`{file.replace('{language}', FALLBACK)}`"
            has = "has"
            if "{language}" in file:
                where, has = f"{where} and its translations", "have"
            if edit.further:
                return f"At the same time, {where} {has}\n\n{before}\n\ninstead of\n\n{after}"
            return f"In {where}, the checker reports\n\n{before}\n\nand accepts\n\n{after}"
        case Removal(file):
            return f"The pack lacks `{file}`; the checker accepts it with that file."
        case Move(file, to):
            return f"The file `{file}` is called `{to}`; the checker accepts it under its own name."
        case Link(file, target):
            return f"`{file}` is a link to `{target}`; the checker accepts an ordinary file inside the pack."
        case Addition(file, text, latin, times):
            note = " saved in Latin-1 instead of UTF-8" if latin else ""
            if "{number}" in file:
                note += f", with a number from 1 to {times}"
            elif times > 1:
                note += f", {times} times over"
            if edit.further:
                return f"At the same time it has `{file}`{note}:\n\n{_code_block(text)}"
            return f"The pack has `{file}`{note}:\n\n{_code_block(text)}\n\nWithout it the pack is correct."


def _code_block(text: str) -> str:
    fence = "~~~~" if text.strip() else "~~~~ (nothing)"
    return f"{fence}\n{escape_invisible(text).rstrip() or ''}\n~~~~"
