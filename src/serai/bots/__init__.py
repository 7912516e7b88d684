"""Bots. A bot sees only the view of its seat, with the legal options."""

import logging
from collections.abc import Callable
from typing import Any

from serai.bots.external_bots import (
    external_bot_levels,
    find_external_bot,
    load_and_check_bot,
    loadable_external_bots,
)
from serai.plugin import find_plugin, import_object
from serai.table import Refused, Table, View
from serai.table.chance import Stream

_log = logging.getLogger(__name__)

Bot = Callable[[View[Any], Stream], str]


def own_bot_levels(game: str) -> tuple[str, ...]:
    """The bot levels of a game, from weakest to strongest."""
    return tuple(find_plugin(game).bots)


def all_bot_levels(game: str) -> tuple[str, ...]:
    """All available levels: those from other packages first, then the game's own."""
    return (*external_bot_levels(game), *own_bot_levels(game))


def default_bot_level(game: str) -> str:
    """The default level: a good opponent, usually not the hardest."""
    return find_plugin(game).usual_bot or own_bot_levels(game)[-2:][0]


def find_bot(game: str, level: str) -> Bot:
    """The bot of this level. The first call loads its data, which takes a moment."""
    bots = find_plugin(game).bots
    if level in bots:
        return load_and_check_bot(level, lambda: import_object(bots[level]))
    guest = find_external_bot(game, level)
    if guest is None:
        known = ", ".join(all_bot_levels(game))
        raise Refused("refused-level", level=level, levels=known)
    return guest


def load_bots(game: str) -> None:
    """Loads every bot of a game in advance, and logs those that fail to load."""
    for level in own_bot_levels(game):
        try:
            find_bot(game, level)
        except Refused as refused:  # `find_bot` raises it again when somebody asks for this bot
            _log.warning("The bot “%s” cannot be loaded: %s.", level, refused.arguments.get("why"))
    loadable_external_bots(game)


def choice_of_bot(table: Table, seat: str) -> str:
    """The choice of the bot that plays this seat."""
    level = table.sitters[seat].bot
    if level is None:
        raise Refused("refused-person-plays", seat=seat)
    return find_bot(table.opening.game, level)(table.view(seat), table.bot_stream(seat))


def seat_where_bot_must_choose(table: Table) -> str | None:
    """A seat that is played by a bot and must choose now."""
    return next((seat for seat in table.waiting if table.sitters[seat].bot), None)


def play_bots(table: Table) -> None:
    """Lets bots choose until a person must choose or the game is over."""
    while (seat := seat_where_bot_must_choose(table)) is not None:
        table.choose(seat, choice_of_bot(table, seat))
