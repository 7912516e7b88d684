"""Prints results and ladders as tables in a terminal."""

from collections.abc import Iterable, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid

from serai.bots.simulation.ladder import LadderResult
from serai.bots.simulation.results import Rate, Results, Worth
from serai.bots.simulation.titles import figure_titles, replace_hyphens_with_spaces

SHOWN = 6
"""How many of the first and last rows of a long list are shown; `--json` and the HTML report have all."""

ORDER = ("begins", "second", "third", "fourth", "fifth", "sixth")


def print_results(results: Results, console: Console) -> None:
    endless = f" ({results.unfinished:,} without an end)" if results.unfinished else ""
    bots = ", ".join(results.bots)
    console.print(f"{results.game}: {results.games:,} games of {bots}{endless}, seed {results.seed}")
    if turns := results.turns:
        console.print(
            f"{turns.median} turns of each in the median (90 % of games {turns.five_percent} to "
            f"{turns.ninety_five_percent}), {results.choices:,.0f} choices a game"
        )
    _print_table(console, "Levels", ("", "seats", "won", "95 %", "points"), _level_rows(results))
    _print_table(console, "Turn order", ("", "won", "95 %"), _turn_order_rows(results))
    _print_table(console, "How games end", ("", "share", "95 %"), _ending_rows(results))
    for sort, title in figure_titles(results.game, results.worth, results.often).worth.items():
        if worths := results.worth.get(sort):
            heads = ("", "seats", "won", "95 %", "without", "points", "without")
            _print_table(
                console, title, heads, map(_console_row_of_worth, shorten_to_most_and_least_valuable(worths))
            )
    if read := results.often.get("paragraph"):
        sections = results.often.get("section", {})
        console.print(
            f"Read: {len(read):,} paragraphs, {sum(read.values()):,} times; {len(sections):,} sections"
        )


def print_ladder(game: str, ladder_results: Sequence[LadderResult], console: Console) -> None:
    rows = (
        (
            one.stronger,
            one.weaker,
            f"{one.games:,}",
            f"{one.unfinished:,}",
            *format_rate_and_interval(one.won),
        )
        for one in ladder_results
    )
    heads = ("level", "against", "games", "endless", "won", "95 %")
    _print_table(console, f"{game}: every level against the one below it, in paired games", heads, rows)


def format_rate_and_interval(rate: Rate) -> tuple[str, str]:
    return f"{rate.rate:.1%}", f"{rate.low:.1%} – {rate.high:.1%}"


def shorten_to_most_and_least_valuable(worths: Sequence[Worth]) -> Sequence[Worth]:
    return worths if len(worths) <= 2 * SHOWN else (*worths[:SHOWN], *worths[-SHOWN:])


def _level_rows(results: Results) -> Iterable[tuple[str, ...]]:
    for level, one in results.levels.items():
        yield level, f"{one.seats:,}", *format_rate_and_interval(one.won), f"{one.points:.1f}"


def _turn_order_rows(results: Results) -> Iterable[tuple[str, ...]]:
    for number, rate in enumerate(results.order):
        yield ORDER[number], *format_rate_and_interval(rate)


def _ending_rows(results: Results) -> Iterable[tuple[str, ...]]:
    for ending, rate in results.endings.items():
        yield replace_hyphens_with_spaces(ending), *format_rate_and_interval(rate)


def _console_row_of_worth(worth: Worth) -> tuple[str, ...]:
    points = f"{worth.points:.1f}", f"{worth.points_without:.1f}"
    return (
        replace_hyphens_with_spaces(worth.id),
        f"{worth.seats:,}",
        *format_rate_and_interval(worth.won),
        f"{worth.won_without:.1%}",
        *points,
    )


def _print_table(console: Console, title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    grid = Grid(title=title, box=SIMPLE_HEAD, title_justify="left", title_style="bold")
    for number, head in enumerate(heads):
        grid.add_column(head, justify="right" if number and head not in ("against", "95 %") else "left")
    for row in rows:
        grid.add_row(*row)
    console.print(grid)
