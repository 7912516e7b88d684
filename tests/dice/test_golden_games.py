"""Golden play-throughs: whole games between bots, written so that a person can follow them.

Each file of `tests/dice/golden` is compared exactly. After a change that is meant, `SERAI_REGENERATE=1 pytest
tests/dice/test_golden_games.py` writes them anew; read their difference before you keep it.
"""

from pathlib import Path

import pytest

from dice.goldens import assert_golden
from dice.playthroughs import GAMES, play_through

FOLDER = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_exactly_as_before(name: str) -> None:
    assert_golden(FOLDER / f"{name}.txt", "\n".join(play_through(*GAMES[name])) + "\n")


def test_every_golden_game_is_played() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
