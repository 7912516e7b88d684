"""`serai simulate`: bots play many games, climb their ladder, or learn from what happens."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number

from serai.bots import levels
from serai.bots.learning import Task, find_learning, learning_games, learning_of
from serai.bots.sharing import cores, shown_progress
from serai.bots.simulation.ladder import Climb, Rung, climb, rungs
from serai.bots.simulation.series import Series, run_series
from serai.table import Refused, find_game, known_games
from serai.table.agreeing import options_from

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
    to: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> None:
    """Let bots play many games against each other, and tell what comes of it.

    Parameters
    ----------
    game
        The game to play: dice, nights, or any other that is installed.
    bots
        A level for each seat, as in --bots king squire; from game to game they move on by a chair. Without it
        the best level plays itself. A function of your own is named as module:function.
    seats
        How many sit down, if more than bots are named; the levels are dealt out in turn.
    games
        How many games: 1,000 if nobody says (for the ladder: for each pair of neighbours, half of them with
        the chairs exchanged), 6,000 to learn from.
    ladder
        Instead: each level of this game against the one below it, for two, in paired games.
    learn
        Instead: let the bots of this game (nights) learn by playing, and write down what they then know.
    jobs
        How many processes share the work; all cores if none is given.
    seed
        The number from which every die and choice of the first game follows; the next game has one more. The
        same seed gives the same results, whatever the number of jobs.
    options
        What the table agrees on, as in --options goal=12 one-status.
    pack
        The folder of the Book of Tales to play with (nights); without it, the one that ships.
    report
        Write a page with pictures into this folder.
    to
        The file for what is learned; without it, the one in which the bots look.
    as_json
        Print one JSON object, for programs.
    """
    if sum(one is not None for one in (game, ladder, learn)) != 1:
        games_here = ", ".join(known_games())
        learners = " or ".join(learning_games())
        raise Refused(f"Name a game to play ({games_here}), or one for --ladder, or --learn {learners}.")
    if game is None and (bots or seats or report):
        raise Refused("--bots, --seats and --report are for games that are simply played.")
    if learn is None and to is not None:
        raise Refused("--to is for what is learned: it goes with --learn.")
    agreed, jobs = options_from(options or []), jobs or cores()
    if learn is not None:
        learn_by_playing(learn, Task(games, seed, jobs, pack, to), as_json=as_json)
    elif ladder is not None:
        tell_what_they_lack(ladder, levels(ladder), pack)
        climb_all(rungs(ladder, games or GAMES, seed, agreed, pack), jobs, as_json=as_json)
    elif game is not None:
        seating = seated(game, tuple(bots or ()), seats)
        tell_what_they_lack(game, seating, pack)
        play_series(Series(game, seating, games or GAMES, seed, agreed, pack), jobs, report, as_json=as_json)


def seated(game: str, bots: tuple[str, ...], seats: int | None) -> tuple[str, ...]:
    """A level for each seat; the least number of seats, at least two, if nobody says how many."""
    bots = bots or (levels(game)[-1],)
    number = seats or max(len(bots), find_game(game).card.seats[0], 2)
    if number < len(bots):
        raise Refused(f"{len(bots)} bots cannot sit on {number} seats.")
    return tuple(bots[at % len(bots)] for at in range(number))


def tell_what_they_lack(game: str, bots: Sequence[str], pack: Path | None) -> None:
    """Says so where a bot plays with a Book from which it has learned nothing."""
    learning = find_learning(game)
    sentence = learning.lacks(bots, pack) if learning is not None else None
    if sentence is not None:
        print(sentence, file=sys.stderr)


def play_series(series: Series, jobs: int, report: Path | None, *, as_json: bool) -> None:
    from serai.bots.simulation.report import write_report
    from serai.bots.simulation.results import results_of

    with shown_progress("Playing", quiet=as_json) as progress:
        results = results_of(series, run_series(series, jobs, progress))
    page = write_report(results, report) if report is not None else None
    if as_json:
        _print_json(results)
        return
    from rich.console import Console

    from serai.bots.simulation.printing import print_results

    console = Console(highlight=False)
    print_results(results, console)
    if page is not None:
        console.print(f"With pictures: {page}", soft_wrap=True)


def climb_all(ladder: Sequence[Rung], jobs: int, *, as_json: bool) -> None:
    climbs: list[Climb] = []
    for rung in ladder:
        with shown_progress(f"{rung.stronger} against {rung.weaker}", quiet=as_json) as progress:
            climbs.append(climb(rung, jobs, progress))
    first = ladder[0]
    if as_json:
        told = {"game": first.game, "seed": first.seed, "options": first.options, "ladder": climbs}
        _print_json(told)
        return
    from rich.console import Console

    from serai.bots.simulation.printing import print_ladder

    print_ladder(first.game, climbs, Console(highlight=False))


def learn_by_playing(game: str, task: Task, *, as_json: bool) -> None:
    learning = learning_of(game)
    with shown_progress("Learning", quiet=as_json) as progress:
        learned = learning.learn(task, progress)
    if as_json:
        _print_json(learned.figures)
    else:
        print(learned.sentence)


def _print_json(what: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(what), indent=2).decode())
