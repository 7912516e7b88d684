"""The interface of `serai simulate --learn` for games whose bots learn by playing."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from serai.bots.parallel import Progress
from serai.plugin import find_plugin, import_object
from serai.table import Refused, known_games


class LearningTask(Struct, frozen=True):
    """How to learn; the game has defaults for `games` and `to`."""

    games: int | None
    seed: int
    jobs: int
    pack: Path | None
    to: Path | None


class LearningReport(Struct, frozen=True):
    """What was learned: figures for programs and a sentence for people."""

    figures: dict[str, str | int]
    sentence: str


class Learning(Protocol):
    def learn_and_write_model(self, task: LearningTask, progress: Progress | None) -> LearningReport:
        """Plays games and saves what the bots learn from them."""
        ...

    def untrained_warning(self, bots: Sequence[str], pack: Path | None) -> str | None:
        """A warning if one of these bots was not trained with this content pack."""
        ...


def find_learning(game: str) -> Learning | None:
    """How the bots of a game learn; None if they do not."""
    part = find_plugin(game).learning
    return import_object(part)() if part else None


def require_learning(game: str) -> Learning:
    """How the bots of a game learn; raises `Refused` if they do not."""
    learning = find_learning(game)
    if learning is None:
        sentence = (
            f"No bot of “{game}” learns by playing; those of {', '.join(games_with_learning_bots())} do."
        )
        raise Refused(sentence)
    return learning


def games_with_learning_bots() -> list[str]:
    return [game for game in known_games() if find_plugin(game).learning]
