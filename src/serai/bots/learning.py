"""What `serai simulate --learn` asks of a game whose bots learn by playing."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from serai.bots.sharing import Progress
from serai.plugin import find_plugin, load_part
from serai.table import Refused, known_games


class Task(Struct, frozen=True):
    """How to learn: `games` and `to` are None where the game itself knows what is right."""

    games: int | None
    seed: int
    jobs: int
    pack: Path | None
    to: Path | None


class Learned(Struct, frozen=True):
    """What was learned, in figures for programs and in a sentence for people."""

    figures: dict[str, str | int]
    sentence: str


class Learning(Protocol):
    def learn(self, task: Task, progress: Progress | None) -> Learned:
        """Plays, and writes down what the bots then know."""
        ...

    def lacks(self, bots: Sequence[str], pack: Path | None) -> str | None:
        """A sentence where one of these bots has learned nothing from what it plays with."""
        ...


def find_learning(game: str) -> Learning | None:
    """How the bots of a game learn; None where they do not."""
    part = find_plugin(game).learning
    return load_part(part)() if part else None


def learning_of(game: str) -> Learning:
    """How the bots of a game learn; raises `Refused` where they do not."""
    learning = find_learning(game)
    if learning is None:
        sentence = f"No bot of “{game}” learns by playing; those of {', '.join(learning_games())} do."
        raise Refused(sentence)
    return learning


def learning_games() -> list[str]:
    return [game for game in known_games() if find_plugin(game).learning]
