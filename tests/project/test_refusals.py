"""Every refusal has a key, and every key has a text in each language that uses its arguments."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import serai
from serai.locales.texts import LANGUAGES
from serai.table import Refused

SOURCE = Path(serai.__file__).parent
TEXTS = {
    "table": "locales/{}/refusals.ftl",
    "dice": "games/dice/locales/{}/refusals.ftl",
    "nights": "games/nights/locales/{}/refusals.ftl",
}

IN_ENGLISH = {
    "bots/learning.py": "commands for developers",
    "bots/simulation/command.py": "commands for developers",
    "bots/simulation/ladder.py": "commands for developers",
    "bots/simulation/row_files.py": "commands for developers",
    "house/bench.py": "commands for developers",
    "games/nights/coverage/parallel.py": "commands for authors, as the checker speaks to them",
    "games/nights/effects/words.py": "what is wrong with a pack, as the checker says it",
}
"""Places where the code contains a sentence instead of a key, and for whom."""

KEYS_BY_NAME = {"house/seating.py", "house/store/sqlite.py", "terminal/record_commands.py"}
"""Places where a key is chosen from several in the code, or taken from another refusal."""

BY_POSITION = {"UnplayablePack": frozenset({"pack", "why"})}
PLACE = frozenset({"entry", "turn"})
"""Where a replay diverged: every `ReplayDiverged` has this argument, whether its text uses it or not."""


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the visitor's name)
        self.found.add(node.id.name)


def messages(path: Path) -> Iterator[tuple[str, frozenset[str]]]:
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            yield entry.id.name, frozenset(variables.found)


@cache
def said(language: str) -> dict[str, frozenset[str]]:
    """The arguments used in the text of each key."""
    return {
        key: arguments
        for file in TEXTS.values()
        for key, arguments in messages(SOURCE / file.format(language))
    }


class Raised:
    """A refusal in the source."""

    def __init__(self, path: Path, call: ast.Call, kind: str) -> None:
        self.where = f"{path.relative_to(SOURCE)}:{call.lineno}"
        self.file = str(path.relative_to(SOURCE))
        first = call.args[0] if call.args else None
        self.key = first.value if isinstance(first, ast.Constant) else None
        given = frozenset(word.arg for word in call.keywords if word.arg) - {"legal"}
        self.arguments = given | BY_POSITION.get(kind, frozenset())
        self.is_made_whole = not call.args  # a class that sets its own key


def kinds() -> set[str]:
    """`Refused` and all its subclasses, by name."""
    found, names = {Refused.__name__}, {}
    for path in sources():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ClassDef):
                names[node.name] = {base.id for base in node.bases if isinstance(base, ast.Name)}
    while more := {name for name, bases in names.items() if bases & found} - found:
        found |= more
    return found


def sources() -> list[Path]:
    """All files except the book package, whose checker has its own `Refused`."""
    return [path for path in sorted(SOURCE.rglob("*.py")) if path.relative_to(SOURCE).parts[0] != "book"]


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def raised() -> list[Raised]:
    found: list[Raised] = []
    refusals = kinds()
    for path in sources():
        for node in ast.walk(tree(path)):
            match node:
                case ast.Call(func=ast.Name(name)) if name in refusals:
                    found.append(Raised(path, node, name))
                case ast.ClassDef(name) if name in refusals:
                    found.extend(Raised(path, call, name) for call in keys_given(node))
                case _:
                    pass
    return found


def keys_given(kind: ast.ClassDef) -> Iterator[ast.Call]:
    """Places where a subclass of `Refused` sets its own key."""
    for node in ast.walk(kind):
        match node:
            case ast.Call(func=ast.Attribute(attr="__init__"), args=[ast.Constant(), *_]):
                yield node
            case _:
                pass


def named_in_source() -> set[str]:
    """Every key that appears anywhere in the source, including those chosen from several or passed on."""
    return {
        node.value
        for path in sources()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value.startswith("refused-")
    }


def test_the_source_is_understood() -> None:
    assert {
        "Refused",
        "IllegalChoice",
        "BrokenSeal",
        "ReplayDiverged",
        "CannotStore",
        "UnplayablePack",
    } <= kinds()
    assert len([one for one in raised() if one.key]) > 150


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text_with_just_the_arguments_that_it_brings(language: str) -> None:
    texts = said(language)
    for one in raised():
        if one.key is not None and one.file not in IN_ENGLISH:
            assert one.key in texts, f"{one.key} at {one.where}"
            assert texts[one.key] | PLACE == one.arguments | PLACE, f"{one.key} at {one.where}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_text_and_every_text_a_user(language: str) -> None:
    assert set(said(language)) == named_in_source()


def test_no_key_has_two_texts() -> None:
    keys = [key for file in TEXTS.values() for key, _ in messages(SOURCE / file.format("en"))]
    assert len(keys) == len(set(keys))
    others = [path for path in SOURCE.rglob("*.ftl") if path.name != "refusals.ftl"]
    assert not [key for path in others for key, _ in messages(path) if key.startswith("refused-")]


def test_no_sentence_for_players_stands_in_the_code() -> None:
    def is_key(one: Raised) -> bool:
        if one.key is None:
            return one.is_made_whole or one.file in KEYS_BY_NAME
        return one.key.startswith("refused-")

    assert {one.file for one in raised() if not is_key(one)} == set(IN_ENGLISH)
