"""What a table agrees on, as it is typed on a command line."""

from collections.abc import Iterator
from typing import Any, cast

import msgspec
from msgspec import Meta, Struct, inspect

from serai.table.errors import Refused

IN_COMPANY = Meta(extra_json_schema={"company": True})
"""Marks an option of a game that says nothing to whoever plays alone."""


class OptionType(Struct, frozen=True):
    """An option of a game, as it is written in files and messages, its type and a sentence about it."""

    name: str
    kind: inspect.Type
    description: str


def option_types(options: type[Struct]) -> Iterator[OptionType]:
    """The options that a game's struct has."""
    about = inspect.type_info(options)
    for field in about.fields if isinstance(about, inspect.StructType) else ():
        kind, schema = field.type, dict[str, Any]()
        if isinstance(kind, inspect.Metadata):
            kind, schema = kind.type, cast("dict[str, Any]", kind.extra_json_schema or {})
        yield OptionType(field.encode_name, kind, schema.get("description", ""))


def options_from(asked: list[str]) -> dict[str, Any]:
    """`goal=12 one-status` as the game's options; a value is JSON, or a word."""
    options: dict[str, Any] = {}
    for one in asked:
        name, equals, value = one.partition("=")
        if not name:
            raise Refused("refused-option-form", option=one)
        try:
            options[name] = msgspec.json.decode(value) if equals else True
        except msgspec.DecodeError:
            options[name] = value
    return options
