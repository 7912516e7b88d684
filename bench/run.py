"""`make bench`: how fast Serai plays, with other engines measured beside it in the same run.

Rounds alternate, each in a process of its own, so whatever else the machine does falls on all alike.
"""

import os
import platform
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TypeVar

import msgspec

from figures import Figures, Growth, Machine, Played, Round, Start, Thinking, middle, middle_growth
from peers import FOLDER, HERE, SERAI, Contestant, find_contestants
from report import as_lines, as_markdown, refresh
from serai.bots import levels

ROUNDS = 10
SECONDS = 1.0
PATIENCE = 120  # seconds for one round
HELP = (str(Path(sys.executable).parent / "serai"), "--help")
BARE = (sys.executable, "-c", "pass")
# Every Python finds its modules compiled, as after a first start, whatever the shell says of bytecode.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | {
    "PYTHONPYCACHEPREFIX": str(FOLDER / "compiled")
}

Answer = TypeVar("Answer")


class Failed(Exception):
    """A round that gave no figures."""


def main() -> None:
    parser = ArgumentParser(description="Measure how fast Serai plays, beside other engines.")
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--json", action="store_true", help="print JSON, for programs")
    shown.add_argument("--markdown", action="store_true", help="print the tables of the page of figures")
    shown.add_argument("--into", type=Path, metavar="PAGE", help="also put the tables into this page")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"rounds in turns ({ROUNDS})")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"length of a round ({SECONDS:g})")
    asked = parser.parse_args()
    if asked.rounds < 1 or asked.seconds <= 0:
        parser.error("a run has at least one round, and a round takes some time")
    try:
        figures = measure(asked.rounds, asked.seconds)
    except Failed as failure:
        sys.exit(f"Serai could not be measured: {failure}.")
    if asked.json:
        print(msgspec.json.format(msgspec.json.encode(figures), indent=2).decode())
    else:
        print(as_markdown(figures) if asked.markdown else as_lines(figures), end="")
    if asked.into:
        refresh(asked.into, figures)


def measure(rounds: int, seconds: float) -> Figures:
    contestants, skipped = find_contestants()
    load_before = os.getloadavg()[0]
    played: dict[str, list[Round]] = {each.name: [] for each in contestants}
    thought: dict[str, list[Thinking]] = {level: [] for level in levels("dice")}
    grown: list[Growth] = []
    helps: list[float] = []
    bares: list[float] = []
    run_time(HELP)  # the first run compiles
    for number in range(rounds):
        print(f"Round {number + 1} of {rounds}", file=sys.stderr)
        turn = number % len(contestants)  # nobody is always first
        for each in contestants[turn:] + contestants[:turn]:
            if each.name in skipped:
                continue
            try:
                played[each.name].append(play_round(each, seconds))
            except Failed as failure:
                if each is SERAI:
                    raise
                skipped[each.name] = str(failure)
        for level, found in thought.items():
            found.append(ask(own("serai_think.py", level), Thinking))
        grown.append(ask(own("serai_growth.py"), Growth))
        helps.append(run_time(HELP))
        bares.append(run_time(BARE))
    return Figures(
        machine=machine(load_before),
        rounds=rounds,
        played=tuple(
            compare(each, played[each.name], played[SERAI.name])
            for each in contestants
            if each.name not in skipped
        ),
        skipped=skipped,
        bots={level: middle(found) for level, found in thought.items()},
        growth=middle_growth(grown),
        start=Start(rounds, median(helps), min(helps), median(bares), min(bares)),
    )


def play_round(contestant: Contestant, seconds: float) -> Round:
    script, *rest = contestant.command[1:]
    arguments = (script, str(seconds), *rest)
    return ask((contestant.command[0], *arguments), Round, contestant.environment)


def compare(contestant: Contestant, rounds: list[Round], serai: list[Round]) -> Played:
    rates = [each.rate for each in rounds]
    return Played(
        name=contestant.name,
        engine=contestant.engine,
        plays=contestant.plays,
        decisions_per_second=median(rates),
        best_decisions_per_second=max(rates),
        share_with_choice=sum(each.with_choice for each in rounds) / sum(each.decisions for each in rounds),
        serai_ratio=median(own.rate / each.rate for own, each in zip(serai, rounds, strict=True)),
        serai_best_ratio=max(each.rate for each in serai) / max(rates),
        rounds=tuple(rounds),
    )


def own(script: str, *arguments: str) -> tuple[str, ...]:
    return (sys.executable, str(HERE / "contestants" / script), *arguments)


def ask(command: Sequence[str], kind: type[Answer], environment: dict[str, str] | None = None) -> Answer:
    """Runs a script that prints JSON of this kind."""
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            env=ENVIRONMENT | (environment or {}),
        )
    except subprocess.TimeoutExpired:
        raise Failed(f"a round took more than {PATIENCE} s") from None
    if done.returncode:
        print(done.stderr, file=sys.stderr)
        raise Failed("it failed in a round")
    try:
        return msgspec.json.decode(done.stdout, type=kind)
    except msgspec.DecodeError:
        raise Failed("it printed no figures in a round") from None


def run_time(command: Sequence[str]) -> float:
    start = perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True, env=ENVIRONMENT)
    return perf_counter() - start


def machine(load_before: float) -> Machine:
    return Machine(
        processor=processor(),
        cores=os.cpu_count() or 1,
        system=f"{platform.system()} {platform.machine()}",
        python=platform.python_version(),
        load_before=load_before,
        load_after=os.getloadavg()[0],
    )


def processor() -> str:
    known = Path("/proc/cpuinfo")
    if known.exists():
        for line in known.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


if __name__ == "__main__":
    main()
