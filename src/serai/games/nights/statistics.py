"""Statistics of finished games of the Nights, for simulations."""

from collections import Counter

from serai.bots.simulation.counts import Counts, FinishedGame, count_game, count_points, count_possessions
from serai.bots.simulation.titles import Titles
from serai.table.events import Argument

TITLES = Titles(
    worth={
        "hero": "Heroes",
        "first-skill": "Skills from the start",
        "mastery": "Skills mastered",
        "status": "Statuses, whenever held",
        "status-at-end": "Statuses at the end",
        "statuses-at-end": "How many statuses at the end",
        "quest": "Quests finished",
        "quests-finished": "How many quests finished",
        "treasure": "Treasures, whenever owned",
    },
    often={
        "paragraph": "How often each paragraph is read",
        "strip": "How often each strip is read",
        "section": "How often each section is read",
        "reaction": "How often each reaction is chosen",
        "destiny-gained": "Where destiny comes from",
        "story-gained": "Where story comes from",
        "death": "Where heroes die",
    },
    course={"points": "points", "destiny": "destiny", "story": "story", "statuses": "statuses held"},
)
SIGNS = {"destiny-gained": 1, "story-gained": 1, "destiny-lost": -1, "story-lost": -1}
HAD = {
    "hero": ("hero", "hero"),
    "status-gained": ("status", "status"),
    "quest-finished": ("quest", "quest"),
    "treasure-gained": ("treasure", "treasure"),
}
"""Events by which a seat gains something: its sort, and the argument that names it."""


class SeatHistory:
    """What one seat has owned in a game, collected from events."""

    def __init__(self) -> None:
        self.turns = 0
        self.points = {"destiny": 0, "story": 0}
        self.had: dict[str, list[str]] = {}

    def add_possession(self, kind: str, possession: str) -> None:
        self.had.setdefault(kind, []).append(possession)


def count_game_statistics(counts: Counts, game: FinishedGame) -> None:
    first = game.seats[0]
    diaries = {seat: SeatHistory() for seat in game.seats}
    for event in game.events:
        key, args = event.key, event.args
        seat = str(args.get("seat", ""))
        diary = diaries.get(seat)
        if diary is None:
            continue
        if key == "first":
            first = seat
        elif key == "turn":
            diary.turns += 1
            for kind, points in diary.points.items():
                count_points(counts, game, kind, seat, diary.turns, points)
            count_points(counts, game, "statuses", seat, diary.turns, _length_of_list(args["statuses"]))
        elif key in SIGNS:
            points = int(str(args["points"]))
            diary.points[key.partition("-")[0]] += SIGNS[key] * points
            _counter_by_name(counts, key)[str(args["reason"])] += points
        elif key in HAD:
            sort, name = HAD[key]
            diary.add_possession(sort, str(args[name]))
        elif key == "skill-gained":
            diary.add_possession("skill", str(args["skill"]))
            if args["reason"] == "setup":
                diary.add_possession("first-skill", str(args["skill"]))
            if args["level"] == 2:
                diary.add_possession("mastery", str(args["skill"]))
        _count_reading(counts, key, args)
    count_game(counts, game, first, sum(diary.turns for diary in diaries.values()))
    heroes = game.table.view(None).board.heroes
    for seat, diary in diaries.items():
        diary.had["status-at-end"] = [*heroes[seat].statuses]
        diary.had["statuses-at-end"] = [str(len(heroes[seat].statuses))]
        diary.had["quests-finished"] = [str(len(diary.had.get("quest", ())))]
        diary.had["wealth-at-end"] = [heroes[seat].wealth]
        for sort, things in diary.had.items():
            count_possessions(counts, game, sort, seat, things)


def _count_reading(counts: Counts, key: str, args: dict[str, Argument]) -> None:
    match key:
        case "read":
            paragraph = str(args["paragraph"])
            _counter_by_name(counts, "paragraph")[paragraph] += 1
            _counter_by_name(counts, "strip")[paragraph.partition("#")[0]] += 1
        case "section":
            _counter_by_name(counts, "section")[f"{args['paragraph']} {args['section']}"] += 1
        case "reacted" if "place" not in args:
            _counter_by_name(counts, "reaction")[str(args["reaction"])] += 1
        case "died":
            _counter_by_name(counts, "death")[str(args["space"])] += 1
        case _:
            pass


def _counter_by_name(counts: Counts, kind: str) -> Counter[str]:
    return counts.often.setdefault(kind, Counter())


def _length_of_list(argument: Argument) -> int:
    return len(argument) if isinstance(argument, list) else 0
