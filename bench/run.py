"""`make bench`: measures how fast Serai plays, reads its Book and serves tables, and compares it with
others.

Rounds alternate, each in its own process, so that other work on the machine affects all equally.
"""

import os
import sys
from argparse import ArgumentParser
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import msgspec

import databases
from book_bench import BookBench
from figures import (
    BrowserFigures,
    EngineRounds,
    Figures,
    Growth,
    HouseFigures,
    Round,
    RoundFigures,
    Start,
    Thinking,
    median_of_growth_rounds,
    median_of_thinking_rounds,
)
from house_bench import CONTESTANTS, SIZES, HouseBench, contestants_with
from machine import describe_this_machine
from peers import SERAI, Contestant, Unavailable, find_contestants
from processes import BenchFailed, contestant_command, run_json, seconds_to_run
from report import figures_as_lines, figures_as_markdown, replace_tables_on_page
from rounds_bench import measure_rounds
from serai.bots import own_bot_levels
from serai.games.nights.bench import NightsFigures
from serai.study.bench import StudyFigures
from web_bench import VISITS, measure_browser_client

ROUNDS = 10
SECONDS = 1.0
HELP = (str(Path(sys.executable).parent / "serai"), "--help")
BARE = (sys.executable, "-c", "pass")


def main() -> None:
    parser = ArgumentParser(description="Measure how fast Serai plays, reads and serves, beside others.")
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
        figures = measure_everything(asked.rounds, asked.seconds)
    except BenchFailed as failure:
        sys.exit(f"Serai could not be measured: {failure}.")
    if asked.json:
        print(msgspec.json.format(msgspec.json.encode(figures), indent=2).decode())
    else:
        print(figures_as_markdown(figures) if asked.markdown else figures_as_lines(figures), end="")
    if asked.into:
        replace_tables_on_page(asked.into, figures)


def measure_everything(rounds: int, seconds: float) -> Figures:
    with TemporaryDirectory() as folder:
        return measure_everything_with_folder(Path(folder), rounds, seconds)


def measure_everything_with_folder(folder: Path, rounds: int, seconds: float) -> Figures:
    contestants, skipped = find_contestants()
    load_before = os.getloadavg()[0]
    played: dict[str, list[Round]] = {each.name: [] for each in contestants}
    thought: dict[str, list[Thinking]] = {level: [] for level in own_bot_levels("dice")}
    grown: list[Growth] = []
    helps: list[float] = []
    bares: list[float] = []
    seconds_to_run(HELP)  # the first run compiles
    book = BookBench(folder)
    for number in range(rounds):
        print(f"Round {number + 1} of {rounds}", file=sys.stderr)
        turn = number % len(contestants)  # rotate who is first
        for each in contestants[turn:] + contestants[:turn]:
            if each.name in skipped:
                continue
            try:
                played[each.name].append(run_contestant_for_seconds(each, seconds))
            except BenchFailed as failure:
                if each is SERAI:
                    raise
                skipped[each.name] = str(failure)
        for level, found in thought.items():
            found.append(run_json(contestant_command("serai_think.py", level), Thinking))
        grown.append(run_json(contestant_command("serai_growth.py"), Growth))
        helps.append(seconds_to_run(HELP))
        bares.append(seconds_to_run(BARE))
        book.run_steps_and_readers_once(number, seconds)
    nights = run_json(contestant_command("serai_nights.py", str(rounds)), NightsFigures)
    study = measure_study_or_skip(skipped)
    house = measure_house_or_skip(rounds, seconds, skipped)
    web = measure_browser_or_skip(min(rounds, VISITS), skipped)
    flow = measure_rounds_or_skip(skipped)
    return Figures(
        machine=describe_this_machine(load_before),
        rounds=rounds,
        played=tuple(
            summarise_rounds_beside_serai(each, played[each.name], played[SERAI.name])
            for each in contestants
            if each.name not in skipped
        ),
        skipped=skipped,
        bots={level: median_of_thinking_rounds(found) for level, found in thought.items()},
        growth=median_of_growth_rounds(grown),
        nights=nights,
        start=Start(rounds, median(helps), min(helps), median(bares), min(bares)),
        book=book.figures(),
        house=house,
        study=study,
        web=web,
        flow=flow,
    )


def measure_house_or_skip(rounds: int, seconds: float, skipped: dict[str, str]) -> HouseFigures | None:
    contestants = CONTESTANTS
    try:
        databases.prepare_databases()
        contestants = contestants_with(("sqlite", "postgresql"), (1, 2))
    except Unavailable as failure:
        skipped["the house with several workers"] = str(failure)
    try:
        return HouseBench(contestants).measure(SIZES, max(rounds // 2, 1), 3 * seconds)
    except (BenchFailed, Unavailable) as failure:
        skipped["the house"] = str(failure)
        return None
    finally:
        databases.delete_databases()


def measure_study_or_skip(skipped: dict[str, str]) -> StudyFigures | None:
    print("The laboratory", file=sys.stderr)
    try:
        return run_json((sys.executable, "-m", "serai", "bench", "study", "--json"), StudyFigures)
    except BenchFailed as failure:
        skipped["the laboratory"] = str(failure)
        return None


def measure_browser_or_skip(visits_per_page: int, skipped: dict[str, str]) -> BrowserFigures | None:
    print("The browser", file=sys.stderr)
    try:
        return measure_browser_client(visits_per_page)
    except (BenchFailed, Unavailable) as failure:
        skipped["the browser"] = str(failure)
        return None


def measure_rounds_or_skip(skipped: dict[str, str]) -> RoundFigures | None:
    print("A round of the Nights", file=sys.stderr)
    try:
        return measure_rounds()
    except (BenchFailed, Unavailable) as failure:
        skipped["a round of the Nights"] = str(failure)
        return None


def run_contestant_for_seconds(contestant: Contestant, seconds: float) -> Round:
    script, *rest = contestant.command[1:]
    arguments = (script, str(seconds), *rest)
    return run_json((contestant.command[0], *arguments), Round, contestant.environment)


def summarise_rounds_beside_serai(
    contestant: Contestant, rounds: list[Round], serai: list[Round]
) -> EngineRounds:
    rates = [each.rate for each in rounds]
    return EngineRounds(
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


if __name__ == "__main__":
    main()
