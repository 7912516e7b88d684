"""The options of a game: their types, and parsing `name=value` from a command line."""

from collections.abc import Iterator
from typing import Any, cast

import msgspec
from msgspec import Meta, Struct, inspect

from serai.table.errors import Refused

MULTIPLAYER_ONLY = Meta(extra_json_schema={"company": True})
"""Marks an option that has no effect in a solo game."""


class OptionType(Struct, frozen=True):
    """An option of a game: its name in files and messages, its type and its description."""

    name: str
    kind: inspect.Type
    description: str


def option_types(options: type[Struct]) -> Iterator[OptionType]:
    """The options in a game's options struct."""
    about = inspect.type_info(options)
    for field in about.fields if isinstance(about, inspect.StructType) else ():
        kind, schema = field.type, dict[str, Any]()
        if isinstance(kind, inspect.Metadata):
            kind, schema = kind.type, cast("dict[str, Any]", kind.extra_json_schema or {})
        yield OptionType(field.encode_name, kind, schema.get("description", ""))


def parse_options(assignments: list[str]) -> dict[str, Any]:
    """Parses `goal=12 one-status`; a value is JSON or a bare word, and no value means true."""
    options: dict[str, Any] = {}
    for one in assignments:
        name, equals, value = one.partition("=")
        if not name:
            raise Refused("refused-option-form", option=one)
        try:
            options[name] = msgspec.json.decode(value) if equals else True
        except msgspec.DecodeError:
            options[name] = value
    return options
