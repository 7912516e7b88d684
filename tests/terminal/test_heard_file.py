"""The terminal remembers which tales were heard, in a file of the user (N7.13)."""

from pathlib import Path

import pytest

from nights.test_alternates import BARTER, THORN, alternating_nights
from refusals import refuses
from serai.bots import play_bots
from serai.locales.localizer import find_localizer
from serai.table import Table, game
from serai.terminal.arguments import TerminalArguments
from serai.terminal.heard_file import (
    MOST_COUNT,
    MOST_PACKS,
    MOST_PARTS,
    add_heard_counts,
    delete_heard_file,
    read_heard_counts,
)
from serai.terminal.play import TerminalSession
from serai.terminal.setup import Setup

BOTS = {"Ana": "wanderer", "Bo": "wanderer"}
SETUP = Setup(seats=("Ana", "Bo"), bots=BOTS, options={"goal": 4})


@pytest.fixture
def path(monkeypatch: pytest.MonkeyPatch, own_heard_file: Path) -> Path:
    """The file, and the Nights with cells that have several bases."""
    monkeypatch.setitem(game._registered, "nights", alternating_nights())
    return own_heard_file


def play_evening(*, remember: bool = True, seed: int | None = None) -> Table:
    arguments = TerminalArguments("nights", remember=remember, seed=seed)
    session = TerminalSession(arguments, find_localizer("en", "nights"))
    table = session.open_table(SETUP).table
    play_bots(table)
    session.close()
    return table


def readings(table: Table) -> dict[str, int]:
    told = [str(event.args["paragraph"]) for event in table.all_events() if event.key == "read"]
    return {one: told.count(one) for one in told}


@pytest.mark.rule("N7.13")
def test_an_evening_is_remembered_and_brought_to_the_next(path: Path) -> None:
    first = play_evening()
    assert not first.opening.heard
    assert read_heard_counts(path) == {"tiny-book": readings(first)}
    add_heard_counts(path, "tiny-book", {BARTER: 3, "no/such#tale": 1})
    before = read_heard_counts(path)["tiny-book"]
    second = play_evening()
    counted = alternating_nights().counted_pack_parts()
    assert second.opening.heard == {one: count for one, count in before.items() if one in counted}
    after = read_heard_counts(path)["tiny-book"]
    assert after == {
        one: before.get(one, 0) + readings(second).get(one, 0) for one in {*before, *readings(second)}
    }


@pytest.mark.rule("N7.13")
def test_another_game_on_the_same_evening_knows_what_the_first_has_told(path: Path) -> None:
    session = TerminalSession(TerminalArguments("nights", remember=True), find_localizer("en", "nights"))
    first = session.open_table(SETUP).table
    play_bots(first)
    second = session.open_table(SETUP).table
    counted = alternating_nights().counted_pack_parts()
    assert second.opening.heard == {one: count for one, count in readings(first).items() if one in counted}
    session.close()
    assert read_heard_counts(path) == {"tiny-book": readings(first)}


@pytest.mark.rule("N7.13")
def test_it_can_be_turned_off_and_cleared(path: Path) -> None:
    add_heard_counts(path, "tiny-book", {BARTER: 3})
    assert not play_evening(remember=False).opening.heard
    assert read_heard_counts(path) == {"tiny-book": {BARTER: 3}}
    delete_heard_file()
    assert not path.exists()
    delete_heard_file()


@pytest.mark.rule("N7.13")
def test_a_seed_alone_decides_its_game(path: Path) -> None:
    before = play_evening(seed=5)
    add_heard_counts(path, "tiny-book", {BARTER: 3, THORN: 1})
    assert play_evening(seed=5).record() == before.record()


def test_the_file_is_bounded_and_a_damaged_one_is_replaced(path: Path) -> None:
    add_heard_counts(path, "a", {f"p{number}": 1 for number in range(MOST_PARTS + 3)})
    assert len(read_heard_counts(path)["a"]) == MOST_PARTS
    add_heard_counts(path, "a", {"p9": 5 * MOST_COUNT})
    assert read_heard_counts(path)["a"]["p9"] == MOST_COUNT
    for number in range(MOST_PACKS + 2):
        add_heard_counts(path, f"pack-{number}", {"p": 1})
    assert len(read_heard_counts(path)) == MOST_PACKS
    for damaged in (b"", b"{", b"[1]", b'{"a": {"b": "c"}}', b"\xff", b'{"\xff": {}}'):
        path.write_bytes(damaged)
        assert read_heard_counts(path) == {}
    add_heard_counts(path, "a", {"p": 1})
    assert read_heard_counts(path) == {"a": {"p": 1}}


def test_a_list_that_cannot_be_deleted_is_refused(path: Path) -> None:
    path.mkdir(parents=True)
    with refuses("cannot be written"):
        delete_heard_file()
