"""Prints the figures of a run as tables, in plain text or Markdown."""

from collections.abc import Sequence
from datetime import date
from importlib.metadata import version
from pathlib import Path
from statistics import median

from msgspec import Struct
from msgspec.structs import asdict

from figures import (
    BATCH,
    BATCH_DECISIONS_A_SECOND,
    BOARDGAME_SERVER,
    CHECK_SECONDS,
    DECISIONS_A_SECOND,
    EMPEROR_MS,
    FIRST_LOAD_KB,
    FRAME_MS,
    HELP_SECONDS,
    HUMAN_P99_MS,
    IDLE_KB,
    INTERACTIVE_MS,
    KING_MS,
    LIGHTHOUSE,
    LOAD_SECONDS,
    NIGHTS_DECISIONS_A_SECOND,
    PHRASES_A_SECOND,
    READING_CLICKS,
    SAGE_MS,
    SERAI_SERVER,
    SHARE_OF_BOARDGAME_PROCESSOR,
    SKIPPING_CLICKS,
    TIMES_BOARDGAME,
    TIMES_ONE_WORKER,
    ZOOM_FRAME_MS,
    BrowserFigures,
    Figures,
    HouseFigures,
    LighthouseScores,
    Machine,
    PlayedRound,
    RoundFigures,
    ServerRounds,
    server_with_workers,
)
from serai.study.bench import StudyFigures

BEGIN = "<!-- measured: written by bench/run.py -->\n"
END = "<!-- end of what was measured -->\n"


class Chart(Struct, frozen=True):
    """A table with a title; the first columns are text, the others right-aligned figures."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    words: int = 1  # text columns


def all_charts(figures: Figures) -> list[Chart]:
    return [
        _goals_chart(figures),
        _random_play_chart(figures),
        _bots_chart(figures),
        _growth_chart(figures),
        _nights_chart(figures),
        _nights_bots_chart(figures),
        _start_times_chart(figures),
        _reading_chart(figures),
        _whole_book_chart(figures),
        *((_study_chart(figures.study),) if figures.study else ()),
        *(house_charts(figures.house) if figures.house else ()),
        *(browser_charts(figures.web) if figures.web else ()),
        *((rounds_chart(figures.flow),) if figures.flow else ()),
    ]


def _goals_chart(figures: Figures) -> Chart:
    serai, king, emperor = figures.played[0], figures.bots["king"], figures.bots["emperor"]
    sage = figures.nights.bots["sage"]
    took = figures.start.help_seconds
    rate = serai.decisions_per_second
    nights = figures.nights.random_play.decisions_per_second
    book = figures.book
    phrases = book.readers[0].phrases_per_second
    checked, loaded = book.processor("check"), book.clock("load")
    return Chart(
        "Goals",
        ("what", "goal", "measured", "so"),
        (
            (
                "random play of King of Dice, one core",
                f"{DECISIONS_A_SECOND:,} decisions/s",
                f"{rate:,.0f}",
                _verdict_if_at_least(rate, DECISIONS_A_SECOND),
            ),
            (
                "random play of the Nights (tiny Book), one core",
                f"{NIGHTS_DECISIONS_A_SECOND:,} decisions/s",
                f"{nights:,.0f}",
                _verdict_if_at_least(nights, NIGHTS_DECISIONS_A_SECOND),
            ),
            (
                "the king bot's slowest decision",
                f"under {KING_MS:g} ms",
                f"{king.worst_ms:.1f} ms",
                _verdict_if_under(king.worst_ms, KING_MS),
            ),
            (
                "the king bot's first decision of a process",
                f"under {KING_MS:g} ms",
                f"{king.first_ms:.0f} ms",
                _verdict_if_under(king.first_ms, KING_MS),
            ),
            (
                "the emperor bot’s slowest decision",
                f"under {EMPEROR_MS:g} ms",
                f"{emperor.worst_ms:.1f} ms",
                _verdict_if_under(emperor.worst_ms, EMPEROR_MS),
            ),
            (
                "the sage’s slowest decision (tiny Book)",
                f"under {SAGE_MS:g} ms",
                f"{sage.worst_ms:.1f} ms",
                _verdict_if_under(sage.worst_ms, SAGE_MS),
            ),
            (
                "`serai --help`",
                f"under {HELP_SECONDS:g} s",
                f"{took:.3f} s",
                _verdict_if_under(took, HELP_SECONDS),
            ),
            (
                "reading the Book, one core",
                f"{PHRASES_A_SECOND:,} phrases/s",
                f"{phrases:,.0f}",
                _verdict_if_at_least(phrases, PHRASES_A_SECOND),
            ),
            (
                f"checking {book.pack.paragraphs:,} paragraphs in three languages, processor time",
                f"under {CHECK_SECONDS:g} s",
                f"{checked:.1f} s",
                _verdict_if_under(checked, CHECK_SECONDS),
            ),
            (
                "loading them from the cache, by the clock",
                f"under {LOAD_SECONDS:g} s",
                f"{loaded:.3f} s",
                _verdict_if_under(loaded, LOAD_SECONDS),
            ),
        ),
    )


def _verdict_if_at_least(measured: float, goal: float) -> str:
    return "met" if measured >= goal else f"missed: {100 - 100 * measured / goal:.0f} % short"


def _verdict_if_under(measured: float, goal: float) -> str:
    return "met" if measured < goal else f"missed: {measured / goal:.1f} times the goal"


def _random_play_chart(figures: Figures) -> Chart:
    return Chart(
        f"Random play: decisions a second (rounds in turns: {figures.rounds})",
        ("engine", "plays", "median", "best round", "with a choice", "Serai is", "in best rounds"),
        tuple(
            (
                each.engine,
                each.plays,
                f"{each.decisions_per_second:,.0f}",
                f"{each.best_decisions_per_second:,.0f}",
                f"{100 * each.share_with_choice:.0f} %",
                f"× {each.serai_ratio:.2f}",
                f"× {each.serai_best_ratio:.2f}",
            )
            for each in figures.played
        )
        + tuple((name, f"skipped: {why}", "", "", "", "", "") for name, why in figures.skipped.items()),
        words=2,
    )


def _bots_chart(figures: Figures) -> Chart:
    return Chart(
        "Bots: milliseconds a decision",
        ("bot", "mean", "99 % under", "slowest", "first of a process", "decisions", "games/s"),
        tuple(
            (
                level,
                f"{bot.mean_ms:.3f}",
                f"{bot.p99_ms:.3f}",
                f"{bot.worst_ms:.3f}",
                f"{bot.first_ms:.1f}",
                f"{bot.decisions:,}",
                f"{bot.games_per_second:,.1f}",
            )
            for level, bot in figures.bots.items()
        ),
    )


def _nights_bots_chart(figures: Figures) -> Chart:
    return Chart(
        "Bots of the Nights: milliseconds a decision",
        ("bot", "mean", "99 % under", "slowest", "decisions", "games/s"),
        tuple(
            (
                level,
                f"{bot.mean_ms:.3f}",
                f"{bot.p99_ms:.3f}",
                f"{bot.worst_ms:.3f}",
                f"{bot.decisions:,}",
                f"{bot.games_per_second:,.1f}",
            )
            for level, bot in figures.nights.bots.items()
        ),
    )


def _growth_chart(figures: Figures) -> Chart:
    growth = figures.growth
    parts = {
        "the king decides": (growth.early_decide_ms, growth.late_decide_ms),
        "the table carries it out": (growth.early_carry_out_ms, growth.late_carry_out_ms),
    }
    return Chart(
        f"Early and late: milliseconds a choice ({growth.games} games of {growth.choices_a_game:.0f})",
        ("part", "first third", "last third", "late to early"),
        tuple(
            (part, f"{early:.4f}", f"{late:.4f}", f"× {late / early:.2f}")
            for part, (early, late) in parts.items()
        ),
    )


def _nights_chart(figures: Figures) -> Chart:
    play, homing, growth = figures.nights.random_play, figures.nights.homing, figures.nights.growth
    return Chart(
        f"The Thousand and One Nights: three heroes, the Book “{figures.nights.pack}”",
        ("what", "measured"),
        (
            ("random play, decisions/s", f"{play.decisions_per_second:,.0f}"),
            ("the best round, decisions/s", f"{play.best_decisions_per_second:,.0f}"),
            ("random games to their end, games/s", f"{play.games_per_second:,.1f}"),
            ("bots that walk home and declare, games/s", f"{homing.games_per_second:,.1f}"),
            ("a choice in the first third of a long game, µs", f"{growth.early_us:.1f}"),
            (
                "a choice in its last third, µs",
                f"{growth.late_us:.1f} (× {growth.late_us / growth.early_us:.2f})",
            ),
        ),
    )


def _start_times_chart(figures: Figures) -> Chart:
    start = figures.start
    return Chart(
        f"Start: seconds by the clock (runs in turns: {start.runs})",
        ("command", "median", "best"),
        (
            ("`serai --help`", f"{start.help_seconds:.3f}", f"{start.best_help_seconds:.3f}"),
            ("`python -c pass`", f"{start.bare_seconds:.3f}", f"{start.best_bare_seconds:.3f}"),
        ),
    )


def _reading_chart(figures: Figures) -> Chart:
    return Chart(
        f"Reading the Book: phrases a second (rounds in turns: {figures.rounds})",
        ("by", "given", "median", "best round", "Serai is", "in best rounds"),
        tuple(
            (
                each.name,
                each.given,
                f"{each.phrases_per_second:,.0f}",
                f"{each.best_phrases_per_second:,.0f}",
                f"× {each.serai_ratio:.2f}",
                f"× {each.serai_best_ratio:.2f}",
            )
            for each in figures.book.readers
        ),
        words=2,
    )


def _whole_book_chart(figures: Figures) -> Chart:
    book = figures.book
    parser = f"markdown-it-py {version('markdown-it-py')}"
    work = {
        "check": "Serai checks the pack",
        "markdown": f"{parser} parses its {book.pack.files:,} files, and checks nothing",
        "load": "Serai loads the Book from the cache",
        "first-reading": f"Serai reads each of its {book.pack.texts:,} texts for the first time",
    }
    return Chart(
        f"A whole Book: {book.pack.paragraphs:,} paragraphs in three languages, seconds",
        ("work", "processor", "best round", "by the clock", "rounds"),
        tuple(
            (
                what,
                f"{book.processor(step):.3f}",
                f"{book.best_processor(step):.3f}",
                f"{book.clock(step):.3f}",
                f"{len(book.steps[step])}",
            )
            for step, what in work.items()
        ),
    )


def _study_chart(study: StudyFigures) -> Chart:
    def verdict(name: str, rate: float) -> str:
        return _verdict_if_at_least(rate, BATCH_DECISIONS_A_SECOND) if name == BATCH else ""

    return Chart(
        f"The laboratory: decisions a second of processor time (rounds in turns: {study.rounds})",
        ("random play of", "goal", "median", "best", "so"),
        tuple(
            (
                name,
                f"{BATCH_DECISIONS_A_SECOND:,}" * (name == BATCH),
                f"{speed.decisions_per_second:,.0f}",
                f"{speed.fastest:,.0f}",
                verdict(name, speed.decisions_per_second),
            )
            for name, speed in study.benchmarks_by_name.items()
        ),
    )


def house_charts(house: HouseFigures) -> list[Chart]:
    return [_house_goals_chart(house), _choices_per_second_chart(house), _memory_chart(house)]


def _house_goals_chart(house: HouseFigures) -> Chart:
    rivals = [each for each in house.served if each.name == BOARDGAME_SERVER]
    human = house.human
    return Chart(
        "The house: goals",
        ("what", "goal", "measured", "so"),
        (
            *(
                (
                    f"choices a second beside boardgame.io, {each.tables:,} tables (best rounds)",
                    f"× {TIMES_BOARDGAME:g}",
                    f"× {each.serai_best_ratio:.2f}",
                    _verdict_if_at_least(each.serai_best_ratio, TIMES_BOARDGAME),
                )
                for each in rivals
            ),
            *(
                (
                    f"processor time of a choice beside boardgame.io, {each.tables:,} tables (best rounds)",
                    f"× {SHARE_OF_BOARDGAME_PROCESSOR:g}",
                    f"× {(share := own.best_processor_us / each.best_processor_us):.2f}",
                    _verdict_if_under(share, SHARE_OF_BOARDGAME_PROCESSOR),
                )
                for own, each in _pairs_of_servers(house, SERAI_SERVER, BOARDGAME_SERVER)
            ),
            *(
                (
                    f"processor time of a choice with two workers beside one, {one.plays},"
                    f" {one.tables:,} tables (best rounds)",
                    f"× {TIMES_ONE_WORKER:g}",
                    f"× {(times := two.best_processor_us / one.best_processor_us):.2f}",
                    _verdict_if_under(times, TIMES_ONE_WORKER),
                )
                for one, two in _pairs_of_servers(house, server_with_workers(1), server_with_workers(2))
            ),
            *(
                (
                    f"99 % of choices at the pace of people ({each.rate:.0f} a second), King of Dice",
                    f"under {HUMAN_P99_MS:g} ms",
                    f"{each.p99_ms:.1f} ms",
                    _verdict_if_under(each.p99_ms, HUMAN_P99_MS),
                )
                for each in ((human,) if human else ())
            ),
            *(
                (
                    f"memory of an idle table, {each.tables:,} tables",
                    f"under {IDLE_KB:g} kB",
                    f"{each.idle_kb:.0f} kB",
                    _verdict_if_under(each.idle_kb, IDLE_KB),
                )
                for each in house.memory
            ),
        ),
    )


def _pairs_of_servers(house: HouseFigures, one: str, other: str) -> list[tuple[ServerRounds, ServerRounds]]:
    """The rounds of two servers, by their names, with the same game at the same number of tables."""
    others = {(each.plays, each.tables): each for each in house.served if each.name == other}
    return [
        (each, others[each.plays, each.tables])
        for each in house.served
        if each.name == one and (each.plays, each.tables) in others
    ]


def _choices_per_second_chart(house: HouseFigures) -> Chart:
    rounds = len(house.served[0].rounds)
    return Chart(
        f"The house: choices a second, two clients at each table (rounds in turns: {rounds})",
        (
            "server",
            "plays",
            "tables",
            "median",
            "best round",
            "50 % within",
            "99 % within",
            "processor a choice",
            "generator's core",
            "Serai is",
            "in best rounds",
        ),
        tuple(
            (
                each.name,
                each.plays,
                f"{each.tables:,}",
                f"{each.choices_per_second:,.0f}",
                f"{each.best_choices_per_second:,.0f}",
                f"{each.p50_ms:.1f} ms",
                f"{each.p99_ms:.1f} ms",
                f"{each.best_processor_us:.0f} µs",
                f"{100 * each.generator_cpu:.0f} %",
                f"× {each.serai_ratio:.2f}",
                f"× {each.serai_best_ratio:.2f}",
            )
            for each in house.served
        ),
        words=2,
    )


def _memory_chart(house: HouseFigures) -> Chart:
    connected = {(each.plays, each.name, each.tables): each.connected_kb for each in house.served}
    rows = [
        (f"{plays}, both clients connected, at the beginning: {name}", f"{tables:,}", f"{weight:.1f}")
        for (plays, name, tables), weight in connected.items()
    ]
    for each in house.memory:
        rows.append(
            (
                f"King of Dice, {each.choices} choices on, nobody connected",
                f"{each.tables:,}",
                f"{each.idle_kb:.1f}",
            )
        )
        rows.append(
            (
                f"King of Dice, {each.choices} choices on, put away",
                f"{each.tables:,}",
                f"{each.evicted_kb:.1f}",
            )
        )
    return Chart(
        "The house: kilobytes a table",
        ("table", "tables", "kB"),
        tuple(rows),
    )


def rounds_chart(flow: RoundFigures) -> Chart:
    played = (("reading everything", flow.reading, READING_CLICKS),)
    played += (("skipping the others", flow.skipping, SKIPPING_CLICKS),)
    return Chart(
        f"A round of the Nights: one person, two bots ({len(flow.reading)} rounds)",
        ("player", "clicks: goal", "median", "9 of 10", "so", "seconds: median", "9 of 10"),
        tuple(_rounds_row(player, rounds, goals) for player, rounds, goals in played),
    )


def _rounds_row(player: str, rounds: Sequence[PlayedRound], goals: tuple[int, int]) -> tuple[str, ...]:
    clicks, seconds = [each.clicks for each in rounds], [each.seconds for each in rounds]
    middle, most = median(clicks), _ninetieth_percentile(clicks)
    met = middle <= goals[0] and most <= goals[1]
    return (
        player,
        f"at most {goals[0]} and {goals[1]}",
        f"{middle:g}",
        f"{most:g}",
        "met" if met else "missed",
        f"{median(seconds):.1f}",
        f"{_ninetieth_percentile(seconds):.1f}",
    )


def _ninetieth_percentile(values: Sequence[float]) -> float:
    """The value that 9 of 10 do not exceed."""
    return sorted(values)[max(0, -(-9 * len(values) // 10) - 1)]


def browser_charts(browser: BrowserFigures) -> list[Chart]:
    return [
        _browser_goals_chart(browser),
        _dice_rolls_chart(browser),
        _lighthouse_scores_chart(browser),
        _map_motion_chart(browser),
    ]


def _browser_goals_chart(browser: BrowserFigures) -> Chart:
    frame = median(each.longest_frame_ms for each in browser.rolls)
    times = {"the door": browser.door_ms, "the table": browser.table_ms}
    return Chart(
        "The browser: goals",
        ("what", "goal", "measured", "so"),
        (
            (
                "first load, gzipped, without fonts",
                f"at most {FIRST_LOAD_KB:g} kB",
                f"{browser.first_load / 1000:.1f} kB",
                _verdict_if_under(browser.first_load / 1000, FIRST_LOAD_KB),
            ),
            *(
                (
                    f"{where} can be used, nothing in the cache (median of {len(found)})",
                    f"within {INTERACTIVE_MS:g} ms",
                    f"{median(found):.0f} ms",
                    _verdict_if_under(median(found), INTERACTIVE_MS),
                )
                for where, found in times.items()
            ),
            (
                f"the longest frame while six dice roll (median of {len(browser.rolls)})",
                f"at most {FRAME_MS:g} ms",
                f"{frame:.0f} ms",
                _verdict_if_under(frame, FRAME_MS),
            ),
            *(
                (
                    f"the longest frame while the map is dragged, {size} (median of {len(found)})",
                    f"at most {FRAME_MS:g} ms",
                    f"{(gap := median(each.dragging.longest_gap for each in found)):.0f} ms",
                    _verdict_if_under(gap, FRAME_MS),
                )
                for size, found in browser.map.items()
            ),
            *(
                (
                    f"the longest frame while the map is zoomed by wheel, {size} (median of {len(found)})",
                    f"at most {ZOOM_FRAME_MS:g} ms",
                    f"{(gap := median(each.wheeling.longest_gap for each in found)):.0f} ms",
                    _verdict_if_under(gap, ZOOM_FRAME_MS),
                )
                for size, found in browser.map.items()
            ),
            *(
                (
                    f"Lighthouse, {where}: {what} (median of {len(scores)})",
                    f"at least {LIGHTHOUSE}",
                    f"{median(scores):g}",
                    _verdict_if_at_least(median(scores), LIGHTHOUSE),
                )
                for where, what, scores in _lighthouse_scores_by_page(browser)
            ),
        ),
    )


def _lighthouse_scores_by_page(browser: BrowserFigures) -> list[tuple[str, str, list[int]]]:
    return [
        (where, what.replace("_", " "), [getattr(each, what) for each in judged])
        for where, judged in browser.lighthouse.items()
        for what in LighthouseScores.__struct_fields__
    ]


def _lighthouse_scores_chart(browser: BrowserFigures) -> Chart:
    return Chart(
        "The browser: Lighthouse, each visit",
        ("page", "what", "scores"),
        tuple(
            (where, what, " ".join(map(str, scores)))
            for where, what, scores in _lighthouse_scores_by_page(browser)
        ),
    )


def _map_motion_chart(browser: BrowserFigures) -> Chart:
    return Chart(
        "The browser: the map of the Nights in motion",
        ("screen", "how", "frames", "longest frame", "latest frame", "longest task", "longest raster"),
        tuple(
            (
                size,
                how,
                str(moved.frames),
                f"{moved.longest_gap:.0f} ms",
                f"{moved.latest_frame:.0f} ms",
                f"{moved.longest_task:.0f} ms",
                f"{moved.longest_raster:.0f} ms",
            )
            for size, found in browser.map.items()
            for each in found
            for how, moved in asdict(each).items()
        ),
    )


def _dice_rolls_chart(browser: BrowserFigures) -> Chart:
    return Chart(
        "The browser: six dice roll",
        ("roll", "frames", "longest frame", "longest task"),
        tuple(
            (
                str(number),
                str(each.frames),
                f"{each.longest_frame_ms:.0f} ms",
                f"{each.longest_task_ms:.0f} ms",
            )
            for number, each in enumerate(browser.rolls, 1)
        ),
    )


def machine_line_of_figures(figures: Figures) -> str:
    return describe_machine(figures.machine)


def describe_machine(machine: Machine) -> str:
    return (
        f"{machine.processor}, {machine.cores} cores, {machine.system}, Python {machine.python}; "
        f"load {machine.load_before:.1f} before the run and {machine.load_after:.1f} after it."
        + (" It was busy with other work: trust best rounds and ratios." if machine.busy else "")
    )


def figures_as_lines(figures: Figures) -> str:
    parts = [machine_line_of_figures(figures)]
    parts += map(chart_as_lines, all_charts(figures))
    return "\n\n".join(parts) + "\n"


def chart_as_lines(chart: Chart) -> str:
    rows = [tuple(cell.replace("`", "") for cell in row) for row in (chart.head, *chart.rows)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(chart.head))]
    lines = [_aligned_line(row, widths, chart.words) for row in rows]
    return "\n".join((chart.title, *(f"  {line}" for line in lines)))


def _aligned_line(row: Sequence[str], widths: Sequence[int], words: int) -> str:
    cells = [
        cell.ljust(width) if column < words else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]
    return "  ".join(cells).rstrip()


def figures_as_markdown(figures: Figures) -> str:
    parts = [f"Measured on {date.today():%Y-%m-%d}: {machine_line_of_figures(figures)}"]
    for chart in all_charts(figures):
        rule = ["---" if column < chart.words else "---:" for column in range(len(chart.head))]
        rows = (chart.head, rule, *chart.rows)
        table = "\n".join(f"| {' | '.join(row)} |" for row in rows)
        parts.append(f"### {chart.title}\n\n{table}")
    return "\n\n".join(parts) + "\n"


def replace_tables_on_page(page: Path, figures: Figures) -> None:
    """Replaces the tables on the page with those from this run."""
    text = page.read_text("utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{page.name} has no place for the figures: {BEGIN.strip()} … {END.strip()}")
    page.write_text(f"{before}{BEGIN}\n{figures_as_markdown(figures)}\n{END}{after}", "utf-8")
