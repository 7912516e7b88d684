"""A room as plain data: the chairs of a table, its keys and its terms, without the game."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from serai.book.languages import FALLBACK
from serai.locales.texts import Language

Phase = Literal["gathering", "playing", "over"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """The time limit for a choice: none, `count` seconds (`move`) or `count` days (`day`).

    With `weekend_rest` a clock in days stands still on Saturday and Sunday in the time zone `zone`.
    """

    kind: Literal["none", "move", "day"] = "none"
    count: Annotated[int, Meta(ge=0, le=86_400)] = 0
    weekend_rest: bool = False
    zone: Annotated[str, Meta(max_length=60)] = "UTC"

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
    """`seat` is its name in the game, once that has begun.

    A chair with a key (stored as a digest) belongs to a person, even while a bot plays for them. A chair with
    neither key nor bot is free. `left` means that its person was removed during the game, and somebody else
    may take it over from the bot. `heard` is what its players have heard in earlier games, until the game
    begins.
    """

    name: str = ""
    seat: str = ""
    key: str = ""
    bot: str | None = None
    left: bool = False
    heard: dict[str, int] = {}

    @property
    def is_free(self) -> bool:
        return not self.key and self.bot is None


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What is fixed when a table is opened. Without a seed the dice are sealed.

    `hints` lets players ask for hints. An `introduction` is for one person and one bot, and sets its own
    options and seed.
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
    """The table and turn from which another table continues."""

    table: str
    turn: int


class RematchProposal(Struct, frozen=True):
    """A proposal to play again; `by`, `agreed` and `declined` are chairs.

    `by` is None if a host without a chair proposed it.
    """

    by: int | None
    at: float
    agreed: tuple[int, ...] = ()
    declined: tuple[int, ...] = ()


class Holiday(Struct, frozen=True):
    """A time when the clock of a table stands still. `by` is the name of who declared it.

    `until` is None while it lasts.
    """

    by: str
    since: float
    until: float | None = None


class Room(Struct, frozen=True):
    """Everything about a table except its game; keys are stored as digests.

    `before` is the table that this one is a rematch of, `after` its own rematch; `what_if` is the game and
    turn it continues from; `rematch` is a proposed rematch. `heard` is what the players of a rematch have
    heard, until it begins. `proposed_at` is when the game should begin, in seconds since 1970, and
    `time_changes` how often that has changed.
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
    rematch: RematchProposal | None = None
    shared: dict[str, str] = {}
    """The digests of shared chronicle links, each with its seat ("" for a spectator)."""
    heard: dict[str, int] = {}
    holidays: tuple[Holiday, ...] = ()
    proposed_at: int | None = None
    time_changes: int = 0

    def chair_number_of(self, seat: str) -> int | None:
        """The number of the chair with this seat."""
        for number, chair in enumerate(self.chairs):
            if chair.seat == seat:
                return number
        return None
