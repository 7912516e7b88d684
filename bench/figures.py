"""What a run of the benchmark finds, as plain data, and the goals it is held against."""

from statistics import median

from msgspec import Struct

DECISIONS_A_SECOND = 100_000
KING_MS = 10.0
HELP_SECONDS = 0.3
PHRASES_A_SECOND = 30_000
CHECK_SECONDS = 20.0
LOAD_SECONDS = 0.3


class Round(Struct, frozen=True):
    """One contestant's whole games in a second or so."""

    decisions: int
    with_choice: int
    games: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds


class Played(Struct, frozen=True):
    """One contestant's rounds.

    The ratio is Serai's rate to its, round by round, and of these the median; and that of the best rounds.
    """

    name: str
    engine: str
    plays: str
    decisions_per_second: float
    best_decisions_per_second: float
    share_with_choice: float
    serai_ratio: float
    serai_best_ratio: float
    rounds: tuple[Round, ...]


class Thinking(Struct, frozen=True):
    """Milliseconds for a bot's decision. `first_ms`: the first one of a process."""

    first_ms: float
    decisions: int
    mean_ms: float
    p99_ms: float
    worst_ms: float


class Growth(Struct, frozen=True):
    """Milliseconds a choice in the first and the last third of long games: to decide, and to carry out."""

    games: int
    choices_a_game: float
    early_decide_ms: float
    late_decide_ms: float
    early_carry_out_ms: float
    late_carry_out_ms: float


class Start(Struct, frozen=True):
    """Seconds for `serai --help`, and for Python to do nothing."""

    runs: int
    help_seconds: float
    best_help_seconds: float
    bare_seconds: float
    best_bare_seconds: float


class Reading(Struct, frozen=True):
    """One reader's texts in half a second or so."""

    phrases: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.phrases / self.seconds


class Reader(Struct, frozen=True):
    """One reader's rounds; the ratios are as in `Played`."""

    name: str
    given: str
    phrases_per_second: float
    best_phrases_per_second: float
    serai_ratio: float
    serai_best_ratio: float
    rounds: tuple[Reading, ...]


class Work(Struct, frozen=True):
    """A piece of work, in seconds of the processor and by the clock."""

    processor_seconds: float
    clock_seconds: float


class Pack(Struct, frozen=True):
    """The generated pack. `texts` are those of all languages together, `files` those in Markdown."""

    paragraphs: int
    files: int
    texts: int


class BookFigures(Struct, frozen=True):
    """What reading costs, and the steps of a whole Book: "check", "load", "first-reading", "markdown"."""

    readers: tuple[Reader, ...]
    pack: Pack
    steps: dict[str, tuple[Work, ...]]

    def processor(self, step: str) -> float:
        return median(each.processor_seconds for each in self.steps[step])

    def best_processor(self, step: str) -> float:
        return min(each.processor_seconds for each in self.steps[step])

    def clock(self, step: str) -> float:
        return median(each.clock_seconds for each in self.steps[step])


class Machine(Struct, frozen=True):
    processor: str
    cores: int
    system: str
    python: str
    load_before: float
    load_after: float

    @property
    def busy(self) -> bool:
        """Whether it did other work as well; the run itself keeps one core busy."""
        return max(self.load_before, self.load_after - 1) > self.cores / 4


class Figures(Struct, frozen=True):
    machine: Machine
    rounds: int
    played: tuple[Played, ...]
    skipped: dict[str, str]
    bots: dict[str, Thinking]
    growth: Growth
    start: Start
    book: BookFigures


def middle(rounds: list[Thinking]) -> Thinking:
    """Every round decides the same positions, so a hiccup of the machine is in one of them only."""
    return Thinking(
        first_ms=median(each.first_ms for each in rounds),
        decisions=rounds[0].decisions,
        mean_ms=median(each.mean_ms for each in rounds),
        p99_ms=median(each.p99_ms for each in rounds),
        worst_ms=median(each.worst_ms for each in rounds),
    )


def middle_growth(rounds: list[Growth]) -> Growth:
    return Growth(
        games=rounds[0].games,
        choices_a_game=rounds[0].choices_a_game,
        early_decide_ms=median(each.early_decide_ms for each in rounds),
        late_decide_ms=median(each.late_decide_ms for each in rounds),
        early_carry_out_ms=median(each.early_carry_out_ms for each in rounds),
        late_carry_out_ms=median(each.late_carry_out_ms for each in rounds),
    )
