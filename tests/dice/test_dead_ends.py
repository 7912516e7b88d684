"""No dead ends: whatever is chosen, the game continues with a real choice until it ends."""

from collections import Counter

import pytest

from dice.sample_players import SEATS, STYLES, wanderer
from dice.table_builder import current_decision
from serai.games.dice.game import KEEP_OPTIONS
from serai.table import Table

MOST_TURNS = 36  # setup, then each turn reveals at least one of the 35 cards of the draw pile


def wander(games: int, style: str, seats: int) -> tuple[Counter[tuple[str, str]], Counter[str]]:
    """Play games; count the options used by kind of decision, and the endings."""
    used: Counter[tuple[str, str]] = Counter()
    least_used: Counter[tuple[str, str]] = Counter()
    endings: Counter[str] = Counter()
    for seed in range(games):
        table = Table.new("dice", SEATS[:seats], seed=seed)
        player = wanderer(style, seed, least_used)
        while table.outcome is None:
            question = current_decision(table)
            assert len(set(question.options)) == len(question.options) > 1
            option = player(table, question)
            used[question.kind, option] += 1
            table.choose(question.seat, option)
            assert table.view(None).turn <= MOST_TURNS
        assert table.decisions == {}
        assert set(table.outcome.winners) <= set(table.outcome.scores) == set(SEATS[:seats])
        endings[table.outcome.ending.partition("-")[0]] += 1
    return used, endings


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("style", STYLES)
def test_every_game_comes_to_its_end(style: str, seats: int) -> None:
    games = 40 if style in STYLES[:2] else 6
    _, endings = wander(games, style, seats)
    assert endings.total() == games


def test_least_used_first_tries_every_way_to_keep_dice_and_every_answer() -> None:
    used, _ = wander(150, "least used", 3)
    assert {option for kind, option in used if kind == "keep"} == set(KEEP_OPTIONS)
    tried = {kind: {option for k, option in used if k == kind} for kind, _ in used}
    assert tried["place"] == {"place", "leave"}
    assert tried["bonus"] == {"bonus", "leave"}
    assert tried["again"] == {"again", "pass"}
    assert tried["dragon"] == {"Ana", "Bo", "Cy"}


def test_the_wanderers_come_to_all_three_endings() -> None:
    endings: Counter[str] = Counter()
    for style in STYLES:
        endings += wander(10, style, 2)[1]
    assert set(endings) == {"inhabitants", "penalties", "place"}


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("style", STYLES)
def test_many_games_come_to_their_end(style: str, seats: int) -> None:
    games = 2_000 if style in STYLES[:2] else 300
    _, endings = wander(games, style, seats)
    assert endings.total() == games
