"""Players that are programs. A bot sees what its seat sees: the view, with its legal options, and no more."""

import logging
from collections.abc import Callable
from typing import Any

from serai.bots.guests import find_guest, guest_levels, load_bot, playable_guests
from serai.plugin import find_plugin, load_part
from serai.table import Refused, Table, View
from serai.table.chance import Stream

_log = logging.getLogger(__name__)

Bot = Callable[[View[Any], Stream], str]


def levels(game: str) -> tuple[str, ...]:
    """The levels of bots that a game has, the weakest first."""
    return tuple(find_plugin(game).bots)


def all_levels(game: str) -> tuple[str, ...]:
    """Every level that may be asked for: those of the game, before them those that other packages bring."""
    return (*guest_levels(game), *levels(game))


def usual_level(game: str) -> str:
    """The level that sits down where nobody asks for another: good company, seldom the hardest."""
    return find_plugin(game).usual_bot or levels(game)[-2:][0]


def find_bot(game: str, level: str) -> Bot:
    """The bot of that level. The first time it loads what the bot calculates with, which takes a moment."""
    bots = find_plugin(game).bots
    if level in bots:
        return load_bot(level, lambda: load_part(bots[level]))
    guest = find_guest(game, level)
    if guest is None:
        known = ", ".join(all_levels(game))
        raise Refused("refused-level", level=level, levels=known)
    return guest


def load_bots(game: str) -> None:
    """Loads every bot of a game, so that no table waits for it. The log says which cannot be loaded."""
    for level in levels(game):
        try:
            find_bot(game, level)
        except Refused as refused:  # the others play; whoever asks for this one is told why
            _log.warning("The bot “%s” cannot be loaded: %s.", level, refused.arguments.get("why"))
    playable_guests(game)


def choice_of_bot(table: Table, seat: str) -> str:
    """What the bot that plays the seat would choose now."""
    level = table.sitters[seat].bot
    if level is None:
        raise Refused("refused-person-plays", seat=seat)
    return find_bot(table.opening.game, level)(table.view(seat), table.aside(seat))


def waiting_bot(table: Table) -> str | None:
    """A seat that must choose now and is played by a bot."""
    return next((seat for seat in table.waiting if table.sitters[seat].bot), None)


def play_bots(table: Table) -> None:
    """Lets the bots choose until a person must, or the game is over."""
    while (seat := waiting_bot(table)) is not None:
        table.choose(seat, choice_of_bot(table, seat))
