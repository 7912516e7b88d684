"""The Book: how fast its texts are read, and what a whole one costs to check and to load."""

from importlib.metadata import version
from pathlib import Path
from statistics import median

from msgspec import Struct

from figures import BookFigures, Pack, Reader, Reading, Work
from peers import HERE
from processes import ask, own

# Checking takes seconds and varies little, so these steps are not in every round.
ROUNDS_OF = {"check": 3, "markdown": 3, "load": 10, "first-reading": 3}
SHARE = 0.5  # of the seconds that a round of play takes


class Contender(Struct, frozen=True):
    """Who puts the words into the text, and what it is given for that."""

    who: str
    name: str
    given: str


CONTENDERS = (
    Contender("serai", "Serai", "the ids of adjective and being, the hero's sex"),
    Contender("fluent", f"fluent.runtime {version('fluent.runtime')}", "the words, ready"),
    Contender("format", "Python's `str.format_map`", "the words, ready"),
)


class BookBench:
    """Collects the figures round by round; the pack and the cache lie in a folder of the run."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "pack"
        # The generator of the pack belongs to the tests, which find their modules in the same way.
        self.environment = {"PYTHONPATH": str(HERE.parent / "tests"), "SERAI_HOME": str(folder / "home")}
        self.pack = ask(self.command("write"), Pack, self.environment)
        self.read: dict[str, list[Reading]] = {each.who: [] for each in CONTENDERS}
        self.steps: dict[str, list[Work]] = {step: [] for step in ROUNDS_OF}

    def command(self, step: str) -> tuple[str, ...]:
        return own("book_pack.py", step, str(self.root))

    def play_round(self, number: int, seconds: float) -> None:
        turn = number % len(CONTENDERS)  # nobody is always first
        for each in CONTENDERS[turn:] + CONTENDERS[:turn]:
            command = own("book_read.py", str(SHARE * seconds), each.who)
            self.read[each.who].append(ask(command, Reading, self.environment))
        for step, rounds in ROUNDS_OF.items():
            if number < rounds:
                self.steps[step].append(ask(self.command(step), Work, self.environment))

    def figures(self) -> BookFigures:
        serai = self.read[CONTENDERS[0].who]
        return BookFigures(
            readers=tuple(compare(each, self.read[each.who], serai) for each in CONTENDERS),
            pack=self.pack,
            steps={step: tuple(found) for step, found in self.steps.items()},
        )


def compare(contender: Contender, rounds: list[Reading], serai: list[Reading]) -> Reader:
    rates = [each.rate for each in rounds]
    return Reader(
        name=contender.name,
        given=contender.given,
        phrases_per_second=median(rates),
        best_phrases_per_second=max(rates),
        serai_ratio=median(ours.rate / each.rate for ours, each in zip(serai, rounds, strict=True)),
        serai_best_ratio=max(each.rate for each in serai) / max(rates),
        rounds=tuple(rounds),
    )
