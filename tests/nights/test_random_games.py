"""Random games: no dead end, no card lost, nothing negative, no goal revealed, with all options."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from nights.table_builder import TINY_NIGHTS, state_of
from serai.games.nights.decision_kinds import QUESTIONS
from serai.games.nights.state import FABULOUS, State
from serai.games.nights.world import World
from serai.table import Decision, Table
from table.playing import NAMES

WAYS_TO_PLAY = [
    {},
    {"goal": 40},
    {"one-status": True},
    {"random-skills": True, "merchant": True},
    {"storytelling": True, "person-reads": True},
]
MOST = 6000  # choices per game; the longest so far had 4100
IN_HAND = 3  # cards in no pile during their encounter; in a solo game a hero with a treasure draws three

Player = Callable[[Decision], str]
Used = Counter[tuple[str, str]]


def by_chance(random: Random) -> Player:
    return lambda decision: random.choice(decision.options)


def least_used_first(random: Random, used: Used) -> Player:
    """Prefers the option chosen least often in all games so far."""

    def choose(decision: Decision) -> str:
        fewest = min(used[decision.kind, option] for option in decision.options)
        option = random.choice([one for one in decision.options if used[decision.kind, one] == fewest])
        used[decision.kind, option] += 1
        return option

    return choose


def world_of(table: Table) -> World:
    return table._runner.game.world


def turn_of(table: Table) -> int:
    """The turn of `table.position`, without decoding it after every choice."""
    return table._undo_history.turns[-1].turn


def check(state: State, world: World) -> None:
    """Invariants at every step of every game."""
    heroes = state.heroes.values()
    treasures = [*state.treasure_deck, *(one for hero in heroes for one in hero.treasures)]
    assert sorted(treasures) == sorted(world.treasures)
    kept = [card for hero in heroes for card in hero.cards]
    lying = [*state.encounter_deck, *state.encounter_discards, *kept]
    assert len(set(lying)) == len(lying) >= len(world.encounters) - IN_HAND
    quests = [*state.quest_deck, *(hero.quest for hero in heroes if hero.quest)]
    assert len(set(quests)) == len(quests)
    for hero in heroes:
        assert hero.destiny >= 0
        assert hero.story >= 0
        assert set(hero.skills.values()) <= {1, 2}
        assert hero.wealth < FABULOUS or hero.treasures or "sultan" in hero.statuses
        assert "beloved" not in hero.statuses
        for pair in ({"accursed", "blessed"}, {"imprisoned", "lost"}):
            assert not pair <= hero.statuses.keys()


def check_between_turns(table: Table) -> None:
    """Additional invariants between turns."""
    state, world = table.position.state, world_of(table)
    kept = [card for hero in state.heroes.values() for card in hero.cards]
    lying = [*state.encounter_deck, *state.encounter_discards, *kept]
    assert sorted(lying) == sorted(world.encounters)
    assert all(hero.space in world.travel_map.spaces for hero in state.heroes.values())
    over = table.outcome is not None
    for viewer in (*table.opening.seats, None):
        board = table.view(viewer).board
        assert bool(board.targets) == over
        own = state.heroes[viewer] if viewer is not None else None
        shown = (board.target.destiny, board.target.story) if board.target else None
        assert shown == ((own.destiny_target, own.story_target) if own else None)


def wander(table: Table, player: Player, most: int = MOST) -> int:
    """Play to the end, or until `most` choices are made."""
    made = turn = 0
    world = world_of(table)
    while table.outcome is None and made < most:
        decisions = table.decisions
        assert decisions
        for seat, decision in list(decisions.items()):
            options = decision.options
            assert len(set(options)) == len(options) >= 1
            table.choose(seat, player(decision))
            made += 1
        check(state_of(table), world)
        if turn_of(table) > turn:
            turn = turn_of(table)
            check_between_turns(table)
    return made


def play_games(seeds: range, used: Used | None = None) -> int:
    """Play a game for each seed, with varying numbers of heroes and options; returns how many ended."""
    ended = 0
    for seed in seeds:
        seats = NAMES[: seed % 6 + 1]
        table = Table.new(TINY_NIGHTS, seats, WAYS_TO_PLAY[seed % 5], seed=seed)
        random = Random(seed)
        wander(table, by_chance(random) if used is None else least_used_first(random, used))
        ended += table.outcome is not None
    return ended


@pytest.mark.parametrize("start", range(0, 90, 15))
def test_random_play_finds_no_dead_end(start: int) -> None:
    """Plays each number of heroes three times with each set of options."""
    assert play_games(range(start, start + 15)) == 15


@pytest.mark.parametrize("start", range(0, 40, 10))
def test_least_used_first_finds_no_dead_end(start: int) -> None:
    used: Used = Counter()
    assert play_games(range(start, start + 10), used) == 10
    assert all(option for _, option in used)


def test_least_used_first_comes_to_every_question_that_the_tiny_book_asks() -> None:
    used: Used = Counter()
    play_games(range(350, 370), used)
    assert set(QUESTIONS) - {kind for kind, _ in used} <= NEVER_ASKED | RARELY_ASKED
    assert not NEVER_ASKED & {kind for kind, _ in used}


NEVER_ASKED = {"face", "patient", "quest", "quest-place", "time", "treasure"}
"""Decision kinds that the tiny Book never needs; `test_effects_fuzz.py` covers them."""
RARELY_ASKED = {"lose-skill", "lose-treasure", "use"}
"""Decision kinds that are rare with the tiny Book, which has few treasures; other tests cover them."""


@pytest.mark.soak
@pytest.mark.parametrize("start", range(0, 8_000, 100))
def test_thousands_of_games_without_a_dead_end(start: int) -> None:
    assert play_games(range(10_000 + start, 10_100 + start)) == 100


@pytest.mark.soak
@pytest.mark.parametrize("start", range(0, 2_000, 100))
def test_thousands_of_games_to_where_nobody_has_been(start: int) -> None:
    assert play_games(range(20_000 + start, 20_100 + start), Counter()) == 100
