"""A player's statistics: tales, quests, treasures, statuses, places, deaths, reactions."""

from collections import Counter

from serai.games.nights.packs import find_world_by_digest
from serai.plugin.summaries import PagesRead, SeatFigures, SeatHistory
from serai.table import Refused

COUNTED = {
    "read": "tales",
    "quest-finished": "quests",
    "treasure-gained": "treasures",
    "status-gained": "statuses",
    "place": "places",
    "died": "deaths",
}


def summarize_seat(history: SeatHistory) -> SeatFigures:
    counts = Counter[str]()
    for event in history.events:
        if event.args.get("seat") != history.seat:
            continue
        if event.key in COUNTED:
            counts[COUNTED[event.key]] += 1
        elif event.key == "reacted" and "place" not in event.args:
            counts[f"reaction/{event.args['reaction']}"] += 1
    return SeatFigures(counts, tales=_pages_read(history))


def _pages_read(history: SeatHistory) -> PagesRead | None:
    """Pages count as read even if the choice that led there was undone."""
    if not history.pack:
        return None
    try:
        book = find_world_by_digest(history.pack).book
    except Refused:
        return None
    references = {str(event.args["paragraph"]) for event in history.heard if event.key == "read"}
    numbers = {book.paragraphs[each].number for each in references if each in book.paragraphs}
    return PagesRead(book.manifest.id, book.digest, len(book.paragraphs), tuple(sorted(numbers)))
