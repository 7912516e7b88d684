"""Benchmarks of the Book: reading texts, and checking and loading a whole Book."""

from importlib.metadata import version
from pathlib import Path
from statistics import median

from msgspec import Struct

from figures import BookFigures, Pack, Reader, Reading, Work
from peers import HERE
from processes import contestant_command, run_json

# Checking takes seconds and varies little, so these steps are not in every round.
ROUNDS_OF = {"check": 3, "markdown": 3, "load": 10, "first-reading": 3}
SHARE = 0.5  # of the seconds that a round of play takes


class TextEngine(Struct, frozen=True):
    """An engine that renders a text, and what it gets as input."""

    who: str
    name: str
    given: str


TEXT_ENGINES = (
    TextEngine("serai", "Serai", "the ids of adjective and being, the hero's sex"),
    TextEngine("fluent", f"fluent.runtime {version('fluent.runtime')}", "the words, ready"),
    TextEngine("format", "Python's `str.format_map`", "the words, ready"),
)


class BookBench:
    """Collects the figures round by round; pack and cache are in a folder of the run."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "pack"
        # The generator of the pack is a module of the tests.
        self.environment = {"PYTHONPATH": str(HERE.parent / "tests"), "SERAI_HOME": str(folder / "home")}
        self.pack = run_json(self.step_command("write"), Pack, self.environment)
        self.read: dict[str, list[Reading]] = {each.who: [] for each in TEXT_ENGINES}
        self.steps: dict[str, list[Work]] = {step: [] for step in ROUNDS_OF}

    def step_command(self, step: str) -> tuple[str, ...]:
        return contestant_command("book_pack.py", step, str(self.root))

    def run_steps_and_readers_once(self, number: int, seconds: float) -> None:
        turn = number % len(TEXT_ENGINES)  # rotate who is first
        for each in TEXT_ENGINES[turn:] + TEXT_ENGINES[:turn]:
            command = contestant_command("book_read.py", str(SHARE * seconds), each.who)
            self.read[each.who].append(run_json(command, Reading, self.environment))
        for step, rounds in ROUNDS_OF.items():
            if number < rounds:
                self.steps[step].append(run_json(self.step_command(step), Work, self.environment))

    def figures(self) -> BookFigures:
        serai = self.read[TEXT_ENGINES[0].who]
        return BookFigures(
            readers=tuple(
                summarise_reader_beside_serai(each, self.read[each.who], serai) for each in TEXT_ENGINES
            ),
            pack=self.pack,
            steps={step: tuple(found) for step, found in self.steps.items()},
        )


def summarise_reader_beside_serai(engine: TextEngine, rounds: list[Reading], serai: list[Reading]) -> Reader:
    rates = [each.rate for each in rounds]
    return Reader(
        name=engine.name,
        given=engine.given,
        phrases_per_second=median(rates),
        best_phrases_per_second=max(rates),
        serai_ratio=median(ours.rate / each.rate for ours, each in zip(serai, rounds, strict=True)),
        serai_best_ratio=max(each.rate for each in serai) / max(rates),
        rounds=tuple(rounds),
    )
