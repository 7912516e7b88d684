"""Players for coverage: least-used option first, and random."""

from collections import Counter
from collections.abc import Callable

from serai.games.nights.board import HeroView
from serai.games.nights.decision_subject import Subject, is_own_move, subject_of
from serai.games.nights.game import Nights
from serai.games.nights.state import HOME
from serai.games.nights.statuses.holding import FORBID_VICTORY
from serai.table import Decision, Table

Player = Callable[[Decision], str]
PILGRIM = "on-pilgrimage"
PILGRIM_ONLY = frozenset({PILGRIM})
LONGEST = 6000  # choices


class LeastUsedPlayer:
    """Takes the option it has taken least often in the same place; ties are random."""

    def __init__(self, random: Callable[[], float]) -> None:
        self._random = random
        self._used: Counter[tuple[str, str, str]] = Counter()

    def __call__(self, decision: Decision) -> str:
        kind, where = decision.kind, _position_in_book(subject_of(decision))
        used = [self._used[kind, where, option] for option in decision.options]
        fewest = min(used)
        least = [option for option, times in zip(decision.options, used, strict=True) if times == fewest]
        option = least[int(self._random() * len(least))]
        self._used[kind, where, option] += 1
        return option


class RandomPlayer:
    """Takes a random option."""

    def __init__(self, random: Callable[[], float]) -> None:
        self._random = random

    def __call__(self, decision: Decision) -> str:
        return decision.options[int(self._random() * len(decision.options))]


def _position_in_book(subject: Subject) -> str:
    """The place of a decision in the Book: a paragraph, a row of a matrix, a Place of Power."""
    met = subject.encounter
    return subject.paragraph or met.place or f"{met.matrix} {met.adjective or met.being}"


def try_to_play_to_the_end(game: type[Nights], table: Table, player: Player) -> bool:
    """Plays until the game is over; False if it takes too long.

    Heroes go to Places of Power that they may enter. Once their goal is met they go home and declare;
    pilgrims finish the pilgrimage first.
    """
    for _ in range(LONGEST):
        seat = next(iter(table.waiting), None)
        if seat is None:
            return True
        decision = table.decisions[seat]
        if decision.kind == "declare":
            option = decision.options[0]
        elif is_own_move(decision) and (end := space_hero_heads_for(game, table, seat)):
            option = move_option_nearest_to(game, decision, hero_view_of(table, seat).space, end)
        else:
            option = player(decision)
        table.choose(seat, option)
    return table.outcome is not None


def space_hero_heads_for(game: type[Nights], table: Table, seat: str) -> str | None:
    """Where a hero is going; None if it has no destination."""
    hero = hero_view_of(table, seat)
    if space_if_targets_reached(table, seat) is None:
        return hero.destination if hero.destination in game.world.travel_map.arrows else None
    barred = FORBID_VICTORY.intersection(hero.statuses)
    if not barred:
        return HOME
    return (_city_pilgrim_must_reach(table, seat, hero) or "mecca") if barred == PILGRIM_ONLY else None


def space_if_targets_reached(table: Table, seat: str) -> str | None:
    """The hero's space if its player can see that the goal is met, otherwise None."""
    board = table.view(seat).board
    hero, target = board.heroes[seat], board.target
    return hero.space if hero.destiny >= target.destiny and hero.story >= target.story else None


def move_option_nearest_to(game: type[Nights], decision: Decision, here: str, end: str) -> str:
    """The move option that ends nearest to a space."""
    distance = game.world.travel_map.distance
    ends = {
        option: here if option == "stay" else option.removeprefix("move:")
        for option in decision.options
        if option == "stay" or option.startswith("move:")
    }
    return min(ends, key=lambda option: distance(ends[option], end))


def hero_view_of(table: Table, seat: str) -> HeroView:
    return table.view(seat).board.heroes[seat]


def _city_pilgrim_must_reach(table: Table, seat: str, hero: HeroView) -> str | None:
    """The city of the pilgrim's marker; None once the pilgrim has been there."""
    for event in reversed(table.all_events()):
        if event.args.get("seat") == seat:
            if event.key == "pilgrimage":
                return None
            if event.key == "status-gained" and event.args["status"] == PILGRIM:
                break
    return hero.destination
