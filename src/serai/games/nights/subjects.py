"""What a question of the Nights is about: rules fill it in; words, bots and pages read it."""

from typing import TypeAlias

from msgspec import Struct

from serai.book.awards import Award
from serai.games.nights.world import Being
from serai.table import Decision

Awards: TypeAlias = tuple[Award, ...]
Leads: TypeAlias = Being | Awards | str
"""What a number of a chart or table leads to: somebody, an award, or a word of the game."""


class Encountered(Struct, frozen=True, omit_defaults=True):
    """Whom a hero meets, or which Place of Power; and the reaction, once it is chosen."""

    being: str = ""
    adjective: str = ""
    matrix: str = ""
    place: str = ""
    reaction: str = ""


NOBODY = Encountered()


class Subject(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Only what matters for the question is filled in.

    `hero` is the seat whose hero it is about, where somebody else answers. `why` says what a number, a player
    or a point is for. `award` was heard, or is offered; `branches` has the award of each option, `leads` what
    each number leads to, and only whoever names the number sees it (N17.3). `face` and `result` were rolled.
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


def subject_of(decision: Decision) -> Subject:
    """A question that is about nothing in particular has an empty subject."""
    subject = decision.subject
    return subject if isinstance(subject, Subject) else NOTHING


def is_own_move(decision: Decision) -> bool:
    """Whether a player moves the own hero."""
    return decision.kind == "move" and decision.subject is None


def concerned(decision: Decision) -> str:
    """The seat whose hero a question is about."""
    return subject_of(decision).hero or decision.seat
