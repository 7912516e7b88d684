"""The rulebook for players, and which rules apply to what."""

from serai.book.statuses import STATUS_TABLE

LINKS = {
    "statuses": {status.id: status.rules for status in STATUS_TABLE},
    "marks": {status.id: status.rules[:1] for status in STATUS_TABLE if status.mark},
}
"""Those that govern statuses and the cities that they mark; the others are in `links.toml`."""
