"""A position: everything that outlives a turn, as plain data."""

from functools import cache
from hashlib import blake2b
from typing import Any, Generic

import msgspec
from msgspec import Struct

from serai.table.chance import ChanceState, Count
from serai.table.game import GameCard, State


class Position(Struct, Generic[State]):
    """A table at a turn boundary: the number of finished turns, the state of chance and of the game."""

    turn: Count
    chance: ChanceState
    state: State


AnyPosition = Position[Any]

_encoder = msgspec.msgpack.Encoder()
encode_position = _encoder.encode
encode_position_into = _encoder.encode_into


@cache
def _position_decoder(state: type[Struct]) -> msgspec.msgpack.Decoder[AnyPosition]:
    return msgspec.msgpack.Decoder(Position[state])


def decode_position(card: GameCard, content: bytes) -> AnyPosition:
    return _position_decoder(card.state).decode(content)


def position_from_plain_data(card: GameCard, plain: Any) -> AnyPosition:
    """A position from plain dictionaries and lists, as in a record."""
    return msgspec.convert(plain, Position[card.state], str_keys=True)


def digest_of_position(content: bytes) -> str:
    """The digest of an encoded position."""
    return blake2b(content, digest_size=16).hexdigest()
