"""The table of statuses (N10), shared by rules, bots, checker, texts and client."""

from serai.book.statuses.columns import (
    CityMark,
    Counts,
    EncounterOverride,
    Grants,
    OverrideRow,
    PassedOn,
    Release,
    Status,
    Swap,
)
from serai.book.statuses.table import STATUS_TABLE

STATUS = {status.id: status for status in STATUS_TABLE}
"""The statuses by id."""
ENCOUNTER_OVERRIDES = {
    status.id: status.encounter_override for status in STATUS_TABLE if status.encounter_override
}
"""The statuses that replace the encounter card, and what is read instead."""

CITY_MARKS = {status.id: status.mark.kind for status in STATUS_TABLE if status.mark}
"""The statuses that mark a city, and the kind of mark."""

__all__ = [
    "CITY_MARKS",
    "ENCOUNTER_OVERRIDES",
    "STATUS",
    "STATUS_TABLE",
    "CityMark",
    "Counts",
    "EncounterOverride",
    "Grants",
    "OverrideRow",
    "PassedOn",
    "Release",
    "Status",
    "Swap",
]
