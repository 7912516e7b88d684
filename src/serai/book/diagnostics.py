"""What the checker can say: a closed catalogue of codes, kept in `codes.toml`.

One entry holds a code's severity, its sentence, its explanation and examples: edits that damage a small,
correct pack. The page of documentation and the tests of each code are both made from that entry.
"""

import re
from collections.abc import Collection
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from serai.book.languages import FALLBACK
from serai.book.vocabulary import nearest

Severity: TypeAlias = Literal["error", "warning", "note"]
SEVERITIES: tuple[Severity, ...] = ("error", "warning", "note")
GROUPS = {
    "B1": "Files, ids and references",
    "B2": "Tables, charts, cards and the map",
    "B3": "What can be reached and opened",
    "B4": "Grammar: what the reader hears",
    "B5": "Three languages, one Book",
    "B6": "Style: the figures of a good book",
    "B7": "Spelling",
    "B8": "What play needs",
}


PLACE = re.compile(r"\{\w+\}")
# Signs that nobody sees, or that make a text look other than it is: control characters except the tab and the
# line end, ends of lines that editors do not show as such, and signs that turn the direction of writing.
UNSEEN = re.compile(
    "[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff]"
)
# Looking for what was meant is slow, so one report compares no more words than these; then it only tells.
WORDS_COMPARED = 300_000


class _Edit(Struct, frozen=True, kw_only=True, tag_field="kind"):
    # Whether this edit belongs to the example before it; otherwise it begins one of its own.
    further: bool = False


class _Damage(_Edit, frozen=True):
    """One edit of an example. With `{language}` in its name, the file is that of each language in turn."""

    file: str


class Change(_Damage, frozen=True, tag="change"):
    """In `file`, the words `mended` become `damaged`."""

    mended: str
    damaged: str


class Removal(_Damage, frozen=True, tag="removal"):
    """`file` is taken away."""


class Move(_Damage, frozen=True, tag="move"):
    """`file` lies at `to` instead."""

    to: str


class Addition(_Damage, frozen=True, tag="addition"):
    """`file` is put into the pack; `latin` writes it in the wrong encoding.

    `times` repeats the text, or makes so many files if there is a `{number}` in its name.
    """

    text: str
    latin: bool = False
    times: int = 1


class Link(_Damage, frozen=True, tag="link"):
    """`file` becomes a link to `target`."""

    target: str


Damage: TypeAlias = Change | Removal | Move | Addition | Link


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the catalogue. `message` has named places, filled from the values of a diagnostic."""

    severity: Severity
    title: str
    message: str
    explanation: str
    example: tuple[Damage, ...]

    @property
    def examples(self) -> list[list[Damage]]:
        """The examples, each with all its edits."""
        found: list[list[Damage]] = []
        for damage in self.example:
            if damage.further:
                found[-1].append(damage)
            else:
                found.append([damage])
        return found


class Diagnostic(Struct, frozen=True, order=True, gc=False):
    """One thing to mend, where it is, and what was probably meant."""

    file: str
    line: int
    column: int
    code: str
    message: str
    suggestion: str | None = None

    @property
    def severity(self) -> Severity:
        return catalogue()[self.code].severity

    def __str__(self) -> str:
        sentence = f"{self.file}:{self.line}:{self.column}: {self.code} {self.message}"
        return f"{sentence} {self.suggestion}" if self.suggestion else sentence


@cache
def catalogue() -> dict[str, Code]:
    """Every code, in order."""
    text = (files("serai.book") / "codes.toml").read_bytes()
    return dict(sorted(msgspec.toml.decode(text, type=dict[str, Code]).items()))


class Position(Struct, frozen=True, gc=False, order=True):
    """Where something stands in its file; lines and columns count from 1."""

    line: int = 1
    column: int = 1


class Report:
    """Gathers diagnostics, so that one run tells everything."""

    def __init__(self) -> None:
        self._found: list[Diagnostic] = []
        self._budget = WORDS_COMPARED

    def add(
        self,
        code: str,
        file: str,
        position: Position | None = None,
        suggestion: str | None = None,
        **values: object,
    ) -> None:
        """Reports a code; the values fill the places of its sentence."""
        at = position or Position()
        message = catalogue()[code].message.format_map({name: str(value) for name, value in values.items()})
        told = one_line(suggestion) if suggestion else None
        self._found.append(
            Diagnostic(one_line(file), at.line, at.column, code, one_line(message), told),
        )

    def guess(self, word: str, words: Collection[str]) -> str | None:
        """The word that was probably meant, as long as the report may still look for it."""
        if len(words) > self._budget:
            return None
        self._budget -= len(words)
        return nearest(word, words)

    def suggest(self, word: str | None, form: str = "Did you mean “{}”?") -> str | None:
        """The sentence that proposes a word, if there is one."""
        return form.format(word) if word else None

    def found(self) -> list[Diagnostic]:
        """All diagnostics once, by file, line and column."""
        return sorted(set(self._found), key=_order)


def visible(text: str) -> str:
    """A text in which unseen signs are written out, so that no message can show other than it says."""
    return UNSEEN.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def one_line(text: str) -> str:
    """A visible text without line ends."""
    return visible(text).replace("\n", "\\n")


def _order(diagnostic: Diagnostic) -> tuple[str, int, int, str, str]:
    return (diagnostic.file, diagnostic.line, diagnostic.column, diagnostic.code, diagnostic.message)


def has_errors(diagnostics: list[Diagnostic]) -> bool:
    """Whether a Book cannot be made of what was found."""
    return any(diagnostic.severity == "error" for diagnostic in diagnostics)


def page(code: str) -> str:
    """The page of documentation of one code, in Markdown."""
    entry = catalogue()[code]
    parts = [
        f"# {code}: {entry.title}",
        f"*{entry.severity.capitalize()}. {GROUPS[code[:2]]}.*",
        f"> {PLACE.sub('…', entry.message)}",
        entry.explanation.strip(),
    ]
    many = len(entry.examples) > 1
    for number, damages in enumerate(entry.examples, 1):
        parts.append(f"## Example {number}" if many else "## Example")
        parts += [_shown(damage) for damage in damages]
    return "\n\n".join(parts) + "\n"


def index() -> str:
    """The page that lists every code by group."""
    lines = ["# The codes of the checker", ""]
    lines += ["`serai book check` names each message by a code that never changes its meaning.", ""]
    for group, name in GROUPS.items():
        lines += [f"## {name}", "", "| code | severity | what it says |", "|---|---|---|"]
        lines += [
            f"| [{code}]({code}.md) | {entry.severity} | {entry.title} |"
            for code, entry in catalogue().items()
            if code.startswith(group)
        ]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def pages() -> dict[str, str]:
    """Every page of the codes by file name, for `docs/book/codes`."""
    return {"README.md": index()} | {f"{code}.md": page(code) for code in catalogue()}


def _shown(damage: Damage) -> str:
    match damage:
        case Change(file, mended, damaged):
            before, after = _fenced(damaged), _fenced(mended)
            where = f"`{file.replace('{language}', FALLBACK)}`"
            where += " and its translations" if "{language}" in file else ""
            if damage.further:
                return f"At the same time, {where} has\n\n{before}\n\ninstead of\n\n{after}"
            return f"In {where}, this is refused:\n\n{before}\n\nand this is right:\n\n{after}"
        case Removal(file):
            return f"The pack lacks `{file}`; with that file it is right."
        case Move(file, to):
            return f"The file `{file}` is called `{to}`; under its own name it is right."
        case Link(file, target):
            return f"`{file}` is a link to `{target}`; as an ordinary file inside the pack it is right."
        case Addition(file, text, latin, times):
            note = " saved in Latin-1 instead of UTF-8" if latin else ""
            if "{number}" in file:
                note += f", with a number from 1 to {times}"
            elif times > 1:
                note += f", {times} times over"
            if damage.further:
                return f"At the same time it has `{file}`{note}:\n\n{_fenced(text)}"
            return f"The pack has `{file}`{note}:\n\n{_fenced(text)}\n\nWithout it the pack is right."


def _fenced(text: str) -> str:
    fence = "~~~~" if text.strip() else "~~~~ (nothing)"
    return f"{fence}\n{visible(text).rstrip() or ''}\n~~~~"
