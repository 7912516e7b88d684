"""What a decision of King of Dice is about."""

from msgspec import Struct

from serai.table import Decision


class Subject(Struct, frozen=True):
    card: str


def card_of_decision(decision: Decision) -> str:
    """The card that a decision is about, or ""."""
    return decision.subject.card if isinstance(decision.subject, Subject) else ""
