"""`serai simulate`: many games between bots, with the same results for any number of processes."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from xml.etree import ElementTree

import pytest

from book.tiny import TINY
from serai.bots import own_bot_levels
from serai.bots.parallel import map_parallel
from serai.bots.simulation.command import bot_levels_for_seats, parse_options
from serai.bots.simulation.counts import WIN_UNITS, Counts, SeatTotals
from serai.bots.simulation.html_report import report_page
from serai.bots.simulation.ladder import ladder_matches, play_ladder_match, win_rate_from_pairs
from serai.bots.simulation.matches import Match, play_match
from serai.bots.simulation.plots import Dot, column_plot, dot_plot, line_plot
from serai.bots.simulation.results import quantile, results_from_counts, wilson_rate
from serai.bots.simulation.series import BATCH_SIZE, Series, run_series
from serai.cli import main
from serai.games.dice.scoring import score_stack
from serai.games.nights.game import Nights
from serai.table import Refused

pytestmark = pytest.mark.filterwarnings("ignore:Cyclopts application invoked without tokens")

LOWEST = {game: own_bot_levels(game)[0] for game in ("dice", "nights")}
SHORT = {"goal": 3}


def dice_series(games: int, seed: int = 1) -> Series:
    return Series("dice", (LOWEST["dice"],) * 3, games, seed)


def nights_series(games: int, seed: int = 1) -> Series:
    return Series("nights", (LOWEST["nights"],) * 2, games, seed, SHORT, TINY)


def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str
) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "argv", ["serai", "simulate", *words])
    try:
        main()
        code = 0
    except SystemExit as stop:
        code = int(stop.code or 0)
    told = capsys.readouterr()
    return code, told.out, told.err


# Same seeds, same results


@pytest.mark.parametrize("series", [dice_series(BATCH_SIZE + 3), nights_series(BATCH_SIZE + 1)])
def test_the_counts_do_not_depend_on_how_many_share_the_work(series: Series) -> None:
    alone = run_series(series, jobs=1)
    assert alone.games == series.games
    assert run_series(series, jobs=2) == alone
    assert results_from_counts(series, run_series(series, jobs=1)) == results_from_counts(series, alone)


def test_another_seed_gives_other_games() -> None:
    assert run_series(dice_series(3, seed=1)) != run_series(dice_series(3, seed=50))


def test_a_ladder_does_not_depend_on_how_many_share_the_work() -> None:
    pairing = ladder_matches("dice", 4 * BATCH_SIZE, seed=3)[0]
    assert play_ladder_match(pairing, jobs=1) == play_ladder_match(pairing, jobs=2)


def test_every_bot_has_every_chair_in_turn() -> None:
    series = Series("dice", ("a", "b", "c"), 6)
    assert [series.make_match(number).bots for number in range(4)] == [
        ("a", "b", "c"),
        ("b", "c", "a"),
        ("c", "a", "b"),
        ("a", "b", "c"),
    ]
    assert [series.make_match(number).seed for number in range(3)] == [1, 2, 3]


def test_shares_come_back_in_order_and_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    found = map_parallel(abs, range(-20, 0), 3, lambda done, there_are: told.append((done, there_are)))
    assert list(found) == list(range(20, 0, -1))
    assert told == [(done, 20) for done in range(1, 21)]


def test_what_goes_wrong_in_another_process_is_raised_here() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(map_parallel(int, ["1", "2", "x"], 2))


def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(RuntimeError, match="has died"):
        list(map_parallel(os._exit, [1, 1, 1], 2))


# What is counted


def test_victories_and_seats_add_up() -> None:
    counts = run_series(dice_series(20))
    assert counts.all.seats == 60
    assert counts.all.won == 20 * WIN_UNITS
    assert sum(one.won for one in counts.order.values()) == 20 * WIN_UNITS
    assert [counts.order[number].seats for number in range(3)] == [20, 20, 20]
    assert counts.rounds.total() == counts.endings.total() == 20


def test_the_stacks_that_events_tell_are_those_of_the_game() -> None:
    """Card values and points over time are derived from events, so they must end at the true score."""
    for seed in range(10):
        table = play_match(Match("dice", (LOWEST["dice"],) * 2, seed))
        series = Series("dice", (LOWEST["dice"],) * 2, 1, seed)
        counts = run_series(series)
        stacks = table.view(None).board.stacks
        kinds = {card for stack in stacks.values() for card in stack if card in counts.held["inhabitant"]}
        assert set(counts.held["inhabitant"]) == kinds
        assert table.outcome is not None
        assert {seat: score_stack(stack) for seat, stack in stacks.items()} == table.outcome.scores


def test_the_course_of_the_nights_follows_destiny_and_story() -> None:
    counts = run_series(nights_series(3))
    for kind in ("destiny", "story"):
        course = counts.course[kind][LOWEST["nights"]]
        assert course[1].total == 0
        assert course[1].count == 6
        gained = sum(counts.often.get(f"{kind}-gained", {}).values())
        lost = sum(counts.often.get(f"{kind}-lost", {}).values())
        assert gained >= lost
    gains = sum(sum(counts.often.get(f"{kind}-gained", {}).values()) for kind in ("destiny", "story"))
    losses = sum(sum(counts.often.get(f"{kind}-lost", {}).values()) for kind in ("destiny", "story"))
    assert gains - losses == counts.all.points


def test_the_skills_statuses_and_quests_of_the_nights_are_weighed() -> None:
    series = nights_series(4)
    results = results_from_counts(series, run_series(series))
    assert sum(one.seats for one in results.worth["first-skill"]) == 3 * 8
    assert sum(one.seats for one in results.worth["quests-finished"]) == 8
    assert results.worth["hero"]
    assert results.often["paragraph"]
    assert results.often["section"]


def test_counts_of_parts_are_the_counts_of_the_whole() -> None:
    whole = run_series(dice_series(4))
    parts = Counts()
    for number in range(4):
        one = Series("dice", dice_series(1).make_match(number).bots, 1, 1 + number)
        parts.add(run_series(one))
    assert parts == whole


# Figures


def test_wilsons_interval_is_the_known_one() -> None:
    """The interval for 8 of 10 is 0.490 to 0.943, as in published tables of the score interval."""
    found = wilson_rate(8, 10)
    assert (found.rate, found.low, found.high) == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)
    assert wilson_rate(0, 0).high == 1.0


def test_pairs_are_the_unit_of_the_ladders_interval() -> None:
    """Pairs that are always split leave no uncertainty; single games would."""
    even = win_rate_from_pairs(Counter({WIN_UNITS: 50}))
    assert (even.rate, even.low, even.high) == (0.5, 0.5, 0.5)
    wide = win_rate_from_pairs(Counter({0: 25, 2 * WIN_UNITS: 25}))
    assert wide.rate == 0.5
    assert wide.high - wide.rate == pytest.approx(1.96 * (0.25 * 50 / 49 / 50) ** 0.5)


def test_a_quantile_is_a_value_that_occurred() -> None:
    assert quantile({1: 5, 2: 4, 9: 1}, 0.5) == 1
    assert quantile({1: 5, 2: 4, 9: 1}, 0.95) == 9


def test_what_is_compared_is_those_with_and_those_without() -> None:
    assert SeatTotals(10, 300, 50).minus(SeatTotals(4, 240, 30)) == SeatTotals(6, 60, 20)


# The command


def test_results_come_as_a_table_and_as_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("dice", "--games", "4", "--bots", LOWEST["dice"], LOWEST["dice"], "--jobs", "1")
    code, table, _ = run(capsys, monkeypatch, *words)
    assert code == 0
    assert "Turn order" in table
    assert "How games end" in table
    code, printed, _ = run(capsys, monkeypatch, *words, "--json")
    told = json.loads(printed)
    assert (code, told["games"], told["seed"]) == (0, 4, 1)
    assert told["levels"][LOWEST["dice"]]["won"]["rate"] == 0.5


def test_a_report_is_one_page_that_needs_nothing_else(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ("nights", "--games", "2", "--seats", "2", "--bots", LOWEST["nights"], "--options", "goal=3")
    folder = tmp_path / "new"
    code, _, _ = run(capsys, monkeypatch, *words, "--jobs", "1", "--pack", str(TINY), "--report", str(folder))
    assert code == 0
    page = (folder / "nights.html").read_text("utf-8")
    assert page.count("<svg") > 8
    assert "http" not in page
    for section in (
        "Who wins",
        "The first seat",
        "Lengths",
        "How games end",
        "Points over time",
        "How often",
    ):
        assert f"<h2>{section}</h2>" in page


def test_the_ladder_sets_each_level_against_the_one_below(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, printed, _ = run(capsys, monkeypatch, "--ladder", "dice", "--games", "3", "--jobs", "1", "--json")
    told = json.loads(printed)
    assert code == 0
    assert [one["weaker"] for one in told["ladder"]] == list(own_bot_levels("dice"))[:-1]
    assert [one["stronger"] for one in told["ladder"]] == list(own_bot_levels("dice"))[1:]
    assert all(one["games"] == 4 for one in told["ladder"])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "Name a game"),
        (("dice", "--ladder", "dice"), "Name a game"),
        (("chess",), "chess"),
        (("dice", "--bots", "wizard", "wizard"), "There is no bot “wizard”"),
        (("dice", "--seats", "9"), "is for 2 to 5 players"),
        (
            ("dice", "--bots", LOWEST["dice"], LOWEST["dice"], LOWEST["dice"], "--seats", "2"),
            "3 bots cannot sit",
        ),
        (("dice", "--options", "goal=3"), "cannot be played with these options"),
        (("dice", "--options", "=3"), "is not an option"),
        (("dice", "--games", "0"), "--games"),
        (("dice", "--pack", "nowhere"), "does not use a Book"),
        (("nights", "--pack", "nowhere"), "nowhere"),
        (("--ladder", "dice", "--report", "x"), "--report"),
        (("dice", "--to", "x"), "--to is for what is learned"),
        (("--learn", "dice"), "dice"),
    ],
)
def test_what_is_asked_wrongly_is_refused_in_one_sentence(
    words: tuple[str, ...],
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    code, printed, told = run(capsys, monkeypatch, *words)
    assert (code, printed) == (2, "")
    assert sentence in told
    assert told.count("\n") == 1


def test_a_report_that_cannot_be_written_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "taken").write_text("")
    words = ("dice", "--games", "1", "--bots", LOWEST["dice"], "--jobs", "1")
    code, _, told = run(capsys, monkeypatch, *words, "--report", str(tmp_path / "taken"))
    assert code == 2
    assert "cannot be written" in told


def at_work(process: int) -> int:
    """The number of processes that leave interrupts to this one: its workers and the resource tracker."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    states = [line for child in children for line in Path(f"/proc/{child}/status").read_text().splitlines()]
    ignored = [int(line.split()[1], 16) for line in states if line.startswith("SigIgn")]
    return sum(bool(mask & (1 << signal.SIGINT - 1)) for mask in ignored)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes as Linux shows them")
def test_an_interrupt_ends_everything_without_a_word() -> None:
    words = ["dice", "--games", "100000", "--bots", LOWEST["dice"], "--jobs", "2"]
    # Shells ignore interrupts for background processes, which these tests might be.
    code = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    asked = subprocess.Popen(
        [sys.executable, "-c", code + "from serai.cli import main; main()", "simulate", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        while at_work(asked.pid) < 3 and asked.poll() is None:
            time.sleep(0.05)
        os.killpg(asked.pid, signal.SIGINT)
        printed, told = asked.communicate()
    finally:
        with suppress(ProcessLookupError):
            os.killpg(asked.pid, signal.SIGKILL)
    assert (asked.returncode, printed, told) == (130, "", "")


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="signals are held back as POSIX does")
def test_workers_start_with_interrupts_blocked() -> None:
    code = """
import signal
from functools import partial
from serai.bots.parallel import map_parallel
held_back = map_parallel(partial(signal.pthread_sigmask, signal.SIG_BLOCK), [(), ()], 2)
print(all(signal.SIGINT in signals for signals in held_back))
"""
    asked = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (asked.stdout, asked.stderr) == ("True\n", "")


def test_seats_are_dealt_out_in_turn() -> None:
    assert bot_levels_for_seats("dice", ("a", "b"), 5) == ("a", "b", "a", "b", "a")
    assert bot_levels_for_seats("dice", (), None) == (own_bot_levels("dice")[-1],) * 2
    assert bot_levels_for_seats("nights", ("a",), 1) == ("a",)
    with pytest.raises(Refused):
        bot_levels_for_seats("dice", ("a", "b", "c"), 2)
    with pytest.raises(Refused):  # a list of so many would fill the memory
        bot_levels_for_seats("dice", ("a",), 10**12)


def test_options_are_words_numbers_or_switches() -> None:
    asked = ["goal=12", "one-status", "merchant=false", "first=Ana"]
    assert parse_options(asked) == {"goal": 12, "one-status": True, "merchant": False, "first": "Ana"}


def test_what_the_sage_learns_is_written_down(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "sage_model.json"
    words = ("--learn", "nights", "--games", "4", "--jobs", "1", "--pack", str(TINY), "--json")
    code, printed, _ = run(capsys, monkeypatch, *words, "--to", str(file))
    told = json.loads(printed)
    assert (code, told["games"], told["file"]) == (0, 4, str(file))
    assert json.loads(file.read_text("utf-8"))["pack"] == told["pack"] == Nights.open_pack(TINY)
    code, _, told = run(capsys, monkeypatch, *words, "--to", str(tmp_path / "no" / "folder.json"))
    assert code == 2
    assert "cannot be written" in told


# Plots


@pytest.mark.parametrize(
    "picture",
    [
        column_plot({1: 3, 7: 1}, "turns"),
        column_plot(dict.fromkeys(range(500), 1), "many"),
        column_plot({4: 2}, "one"),
        line_plot({"<a> & b": [0.0, 2.5, 1.0], "c": [1.0]}, "turn"),
        line_plot({"never": []}, "turn"),
        dot_plot([Dot("x", 0.5, 0.4, 0.6, 0.3)], "share", even=0.5),
        dot_plot([], "nothing"),
    ],
)
def test_a_picture_is_well_formed_and_within_its_frame(picture: str) -> None:
    drawn = ElementTree.fromstring(picture)
    width, height = map(float, drawn.attrib["viewBox"].split()[2:])
    for part in drawn.iter():
        for name, value in part.attrib.items():
            if name in ("x", "x1", "x2", "cx"):
                assert 0 <= float(value) <= width
            if name in ("y", "y1", "y2", "cy"):
                assert 0 <= float(value) <= height


def test_every_name_in_a_report_is_escaped() -> None:
    series = dice_series(1)
    results = results_from_counts(series, run_series(series))
    results.options["<b>"] = "&"
    assert "<b>" not in report_page(results)
