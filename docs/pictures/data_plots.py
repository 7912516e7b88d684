"""Draws the plots of docs/data.md from the rows of `serai simulate`: `make pages`.

python docs/pictures/data_plots.py [FOLDER]
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import polars as pl

from serai.bots.simulation.plots import Dot, column_plot, dot_plot, line_plot, standalone_svg
from serai.bots.simulation.results import wilson_rate
from serai.bots.simulation.row_files import write_rows_and_count_them
from serai.bots.simulation.rows import RowKind, play_and_encode_rows, row_types
from serai.bots.simulation.series import Series

SERIES = Series("dice", ("squire", "random"), games=40, seed=1)
"""The series of the commands on the page."""


def main(pictures: Path) -> None:
    with TemporaryDirectory() as folder:
        plots = {
            "data-lengths": lengths(write(Path(folder), "games")),
            "data-points": points(write(Path(folder), "turns")),
            "data-rolls": rolls(write(Path(folder), "decisions")),
        }
    for name, plot in plots.items():
        (pictures / f"{name}.svg").write_text(standalone_svg(plot), "utf-8")


def write(folder: Path, kind: RowKind) -> pl.DataFrame:
    file = folder / f"{kind}.parquet"
    write_rows_and_count_them(file, row_types(kind, SERIES.game), play_and_encode_rows(kind, SERIES, 1, None))
    return pl.read_parquet(file)


def lengths(games: pl.DataFrame) -> str:
    """How many choices games take."""
    counted = games.group_by("choices").len().sort("choices")
    return column_plot(dict(counted.iter_rows()), "choices in a game")


def points(turns: pl.DataFrame) -> str:
    """The mean points of each level after each round, as long as half of the games last."""
    played = turns.filter(pl.col("seat").is_not_null()).with_columns(
        round=(pl.col("turn") - 2) // pl.col("bots").list.len() + 1
    )
    by_seat = played.explode("bots", "points")
    means = by_seat.group_by("bots", "round").agg(pl.col("points").mean(), games=pl.col("seed").n_unique())
    lasting = means.filter(pl.col("games") >= SERIES.games / 2).sort("round")
    return line_plot(
        {level: lasting.filter(bots=level)["points"].to_list() for level in SERIES.bots}, "round"
    )


def rolls(decisions: pl.DataFrame) -> str:
    """How often each level stops before it has used all its rolls."""
    asked = decisions.filter(kind="keep")
    stopped = asked.group_by("bot").agg(pl.len().alias("asked"), (pl.col("option") == "stop").sum())
    dots: list[Dot] = []
    for level, times, stops in stopped.sort("bot").iter_rows():
        rate = wilson_rate(stops, times)
        dots.append(Dot(level, rate.rate, rate.low, rate.high))
    return dot_plot(dots, "share of the questions about dice answered with stop")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
