"""TOML with the line and column of every key, and structs read from it with one diagnostic per wrong key.

The standard library's `tomllib` gives positions of syntax errors, but not of keys. Libraries that keep
positions (tomlkit) do so for editing, are ten times slower, and would be one more dependency; so a second
pass locates the keys once `tomllib` has accepted a text.
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Literal, TypeAlias, TypeVar, cast, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo

from serai.book.diagnostics import INVISIBLE_CHARACTERS, Position, Report, escape_invisible
from serai.book.toml_errors import TomlFault, explain_toml_error

Key: TypeAlias = tuple[str | int, ...]
Value: TypeAlias = "str | int | float | bool | list[Value] | dict[str, Value] | None"
StructType = TypeVar("StructType", bound=Struct)

BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
INLINE_BLANK = re.compile(r"[ \t]*")
BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
STRING = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'',
    re.DOTALL,
)
# No author writes keys with more parts, and storing the positions of all parts takes quadratic memory.
DEEPEST_KEY = 40
LOWEST, HIGHEST = -(1 << 63), (1 << 63) - 1
SCALAR = re.compile(r"[^,\]}\n#]*")
ERROR_PLACE = re.compile(
    r"^(?P<why>.*?) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)$"
)


class Toml(Struct, frozen=True):
    """A TOML file: its content, and the position of each key."""

    path: str
    value: dict[str, Value]
    places: dict[Key, Position]

    def position_of(self, key: Key) -> Position:
        """The position of a key; for a missing key, that of the table that should have it."""
        while key and key not in self.places:
            key = key[:-1]
        return self.places.get(key, Position())


def format_dotted_key(key: Key) -> str:
    """A key in readable form: `beings.efreet.fr`."""
    return ".".join(map(str, key))


def read_toml(path: str, text: str, report: Report) -> Toml | None:
    """Parses one file; a syntax error is reported at its position."""
    try:
        value = cast("dict[str, Value]", tomllib.loads(text))
        toml = Toml(path, value, _KeyLocator(text).places)
        return None if _report_first_unsafe_value(toml, report) else toml
    except tomllib.TOMLDecodeError as error:
        found = ERROR_PLACE.match(str(error))
        why = found["why"] if found else str(error)
        if found and found["line"]:
            fault = TomlFault(int(found["line"]), int(found["column"]), why)
        else:
            fault = TomlFault(text.count("\n") + 1, 1, why)
        fault = explain_toml_error(text, fault)
        report.add("B104", path, Position(fault.line, fault.column), why=fault.why)
    except (RecursionError, ValueError) as error:
        why = "Tables lie too deep in each other" if isinstance(error, RecursionError) else str(error)
        report.add("B104", path, why=why)
    return None


def _report_first_unsafe_value(toml: Toml, report: Report) -> bool:
    """Reports the first invisible character or oversized number; returns whether there is one."""
    waiting: list[tuple[Key, Value]] = [((), toml.value)]
    while waiting:
        key, value = waiting.pop()
        texts = list(value) if isinstance(value, dict) else [value] if isinstance(value, str) else []
        for text in texts:
            unseen = INVISIBLE_CHARACTERS.search(text)
            if unseen:
                at = toml.position_of((*key, text) if isinstance(value, dict) else key)
                report.add("B140", toml.path, at, sign=escape_invisible(unseen[0]))
                return True
        if isinstance(value, int) and not LOWEST <= value <= HIGHEST:
            report.add(
                "B124",
                toml.path,
                toml.position_of(key),
                key=_last_name_of_key(key),
                why="the number is too large",
            )
            return True
        if isinstance(value, dict):
            waiting += [((*key, name), one) for name, one in value.items()]
        elif isinstance(value, list):
            waiting += [((*key, number), one) for number, one in enumerate(value)]
    return False


def _last_name_of_key(key: Key) -> str:
    return next((part for part in reversed(key) if isinstance(part, str)), "file")


class _KeyLocator:
    """Finds the positions of all keys in a valid TOML text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.places: dict[Key, Position] = {}
        self._last: dict[Key, int] = {}
        self._line, self._line_start, self._counted = 1, 0, 0
        prefix: Key = ()
        offset = self._skip_match(BLANK, 0)
        while offset < len(text):
            if text[offset] == "[":
                many = text.startswith("[[", offset)
                start = self._skip_match(INLINE_BLANK, offset + 1 + many)
                parts, offset = self._read_key(start)
                prefix = self._enter_table(parts, many)
                self._record_position(prefix, start)
                offset = text.index("]", offset) + 1 + many
            else:
                offset = self._record_pair_and_return_end(prefix, offset)
            offset = self._skip_match(BLANK, offset)

    def _skip_match(self, pattern: re.Pattern[str], offset: int) -> int:
        found = pattern.match(self.text, offset)
        return found.end() if found else offset

    def _record_position(self, key: Key, offset: int) -> None:
        # Keys come in the order of the text, so one pass counts all lines.
        breaks = self.text.count("\n", self._counted, offset)
        if breaks:
            self._line += breaks
            self._line_start = self.text.rindex("\n", self._counted, offset) + 1
        self._counted = max(offset, self._counted)
        self.places.setdefault(key, Position(self._line, offset - self._line_start + 1))

    def _read_key(self, offset: int) -> tuple[tuple[str, ...], int]:
        parts: list[str] = []
        while True:
            offset = self._skip_match(INLINE_BLANK, offset)
            quoted = STRING.match(self.text, offset)
            if quoted:
                parts.append(next(iter(tomllib.loads(f"{quoted[0]} = 0"))))
                offset = quoted.end()
            else:
                end = self._skip_match(BARE_KEY, offset)
                parts.append(self.text[offset:end])
                offset = end
            offset = self._skip_match(INLINE_BLANK, offset)
            if self.text[offset] != ".":
                return tuple(parts), offset
            if len(parts) >= DEEPEST_KEY:
                raise ValueError("Tables lie too deep in each other")
            offset += 1

    def _enter_table(self, parts: tuple[str, ...], many: bool) -> Key:
        key: Key = ()
        for number, part in enumerate(parts, 1):
            key = (*key, part)
            if many and number == len(parts):
                self._last[key] = self._last.get(key, -1) + 1
            if key in self._last:
                key = (*key, self._last[key])
        return key

    def _record_pair_and_return_end(self, prefix: Key, offset: int) -> int:
        start = offset
        parts, offset = self._read_key(offset)
        for number in range(1, len(parts) + 1):
            self._record_position((*prefix, *parts[:number]), start)
        return self._record_value_and_return_end(
            (*prefix, *parts), self._skip_match(INLINE_BLANK, offset + 1)
        )

    def _record_value_and_return_end(self, key: Key, offset: int) -> int:
        opener = self.text[offset]
        if opener in "\"'":
            return self._skip_match(STRING, offset)
        if opener not in "[{":
            return self._skip_match(SCALAR, offset)
        closer = "]" if opener == "[" else "}"
        offset = self._skip_match(BLANK, offset + 1)
        count = 0
        while self.text[offset] != closer:
            if opener == "[":
                self._record_position((*key, count), offset)
                offset = self._record_value_and_return_end((*key, count), offset)
            else:
                offset = self._record_pair_and_return_end(key, offset)
            count += 1
            offset = self._skip_match(BLANK, offset)
            if self.text[offset] == ",":
                offset = self._skip_match(BLANK, offset + 1)
        return offset + 1


PLAIN = {
    "`int`": "a whole number",
    "`str`": "a text",
    "`float`": "a number",
    "`array`": "a list",
    "`object`": "a table",
    "`bool`": "true or false",
    "`null`": "nothing",
}


@cache
def _fields_by_key(struct_type: type[Struct]) -> Mapping[str, FieldInfo]:
    return {field.encode_name: field for field in msgspec.structs.fields(struct_type)}


def read_struct(toml: Toml, key: Key, struct_type: type[StructType], report: Report) -> StructType | None:
    """Converts one table of a file to a struct. Every unknown, missing or wrong key is reported."""
    value: Value = toml.value
    for part in key:
        value = cast("dict[str | int, Value]", value)[part]
    if not isinstance(value, dict):
        report.add(
            "B124", toml.path, toml.position_of(key), key=key[-1] if key else "file", why="it must be a table"
        )
        return None
    fields = _fields_by_key(struct_type)
    fit = True
    missing = [name for name in fields if name not in value]
    for name in value:
        if name not in fields:
            guess = report.did_you_mean_sentence(report.most_similar_word(name, missing))
            report.add("B123", toml.path, toml.position_of((*key, name)), guess, key=name)
            fit = False
    values: dict[str, object] = {}
    for name, field in fields.items():
        if name not in value:
            if field.required:
                report.add(
                    "B122",
                    toml.path,
                    toml.position_of(key),
                    key=name,
                    table=_dotted_key_or_file_path(key, toml),
                )
                fit = False
            continue
        try:
            values[field.name] = msgspec.convert(value[name], field.type, strict=True)
        except msgspec.ValidationError as error:
            report.add(
                "B124",
                toml.path,
                toml.position_of((*key, name)),
                report.did_you_mean_sentence(_suggest_allowed_word(value[name], field.type, report)),
                key=name,
                why=_explain_disallowed_word(value[name], field.type) or _explain_msgspec_error(str(error)),
            )
            fit = False
    return struct_type(**values) if fit else None


def _words_of_literal_type(literal_type: object) -> list[str]:
    return [str(one) for one in get_args(literal_type)] if get_origin(literal_type) is Literal else []


def _explain_disallowed_word(value: Value, literal_type: object) -> str | None:
    """Explains what is wrong with a text that must be one of a few words."""
    allowed = _words_of_literal_type(literal_type)
    return f"“{value}” is none of {', '.join(allowed)}" if allowed and isinstance(value, str) else None


def _suggest_allowed_word(value: Value, literal_type: object, report: Report) -> str | None:
    allowed = _words_of_literal_type(literal_type)
    return report.most_similar_word(value, allowed) if allowed and isinstance(value, str) else None


def _explain_msgspec_error(why: str) -> str:
    """Rephrases an error message of msgspec without technical terms."""
    for word, plain in PLAIN.items():
        why = why.replace(word, plain)
    where = re.sub(r" - at `\$(.*)`$", lambda found: f" (at {found[1]})".replace("...", "key"), why)
    return where[0].lower() + where[1:]


def _dotted_key_or_file_path(key: Key, toml: Toml) -> str:
    return format_dotted_key(key) if key else toml.path


def report_if_no_table(toml: Toml, name: str, report: Report) -> None:
    """Reports a value at the top of a file that should be a table."""
    if not isinstance(toml.value.get(name, {}), dict):
        report.add("B124", toml.path, toml.position_of((name,)), key=name, why="it must be a table")


def entries_or_empty(value: Value) -> Mapping[str, Value]:
    """The entries of a table; empty if the value is not a table."""
    return value if isinstance(value, dict) else {}
