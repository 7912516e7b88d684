"""`serai simulate`: bots play a series of games, compare their levels, or learn."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number

from serai.bots import own_bot_levels
from serai.bots.learning import LearningTask, find_learning, games_with_learning_bots, require_learning
from serai.bots.parallel import core_count, progress_bar
from serai.bots.simulation.ladder import LadderMatch, LadderResult, ladder_matches, play_ladder_match
from serai.bots.simulation.rows import RowKind, play_and_encode_rows, row_types
from serai.bots.simulation.series import Series, run_series
from serai.table import Refused, find_game, known_games
from serai.table.options import parse_options

GAMES = 1000

Several = Parameter(consume_multiple=True, negative=())
AtLeastOne = Parameter(validator=Number(gte=1))


def simulate(
    game: str | None = None,
    /,
    *,
    bots: Annotated[list[str] | None, Several] = None,
    seats: Annotated[int | None, AtLeastOne] = None,
    games: Annotated[int | None, AtLeastOne] = None,
    ladder: str | None = None,
    learn: str | None = None,
    jobs: Annotated[int | None, AtLeastOne] = None,
    seed: int = 1,
    options: Annotated[list[str] | None, Several] = None,
    pack: Path | None = None,
    report: Path | None = None,
    rows: RowKind | None = None,
    out: Path | None = None,
    to: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> None:
    """Let bots play many games against each other, and report the results.

    Parameters
    ----------
    game
        The game to play: dice, nights, or any other that is installed.
    bots
        A level for each seat, as in --bots king squire; they change seats after each game (default: the best
        level plays itself). Name a function of your own as module:function.
    seats
        The number of seats, if more than bots are named; the levels are repeated.
    games
        The number of games (default: 1,000; for the ladder, for each pair of levels, half of them with the
        seats swapped; 6,000 for learning).
    ladder
        Instead: play each level of this game against the next lower one, with two seats.
    learn
        Instead: let the bots of this game (nights) learn by playing, and save what they learn.
    jobs
        The number of processes (default: one per core).
    seed
        The seed of all dice and choices of the first game; each further game adds one. The same seed gives
        the same results with any number of jobs.
    options
        Options of the game, as in --options goal=12 one-status.
    pack
        The folder of the Book of Tales to play with (nights; default: the one that ships).
    report
        Write an HTML page with plots into this folder.
    rows
        Write a row for each game, turn or decision to a file, instead of printing statistics.
    out
        The file for the rows: FILE.jsonl (JSON lines) or FILE.parquet.
    to
        The file to save what was learned (default: the one that the bots load).
    as_json
        Print one JSON object.
    """
    if sum(one is not None for one in (game, ladder, learn)) != 1:
        games_here = ", ".join(known_games())
        learners = " or ".join(games_with_learning_bots())
        raise Refused(f"Name a game to play ({games_here}), or one for --ladder, or --learn {learners}.")
    if game is None and (bots or seats or report or rows):
        raise Refused("--bots, --seats, --report and --rows are for games that are simply played.")
    if (rows is None) != (out is None):
        raise Refused("--rows and --out go together, as in --rows games --out games.jsonl.")
    if rows is not None and report is not None:
        raise Refused("--report is for statistics: it does not go with --rows.")
    if learn is None and to is not None:
        raise Refused("--to is for what is learned: it goes with --learn.")
    agreed, jobs = parse_options(options or []), jobs or core_count()
    if learn is not None:
        train_bots_and_print_report(learn, LearningTask(games, seed, jobs, pack, to), as_json=as_json)
    elif ladder is not None:
        warn_if_untrained(ladder, own_bot_levels(ladder), pack)
        play_and_print_ladder(
            ladder_matches(ladder, games or GAMES, seed, agreed, pack), jobs, as_json=as_json
        )
    elif game is not None:
        seating = bot_levels_for_seats(game, tuple(bots or ()), seats)
        warn_if_untrained(game, seating, pack)
        series = Series(game, seating, games or GAMES, seed, agreed, pack)
        if rows is not None and out is not None:
            play_and_write_rows(rows, series, jobs, out, as_json=as_json)
        else:
            play_and_print_series(series, jobs, report, as_json=as_json)


def bot_levels_for_seats(game: str, bots: tuple[str, ...], seats: int | None) -> tuple[str, ...]:
    """A level for each seat; by default as few seats as the game allows, but at least two."""
    bots = bots or (own_bot_levels(game)[-1],)
    allowed = find_game(game).card.seats
    number = seats or max(len(bots), allowed[0], 2)
    if number > allowed[-1]:  # before a list of so many seats is made
        raise Refused("refused-seats", least=allowed[0], most=allowed[-1])
    if number < len(bots):
        raise Refused(f"{len(bots)} bots cannot sit on {number} seats.")
    return tuple(bots[at % len(bots)] for at in range(number))


def warn_if_untrained(game: str, bots: Sequence[str], pack: Path | None) -> None:
    learning = find_learning(game)
    sentence = learning.untrained_warning(bots, pack) if learning is not None else None
    if sentence is not None:
        print(sentence, file=sys.stderr)


def play_and_print_series(series: Series, jobs: int, report: Path | None, *, as_json: bool) -> None:
    from serai.bots.simulation.html_report import write_report
    from serai.bots.simulation.results import results_from_counts

    with progress_bar("Playing", quiet=as_json) as progress:
        results = results_from_counts(series, run_series(series, jobs, progress))
    page = write_report(results, report) if report is not None else None
    if as_json:
        _print_json(results)
        return
    from rich.console import Console

    from serai.bots.simulation.console_report import print_results

    console = Console(highlight=False)
    print_results(results, console)
    if page is not None:
        console.print(f"With pictures: {page}", soft_wrap=True)


def play_and_write_rows(rows: RowKind, series: Series, jobs: int, out: Path, *, as_json: bool) -> None:
    from serai.bots.simulation.row_files import require_file_format, write_rows_and_count_them

    require_file_format(out)
    with progress_bar("Playing", quiet=as_json) as progress:
        batches = play_and_encode_rows(rows, series, jobs, progress)
        written = write_rows_and_count_them(out, row_types(rows, series.game), batches)
    if as_json:
        _print_json({"rows": written, "file": str(out)})
    else:
        print(f"{written:,} rows: {out}")


def play_and_print_ladder(ladder: Sequence[LadderMatch], jobs: int, *, as_json: bool) -> None:
    ladder_results: list[LadderResult] = []
    for match in ladder:
        with progress_bar(f"{match.stronger} against {match.weaker}", quiet=as_json) as progress:
            ladder_results.append(play_ladder_match(match, jobs, progress))
    first = ladder[0]
    if as_json:
        told = {"game": first.game, "seed": first.seed, "options": first.options, "ladder": ladder_results}
        _print_json(told)
        return
    from rich.console import Console

    from serai.bots.simulation.console_report import print_ladder

    print_ladder(first.game, ladder_results, Console(highlight=False))


def train_bots_and_print_report(game: str, task: LearningTask, *, as_json: bool) -> None:
    learning = require_learning(game)
    with progress_bar("Learning", quiet=as_json) as progress:
        learned = learning.learn_and_write_model(task, progress)
    if as_json:
        _print_json(learned.figures)
    else:
        print(learned.sentence)


def _print_json(value: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
