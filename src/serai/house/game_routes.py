"""The HTTP routes that games add."""

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

from litestar.handlers import HTTPRouteHandler

from serai.plugin import find_plugin, import_object
from serai.table import known_games


def routes_of_games() -> list[HTTPRouteHandler]:
    parts = (find_plugin(game).routes for game in known_games())
    return [route for part in parts if part for route in import_object(part)]


def game_response_types() -> Iterator[Any]:
    """The structs that these routes return."""
    for route in routes_of_games():
        (answer,) = get_args(get_type_hints(route.fn)["return"])
        if hasattr(answer, "__struct_fields__"):
            yield answer
