"""The figures of a benchmark run, and their goals."""

from statistics import median

from msgspec import Struct

from peers import BOARDGAME_IO
from serai.games.nights.bench import NightsFigures
from serai.study.bench import StudyFigures

DECISIONS_A_SECOND = 100_000
NIGHTS_DECISIONS_A_SECOND = 50_000
KING_MS = 10.0
EMPEROR_MS = 300.0
SAGE_MS = 20.0
HELP_SECONDS = 0.3
PHRASES_A_SECOND = 30_000
CHECK_SECONDS = 20.0
LOAD_SECONDS = 0.3
TIMES_BOARDGAME = 1.8
SHARE_OF_BOARDGAME_PROCESSOR = 0.55
TIMES_ONE_WORKER = 1.25
"""Processor time of a choice with two workers, beside one."""
HUMAN_P99_MS = 10.0
BATCH_DECISIONS_A_SECOND = 2_000_000
BATCH = "dice, many games at once"
SERAI_SERVER = "Serai, durable"
BOARDGAME_SERVER = f"boardgame.io {BOARDGAME_IO}, in memory"


def server_with_workers(count: int) -> str:
    return f"Serai, PostgreSQL, workers: {count}"


IDLE_KB = 100.0
FIRST_LOAD_KB = 200.0
INTERACTIVE_MS = 1000.0
FRAME_MS = 50.0
ZOOM_FRAME_MS = 100.0
LIGHTHOUSE = 95
READING_CLICKS = (12, 18)
SKIPPING_CLICKS = (6, 10)
"""Clicks of a round of the Nights: the median, and 9 of 10 rounds."""


class Round(Struct, frozen=True):
    """Whole games of one contestant in about a second."""

    decisions: int
    with_choice: int
    games: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds


class EngineRounds(Struct, frozen=True):
    """One contestant's rounds.

    `ratio` compares Serai's rate with it: the median over rounds, and that of the best rounds.
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
    """Milliseconds per decision of a bot; `first_ms` is the first in a process."""

    first_ms: float
    decisions: int
    mean_ms: float
    p99_ms: float
    worst_ms: float
    games_per_second: float


class Growth(Struct, frozen=True):
    """Milliseconds per choice in the first and last third of long games: to decide, and to apply."""

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
    """The texts that one reader renders in about half a second."""

    phrases: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.phrases / self.seconds


class Reader(Struct, frozen=True):
    """One reader's rounds; the ratios are as in `EngineRounds`."""

    name: str
    given: str
    phrases_per_second: float
    best_phrases_per_second: float
    serai_ratio: float
    serai_best_ratio: float
    rounds: tuple[Reading, ...]


class Work(Struct, frozen=True):
    """A piece of work, in seconds of CPU time and of wall time."""

    processor_seconds: float
    clock_seconds: float


class Pack(Struct, frozen=True):
    """The generated pack. `texts` counts all languages, `files` the Markdown files."""

    paragraphs: int
    files: int
    texts: int


class BookFigures(Struct, frozen=True):
    """The cost of reading, and of the steps of a whole Book: "check", "load", "first-reading", "markdown"."""

    readers: tuple[Reader, ...]
    pack: Pack
    steps: dict[str, tuple[Work, ...]]

    def processor(self, step: str) -> float:
        return median(each.processor_seconds for each in self.steps[step])

    def best_processor(self, step: str) -> float:
        return min(each.processor_seconds for each in self.steps[step])

    def clock(self, step: str) -> float:
        return median(each.clock_seconds for each in self.steps[step])


class Burst(Struct, frozen=True):
    """Some seconds of load on one server.

    Latencies are from sending a choice until every client of the table has it. `server_cpu` and
    `generator_cpu` are the shares of a core that each process used.
    """

    choices: int
    seconds: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    generator_cpu: float
    server_cpu: float

    @property
    def rate(self) -> float:
        return self.choices / self.seconds

    @property
    def processor_us(self) -> float:
        """CPU time of the server per choice, in microseconds."""
        return 1e6 * self.server_cpu / self.rate if self.choices else float("inf")


class ServerRounds(Struct, frozen=True):
    """One server's rounds with this many tables; the ratios are as in `EngineRounds`.

    `connected_kb` is the memory of a table with its two clients, at the beginning.
    """

    name: str
    plays: str
    tables: int
    choices_per_second: float
    best_choices_per_second: float
    p50_ms: float
    p99_ms: float
    processor_us: float
    best_processor_us: float
    generator_cpu: float
    connected_kb: float
    serai_ratio: float
    serai_best_ratio: float
    rounds: tuple[Burst, ...]


class Memory(Struct, frozen=True):
    """Kilobytes per table of King of Dice after some choices: idle in memory, and unloaded."""

    tables: int
    choices: int
    idle_kb: float
    evicted_kb: float


class HouseFigures(Struct, frozen=True):
    """The figures of the server; `human` is King of Dice at human pace, if that was measured."""

    served: tuple[ServerRounds, ...]
    human: Burst | None
    memory: tuple[Memory, ...]


class RollFrames(Struct, frozen=True):
    """One roll of six dice: the frames drawn, and the longest time between two frames."""

    frames: int
    longest_frame_ms: float
    longest_task_ms: float


class MotionFrames(Struct, frozen=True):
    """The moving map, in milliseconds; tasks and raster are CPU time.

    `longest_gap` is the longest time between two frames while it moves, `latest_frame` the longest until a
    change was on the screen.
    """

    frames: int
    longest_gap: float
    latest_frame: float
    longest_task: float
    longest_raster: float


class MapMotion(Struct, frozen=True):
    dragging: MotionFrames
    wheeling: MotionFrames


class LighthouseScores(Struct, frozen=True):
    """Lighthouse scores out of 100."""

    performance: int
    accessibility: int
    best_practices: int


class BrowserFigures(Struct, frozen=True):
    """`first_load` is in bytes, gzipped, without fonts; times count from the start of a visit."""

    first_load: int
    door_ms: tuple[float, ...]
    table_ms: tuple[float, ...]
    rolls: tuple[RollFrames, ...]
    lighthouse: dict[str, tuple[LighthouseScores, ...]]
    map: dict[str, tuple[MapMotion, ...]]


class PlayedRound(Struct, frozen=True):
    """A round of the Nights for its player; `seconds` exclude reading and thinking."""

    seed: int
    clicks: int
    seconds: float


class RoundFigures(Struct, frozen=True):
    """Rounds with one person and two bots: reading everything, and skipping the others' turns."""

    reading: tuple[PlayedRound, ...]
    skipping: tuple[PlayedRound, ...]


class Machine(Struct, frozen=True):
    processor: str
    cores: int
    system: str
    python: str
    load_before: float
    load_after: float

    @property
    def busy(self) -> bool:
        """Whether the machine was doing other work; the run itself keeps one core busy."""
        return max(self.load_before, self.load_after - 1) > self.cores / 4


class Figures(Struct, frozen=True):
    machine: Machine
    rounds: int
    played: tuple[EngineRounds, ...]
    skipped: dict[str, str]
    bots: dict[str, Thinking]
    growth: Growth
    nights: NightsFigures
    start: Start
    book: BookFigures
    house: HouseFigures | None
    study: StudyFigures | None
    web: BrowserFigures | None
    flow: RoundFigures | None


def median_of_thinking_rounds(rounds: list[Thinking]) -> Thinking:
    """The median over rounds with the same positions, which removes outliers."""
    return Thinking(
        first_ms=median(each.first_ms for each in rounds),
        decisions=rounds[0].decisions,
        mean_ms=median(each.mean_ms for each in rounds),
        p99_ms=median(each.p99_ms for each in rounds),
        worst_ms=median(each.worst_ms for each in rounds),
        games_per_second=median(each.games_per_second for each in rounds),
    )


def median_of_growth_rounds(rounds: list[Growth]) -> Growth:
    return Growth(
        games=rounds[0].games,
        choices_a_game=rounds[0].choices_a_game,
        early_decide_ms=median(each.early_decide_ms for each in rounds),
        late_decide_ms=median(each.late_decide_ms for each in rounds),
        early_carry_out_ms=median(each.early_carry_out_ms for each in rounds),
        late_carry_out_ms=median(each.late_carry_out_ms for each in rounds),
    )
