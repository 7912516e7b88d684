"""Explains in plain words what is wrong with a TOML file, and how to fix it."""

import re

from msgspec import Struct

BARE_TEXT = re.compile(
    r"(?P<key>[\w-]+) *= *(?P<text>[^\W\d][^\"'{}\[\],#]*?)(?P<quote>[\"']?) *(?:[,}#].*)?\Z"
)
DECLARED_TWICE = re.compile(r"Cannot declare \((?P<parts>.*)\) twice\Z")
OPEN_TEXT = re.compile(r"(?P<key>[\w-]+) *= *\"(?P<text>[^\"]*)\Z")


class TomlFault(Struct, frozen=True):
    """Why a file is not TOML, and the line and column of the mistake."""

    line: int
    column: int
    why: str


def explain_toml_error(text: str, fault: TomlFault) -> TomlFault:
    """Explains the fault in plain words, where the parser's own message does not help an author."""
    lines = text.split("\n")
    line = lines[fault.line - 1] if fault.line <= len(lines) else ""
    twice = DECLARED_TWICE.match(fault.why)
    if twice:
        return _explain_table_declared_twice(lines, fault, twice["parts"])
    if fault.why == "Cannot overwrite a value":
        key = line.partition("=")[0].strip()
        return _reword_fault(fault, f"“{key}” has a value in this table already; remove one of the two lines")
    for at, part in _key_value_pairs(line):
        found = OPEN_TEXT.match(part)
        if found and line.count('"') % 2:
            cure = f'{found["key"]} = "{found["text"].rstrip(" ,}")}"'
            return _move_fault_to_column(
                fault, at + found.start("text"), f"a quotation mark is missing; write {cure}"
            )
        found = BARE_TEXT.match(part)
        if found and found["text"].strip() not in ("true", "false", "inf", "nan"):
            cure = f'{found["key"]} = "{found["text"].strip()}"'
            missing = "a quotation mark is missing" if found["quote"] else "a text stands in quotation marks"
            return _move_fault_to_column(fault, at + found.start("text"), f"{missing}; write {cure}")
    return fault


def _key_value_pairs(line: str) -> list[tuple[int, str]]:
    """Every `key = value` in a line, with its column; a table may be on a single line."""
    return [(found.start(), line[found.start() :]) for found in re.finditer(r"[\w-]+ *=", line)]


def _move_fault_to_column(fault: TomlFault, offset: int, why: str) -> TomlFault:
    return TomlFault(fault.line, offset + 1, why)


def _reword_fault(fault: TomlFault, why: str) -> TomlFault:
    return TomlFault(fault.line, fault.column, why)


def _explain_table_declared_twice(lines: list[str], fault: TomlFault, parts: str) -> TomlFault:
    name = ".".join(re.findall(r"'([^']*)'", parts))
    header = re.compile(rf"\s*\[ *{re.escape(name)} *\]")
    first = next((number for number, line in enumerate(lines, 1) if header.match(line)), None)
    earlier = f" in line {first}" if first and first < fault.line else ""
    why = f"“{name}” is declared{earlier} already; give one of the two another name, or remove it"
    return TomlFault(fault.line, 1, why)
