"""Matrix rows that a hero with a certain status reads instead of those of the encounter card or chart."""

from msgspec import Struct

from serai.book.awards import NamedBeing
from serai.book.statuses import ENCOUNTER_OVERRIDES, STATUS_TABLE, EncounterOverride, OverrideRow, Status


class StatusOverrideRow(Struct, frozen=True):
    """A row that a rule reads, and the being the hero meets there; None if it is a being met before."""

    matrix: str
    row: str
    being: NamedBeing | None = None
    # Only heroes of this sex reach the row by the rule.
    sex: str | None = None


class StatusOverride(Struct, frozen=True):
    """The rows a rule reads for a hero with a status, and the statuses that lead to it."""

    status: str
    rule: str
    # The start of a sentence shown to authors.
    meaning: str
    given_by: frozenset[str]
    rows: tuple[StatusOverrideRow, ...]
    # Statuses that no hero who gets here can have (N6.2: what replaces a card, and in which order).
    never: frozenset[str]
    # The reaction that the row must offer.
    reaction: str | None = None


def _make_override_row(row: OverrideRow) -> StatusOverrideRow:
    being = NamedBeing(row.being, row.adjective) if row.being else None
    return StatusOverrideRow(row.matrix, row.row, being, row.sex or None)


def _make_status_override(status: Status, override: EncounterOverride) -> StatusOverride:
    """Makes an override. A hero who gets here has no status that takes precedence, and none that this status
    blocks.
    """
    before = {other for other, one in ENCOUNTER_OVERRIDES.items() if one.always and one.turn < override.turn}
    blocked = {other.id for other in STATUS_TABLE if other.blocked_by == status.id}
    leading = {other.id for other in STATUS_TABLE if status.id in other.leads_to}
    return StatusOverride(
        status.id,
        status.rules[0],
        override.meaning,
        frozenset({status.id} | leading),
        tuple(map(_make_override_row, override.rows)),
        never=frozenset(before | blocked),
        reaction=override.reaction or None,
    )


STATUS_OVERRIDES: tuple[StatusOverride, ...] = tuple(
    _make_status_override(status, status.encounter_override)
    for status in STATUS_TABLE
    if status.encounter_override
)
