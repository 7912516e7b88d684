"""Games whose words are in a Book: the house has the words, and tells each viewer in their language."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from serai.locales.nights.telling import Passages, Words
from serai.locales.texts import Language, Names
from serai.table import Event, Opening, View


class Teller(Protocol):
    """`before` are the events that came before those to be told, the last of them first.

    A tale is taken up where it was left.
    """

    def words(self, view: View[Any], events: Sequence[Event], before: Iterable[Event]) -> Words: ...

    def told(self, events: Sequence[Event], before: Iterable[Event], names: Names) -> list[Passages]: ...


_TELLERS = {"nights": "serai.locales.nights.telling"}
"""Of a game that is not here clients have the words themselves."""


def has_teller(game: str) -> bool:
    return game in _TELLERS


def teller_of(opening: Opening, language: Language) -> Teller | None:
    """Who tells what happens at a table that was opened so; None where the clients know what to say."""
    return _teller(opening.game, language, opening.pack) if has_teller(opening.game) else None


@cache
def _teller(game: str, language: Language, pack: str | None) -> Teller:
    make: Callable[[Language, str | None], Teller] = import_module(_TELLERS[game]).Teller
    return make(language, pack)


def load_tellers() -> None:
    """Reads the Books that ship, so that no table waits for them."""
    for module in _TELLERS.values():
        import_module(module).load()
