"""A room as plain data: who may sit where, and on what terms. The game itself is on the table in it."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from serai.book.languages import FALLBACK
from serai.locales.texts import Language

Phase = Literal["gathering", "playing", "over"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a choice may take: any time, some seconds (`move`), or some days (`day`)."""

    kind: Literal["none", "move", "day"] = "none"
    count: Annotated[int, Meta(ge=0, le=86_400)] = 0

    @property
    def seconds(self) -> float | None:
        match self.kind:
            case "none":
                return None
            case "move":
                return self.count
            case "day":
                return self.count * 86_400.0


class Chair(Struct, frozen=True):
    """A chair at the table. `seat` is its name in the game, once that has begun.

    With a key (its digest is kept, never the key) it is somebody's. A bot may play it all the same, while its
    person is away. With neither key nor bot it is free. `left` says that its person was sent away in
    mid-game, so that somebody else may sit down in the bot's place.
    """

    name: str = ""
    seat: str = ""
    key: str = ""
    bot: str | None = None
    left: bool = False

    @property
    def free(self) -> bool:
        return not self.key and self.bot is None


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What is settled when a table is opened. Without a seed the dice are sealed.

    `hints` says whether a seat that must choose may ask what a good player would do. An `introduction` is
    laid out for one person and one bot; its options and its open dice are its own.
    """

    game: str
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    pack: str | None = None
    language: Language = FALLBACK
    seed: int | None = None
    takebacks: bool = False
    hints: bool = True
    clock: Clock = Clock()
    introduction: bool = False


class WhatIf(Struct, frozen=True):
    """The table, and the turn of its game, from which another is played on."""

    table: str
    turn: int


class Proposal(Struct, frozen=True):
    """Another game that somebody would like, once this one is over; `by`, `agreed` and `declined` are chairs.

    `by` is None where a host asks who has no chair.
    """

    by: int | None
    at: float
    agreed: tuple[int, ...] = ()
    declined: tuple[int, ...] = ()


class Room(Struct, frozen=True):
    """All that the house knows of a table besides its game; `keys` are digests.

    `before` and `after` are the tables that this one is a rematch of and was followed by; `what_if` says
    where its game was taken from, if that began elsewhere; `rematch` that somebody would like to play again.
    """

    table: str
    terms: Terms
    chairs: tuple[Chair, ...]
    host: str
    invitation: str
    gallery: str
    opened: float
    phase: Phase = "gathering"
    public: bool = False
    quiet: bool = False
    closed: bool = False
    before: str | None = None
    after: str | None = None
    what_if: WhatIf | None = None
    rematch: Proposal | None = None
    shared: dict[str, str] = {}
    """The links to chronicles, by digest: each with the seat it tells of, "" for what everyone knows."""

    def number_of(self, seat: str) -> int | None:
        """The chair of a seat of the game."""
        for number, chair in enumerate(self.chairs):
            if chair.seat == seat:
                return number
        return None
