"""What a decision of the Nights is about. Rules fill it in; texts, bots and clients read it."""

from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from serai.book.awards import Award
from serai.games.nights.world import Being
from serai.table import Decision

Awards: TypeAlias = tuple[Award, ...]
Leads: TypeAlias = Being | Awards | str
"""What a number on a chart or table leads to: a being, an award, or an id."""


class Encountered(Struct, frozen=True, omit_defaults=True, gc=False):
    """The being or Place of Power that a hero encounters, and the reaction once it is chosen."""

    being: str = ""
    adjective: str = ""
    matrix: str = ""
    place: str = ""
    reaction: str = ""


NOBODY = Encountered()


class Subject(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """Only the fields that matter for a decision are set.

    `hero` is the seat of the hero concerned if another player decides. `why` says what a number, a player or
    a point is for. `award` has been read or is offered; `branches` contains the award of each option. `leads`
    says what each number leads to, and is visible only to the player who names one (N17.3). `face` and
    `result` are what was rolled.
    """

    hero: str = ""
    why: str = ""
    encounter: Encountered = NOBODY
    paragraph: str = ""
    headings: tuple[str, ...] = ()
    award: Awards = ()
    branches: dict[str, Awards] = {}
    leads: dict[str, Leads] = {}
    status: str = ""
    skill: str = ""
    card: str = ""
    treasure: str = ""
    quest: str = ""
    space: str = ""
    face: str = ""
    result: int | None = None


NOTHING = Subject()


@lru_cache(4096)
def subject_of_encounter(met: Encountered) -> Subject:
    """The subject of the decision how to react. Every being is met again and again."""
    return Subject(encounter=met)


def subject_of(decision: Decision) -> Subject:
    """The subject of a decision, or an empty one."""
    subject = decision.subject
    return subject if isinstance(subject, Subject) else NOTHING


def is_own_move(decision: Decision) -> bool:
    """Whether the player moves their own hero."""
    return decision.kind == "move" and decision.subject is None


def concerned_seat(decision: Decision) -> str:
    """The seat of the hero that a decision is about."""
    return subject_of(decision).hero or decision.seat
