"""Games by chance: no dead end, nothing lost, nothing negative, whatever the options."""

from collections import Counter
from random import Random

import pytest

from nights.laid import TINY_NIGHTS, state_of
from serai.games.nights.state import FABULOUS, State
from serai.table import Table

NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Fay")
WAYS_TO_PLAY = [
    {},
    {"goal": 40},
    {"one-status": True},
    {"random-skills": True, "merchant": True},
    {"storytelling": True, "person-reads": True},
]


def check(state: State) -> None:
    """What holds at every moment of every game."""
    world, heroes = TINY_NIGHTS.world, state.heroes.values()
    treasures = Counter([*state.treasure_deck, *(one for hero in heroes for one in hero.treasures)])
    assert treasures == Counter([*world.treasures])
    kept = [card for hero in heroes for card in hero.cards]
    lying = Counter([*state.encounter_deck, *state.encounter_discards, *kept])
    all_cards = Counter([*world.encounters])
    missing = all_cards - lying
    assert not lying - all_cards
    assert missing.total() <= 2  # those that are in somebody's hand in the middle of an encounter
    for hero in heroes:
        assert min(hero.destiny, hero.story) >= 0
        assert set(hero.skills.values()) <= {1, 2}
        assert hero.wealth < FABULOUS or hero.treasures or "sultan" in hero.statuses
        assert "beloved" not in hero.statuses
        for pair in ({"accursed", "blessed"}, {"imprisoned", "lost"}):
            assert not pair <= hero.statuses.keys()


def wander(table: Table, seed: int, most: int = 4000) -> int:
    """Plays by chance until the end, or until so many choices are made."""
    random = Random(seed)
    made = 0
    while table.outcome is None and made < most:
        seat = random.choice(table.waiting)
        options = table.decisions[seat].options
        assert options
        assert len(set(options)) == len(options)
        table.choose(seat, random.choice(options))
        check(state_of(table))
        made += 1
    return made


@pytest.mark.parametrize("seats", range(1, 7))
def test_random_play_comes_to_an_end_and_never_to_a_dead_end(seats: int) -> None:
    for seed in range(6):
        table = Table.new(TINY_NIGHTS, NAMES[:seats], seed=seed)
        wander(table, seed)
        assert table.outcome is not None


@pytest.mark.parametrize("options", WAYS_TO_PLAY, ids=str)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whatever_was_agreed_on(seats: int, options: dict[str, object]) -> None:
    for seed in range(3):
        table = Table.new(TINY_NIGHTS, NAMES[:seats], options, seed=seed)
        wander(table, seed, 600)


@pytest.mark.soak
@pytest.mark.parametrize("seats", range(1, 7))
def test_hundreds_of_games_without_a_dead_end(seats: int) -> None:
    for seed in range(1000, 1400):
        table = Table.new(TINY_NIGHTS, NAMES[:seats], WAYS_TO_PLAY[seed % 5], seed=seed)
        wander(table, seed)
