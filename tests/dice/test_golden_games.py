"""Golden play-throughs: whole games between bots as readable text.

Each file of `tests/dice/golden` is compared exactly. After an intended change, rewrite them with
`SERAI_REGENERATE=1 pytest tests/dice/test_golden_games.py` and review the diff.
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
