"""Chance that anyone can verify: named streams of bytes derived from one secret.

Block b of stream s, after k undos across chance, is BLAKE2b-512, keyed with the secret, of the text
"s/k/b". A number below n (at most 256) is the next byte that lies under the greatest multiple of n,
modulo n. Streams do not touch each other, so a bot that thinks never disturbs a die.
"""

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from typing import Annotated

from msgspec import Meta, Struct

# For each n, the greatest multiple of n that a byte can lie under.
CEILING = {n: 256 - 256 % n for n in range(1, 257)}
BLOCK = 64


def secret_from_seed(seed: int) -> bytes:
    """The secret of a table with open dice: everyone may know the seed, and so every die."""
    return blake2b(str(seed).encode(), digest_size=32, person=b"serai seed").digest()


def commitment(secret: bytes, terms: bytes) -> str:
    """What is shown before the first die, so that the secret shown after the last can be checked.

    It binds the terms under which the table was opened too, so that they cannot be chosen to fit the dice.
    """
    return blake2b(secret + terms, digest_size=32, person=b"serai commitment").hexdigest()


Count = Annotated[int, Meta(ge=0, lt=2**53)]


class ChanceState(Struct):
    """What has been used of each stream; a position carries it, so that chance goes on where it stood.

    `rekeyed` counts the undos across chance before the turn began. If there were more since, `later` counts
    them all: the turn begins as it did, and from its first question on no die is one that was seen before.
    """

    rekeyed: Count = 0
    later: Count = 0
    drawn: dict[str, Count] = {}
    scripted: dict[str, Count] = {}


class Stream:
    """One named sequence of numbers. `drawn` counts the bytes used of it."""

    __slots__ = ("_block", "_first", "_numbers", "_prefix", "_secret", "_sides", "drawn")

    drawn: int

    def __init__(self, secret: bytes, name: str, rekeyed: int, drawn: int = 0) -> None:
        self._secret = secret
        self._prefix = f"{name}/{rekeyed}/"
        self.drawn = drawn
        self._turn_page()

    def _turn_page(self) -> None:
        """Goes to the block of the next byte, and notes the number of that block's first byte."""
        block = self.drawn // BLOCK
        self._block = blake2b(f"{self._prefix}{block}".encode(), key=self._secret).digest()
        self._first = block * BLOCK
        self._sides = -1  # the numbers of this block are not worked out yet

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if n not in CEILING:
            raise ValueError(f"no number can be drawn below {n}")
        while True:
            at = self.drawn - self._first
            if at == BLOCK:
                self._turn_page()
                at = 0
            self.drawn += 1
            byte = self._block[at]
            if byte < CEILING[n]:
                return byte % n

    def throw(self, sides: int, dice: int) -> list[int]:
        """As many numbers from 1 to `sides`: what so many calls of `below` would give, plus one."""
        thrown: list[int] = []
        while True:
            if sides != self._sides:
                self._sides = sides
                self._numbers = self._block.translate(_numbers_of_bytes(sides)) + b"\0"
            at = self.drawn - self._first
            numbers = self._numbers[at : at + dice]
            if 0 not in numbers:
                self.drawn += dice
                thrown += numbers
                return thrown
            good = numbers.index(0)  # there is a byte that gives no number, or the end of the block
            self.drawn += good
            thrown += numbers[:good]
            thrown.append(self.below(sides) + 1)
            dice -= good + 1


@cache
def _numbers_of_bytes(sides: int) -> bytes:
    """For each byte the number from 1 to `sides` that it gives, or 0 if it gives none."""
    if not 0 < sides < 256:
        raise ValueError(f"a die cannot have {sides} sides")
    return bytes(byte % sides + 1 if byte < CEILING[sides] else 0 for byte in range(256))


class Chance:
    """The dice and decks of one table.

    `state` says how far every stream has got; it is one structure that goes along with the chance.
    `spent` grows with every use and never goes back: two equal readings mean that no chance lies between.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self.spent = 0
        self.restore(ChanceState())

    def roll(
        self,
        name: str,
        sides: int,
        dice: Sequence[int] = (0,),
        of: int = 0,  # noqa: ARG002
        purpose: str = "",  # noqa: ARG002
    ) -> list[int]:
        """Throws these dice (counted from 0), of a set of so many: a number from 1 to `sides` for each.

        Only a script asks for the `purpose`.
        """
        self.spent += 1
        stream = self._streams.get(name) or self._begin(name)
        numbers = stream.throw(sides, len(dice))
        self.state.drawn[name] = stream.drawn
        return numbers

    def pick(self, name: str, faces: Sequence[str]) -> str:
        """One of the faces, each equally likely; they all stay."""
        self.spent += 1
        stream = self._streams.get(name) or self._begin(name)
        number = stream.below(len(faces))
        self.state.drawn[name] = stream.drawn
        return faces[number]

    def draw(self, name: str, pile: list[str]) -> str:
        """Takes one card out of what is left. A pile has no order until it is drawn from."""
        self.spent += 1
        stream = self._streams.get(name) or self._begin(name)
        number = stream.below(len(pile))
        self.state.drawn[name] = stream.drawn
        return pile.pop(number)

    def _begin(self, name: str) -> Stream:
        stream = self._streams[name] = Stream(self._secret, name, self.rekeyed)
        return stream

    def aside(self, name: str) -> Stream:
        """A stream that no rule uses and no position counts, for a bot's thinking.

        It has a key of its own, from which nobody can come back to the secret.
        """
        key = blake2b(name.encode(), key=self._secret, digest_size=32, person=b"serai aside").digest()
        return Stream(key, name, self.rekeyed)

    def end_turn(self) -> None:
        """A turn is over; only a script knows turns."""

    def restore(self, state: ChanceState) -> None:
        """Goes back to where a position stood. `spent` does not: what was seen stays seen."""
        self.state = state
        self.rekeyed = state.rekeyed
        self._streams = {
            name: Stream(self._secret, name, state.rekeyed, drawn) for name, drawn in state.drawn.items()
        }

    def rekey(self, rekeyed: int) -> None:
        """Turns every stream to another key; how much was used of each stays."""
        if rekeyed != self.rekeyed:
            state = self.state
            state.rekeyed = rekeyed
            self.restore(state)
