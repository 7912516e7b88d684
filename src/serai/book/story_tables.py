"""The story statistics as tables for a terminal of 80 columns."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from serai.book.award_statistics import Share
from serai.book.languages import LANGUAGE_TABLE, Language
from serai.book.prose_metrics import Metric
from serai.book.story_stats import StoryStatistics, StripScore

if TYPE_CHECKING:
    from rich.table import Table

SHOWN_STRIPS = 10
SHOWN_GROUPS = 4


def story_tables(statistics: StoryStatistics, source: Language) -> "Iterator[Table]":
    """The tables, without empty ones."""
    tables = [_wording_table(statistics), _register_table(statistics), _award_table(statistics)]
    if source in statistics.languages:
        tables.append(_worst_strips_table(statistics.languages[source].worst))
    yield from (table for table in tables if table.row_count)


def format_metric(metric: Metric) -> str:
    """The value of a metric, marked if it has bounds."""
    value = metric.value_text
    if metric.is_within_bounds is None:
        return f"{value}  "
    return f"[green]{value} ✓[/]" if metric.is_within_bounds else f"[bold red]{value} ✗[/]"


def _new_table(title: str, *columns: str) -> "Table":
    from rich.table import Table

    table = Table(title=title, title_justify="left", header_style="bold")
    table.add_column(columns[0])
    for column in columns[1:]:
        table.add_column(column, justify="right")
    return table


def _wording_table(statistics: StoryStatistics) -> "Table":
    languages = [LANGUAGE_TABLE[language].english for language in statistics.languages]
    table = _new_table("Overused words per 10,000, sentences and endings", "what", "should be", *languages)
    rows = {metric.id: metric for one in statistics.languages.values() for metric in one.metrics}
    for metric in rows.values():
        cells = (_format_metric_by_id(metric.id, one.metrics) for one in statistics.languages.values())
        table.add_row(metric.name, metric.bounds_text, *cells)
    return table


def _format_metric_by_id(identifier: str, metrics: Iterable[Metric]) -> str:
    return next((format_metric(metric) for metric in metrics if metric.id == identifier), "")


def _register_table(statistics: StoryStatistics) -> "Table":
    table = _new_table("Registers", "register", "should be", "written", "", "planned")
    if not any(one.planned for one in statistics.registers.values()):
        return table
    for name, one in statistics.registers.items():
        table.add_row(
            name, f"{one.should_be:.0%}", f"{one.share:.0%}", f"{one.written:,}", f"{one.planned:,}"
        )
    table.add_row("none named", "", "", f"{statistics.without_register:,}", "", style="dim")
    return table


def _award_table(statistics: StoryStatistics) -> "Table":
    table = _new_table("What sections do to a hero", "", "share", "sections", "of")
    awards = statistics.awards
    rows = {f"harm in {kind} sections": share for kind, share in awards.harm_by_heading.items()}
    rows |= {f"harm on the {face} face": share for face, share in awards.harm_by_face.items()}
    rows |= {"lead to another encounter": awards.chains, "tempt (accept or refuse)": awards.temptations}
    for name, share in rows.items():
        if share.whole:
            table.add_row(name, *_format_share_as_cells(share))
    return table


def _format_share_as_cells(share: Share) -> tuple[str, str, str]:
    return f"{share.value:.1%}", f"{share.part:,}", f"{share.whole:,}"


def _worst_strips_table(worst: list[StripScore]) -> "Table":
    table = _new_table("The worst strips: overused words above the quotas", "strip", "words", "above")
    table.add_column("most of them")
    for one in worst[:SHOWN_STRIPS]:
        shown = [f"{name} {count}" for name, count in one.groups.items()][:SHOWN_GROUPS]
        table.add_row(one.strip, f"{one.words:,}", f"{one.excess:.0f}", ", ".join(shown))
    return table
