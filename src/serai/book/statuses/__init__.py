"""What a status is (N10), in one table: rules, bots, checker, words and client read it."""

from serai.book.statuses.columns import Brings, Counts, Mark, PassedOn, Reading, Release, Row, Status, Swap
from serai.book.statuses.table import TABLE

STATUS = {status.id: status for status in TABLE}
"""By id."""
READINGS = {status.id: status.reading for status in TABLE if status.reading}
"""What statuses have read instead of the encounter card."""

MARKS = {status.id: status.mark.kind for status in TABLE if status.mark}
"""What the city that a status marks is to the hero."""

__all__ = [
    "MARKS",
    "READINGS",
    "STATUS",
    "TABLE",
    "Brings",
    "Counts",
    "Mark",
    "PassedOn",
    "Reading",
    "Release",
    "Row",
    "Status",
    "Swap",
]
