"""The rows that the rules themselves read, without a chart or a card, for heroes with a certain status."""

from msgspec import Struct

from serai.book.awards import NamedBeing
from serai.book.statuses import READINGS, TABLE, Reading, Row, Status


class RuleRow(Struct, frozen=True):
    """A row that a rule reads, and whom the hero meets there; None where the hero brings the being along."""

    matrix: str
    row: str
    being: NamedBeing | None = None
    # The only sex a hero can have who comes here by the rule.
    sex: str | None = None


class RuleReading(Struct, frozen=True):
    """What a rule reads for a hero with a status, and which statuses, once gained, lead to that."""

    status: str
    rule: str
    # The beginning of a sentence for authors.
    meaning: str
    given_by: frozenset[str]
    rows: tuple[RuleRow, ...]
    # What no hero has who comes there (N6.2: what replaces a card, and in which order).
    never: frozenset[str]
    # The reaction that must be open there.
    reaction: str | None = None


def _row(row: Row) -> RuleRow:
    being = NamedBeing(row.being, row.adjective) if row.being else None
    return RuleRow(row.matrix, row.row, being, row.sex or None)


def _reading(status: Status, reading: Reading) -> RuleReading:
    """Whoever comes there has nothing that would have gone before, and nothing that this status keeps off."""
    before = {other for other, one in READINGS.items() if one.always and one.turn < reading.turn}
    kept_off = {other.id for other in TABLE if other.kept_off_by == status.id}
    leading = {other.id for other in TABLE if status.id in other.leads_to}
    return RuleReading(
        status.id,
        status.rules[0],
        reading.meaning,
        frozenset({status.id} | leading),
        tuple(map(_row, reading.rows)),
        never=frozenset(before | kept_off),
        reaction=reading.reaction or None,
    )


RULE_READINGS: tuple[RuleReading, ...] = tuple(
    _reading(status, status.reading) for status in TABLE if status.reading
)
