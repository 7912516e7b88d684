"""Finds mistakes in the Fluent files of a language: what cannot be parsed, or would never be shown."""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from serai.book.languages import FALLBACK, LANGUAGES, Language

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's naming)
        self.names.add(node.id.name)


def find_translation_mistakes(folder: "Traversable", language: Language, file: str) -> Iterator[str]:
    """Compares a file of the language with the same file in other languages; returns a sentence for each
    mistake.
    """
    if language == FALLBACK:  # English is the reference
        return
    others = [parse_fluent_file(folder / other / file) for other in LANGUAGES if other != language]
    known = {message.id.name for body in others for message in _messages_of_file(body)}
    filled_in = {
        name
        for body in others
        for message in _messages_of_file(body)
        for name in _variables_of_message(message)
    }
    text = _read_text_or_empty(folder / language / file)
    for entry in _parse_fluent(text).body:
        if isinstance(entry, ast.Junk):
            yield f"line {_line_number(text, entry)} cannot be read: {_first_line(entry)}"
        elif isinstance(entry, ast.Message) and entry.id.name not in known:
            yield f"line {_line_number(text, entry)}: no other language has a message “{entry.id.name}”"
        elif isinstance(entry, ast.Message):
            for name in sorted(_variables_of_message(entry) - filled_in):
                yield f"line {_line_number(text, entry)}: “{entry.id.name}” has no value {{ ${name} }}"


def _read_text_or_empty(file: "Traversable") -> str:
    return file.read_text("utf-8") if file.is_file() else ""


def parse_fluent_file(file: "Traversable") -> ast.Resource:
    return _parse_fluent(_read_text_or_empty(file))


@cache  # each file is compared with several others, and parsing is slow
def _parse_fluent(text: str) -> ast.Resource:
    return FluentParser().parse(text)


def _messages_of_file(body: ast.Resource) -> Iterator[ast.Message]:
    return (entry for entry in body.body if isinstance(entry, ast.Message))


def _variables_of_message(message: ast.Message) -> set[str]:
    found = _Variables()
    found.visit(message)
    return found.names


def _line_number(text: str, entry: ast.Message | ast.Junk) -> int:
    return text.count("\n", 0, entry.span.start if entry.span else 0) + 1


def _first_line(junk: ast.Junk) -> str:
    return (junk.content or "").strip().partition("\n")[0]
