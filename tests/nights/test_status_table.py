"""The table of all pairs of statuses is complete: each pair has a test, a reason, or nothing in common."""

import ast
import re
import tomllib
from itertools import combinations
from pathlib import Path

from serai.book.vocabulary import STATUSES

HERE = Path(__file__).parent
TABLE = tomllib.loads((HERE / "status_pairs.toml").read_text("utf-8"))
TOUCHES: dict[str, list[str]] = TABLE["touches"]
PAIRS: dict[tuple[str, str], str] = {
    (one, other): proof for one, others in TABLE["pairs"].items() for other, proof in others.items()
}
OF_ALL = {"test_a_status_that_comes_ends_those_that_it_ends_and_no_other"}
"""Tests that cover every pair."""
TESTS = {
    name for path in HERE.glob("test_*.py") for name in re.findall(r"^def (test_\w+)", path.read_text(), re.M)
}


def changes(status: str) -> set[str]:
    """What the status changes; includes itself, since other statuses may give or end it."""
    return {status, *(thing for thing in TOUCHES[status] if not thing.startswith("("))}


def has_to_do_with(status: str) -> set[str]:
    return {status, *(thing.strip("()") for thing in TOUCHES[status])}


def in_common(one: str, other: str) -> set[str]:
    return changes(one) & has_to_do_with(other) | changes(other) & has_to_do_with(one)


def test_every_pair_of_the_28_statuses_is_in_the_table_once() -> None:
    assert len(STATUSES) == 28
    assert set(TOUCHES) == set(STATUSES)
    every = {frozenset(pair) for pair in combinations(STATUSES, 2)}
    assert {frozenset(pair) for pair in PAIRS} == every
    assert len(PAIRS) == len(every) == 378


def test_two_that_touch_the_same_thing_have_a_test_or_a_reason() -> None:
    apart = [pair for pair, proof in PAIRS.items() if proof == "apart"]
    assert not {pair: in_common(*pair) for pair in apart if in_common(*pair)}


def test_every_test_that_the_table_names_exists_and_every_reason_is_a_sentence() -> None:
    proofs = {proof for proof in PAIRS.values() if proof != "apart"}
    named = {proof for proof in proofs if proof.startswith("test_")}
    assert not named - TESTS
    assert all(re.fullmatch(r"[A-Z].* .*\.", proof) for proof in proofs - named)


def test_things_in_common_are_things_of_two_at_least() -> None:
    things = [thing.strip("()") for touched in TOUCHES.values() for thing in touched]
    alone = {thing for thing in things if things.count(thing) == 1}
    assert not alone - set(STATUSES)


def mentions() -> dict[str, str]:
    """The lower-case source of each test, with its parameters and the helpers of its file that it uses."""
    found: dict[str, str] = {}
    for path in HERE.glob("test_*.py"):
        text = path.read_text("utf-8")
        parts = {name: part for part in ast.parse(text).body for name in names_of(part)}
        for name, part in parts.items():
            used = {node.id for node in ast.walk(part) if isinstance(node, ast.Name)} & parts.keys()
            segments = [source(text, parts[one]) for one in (name, *used)]
            found[name] = " ".join(segments).lower().replace(" ", "-")
    return found


def names_of(part: ast.stmt) -> list[str]:
    if isinstance(part, ast.FunctionDef):
        return [part.name]
    if isinstance(part, ast.Assign):
        return [node.id for target in part.targets for node in ast.walk(target) if isinstance(node, ast.Name)]
    return []


def source(text: str, part: ast.stmt) -> str:
    first = min([part.lineno, *(one.lineno for one in getattr(part, "decorator_list", []))])
    return "\n".join(text.splitlines()[first - 1 : part.end_lineno])


def test_a_test_that_the_table_names_for_a_pair_speaks_of_both() -> None:
    said = mentions()
    silent = {
        (pair, proof)
        for pair, proof in PAIRS.items()
        if proof.startswith("test_") and proof not in OF_ALL
        if not all(status in said[proof] for status in pair)
    }
    assert not silent
