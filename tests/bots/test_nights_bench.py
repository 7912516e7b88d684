"""`serai bench nights` plays games to the end, with bots that know when to go home."""

from random import Random

from nights.table_builder import TINY_NIGHTS
from serai.bots.bench import SEATS
from serai.games.nights.bench import (
    measure_complete_games,
    measure_slowdown_in_long_games,
    play_homing_game_and_count_choices,
)
from serai.table import Table


def test_homing_bots_declare_as_soon_as_they_may() -> None:
    for seed in range(5):
        table = Table.new(TINY_NIGHTS, SEATS, seed=seed)
        made = play_homing_game_and_count_choices(TINY_NIGHTS, table, Random(seed).random)
        assert made > 20
        assert table.outcome is not None
        assert "declared" in [event.key for event in table.all_events()]


def test_every_figure_is_measured() -> None:
    homing, growth = (
        measure_complete_games(TINY_NIGHTS, 3),
        measure_slowdown_in_long_games(TINY_NIGHTS, 1),
    )
    assert min(homing.games_per_second, homing.choices_a_game, homing.turns_a_game) > 0
    assert min(growth.early_us, growth.late_us) > 0
