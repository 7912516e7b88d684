"""The rulebook for players, and links from the game to its rules."""

from serai.book.statuses import STATUS_TABLE

LINKS = {
    "statuses": {status.id: status.rules for status in STATUS_TABLE},
    "marks": {status.id: status.rules[:1] for status in STATUS_TABLE if status.mark},
}
"""The rules that govern statuses and the cities they mark; all others are in `links.toml`."""
