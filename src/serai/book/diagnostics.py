"""The diagnostics of the checker: a closed catalogue of codes in `codes.toml`.

Each entry has a severity, a message, an explanation and examples: edits that damage a small, correct pack.
The documentation page and the tests of a code are both generated from its entry.
"""

import re
from collections.abc import Collection
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from serai.book.vocabulary import most_similar_word

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


# Characters that are invisible or make a text look different from what it is: control characters except tab
# and line feed, line separators that editors do not show, and bidirectional controls.
INVISIBLE_CHARACTERS = re.compile(
    "[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff]"
)
# Finding suggestions is slow, so a report stops after comparing this many words.
GUESS_BUDGET = 300_000


class _Edit(Struct, frozen=True, kw_only=True, tag_field="kind"):
    # Whether this edit belongs to the previous example; otherwise it starts a new one.
    further: bool = False


class _FileEdit(_Edit, frozen=True):
    """One edit of an example. A file name with `{language}` means one file per language."""

    file: str


class Change(_FileEdit, frozen=True, tag="change"):
    """Replace `mended` by `damaged` in `file`."""

    mended: str
    damaged: str


class Removal(_FileEdit, frozen=True, tag="removal"):
    """Delete `file`."""


class Move(_FileEdit, frozen=True, tag="move"):
    """Move `file` to `to`."""

    to: str


class Addition(_FileEdit, frozen=True, tag="addition"):
    """Add `file` to the pack; `latin` writes it in the wrong encoding.

    `times` repeats the text, or the file if there is a `{number}` in its name.
    """

    text: str
    latin: bool = False
    times: int = 1


class Link(_FileEdit, frozen=True, tag="link"):
    """Make `file` a link to `target`."""

    target: str


ExampleEdit: TypeAlias = Change | Removal | Move | Addition | Link


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the catalogue. `message` is a format string, filled with the values of a diagnostic."""

    severity: Severity
    title: str
    message: str
    explanation: str
    example: tuple[ExampleEdit, ...]

    @property
    def examples(self) -> list[list[ExampleEdit]]:
        """The examples, each as a list of edits."""
        found: list[list[ExampleEdit]] = []
        for edit in self.example:
            if edit.further:
                found[-1].append(edit)
            else:
                found.append([edit])
        return found


class Diagnostic(Struct, frozen=True, order=True, gc=False):
    """A finding of the checker: a position, a message, perhaps a suggestion, and the number of cases."""

    file: str
    line: int
    column: int
    code: str
    message: str
    suggestion: str | None = None
    count: int = 1

    @property
    def severity(self) -> Severity:
        return load_diagnostic_codes()[self.code].severity

    def __str__(self) -> str:
        sentence = f"{self.file}:{self.line}:{self.column}: {self.code} {self.message}"
        return f"{sentence} {self.suggestion}" if self.suggestion else sentence


@cache
def load_diagnostic_codes() -> dict[str, Code]:
    """Every code, sorted."""
    text = (files("serai.book") / "codes.toml").read_bytes()
    return dict(sorted(msgspec.toml.decode(text, type=dict[str, Code]).items()))


class Position(Struct, frozen=True, gc=False, order=True):
    """A position in a file; lines and columns count from 1."""

    line: int = 1
    column: int = 1


class Report:
    """Collects diagnostics, so that one run reports everything."""

    def __init__(self) -> None:
        self._found: list[Diagnostic] = []
        self._budget = GUESS_BUDGET

    def add(
        self,
        code: str,
        file: str,
        position: Position | None = None,
        suggestion: str | None = None,
        **values: object,
    ) -> None:
        """Adds a diagnostic. The values fill its message; `count` is the number of cases."""
        at = position or Position()
        message = load_diagnostic_codes()[code].message.format_map(
            {name: str(value) for name, value in values.items()}
        )
        hint = escape_to_one_line(suggestion) if suggestion else None
        count = values.get("count")
        cases = count if isinstance(count, int) else 1
        self._found.append(
            Diagnostic(
                escape_to_one_line(file), at.line, at.column, code, escape_to_one_line(message), hint, cases
            ),
        )

    def most_similar_word(self, word: str, words: Collection[str]) -> str | None:
        """The known word most similar to this one; None once the report's budget is used up."""
        if len(words) > self._budget:
            return None
        self._budget -= len(words)
        return most_similar_word(word, words)

    def did_you_mean_sentence(self, word: str | None, form: str = "Did you mean “{}”?") -> str | None:
        """The sentence that suggests a word, if there is one."""
        return form.format(word) if word else None

    def diagnostics(self) -> list[Diagnostic]:
        """All diagnostics without duplicates, sorted by file, line and column."""
        return sorted(set(self._found), key=_sort_key)


def escape_invisible(text: str) -> str:
    """Replaces invisible characters by escapes, so that a message cannot be spoofed."""
    return INVISIBLE_CHARACTERS.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def escape_to_one_line(text: str) -> str:
    """Escapes invisible characters and line ends."""
    return escape_invisible(text).replace("\n", "\\n")


def _sort_key(diagnostic: Diagnostic) -> tuple[str, int, int, str, str]:
    return (diagnostic.file, diagnostic.line, diagnostic.column, diagnostic.code, diagnostic.message)


def count_clashes(diagnostics: list[Diagnostic]) -> int:
    """The number of clashes in the warnings of a Book with `clashes = "warn"`."""
    return sum(one.count for one in diagnostics if one.code == "B313")


def has_errors(diagnostics: list[Diagnostic]) -> bool:
    """Whether any of the diagnostics is an error, so that no Book can be built."""
    return any(diagnostic.severity == "error" for diagnostic in diagnostics)
