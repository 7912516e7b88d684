"""A player's statistics: cards by kind, places, penalties, dragons given and received."""

from collections import Counter

from serai.games.dice.cards import INHABITANTS
from serai.plugin.summaries import SeatFigures, SeatHistory


def summarize_seat(history: SeatHistory) -> SeatFigures:
    counts, taken = Counter[str](), list[str]()
    for event in history.events:
        own = event.args.get("seat") == history.seat
        match event.key:
            case "took" if own:
                card = str(event.args["card"])
                taken.append(card)
                counts[f"card/{INHABITANTS[card].kind}"] += 1
            case "took-place" if own:
                counts["places"] += 1
            case "penalty" if own:
                counts["penalties"] += 1
            case "dragon-given" if own:
                counts["dragons-given"] += 1
            case "dragon-given" if event.args["to"] == history.seat:
                counts["dragons-received"] += 1
            case _:
                pass
    return SeatFigures(counts, best=max(taken, key=lambda card: INHABITANTS[card].points, default=""))
