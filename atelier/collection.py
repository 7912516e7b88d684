"""Every plate by its folder and file name, found from the modules that draw them."""

from collections.abc import Callable, Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from atelier import beings, cities, encounters, heroes, marvels, places, quests, statuses, terrains, treasures
from atelier.adjectives import around, around_heroes, worn, worn_by_heroes
from atelier.pen import Marks
from atelier.plate import Plate

Draw = Callable[[], Plate]
# A hero is drawn twice; a module with a single picture has the function `draw`.
_FUNCTIONS = {"draw": "", "man": "-man", "woman": "-woman"}


def _all_plates_by_name() -> Iterator[tuple[str, Draw]]:
    for folder in (beings, cities, terrains, treasures, quests, statuses, encounters):
        for family in iter_modules(folder.__path__):
            yield from _plates_of_family(import_module(f"{folder.__name__}.{family.name}"))
    for folder in (heroes, marvels, places):
        for module in iter_modules(folder.__path__):
            yield from _plates_of_module(import_module(f"{folder.__name__}.{module.name}"))


def _plates_of_module(module: ModuleType) -> Iterator[tuple[str, Draw]]:
    _, kind, name = module.__name__.split(".")
    for function, ending in _FUNCTIONS.items():
        if hasattr(module, function):
            yield f"{kind}/{name.replace('_', '-')}{ending}", getattr(module, function)


def _plates_of_family(family: ModuleType) -> Iterator[tuple[str, Draw]]:
    kind = family.__name__.split(".")[1]
    for name, function in _public_functions_of(family).items():
        yield f"{kind}/{name}", function


def _public_functions_of(module: ModuleType) -> dict[str, Callable[[], Any]]:
    """The public functions of a module, each named after what it draws."""
    return {
        name.replace("_", "-"): function
        for name, function in vars(module).items()
        if not name.startswith("_") and getattr(function, "__module__", "") == module.__name__
    }


PLATES: dict[str, Draw] = dict(_all_plates_by_name())
AROUND_HEROES: dict[str, Callable[[], Marks]] = _public_functions_of(around_heroes)
WORN_BY_HEROES: dict[str, Callable[[], Marks]] = _public_functions_of(worn_by_heroes)
AROUND: dict[str, Callable[[], Marks]] = _public_functions_of(around) | AROUND_HEROES
WORN: dict[str, Callable[[], Marks]] = _public_functions_of(worn) | WORN_BY_HEROES
