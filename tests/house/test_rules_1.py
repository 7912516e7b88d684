"""A house of before the rules of the Nights were corrected: its tables go on, and its games can be read.

`rules_1` is what such a house kept: two tables of the Nights in mid-game, one that is over, two of King of
Dice, and the tiny Book of that day on its shelf. Nothing here writes it anew.
"""

import gzip
import shutil
from pathlib import Path
from random import Random

import pytest

from house.guests import Guest
from house.house import House, house
from refusing import refuses
from serai.games.nights.game import Nights
from serai.house.doctor import doctor, examine
from serai.house.store import Kept
from serai.house.store.sqlite import SqliteStore
from serai.locales.texts import LANGUAGES, Language, texts
from serai.table import Parted, Refused, Table, read_record

FOLDER = Path(__file__).parent / "rules_1"
OLD_RECORD = Path(__file__).parents[1] / "nights" / "rules-1.jsonl"
SEATS = ("Ana", "Bo")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    shutil.copytree(FOLDER / "books", tmp_path / "books")
    (tmp_path / "serai.db").write_bytes(gzip.decompress((FOLDER / "serai.db.gz").read_bytes()))
    return tmp_path


def key(table: str, seat: str) -> str:
    return (f"{table}-{seat.lower()}-" + "k" * 32)[:32]


async def kept(home: Path, table: str) -> Kept:
    store = await SqliteStore.open_home(home)
    found = await store.read(table)
    await store.close()
    assert found
    return found


def keys_told(found: Kept, seat: str) -> list[str]:
    """The keys of what a seat was told, by the lines on the disk."""
    return [one.key for line in found.lines for one in line.events if one.seats is None or seat in one.seats]


async def come(inn: House, table: str) -> list[Guest]:
    return [await Guest(inn.socket, table, key(table, seat)).come() for seat in SEATS]


def assert_begins_with(guest: Guest, told: list[str]) -> None:
    """What a guest hears of the end of a long log is what was told, and then perhaps more."""
    assert guest.first < len(told)
    heard = guest.keys_of_log()
    assert heard[: len(told) - guest.first] == told[guest.first :]


def numbered(guest: Guest) -> dict[int, str]:
    return dict(enumerate(guest.keys_of_log(), guest.first))


async def play_on(guests: list[Guest], choices: int) -> None:
    """Lets whoever is asked choose by chance."""
    random = Random(1)
    for _ in range(choices):
        for guest in guests:
            await guest.done("ping")
        asked = [guest for guest in guests if guest.is_asked]
        if not asked:
            return
        await asked[0].play(random, 1)


@pytest.mark.parametrize("table", ["nights-running", "nights-begun"])
async def test_a_table_of_the_nights_goes_on_from_its_last_position_and_the_log_says_so(
    home: Path, table: str
) -> None:
    before = await kept(home, table)
    async with house(home) as inn:
        guests = await come(inn, table)
        for seat, guest in zip(SEATS, guests, strict=True):
            assert_begins_with(guest, [*keys_told(before, seat), "rules-changed"])
        assert any(guest.is_asked for guest in guests)
        turn = guests[0].view["turn"]
        await play_on(guests, 40)
        assert guests[0].view["turn"] > turn
        logs = [numbered(guest) for guest in guests]
    after = await kept(home, table)
    assert keys_told(after, "Ana").count("rules-changed") == 1
    async with house(home) as inn:  # and again, now under the rules it goes on with
        guests = await come(inn, table)
        for log, guest in zip(logs, guests, strict=True):
            assert numbered(guest).items() <= log.items()
            await guest.leave()
    assert await kept(home, table) == after


async def test_a_finished_table_of_the_nights_is_read_as_it_was_told(home: Path) -> None:
    before = await kept(home, "nights-over")
    async with house(home) as inn:
        (ana, bo) = await come(inn, "nights-over")
        assert_begins_with(ana, keys_told(before, "Ana"))
        assert ana.view["outcome"]["ending"]
        assert ana.told("won")[0]["seats"] == ana.view["outcome"]["winners"]
        headers = {"Serai-Key": key("nights-over", "Ana")}
        record = await inn.http.get("/api/tables/nights-over/record", headers=headers)
        assert record.status_code == 200
        assert record.content == OLD_RECORD.read_bytes()
        await ana.leave()
        await bo.leave()
    assert await kept(home, "nights-over") == before, "what is over is only looked at"


@pytest.mark.parametrize("table", ["dice-running", "dice-over"])
async def test_tables_of_king_of_dice_know_nothing_of_it(home: Path, table: str) -> None:
    before = await kept(home, table)
    async with house(home) as inn:
        guests = await come(inn, table)
        assert_begins_with(guests[0], keys_told(before, "Ana"))
        await play_on(guests, 200)
        assert guests[0].over
        assert "rules-changed" not in guests[0].keys_of_log()
        for guest in guests:
            await guest.leave()


def test_the_doctor_finds_nothing_wrong_and_says_which_games_go_on_under_other_rules(home: Path) -> None:
    report = examine(home / "serai.db")
    assert report.tables == 5
    assert report.findings == []
    assert {note.table: note.key for note in report.notes} == {
        "nights-running": "doctor-goes-on",
        "nights-begun": "doctor-goes-on",
        "nights-over": "doctor-stays-readable",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_doctor_does_not_cry_wolf(
    home: Path, language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    assert doctor(home / "serai.db", as_json=False, lang=language)
    _, sound, noted, *notes = capsys.readouterr().out.splitlines()
    assert sound == texts(language, "house").say("doctor-sound")
    assert "3" in noted
    assert len(notes) == 3
    assert all("{" not in note for note in notes)


def test_the_doctor_warns_of_a_game_that_cannot_go_on(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise Refused("It has another shape.")

    monkeypatch.setattr(Nights, "check", refuse)
    found = {finding.table: finding.key for finding in examine(home / "serai.db").findings}
    assert found["nights-running"] == found["nights-over"] == "doctor-cannot-go-on"


def test_an_old_record_is_read_and_says_where_the_rules_part(home: Path) -> None:
    Nights.look_on(home / "books")
    found = read_record(OLD_RECORD.read_bytes(), OLD_RECORD.name)
    assert found.cut is None
    assert found.record.opening.rules == 1
    with refuses(
        r"in turn 37, the game leaves its record: it was played under rules 1, and these are rules 2", Parted
    ) as parted:
        Table.replay(found.record)
    assert parted.value.entry == 187
    assert Table.replay(found.record, choices=140).position.turn == 35
