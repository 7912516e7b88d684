"""Plays tables at random, and reads everything from them."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from serai.plugin import find_plugin
from serai.study import find_numbering
from serai.table import Table, View, find_game, known_games
from serai.table.game import AnyGame
from serai.table.journal import TurnEnded
from table.caravan import Caravan

NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Fay")
TINY_BOOK = Path(__file__).parents[1] / "book" / "tiny-book"


def with_tiny_book(game: type[AnyGame]) -> type[AnyGame]:
    """Uses the tiny content pack for a game that needs one."""
    return game.with_pack(game.open_pack(TINY_BOOK)) if game.card.id == "nights" else game


GAMES: list[type[AnyGame]] = [*map(with_tiny_book, map(find_game, known_games())), Caravan]

_NUMBERED = {name for name in known_games() if find_plugin(name).numbering}

Choice = tuple[str, str]


def open_table(game: type[AnyGame], seats: int, seed: int, **more: Any) -> Table:
    return Table.new(game, NAMES[:seats], seed=seed, **more)


def caravan(seats: int = 2, seed: int = 1, *, wish: str | None = "silk", **more: Any) -> Table:
    """A caravan after everybody made the same wish (None: before that)."""
    table = open_table(Caravan, seats, seed, **more)
    if wish:
        for seat in NAMES[:seats]:
            table.choose(seat, wish)
    return table


def some_choice(table: Table, random: Random) -> Choice:
    """A random legal choice, with a preference for the last option.

    Otherwise a game with many options of one kind (the dice to keep) would hardly reach the others.
    """
    seat = random.choice(table.waiting)
    options = table.decisions[seat].options
    return seat, options[-1] if random.random() < 0.3 else random.choice(options)


def random_play(table: Table, seed: int) -> Iterator[Choice]:
    """Plays to the end, and yields each choice just before making it."""
    random = Random(seed)
    while table.outcome is None:
        choice = some_choice(table, random)
        yield choice
        table.choose(*choice)


def played(table: Table, seed: int) -> Table:
    """Plays the table to its end."""
    for _ in random_play(table, seed):
        pass
    return table


def choose_all(table: Table, choices: Iterable[Choice]) -> None:
    for choice in choices:
        table.choose(*choice)


def take_back(table: Table, seat: str) -> None:
    """Undoes the seat's last choice, with the consent of all others if necessary."""
    if not table.undo(seat):
        for other in table.opening.seats:
            if other != seat:
                table.answer_takeback(other, agree=True)


def replayed(table: Table) -> Table:
    """The same table, replayed from its record."""
    (game,) = (game for game in GAMES if game.card.id == table.opening.game)
    return Table.replay(table.record(), game=game)


def viewers(table: Table) -> tuple[str | None, ...]:
    return (*table.opening.seats, None)


def views(table: Table) -> list[View[Any]]:
    return [table.view(viewer) for viewer in viewers(table)]


def seen_by(table: Table, viewer: str | None) -> bytes:
    """Everything that a viewer gets, as encoded bytes."""
    view = table.view(viewer)
    return msgspec.json.encode([view, table.events(0, viewer)]) + _in_numbers(view)


def _in_numbers(view: View[Any]) -> bytes:
    """The view and its legal options as programs that learn get them; nothing if the game has no numbers."""
    (game,) = (game for game in GAMES if game.card.id == view.game) if view.game in _NUMBERED else (None,)
    if game is None:
        return b""
    numbering = find_numbering(game)
    return numbering.encode(view).tobytes() + bytes(numbering.mask(numbering.legal_options(view)))


def plain(facts: dict[str, Any]) -> bytes:
    """Encodes facts at once, because they may contain lists that change later."""
    return msgspec.json.encode(facts)


def everything(table: Table) -> Any:
    """Everything that can be read from a table."""
    seen = [seen_by(table, viewer) for viewer in viewers(table)]
    return (
        table.position,
        list(table.journal),
        seen,
        table.all_events(),
        table.takeback,
        plain(table.readable_state()),
    )


def standing(table: Table) -> Any:
    """The current state of a table, without journal and events."""
    seen = [msgspec.structs.replace(view, events=0) for view in views(table)]
    return table.position, seen, plain(table.readable_state()), table.outcome


def turn_ends(table: Table, after: int = 0) -> list[TurnEnded]:
    return [entry for entry in table.journal if isinstance(entry, TurnEnded) and entry.turn > after]


def keys(table: Table, viewer: str | None = None) -> list[str]:
    """The keys of the events that a viewer may know."""
    return [event.key for event in table.events(0, viewer)]
