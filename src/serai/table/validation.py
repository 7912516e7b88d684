"""Checks seats, names, options and secret before a table opens."""

import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from serai.table.errors import Refused
from serai.table.game import AnyGame, GameCard
from serai.table.position import AnyPosition, position_from_plain_data
from serai.table.record import Opening, decode_and_check_secret


def require_secret(opening: Opening) -> bytes:
    """The secret of an opening; refuses a missing one, and one that does not match the commitment."""
    if opening.secret is None:
        raise Refused("refused-sealed")
    return decode_and_check_secret(opening, opening.secret)


def check_opening(card: GameCard, opening: Opening) -> None:
    """Checks everything except the secret and the options."""
    check_seats(card, opening.seats)
    for seat in opening.bots:
        if seat not in opening.seats:
            raise Refused("refused-no-seat", seat=seat, seats=list(opening.seats))
    for stream in opening.script:
        if stream not in card.scriptable_names:
            known = ", ".join(card.scriptable_names)
            raise Refused("refused-no-stream", stream=stream, streams=known)
    if opening.script and opening.seed is None:
        raise Refused("refused-scripted")


def check_seats(card: GameCard, seats: Sequence[str]) -> None:
    if len(seats) not in card.seats:
        least, most = card.seats[0], card.seats[-1]
        raise Refused("refused-seats", least=least, most=most)
    check_names(tuple(seats))


@lru_cache(64)
def check_names(seats: tuple[str, ...]) -> None:
    """Checks the names at a table; simulations open many tables with the same ones."""
    if len({look_alike_key(seat) for seat in seats}) != len(seats):
        raise Refused("refused-same-name")
    for seat in seats:
        check_name(seat)


ZERO_WIDTH_JOINERS = "\u200c\u200d"
"""Invisible characters that some languages and emoji need inside words."""

_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Blank characters that Python considers printable."""


def look_alike_key(name: str) -> str:
    """A key that is equal for names that look alike, such as “Ana” and “ana”."""
    if name.isascii():
        return name.casefold()
    return unicodedata.normalize("NFKC", _without_joiners(name)).casefold()


def check_name(name: str) -> None:
    short = 0 < len(name) <= 30
    if short and name.isascii() and name.isalnum():
        return
    seen = _without_joiners(name).isprintable() and _BLANK.isdisjoint(name)
    edges = name != name.strip() or name != name.strip(ZERO_WIDTH_JOINERS)
    if not short or not seen or edges or ":" in name or "," in name:
        raise Refused("refused-name", seat=name)


def _without_joiners(name: str) -> str:
    for joiner in ZERO_WIDTH_JOINERS:
        name = name.replace(joiner, "")
    return name


def read_options(card: GameCard, options: Mapping[str, Any]) -> Struct:
    try:
        return msgspec.convert(options, card.options)
    except msgspec.ValidationError as error:
        raise Refused("refused-options", why=str(error)) from None


def read_start_position(game: type[AnyGame], seats: tuple[str, ...], start: Mapping[str, Any]) -> AnyPosition:
    try:
        position = position_from_plain_data(game.card, start)
    except msgspec.ValidationError as error:
        raise Refused("refused-start", why=str(error)) from None
    game.check_state(seats, position.state)
    return position
