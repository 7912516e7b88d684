"""The words of games: the house tells each viewer in their language."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, Protocol

from serai.book.languages import FALLBACK
from serai.locales.speaker import Speaker, speaker
from serai.locales.texts import Language, Names
from serai.locales.words import Passages, Words
from serai.plugin import find_plugin, load_part
from serai.table import Event, Opening, Refused, View, known_games


class Teller(Protocol):
    """`before` are the events that came before those to be told, the last of them first.

    A tale is taken up where it was left.
    """

    def words(self, view: View[Any], events: Sequence[Event], before: Iterable[Event]) -> Words: ...

    def told(self, events: Sequence[Event], before: Iterable[Event], names: Names) -> list[Passages]: ...

    def load(self) -> None:
        """Reads what it tells from, so that no table waits for it."""
        ...


def teller_of(opening: Opening, language: Language) -> Teller:
    """Who tells what happens at a table that was opened so."""
    return teller_of_pack(opening.game, language, opening.pack)


@cache
def teller_of_pack(game: str, language: Language, pack: str | None) -> Teller:
    make: Callable[[Speaker], Teller] = load_part(find_plugin(game).teller)
    return make(speaker(language, game, pack=pack))


def load_tellers() -> None:
    """Reads what tellers tell from, so that no table waits for it."""
    for game in known_games():
        with suppress(Refused):  # a Book that ships broken is named at the door
            teller_of_pack(game, FALLBACK, None).load()
