"""Each level of King of Dice beats the one below it; the king also beats the solver by printed points."""

import pytest

from bots import printed_points
from bots.dice_matches import play_paired
from serai.bots import find_bot

FRESH = 50_000_000
"""Seeds from here on were used neither for training nor for model selection."""


def test_the_squire_beats_the_random_player() -> None:
    share = play_paired(find_bot("dice", "squire"), find_bot("dice", "random"), range(40))
    assert share.won - share.doubt > 0.65


def test_the_king_beats_the_squire() -> None:
    share = play_paired(find_bot("dice", "king"), find_bot("dice", "squire"), range(100))
    assert share.won - share.doubt > 0.65


def test_the_king_beats_the_solver_by_printed_points() -> None:
    assert play_paired(find_bot("dice", "king"), printed_points.choose, range(100)).won > 0.5


@pytest.mark.soak
def test_the_king_clearly_beats_the_solver_by_printed_points() -> None:
    share = play_paired(find_bot("dice", "king"), printed_points.choose, range(FRESH, FRESH + 1000))
    assert share.won - share.doubt > 0.5


@pytest.mark.soak
def test_the_emperor_beats_the_king_over_ten_thousand_paired_games() -> None:
    share = play_paired(find_bot("dice", "emperor"), find_bot("dice", "king"), range(FRESH, FRESH + 5000))
    assert share.won - share.doubt > 0.5
