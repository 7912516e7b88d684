"""`serai simulate --rows`: a row for each game, turn or decision, in a file for other programs."""

import json
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

from book.tiny import TINY
from bots.test_simulate import dice_series, nights_series, run
from serai.bots.simulation import row_files
from serai.bots.simulation.matches import play_match
from serai.bots.simulation.rows import RowKind, play_and_encode_rows, row_types
from serai.bots.simulation.series import BATCH_SIZE, Series
from table.caravan import Caravan

KINDS: tuple[RowKind, ...] = ("games", "turns", "decisions")
PICTURES = Path(__file__).parents[2] / "docs" / "pictures"

pytestmark = pytest.mark.filterwarnings("ignore:Cyclopts application invoked without tokens")
every_kind = pytest.mark.parametrize("kind", KINDS)
both_games = pytest.mark.parametrize("series", [dice_series(3), nights_series(2)], ids=["dice", "nights"])


def rows_of(kind: RowKind, series: Series) -> list[dict[str, Any]]:
    return [
        json.loads(line) for part in play_and_encode_rows(kind, series, 1, None) for line in part.splitlines()
    ]


@pytest.mark.parametrize(
    ("game", "bot", "options", "kind", "suffix"),
    [
        ("dice", "random", (), "decisions", "jsonl"),
        ("nights", "wanderer", ("goal=3",), "turns", "parquet"),
    ],
)
def test_the_file_is_the_same_with_any_number_of_jobs(
    game: str,
    bot: str,
    options: tuple[str, ...],
    kind: str,
    suffix: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    if suffix == "parquet":
        pytest.importorskip("pyarrow")
        monkeypatch.setattr(row_files, "ROWS_AT_ONCE", 10)
    words = [game, "--bots", bot, bot, "--games", str(BATCH_SIZE + 1), "--rows", kind]
    words += ["--pack", str(TINY), "--options", *options] if options else []
    files = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.{suffix}"
        code, told, _ = run(capsys, monkeypatch, *words, "--jobs", jobs, "--out", str(file))
        assert code == 0
        assert told.endswith(f"rows: {file}\n")
        files.append(file.read_bytes())
    assert files[0] == files[1]
    assert len(files[0]) > 1000


@every_kind
@both_games
def test_parquet_holds_the_same_rows_as_json_lines(kind: RowKind, series: Series, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    types = row_types(kind, series.game)
    written = row_files.write_rows_and_count_them(
        tmp_path / "x.parquet", types, play_and_encode_rows(kind, series, 1, None)
    )
    row_files.write_rows_and_count_them(
        tmp_path / "x.jsonl", types, play_and_encode_rows(kind, series, 1, None)
    )
    lines = [json.loads(line) for line in (tmp_path / "x.jsonl").read_text("utf-8").splitlines()]
    assert parquet.read_table(tmp_path / "x.parquet").to_pylist() == lines == rows_of(kind, series)
    assert len(lines) == written


@both_games
def test_the_rows_of_a_game_agree_with_its_table(series: Series) -> None:
    games, turns, decisions = (rows_of(kind, series) for kind in KINDS)
    assert [game["seed"] for game in games] == [1, 2, 3][: series.games]
    for number, game in enumerate(games):
        table = play_match(series.make_match(number))
        assert table.outcome is not None
        own = [row for row in turns if row["seed"] == game["seed"]]
        made = [row for row in decisions if row["seed"] == game["seed"]]
        assert game["ending"] == table.outcome.ending
        assert game["points"] == [table.outcome.scores[seat] for seat in table.opening.seats]
        assert game["won"] == [float(seat in table.outcome.winners) for seat in table.opening.seats]
        assert [row["turn"] for row in own] == list(range(1, game["turns"] + 1))
        assert sum(row["choices"] for row in own) == game["choices"] == len(made)
        for turn in own:
            assert turn["choices"] == sum(row["turn"] == turn["turn"] for row in made)
        final = own[-1]["points"] if series.game == "dice" else _nights_points(own[-1])
        assert final == game["points"]
        assert all(row["option"] in row["options"] for row in made)
        assert [row["number"] for row in made] == list(range(len(made)))
        assert {row["won"] for row in made if row["seat"] == 0} == {game["won"][0]}
        assert all(row["bot"] == game["bots"][row["seat"]] for row in made)


def _nights_points(turn: dict[str, Any]) -> list[int]:
    return [destiny + story for destiny, story in zip(turn["destiny"], turn["story"], strict=True)]


def test_whose_turn_it_is_stands_in_the_row() -> None:
    turns, decisions = (rows_of(kind, dice_series(2)) for kind in ("turns", "decisions"))
    assert [row["seat"] for row in turns if row["turn"] == 1] == [None, None]
    who = {(row["seed"], row["turn"]): row["seat"] for row in turns}
    for row in decisions:
        if row["kind"] == "keep":
            assert row["seat"] == who[row["seed"], row["turn"]]


def test_a_game_without_figures_of_its_own_has_rows_too(caravan_installed: None) -> None:
    del caravan_installed
    series = Series(Caravan.card.id, ("random", "random"), 1)
    assert set(rows_of("turns", series)[0]) == {"seed", "turn", "bots", "choices"}
    assert rows_of("decisions", series)


def test_a_row_is_written_before_the_next_games_are_played(tmp_path: Path) -> None:
    """So the series may be larger than the memory."""
    file, sizes = tmp_path / "x.jsonl", []

    def batches() -> Any:
        for _ in range(3):
            sizes.append(file.stat().st_size)
            yield b"{}\n" * 100_000

    assert row_files.write_rows_and_count_them(file, (), batches()) == 300_000
    assert sizes[0] < sizes[1] < sizes[2]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("dice", "--rows", "games"), "--rows and --out go together"),
        (("dice", "--out", "x.jsonl"), "--rows and --out go together"),
        (("dice", "--rows", "games", "--out", "x.csv"), "x.csv must end in .jsonl"),
        (("dice", "--rows", "games", "--out", "x.jsonl", "--report", "x"), "--report"),
        (("--ladder", "dice", "--rows", "games", "--out", "x.jsonl"), "--rows"),
        (("dice", "--rows", "rolls", "--out", "x.jsonl"), "rolls"),
        (("dice", "--rows", "games", "--out", "no/such/folder/x.jsonl"), "cannot be written"),
        (("dice", "--bots", "wizard", "--rows", "games", "--out", "x.jsonl"), "There is no bot “wizard”"),
    ],
)
def test_what_is_asked_wrongly_is_refused_and_nothing_is_written(
    words: tuple[str, ...],
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    code, printed, told = run(capsys, monkeypatch, *words)
    assert (code, printed) == (2, "")
    assert sentence in told
    assert told.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_parquet_without_pyarrow_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    words = ("dice", "--games", "1", "--rows", "games", "--out", str(tmp_path / "x.parquet"))
    code, _, told = run(capsys, monkeypatch, *words)
    assert (code, told) == (2, 'serai: Parquet needs pyarrow: install it with pip install "serai[study]".\n')
    assert not list(tmp_path.iterdir())


def test_the_plots_of_the_page_are_those_that_the_script_draws(tmp_path: Path) -> None:
    pytest.importorskip("polars")
    runpy.run_path(str(PICTURES / "data_plots.py"))["main"](tmp_path)
    drawn = sorted(tmp_path.iterdir())
    assert len(drawn) == 3
    for picture in drawn:
        assert picture.read_bytes() == (PICTURES / picture.name).read_bytes()
