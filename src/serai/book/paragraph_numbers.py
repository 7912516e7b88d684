"""Printed paragraph numbers: consecutive within a strip, stable across editions (`numbers.lock`)."""

import re
from collections.abc import Mapping, Sequence

from serai.book.diagnostics import Position, Report

LINE = re.compile(r"([^\s#]+#[^\s#]+) (\d{1,6})\Z")
HEADER = "# Printed numbers, written by `serai book sync`. Records hold ids, never these.\n"


def parse_numbers_lock(path: str, text: str, report: Report) -> dict[str, int]:
    """Parses `numbers.lock`: one line per paragraph with its id and its number."""
    numbers: dict[str, int] = {}
    taken: dict[int, str] = {}
    for line_number, line in enumerate(text.split("\n"), 1):
        if not line.strip() or line.startswith("#"):
            continue
        found = LINE.match(line.strip())
        if not found:
            why = "a line is “strip#paragraph number”"
        elif found[1] in numbers:
            why = f"{found[1]} has a number already"
        elif int(found[2]) in taken:
            why = f"the number {found[2]} belongs to {taken[int(found[2])]}"
        else:
            numbers[found[1]] = int(found[2])
            taken[int(found[2])] = found[1]
            continue
        report.add("B137", path, Position(line_number, 1), why=why)
    return numbers


def assign_numbers(strips: Mapping[str, Sequence[str]], locked_numbers: Mapping[str, int]) -> dict[str, int]:
    """Numbers every paragraph. A strip keeps its old numbers if they are still consecutive.

    Other strips take the first gap that is wide enough, so numbers stay low and nothing else moves.
    """
    numbers: dict[str, int] = {}
    free_from: dict[str, int] = {}
    used: set[int] = set()
    # A strip that grew could run into its neighbour, so strips that did not grow come first.
    grown = {strip: any(f"{strip}#{one}" not in locked_numbers for one in strips[strip]) for strip in strips}
    for strip, paragraphs in sorted(strips.items(), key=lambda pair: grown[pair[0]]):
        start = _first_kept_number(strip, paragraphs, locked_numbers)
        if start is not None and used.isdisjoint(range(start, start + len(paragraphs))):
            free_from[strip] = start
            used.update(range(start, start + len(paragraphs)))
    lowest = 1
    for strip in sorted(strips.keys() - free_from.keys()):
        length = len(strips[strip])
        while lowest in used:
            lowest += 1
        start = lowest
        while taken := [number for number in range(start, start + length) if number in used]:
            start = taken[-1] + 1
        free_from[strip] = start
        used.update(range(start, start + length))
    for strip, paragraphs in strips.items():
        for offset, paragraph in enumerate(paragraphs):
            numbers[f"{strip}#{paragraph}"] = free_from[strip] + offset
    return numbers


def _first_kept_number(
    strip: str, paragraphs: Sequence[str], locked_numbers: Mapping[str, int]
) -> int | None:
    """The first number of a strip if all its numbered paragraphs can keep theirs, else None."""
    start = None
    for offset, paragraph in enumerate(paragraphs):
        number = locked_numbers.get(f"{strip}#{paragraph}")
        if number is None:
            continue
        if start is None:
            start = number - offset
        if number - offset != start:
            return None
    return start if start is not None and start >= 1 else None


def format_numbers_lock(numbers: Mapping[str, int]) -> str:
    """The text of `numbers.lock`, ordered by number."""
    ordered = sorted(numbers.items(), key=lambda pair: pair[1])
    return HEADER + "".join(f"{paragraph} {number}\n" for paragraph, number in ordered)
