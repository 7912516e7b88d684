"""What a hero's statistics count: tales, quests, treasures, statuses, places, deaths, reactions."""

from collections import Counter

from serai.games.nights.packs import find_world
from serai.plugin.summaries import Evening, Figures, Tales
from serai.table import Refused

COUNTED = {
    "read": "tales",
    "quest-finished": "quests",
    "treasure-gained": "treasures",
    "status-gained": "statuses",
    "place": "places",
    "died": "deaths",
}


def summarise(evening: Evening) -> Figures:
    counts = Counter[str]()
    for event in evening.events:
        if event.args.get("seat") != evening.seat:
            continue
        if event.key in COUNTED:
            counts[COUNTED[event.key]] += 1
        elif event.key == "reacted":
            counts[f"reaction/{event.args['reaction']}"] += 1
    return Figures(counts, tales=_tales(evening))


def _tales(evening: Evening) -> Tales | None:
    """What was read aloud has been heard, also if the choice that led there was taken back."""
    if not evening.pack:
        return None
    try:
        book = find_world(evening.pack).book
    except Refused:
        return None
    references = {str(event.args["paragraph"]) for event in evening.heard if event.key == "read"}
    numbers = {book.paragraphs[each].number for each in references if each in book.paragraphs}
    return Tales(book.manifest.id, book.digest, len(book.paragraphs), tuple(sorted(numbers)))
