"""The rules, retold for players, and which of them govern what."""

from serai.book.statuses import TABLE

LINKS = {
    "statuses": {status.id: status.rules for status in TABLE},
    "marks": {status.id: status.rules[:1] for status in TABLE if status.mark},
}
"""Those that govern statuses and the cities that they mark; the others are in `links.toml`."""
