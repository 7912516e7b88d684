"""The rows that the rules themselves read, without a chart or a card, for heroes with a certain status."""

from msgspec import Struct

from serai.book.awards import NamedBeing
from serai.book.vocabulary import kebab


class RuleRow(Struct, frozen=True):
    """A row that a rule reads, and whom the hero meets there; None where the hero brings the being along."""

    matrix: str
    row: str
    being: NamedBeing | None = None
    # The only sex a hero can have who comes here by the rule.
    sex: str | None = None


class RuleReading(Struct, frozen=True):
    """What a rule reads for a hero with a status, and which statuses, once gained, lead to that."""

    rule: str
    # The beginning of a sentence for authors.
    meaning: str
    given_by: frozenset[str]
    rows: tuple[RuleRow, ...]
    # What no hero has who comes there (N6.2: what replaces a card, and in which order).
    never: frozenset[str]
    # The reaction that must be open there.
    reaction: str | None = None


def _jailer(temper: str) -> RuleRow:
    return RuleRow("K", kebab(temper), NamedBeing("jailer", kebab(temper)))


def _lover(matrix: str, adjective: str, noun: str) -> RuleRow:
    """The lover is of the opposite sex: beautiful women, handsome men."""
    sex = "man" if adjective == "beautiful" else "woman"
    return RuleRow(matrix, adjective, NamedBeing(noun, adjective), sex)


RULE_READINGS: tuple[RuleReading, ...] = (
    RuleReading(
        "N10.13",
        "An imprisoned hero meets the jailer",
        frozenset({"imprisoned", "outlaw"}),
        tuple(_jailer(temper) for temper in ("Friendly", "Foolish", "Ugly", "Crafty", "Mad", "Wicked")),
        # Whoever is imprisoned is lost no more; a lover waits until the jailer has been met (N6.2).
        never=frozenset({"lost"}),
    ),
    RuleReading(
        "N10.15",
        "A lost hero may read what happens to the badly lost",
        frozenset({"lost"}),
        (RuleRow("G", "badly-lost"),),
        never=frozenset({"imprisoned", "love-struck"}),
    ),
    RuleReading(
        "N10.16",
        "A love-struck hero courts a lover",
        frozenset({"love-struck"}),
        (
            _lover("L", "beautiful", "maiden"),
            _lover("L", "handsome", "soldier"),
            _lover("A", "beautiful", "princess"),
            _lover("A", "handsome", "prince"),
        ),
        never=frozenset({"imprisoned"}),
        reaction="court",
    ),
    RuleReading(
        "N10.20",
        "A pursued hero may be found by the pursuer",
        # Beloved, refused, may end in Pursued (N10.3).
        frozenset({"pursued", "beloved"}),
        (RuleRow("H", "pursuing"),),
        never=frozenset({"imprisoned", "love-struck"}),
    ),
)
