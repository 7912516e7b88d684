"""What a table agrees on, as it is typed on a command line."""

from typing import Any

import msgspec

from serai.table.errors import Refused


def options_from(asked: list[str]) -> dict[str, Any]:
    """`goal=12 one-status` as the game's options; a value is JSON, or a word."""
    options: dict[str, Any] = {}
    for one in asked:
        name, equals, value = one.partition("=")
        if not name:
            raise Refused(f"“{one}” is no option: write it as goal=12, or one-status.")
        try:
            options[name] = msgspec.json.decode(value) if equals else True
        except msgspec.DecodeError:
            options[name] = value
    return options
