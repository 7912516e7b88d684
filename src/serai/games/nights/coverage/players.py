"""Two ways to play the Nights for the sake of the Book: least-used option first, and at random."""

from collections import Counter
from collections.abc import Callable

from serai.games.nights.bench import goes_home_from
from serai.games.nights.board import HeroShown
from serai.games.nights.death import HOME
from serai.games.nights.game import Nights
from serai.games.nights.statuses.holding import FORBID_VICTORY
from serai.games.nights.subjects import Subject, is_own_move, subject_of
from serai.table import Decision, Table

Player = Callable[[Decision], str]
PILGRIM = "on-pilgrimage"
PILGRIM_ONLY = frozenset({PILGRIM})
LONGEST = 6000  # choices


class LeastUsed:
    """Takes the option that it has taken least often in the same place; chance decides among equals."""

    def __init__(self, random: Callable[[], float]) -> None:
        self._random = random
        self._used: Counter[tuple[str, str, str]] = Counter()

    def __call__(self, decision: Decision) -> str:
        kind, where = decision.kind, _where(subject_of(decision))
        used = [self._used[kind, where, option] for option in decision.options]
        fewest = min(used)
        least = [option for option, times in zip(decision.options, used, strict=True) if times == fewest]
        option = least[int(self._random() * len(least))]
        self._used[kind, where, option] += 1
        return option


class AnyOption:
    """Takes any option."""

    def __init__(self, random: Callable[[], float]) -> None:
        self._random = random

    def __call__(self, decision: Decision) -> str:
        return decision.options[int(self._random() * len(decision.options))]


def _where(subject: Subject) -> str:
    """The place of a question in the Book: a paragraph, a row of a matrix, a Place of Power."""
    met = subject.encounter
    return subject.paragraph or met.place or f"{met.matrix} {met.adjective or met.being}"


def play_to_the_end(game: type[Nights], table: Table, player: Player) -> bool:
    """Plays until the game is over, and says whether it came to that.

    Whoever may enter a Place of Power goes there. Whoever has met the goal walks home and declares; a pilgrim
    first ends the pilgrimage.
    """
    for _ in range(LONGEST):
        seat = next(iter(table.waiting), None)
        if seat is None:
            return True
        decision = table.decisions[seat]
        if decision.kind == "declare":
            option = decision.options[0]
        elif is_own_move(decision) and (end := aim(game, table, seat)):
            option = nearest_to(game, table, decision, end)
        else:
            option = player(decision)
        table.choose(seat, option)
    return table.outcome is not None


def aim(game: type[Nights], table: Table, seat: str) -> str | None:
    """Where a hero is going; None for one that roams, to earn more or to become free."""
    hero = _hero(table, seat)
    if goes_home_from(table, seat) is None:
        return hero.destination if hero.destination in game.world.roads.arrows else None
    barred = FORBID_VICTORY.intersection(hero.statuses)
    if not barred:
        return HOME
    return (_far_city(table, seat, hero) or "mecca") if barred == PILGRIM_ONLY else None


def nearest_to(game: type[Nights], table: Table, decision: Decision, end: str) -> str:
    """Of all that the move offers what comes nearest to a space."""
    here = _hero(table, decision.seat).space
    distance = game.world.roads.distance
    ends = {
        option: here if option == "stay" else option.removeprefix("move:")
        for option in decision.options
        if option == "stay" or option.startswith("move:")
    }
    return min(ends, key=lambda option: distance(ends[option], end))


def _hero(table: Table, seat: str) -> HeroShown:
    return table.view(seat).board.heroes[seat]


def _far_city(table: Table, seat: str, hero: HeroShown) -> str | None:
    """The city of the pilgrim's marker; None once it has been there."""
    for event in reversed(table.all_events()):
        if event.args.get("seat") == seat:
            if event.key == "pilgrimage":
                return None
            if event.key == "status-gained" and event.args["status"] == PILGRIM:
                break
    return hero.destination
