"""Random play with every effect word finds no dead end and loses no card."""

from random import Random

import pytest

from nights.effect_pack import EVERY_WORD
from nights.table_builder import make_table, state_of
from serai.book.vocabulary import STATUSES
from serai.table import Table
from table.playing import NAMES, some_choice

GAMES, GAMES_OF_SOAK = 24, 3000
TURNS = 300
WORLD = EVERY_WORD.world
LASTING_STATUSES = [status for status in STATUSES if status != "beloved"]


def laden_table(random: Random) -> Table:
    """Heroes in random spaces who share all treasures, some statuses and city cards."""
    seats = NAMES[: random.randint(1, 6)]
    treasures = list(WORLD.treasures)
    quests = random.sample(list(WORLD.quests), len(seats))
    random.shuffle(treasures)
    cards = [name for name, card in WORLD.encounters.items() if card.kind == "city"]
    heroes = [
        {
            "space": random.choice(WORLD.travel_map.spaces),
            "destiny": random.randint(0, 6),
            "story": random.randint(0, 6),
            "wealth": random.choice(("beggar", "poor", "rich", "princely")),
            "skills": {random.choice(("magic", "piety", "storytelling")): "master"},
            "statuses": random.sample(LASTING_STATUSES, random.randint(0, 3)),
            "treasures": [treasures.pop() for _ in range(min(len(treasures), random.randint(4, 20)))],
            "quest": quest,
            "cards": [cards.pop()] if cards and random.random() < 0.4 else [],
        }
        for quest in quests
    ]
    heroes[0]["hero"] = "sindbad"
    options = {"goal": 20, "one-status": random.random() < 0.1}
    return make_table(*heroes, seats=seats, options=options, encounter=(), game=EVERY_WORD)


def play_at_random(seed: int) -> Table:
    random = Random(seed)
    table = laden_table(random)
    for _ in range(TURNS):
        if table.outcome is not None:
            break
        table.choose(*some_choice(table, random))
    return table


def check_conserved(table: Table) -> None:
    state = state_of(table)
    heroes = state.heroes.values()
    owned = [treasure for hero in heroes for treasure in hero.treasures]
    assert sorted([*state.treasure_deck, *owned]) == sorted(WORLD.treasures)
    begun = [quest for hero in heroes for quest in (hero.quest, *hero.quests_done) if quest]
    lost = [event.args["quest"] for event in table.all_events() if event.key == "quest-lost"]
    assert sorted({*state.quest_deck, *begun, *lost}) == sorted(WORLD.quests)
    assert all(hero.destiny >= 0 and hero.story >= 0 for hero in heroes)


def test_random_play_with_every_word_finds_no_dead_end() -> None:
    used: set[str] = set()
    for seed in range(GAMES):
        table = play_at_random(seed)
        check_conserved(table)
        used |= {event.args["treasure"] for event in table.all_events() if event.key == "treasure-used"}
    assert len(used) > len(WORLD.treasures) // 3


def test_what_was_played_with_every_word_can_be_played_again() -> None:
    table = play_at_random(7)
    again = Table.replay(table.record(), game=EVERY_WORD)
    assert again.all_events() == table.all_events()


@pytest.mark.soak
@pytest.mark.parametrize("start", range(0, GAMES_OF_SOAK, 100))
def test_long_random_play_with_every_word(start: int) -> None:
    for seed in range(start, start + 100):
        check_conserved(play_at_random(1000 + seed))
