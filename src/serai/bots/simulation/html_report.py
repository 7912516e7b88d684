"""The report of a series of games: one self-contained HTML page with plots."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path

from serai.bots.simulation.console_report import ORDER
from serai.bots.simulation.plots import Dot, column_plot, dot_plot, line_plot, plot_style
from serai.bots.simulation.results import Rate, Results, Worth
from serai.bots.simulation.titles import figure_titles, replace_hyphens_with_spaces
from serai.table.files import unwritable_file_refusal

MOST_OFTEN = 40
"""How many of the most and least frequent items are listed; the others are only counted."""


def write_report(results: Results, folder: Path) -> Path:
    """Writes the page into the folder, and creates the folder if necessary."""
    page = folder / f"{results.game}.html"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        page.write_text(report_page(results), encoding="utf-8")
    except OSError as error:
        raise unwritable_file_refusal(page, error) from None
    return page


def report_page(results: Results) -> str:
    style = plot_style() + (files("serai.bots.simulation") / "report.css").read_text("utf-8")
    title = f"{results.games:,} games of {results.game}"
    body = "\n".join(_page_sections(results))
    return (
        f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n'
        f"<style>\n{style}</style>\n<h1>{title}</h1>\n{body}\n</html>\n"
    )


def _page_sections(results: Results) -> Iterator[str]:
    options = ", ".join(f"{name} {value}" for name, value in results.options.items()) or "none"
    told = f"Bots: {', '.join(results.bots)}. Options: {options}. Seed {results.seed}."
    book = f" Book {results.pack[:12]}." if results.pack else ""
    yield f'<p class="note">{escape(told)}{book}</p>'
    if results.unfinished:
        yield f"<p>{results.unfinished:,} games were given up because they had no end.</p>"
    even = 1 / len(results.bots)
    yield "<h2>Who wins</h2>"
    levels = [_make_dot(level, one.won, f"{one.points:.1f} points") for level, one in results.levels.items()]
    yield _figure_html(dot_plot(levels, "share of games won, with its 95 % interval", even=even))
    yield "<h2>The first seat</h2>"
    order = [_make_dot(ORDER[at], rate) for at, rate in enumerate(results.order)]
    yield _figure_html(dot_plot(order, "share of games won, by turn order", even=even))
    if results.turns:
        turns = results.turns
        yield "<h2>Lengths</h2>"
        told = f"Median {turns.median}, 90 % of games {turns.five_percent} to {turns.ninety_five_percent}."
        yield _figure_html(column_plot(turns.games, "turns of each seat"), told)
    yield "<h2>How games end</h2>"
    endings = [
        _make_dot(replace_hyphens_with_spaces(ending), rate) for ending, rate in results.endings.items()
    ]
    yield _figure_html(dot_plot(endings, "share of games that ended"))
    yield "<h2>Points over time</h2>"
    titles = figure_titles(results.game, results.worth, results.often)
    for kind, title in titles.course.items():
        if courses := results.course.get(kind):
            yield _figure_html(
                line_plot(courses, "turn of the seat"), f"Mean {title} at the start of each turn."
            )
    for level, one in results.levels.items():
        yield _figure_html(column_plot(one.scores, "points at the end"), f"Points at the end: {level}.")
    yield from _worth_sections(results, titles.worth)
    yield from _frequency_sections(results, titles.often)


def _worth_sections(results: Results, titles: Mapping[str, str]) -> Iterator[str]:
    there = {title: worths for sort, title in titles.items() if (worths := results.worth.get(sort))}
    if there:
        yield "<h2>What things are worth</h2>"
        yield (
            '<p class="note">Full dots: those who had it, with the 95 % interval; rings: those who had not. '
            "What goes along with winning is not always its cause: whoever plays long has more of all.</p>"
        )
    for title, worths in there.items():
        yield f"<h3>{title}</h3>"
        rows = [
            _make_dot(replace_hyphens_with_spaces(one.id), one.won, f"{one.points:.1f}", one.won_without)
            for one in worths
            if one.seats > 0
        ]
        yield _figure_html(dot_plot(rows, "share of games won; at the right the mean points"))
        yield _details_table_html(
            ("", "seats", "won", "without", "points", "without"), map(_worth_row, worths)
        )


def _worth_row(worth: Worth) -> Sequence[str]:
    rates = f"{worth.won.rate:.1%}", f"{worth.won_without:.1%}"
    return (
        replace_hyphens_with_spaces(worth.id),
        f"{worth.seats:,}",
        *rates,
        f"{worth.points:.2f}",
        f"{worth.points_without:.2f}",
    )


def _frequency_sections(results: Results, titles: Mapping[str, str]) -> Iterator[str]:
    there = {title: often for sort, title in titles.items() if (often := results.often.get(sort))}
    if there:
        yield "<h2>How often</h2>"
    for title, often in there.items():
        total = sum(often.values())
        rows = [(name, f"{times:,}", f"{times / results.games:.2f}") for name, times in often.items()]
        if len(rows) > 2 * MOST_OFTEN:
            between = f"{len(rows) - 2 * MOST_OFTEN:,} between them"
            rows = [*rows[:MOST_OFTEN], (f"… {between} …", "", ""), *rows[-MOST_OFTEN:]]
        yield f"<h3>{title}</h3>"
        ranked = [float(times) for times in often.values()]
        told = f"{len(often):,} of them, {total:,} times in all; the most frequent first."
        yield (
            _figure_html(line_plot({"times": ranked}, "rank"), told) if len(ranked) > 2 else f"<p>{told}</p>"
        )
        yield _details_table_html(("", "times", "a game"), rows)


def _make_dot(label: str, rate: Rate, note: str = "", other_rate: float | None = None) -> Dot:
    return Dot(label, rate.rate, rate.low, rate.high, other_rate, note or f"{rate.rate:.1%}")


def _figure_html(picture: str, caption: str = "") -> str:
    told = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f"<figure>{picture}{told}</figure>"


def _details_table_html(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    table = f"<table><tr>{head}</tr>{body}</table>"
    return f'<details><summary>The figures</summary><div class="scroll">{table}</div></details>'
