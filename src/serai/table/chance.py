"""Verifiable chance: named streams of bytes derived from one secret.

Block b of stream s, after k undos across chance, is BLAKE2b-512, keyed with the secret, of the text "s/k/b".
A number below n (at most 256) is the next byte below the greatest multiple of n, modulo n. Streams are
independent, so a bot's random numbers never affect the dice.
"""

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from typing import Annotated

from msgspec import Meta, Struct

# For each n, the greatest multiple of n that is at most 256.
CEILING = {n: 256 - 256 % n for n in range(1, 257)}
BLOCK = 64


def secret_from_seed(seed: int) -> bytes:
    """The secret of a table with open dice: the seed determines every die."""
    return blake2b(str(seed).encode(), digest_size=32, person=b"serai seed").digest()


def commitment(secret: bytes, terms: bytes) -> str:
    """The digest shown before the first die, to check the secret that is shown after the last.

    It also covers the terms of the table, so that nobody can choose them to fit the dice.
    """
    return blake2b(secret + terms, digest_size=32, person=b"serai commitment").hexdigest()


Count = Annotated[int, Meta(ge=0, lt=2**53)]


class ChanceState(Struct):
    """How much of each stream is used. It is part of a position, so that chance continues from there.

    `rekeyed` counts the undos across chance before the turn began. `later` also counts those within the turn:
    the turn begins the same way, but after its first question no die repeats one that was seen.
    """

    rekeyed: Count = 0
    later: Count = 0
    drawn: dict[str, Count] = {}
    scripted: dict[str, Count] = {}


class Stream:
    """A named sequence of numbers. `drawn` counts the bytes used."""

    __slots__ = (
        "_block",
        "_certain",
        "_first",
        "_known",
        "_numbers",
        "_numbers_or_0",
        "_prefix",
        "_secret",
        "_sides",
        "drawn",
    )

    drawn: int

    def __init__(
        self,
        secret: bytes,
        name: str,
        rekeyed: int,
        drawn: int = 0,
        known: Sequence[tuple[bytes, int]] = (),
    ) -> None:
        """`known` are other secrets, each with the number of bytes at the start that come from it."""
        self._secret = secret
        self._known = known
        self._prefix = f"{name}/{rekeyed}/"
        self.drawn = drawn
        self._load_block()

    def _load_block(self) -> None:
        block = self.drawn // BLOCK
        name = f"{self._prefix}{block}".encode()
        self._block = blake2b(name, key=self._secret).digest()
        self._first = block * BLOCK
        for secret, until in self._known:
            if (size := until - self._first) > 0:
                self._block = blake2b(name, key=secret).digest()[:size] + self._block[size:]
        self._sides = -1  # `roll_dice` has not converted this block yet

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        try:
            ceiling = CEILING[n]
        except KeyError:
            raise ValueError(f"no number can be drawn below {n}") from None
        while True:
            try:
                byte = self._block[self.drawn - self._first]
            except IndexError:  # the block is used up
                self._load_block()
                continue
            self.drawn += 1
            if byte < ceiling:
                return byte % n

    def roll_dice(self, sides: int, dice: int) -> list[int]:
        """Rolls several dice: gives the same numbers as repeated calls of `below`, plus one."""
        at = self.drawn - self._first
        end = at + dice
        if sides != self._sides or end > self._certain:
            return self._roll_past_rejected_byte(sides, dice)
        self.drawn += dice
        return self._numbers[at:end]

    def _roll_past_rejected_byte(self, sides: int, dice: int) -> list[int]:
        """Rolls dice like `roll_dice`, also if one of the next bytes is rejected or in the next block, or the
        block was not used for such dice yet.
        """
        thrown: list[int] = []
        while len(thrown) < dice:
            if sides != self._sides:
                self._sides = sides
                self._numbers_or_0 = self._block.translate(_die_number_by_byte(sides)) + b"\0"
                self._numbers = [*self._numbers_or_0]
            at = self.drawn - self._first
            self._certain = self._numbers_or_0.index(0, at)  # a rejected byte, or the end of the block
            end = min(at + dice - len(thrown), self._certain)
            thrown += self._numbers[at:end]
            self.drawn += end - at
            if len(thrown) < dice:
                thrown.append(self.below(sides) + 1)
        return thrown


@cache
def _die_number_by_byte(sides: int) -> bytes:
    """For each byte, the number from 1 to `sides` that it stands for, or 0 if it is rejected."""
    if not 0 < sides < 256:
        raise ValueError(f"a die cannot have {sides} sides")
    return bytes(byte % sides + 1 if byte < CEILING[sides] else 0 for byte in range(256))


class KnownChance(Struct, frozen=True):
    """What was drawn from a secret, and after how many rekeyings."""

    secret: bytes
    rekeyed: int
    drawn: dict[str, int]


class Chance:
    """The dice and decks of one table.

    `state` says how much of every stream is used; it is updated in place. `spent` grows with every use and
    never shrinks, so if two readings are equal, nothing was drawn in between.
    """

    def __init__(self, secret: bytes, known: Sequence[KnownChance] = ()) -> None:
        """`known` is what was drawn from other secrets before this one, latest first."""
        self._secret = secret
        self._known = tuple(known)
        self.spent = 0
        self.restore(ChanceState())

    def copy_from_start(self) -> "Chance":
        """Chance from the same secret, at its beginning: a position says how much of it is used."""
        return Chance(self._secret, self._known)

    def with_other_future(self, secret: bytes) -> "Chance":
        """Chance that repeats everything drawn so far, and then goes on from another secret."""
        return Chance(secret, self._known_chance_so_far())

    def _known_chance_so_far(self) -> tuple[KnownChance, ...]:
        return KnownChance(self._secret, self.rekeyed, dict(self.state.drawn)), *self._known

    def roll(
        self,
        name: str,
        sides: int,
        dice: Sequence[int] = (0,),
        of: int = 0,  # noqa: ARG002
        purpose: str = "",  # noqa: ARG002
    ) -> list[int]:
        """Rolls these dice (counted from 0) of a set of `of`: a number from 1 to `sides` for each.

        Only scripted chance uses the `purpose`.
        """
        self.spent += 1
        stream = self._streams.get(name) or self._add_stream(name)
        numbers = stream.roll_dice(sides, len(dice))
        self._drawn[name] = stream.drawn
        return numbers

    def pick(self, name: str, faces: Sequence[str]) -> str:
        """One of the faces, each equally likely."""
        self.spent += 1
        stream = self._streams.get(name) or self._add_stream(name)
        number = stream.below(len(faces))
        self._drawn[name] = stream.drawn
        return faces[number]

    def draw(self, name: str, pile: list[str]) -> str:
        """Removes a random card from the pile, by the random stream of this name, and returns it."""
        self.spent += 1
        stream = self._streams.get(name) or self._add_stream(name)
        number = stream.below(len(pile))
        self._drawn[name] = stream.drawn
        return pile.pop(number)

    def _add_stream(self, name: str) -> Stream:
        stream = self._streams[name] = self._make_stream_at(name, 0)
        return stream

    def _make_stream_at(self, name: str, drawn: int) -> Stream:
        if not self._known:
            return Stream(self._secret, name, self.rekeyed, drawn)
        known = [
            (past.secret, past.drawn.get(name, 0)) for past in self._known if self.rekeyed <= past.rekeyed
        ]
        return Stream(self._secret, name, self.rekeyed, drawn, known)

    def bot_stream(self, name: str) -> Stream:
        """A random stream for a bot, which no rule uses and no position counts.

        Its key is derived, so that the secret cannot be computed from it.
        """
        key = blake2b(name.encode(), key=self._secret, digest_size=32, person=b"serai aside").digest()
        return Stream(key, name, self.rekeyed)

    def end_turn(self) -> None:
        """Called at the end of a turn; only scripted chance uses it."""

    def restore(self, state: ChanceState) -> None:
        """Returns to the state of a position. `spent` stays, because seen dice stay seen."""
        self.state = state
        self._drawn = state.drawn
        self.rekeyed = state.rekeyed
        self._streams = {name: self._make_stream_at(name, drawn) for name, drawn in state.drawn.items()}

    def rekey_streams(self, rekeyed: int) -> None:
        """Gives every stream another key; the counts of used bytes stay."""
        if rekeyed != self.rekeyed:
            state = self.state
            state.rekeyed = rekeyed
            self.restore(state)
