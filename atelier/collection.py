"""Every plate by its folder and the name of its file, found from the modules that draw them."""

from collections.abc import Callable, Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from atelier import heroes, marvels, places
from atelier.plate import Plate

Draw = Callable[[], Plate]
# A hero is drawn twice; what is drawn once has the function `draw`.
_FUNCTIONS = {"draw": "", "man": "-man", "woman": "-woman"}


def _plates() -> Iterator[tuple[str, Draw]]:
    for folder in (heroes, marvels, places):
        for module in iter_modules(folder.__path__):
            yield from _plates_of(import_module(f"{folder.__name__}.{module.name}"))


def _plates_of(module: ModuleType) -> Iterator[tuple[str, Draw]]:
    _, kind, name = module.__name__.split(".")
    for function, ending in _FUNCTIONS.items():
        if hasattr(module, function):
            yield f"{kind}/{name.replace('_', '-')}{ending}", getattr(module, function)


PLATES: dict[str, Draw] = dict(_plates())
