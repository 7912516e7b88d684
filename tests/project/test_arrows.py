"""Which part of the code may import which."""

import ast
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "serai"

GAMES = {
    "games",
    *(f"games.{path.name}" for path in (SOURCE / "games").iterdir() if (path / "plugin.py").is_file()),
}
BELOW_LOCALES = {"table", "book", "plugin"}
INTERFACES = {"bots", "study", "locales", "introductions", "terminal", "chronicle", "rulebook", "house"}

# For each part, the other parts that it may import. Nobody imports a game: plugins name its modules. A game
# may import everything except the command line and other games; its rules are restricted below.
ALLOWED: dict[str, set[str]] = {
    "table": set(),
    "book": set(),
    "plugin": {"table"},
    "bots": {"table", "plugin"},
    "study": {"table", "plugin", "bots"},
    "locales": BELOW_LOCALES,
    "chronicle": {"serai", "locales", *BELOW_LOCALES},
    "introductions": {"table", "plugin", "locales"},
    "terminal": {"bots", "locales", "introductions", *BELOW_LOCALES},
    "rulebook": {"table", "locales", "plugin"},
    "house": {"serai", "introductions", "bots", "locales", "chronicle", "rulebook", *BELOW_LOCALES},
    "client": {"serai", "house", "rulebook", "locales", "book", "table"},
    **{game: {*INTERFACES, *BELOW_LOCALES} for game in GAMES},
    "__main__": {"cli"},
    "cli": {"bots", "study", "chronicle", "locales", "rulebook", "terminal", "house", *BELOW_LOCALES},
    "serai": set(),
}

MODULES = sorted(SOURCE.rglob("*.py"))


def part_of(module: str) -> str:
    """The part of Serai that a module (serai.games.dice.cards) belongs to (games.dice)."""
    names = module.split(".")[1:]
    if not names:
        return "serai"
    return ".".join(names[:2]) if ".".join(names[:2]) in GAMES else names[0]


def module_at(path: Path) -> str:
    names = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(name for name in names if name != "__init__")


@cache
def imported_by(path: Path, content: str) -> tuple[str, ...]:
    """The Serai modules that a file imports anywhere."""
    return tuple(_imports_of(path, content))


def _imports_of(path: Path, content: str) -> Iterator[str]:
    package = list(path.relative_to(SOURCE.parent).parent.parts)
    for node in ast.walk(ast.parse(content)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            names = [f"{start}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name for name in names if name.split(".")[0] == "serai")


def arrows() -> dict[str, set[str]]:
    """For each part, the other parts that it imports."""
    found: dict[str, set[str]] = {}
    for path in MODULES:
        part = part_of(module_at(path))
        named = {part_of(module) for module in imported_by(path, path.read_text("utf-8"))}
        found.setdefault(part, set()).update(named - {part})
    return found


def test_every_part_has_its_place_in_the_design() -> None:
    assert set(arrows()) <= set(ALLOWED)


@pytest.mark.parametrize("path", MODULES, ids=module_at)
def test_a_module_imports_only_what_lies_below_it(path: Path) -> None:
    part = part_of(module_at(path))
    for module in imported_by(path, path.read_text("utf-8")):
        assert part_of(module) in {part, *ALLOWED[part]}, f"{module_at(path)} imports {module}"


def test_no_two_parts_need_each_other() -> None:
    TopologicalSorter(arrows()).prepare()


@pytest.mark.parametrize("game", sorted(GAMES - {"games"}))
def test_the_rules_of_a_game_know_the_kernel_and_the_book_only(game: str) -> None:
    allowed = {"table", "book", game}
    found = reached_from(f"serai.{game}.game")
    assert len(found) > 5
    for module, named in found.items():
        for other in named:
            assert part_of(other) in allowed, f"{module} imports {other}"


def rules_of(game: str) -> list[Path]:
    """The files of a game's rules: everything they import from their own folder."""
    known = reached_from(f"serai.games.{game}.game")
    return [path for path in MODULES if module_at(path) in known]


def reached_from(module: str) -> dict[str, set[str]]:
    """The transitive imports of a module within its own part."""
    paths = {module_at(path): path for path in MODULES}
    found: dict[str, set[str]] = {}
    waiting = [module]
    while waiting:
        at = waiting.pop()
        if at in found:
            continue
        named = set(imported_by(paths[at], paths[at].read_text("utf-8")))
        found[at] = named
        for name in named:
            holder = name if name in paths else name.rpartition(".")[0]
            if part_of(holder) == part_of(module) and holder in paths:
                waiting.append(holder)
    return found


def test_the_kernel_and_the_book_know_nothing_of_ours() -> None:
    assert arrows()["table"] == set()
    assert arrows().get("book", set()) == set()


@pytest.mark.parametrize(
    ("line", "module"),
    [
        ("import serai.bots", "serai.bots"),
        ("from serai import bots", "serai.bots"),
        ("from serai.bots import king", "serai.bots.king"),
        ("def f():\n    from serai.bots.king import King", "serai.bots.king.King"),
        ("from ..bots import king", "serai.bots.king"),
        ("from . import chance", "serai.table.chance"),
        ("from .chance import Stream", "serai.table.chance.Stream"),
    ],
)
def test_imports_are_found_however_they_are_written(line: str, module: str) -> None:
    assert list(imported_by(SOURCE / "table" / "game.py", line)) == [module]
