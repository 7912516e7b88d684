"""Tables stored before the rules of the Nights were corrected can be resumed and read.

`rules_1` is such a home folder: two running tables of the Nights and a finished one, two of King of Dice, and
the tiny Book of that time. No test regenerates it.
"""

import gzip
import shutil
from pathlib import Path
from random import Random

import pytest

from house.clients import Client
from house.house import House, start_house
from refusals import refuses
from serai.games.nights.game import Nights
from serai.house.doctor import examine_database, examine_database_and_print_report
from serai.house.store import StoredTable
from serai.house.store.sqlite import SqliteStore
from serai.locales.texts import LANGUAGES, Language, find_texts
from serai.table import Refused, ReplayDiverged, Table, read_record

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


async def stored(home: Path, table: str) -> StoredTable:
    store = await SqliteStore.open_home(home)
    found = await store.read_table(table)
    await store.close()
    assert found
    return found


def keys_told(found: StoredTable, seat: str) -> list[str]:
    """The keys of a seat's events in the stored log."""
    return [one.key for line in found.lines for one in line.events if one.seats is None or seat in one.seats]


async def come(house: House, table: str) -> list[Client]:
    return [await Client(house.socket, table, key(table, seat)).come() for seat in SEATS]


def assert_begins_with(client: Client, told: list[str]) -> None:
    """Checks that a client's log ends like the stored one, or continues it."""
    assert client.first < len(told)
    heard = client.keys_of_log()
    assert heard[: len(told) - client.first] == told[client.first :]


def numbered(client: Client) -> dict[int, str]:
    return dict(enumerate(client.keys_of_log(), client.first))


async def play_on(clients: list[Client], choices: int) -> None:
    """Lets each player who is asked choose at random."""
    random = Random(1)
    for _ in range(choices):
        for client in clients:
            await client.done("ping")
        asked = [client for client in clients if client.is_asked]
        if not asked:
            return
        await asked[0].play(random, 1)


@pytest.mark.parametrize("table", ["nights-running", "nights-begun"])
async def test_a_table_of_the_nights_goes_on_from_its_last_position_and_the_log_says_so(
    home: Path, table: str
) -> None:
    before = await stored(home, table)
    async with start_house(home) as house:
        clients = await come(house, table)
        for seat, client in zip(SEATS, clients, strict=True):
            assert_begins_with(client, [*keys_told(before, seat), "rules-changed"])
        assert any(client.is_asked for client in clients)
        turn = clients[0].view["turn"]
        await play_on(clients, 40)
        assert clients[0].view["turn"] > turn
        logs = [numbered(client) for client in clients]
    after = await stored(home, table)
    assert keys_told(after, "Ana").count("rules-changed") == 1
    async with start_house(home) as house:  # and again, now under the rules it resumed with
        clients = await come(house, table)
        for log, client in zip(logs, clients, strict=True):
            assert numbered(client).items() <= log.items()
            await client.leave()
    assert await stored(home, table) == after


async def test_a_finished_table_of_the_nights_is_read_as_it_was_told(home: Path) -> None:
    before = await stored(home, "nights-over")
    async with start_house(home) as house:
        (ana, bo) = await come(house, "nights-over")
        assert_begins_with(ana, keys_told(before, "Ana"))
        assert ana.view["outcome"]["ending"]
        assert ana.told("won")[0]["seats"] == ana.view["outcome"]["winners"]
        headers = {"Serai-Key": key("nights-over", "Ana")}
        record = await house.http.get("/api/tables/nights-over/record", headers=headers)
        assert record.status_code == 200
        assert record.content == OLD_RECORD.read_bytes()
        await ana.leave()
        await bo.leave()
    assert await stored(home, "nights-over") == before, "what is over is only looked at"


@pytest.mark.parametrize("table", ["dice-running", "dice-over"])
async def test_tables_of_king_of_dice_know_nothing_of_it(home: Path, table: str) -> None:
    before = await stored(home, table)
    async with start_house(home) as house:
        clients = await come(house, table)
        assert_begins_with(clients[0], keys_told(before, "Ana"))
        await play_on(clients, 200)
        assert clients[0].over
        assert "rules-changed" not in clients[0].keys_of_log()
        for client in clients:
            await client.leave()


def test_the_doctor_finds_nothing_wrong_and_says_which_games_go_on_under_other_rules(home: Path) -> None:
    report = examine_database(home / "serai.db")
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
    assert examine_database_and_print_report(home / "serai.db", as_json=False, lang=language)
    _, sound, noted, *notes = capsys.readouterr().out.splitlines()
    assert sound == find_texts(language, "house").say("doctor-sound")
    assert "3" in noted
    assert len(notes) == 3
    assert all("{" not in note for note in notes)


def test_the_doctor_warns_of_a_game_that_cannot_go_on(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise Refused("It has another shape.")

    monkeypatch.setattr(Nights, "check_state", refuse)
    found = {finding.table: finding.key for finding in examine_database(home / "serai.db").findings}
    assert found["nights-running"] == found["nights-over"] == "doctor-cannot-go-on"


def test_an_old_record_is_read_and_says_where_the_rules_part(home: Path) -> None:
    Nights.add_pack_folder(home / "books")
    found = read_record(OLD_RECORD.read_bytes(), OLD_RECORD.name)
    assert found.cut is None
    assert found.record.opening.rules == 1
    with refuses(
        r"in turn 37, the replayed game differs from the saved one: "
        r"it was played with rules 1, and these are rules 2",
        ReplayDiverged,
    ) as parted:
        Table.replay(found.record)
    assert parted.value.entry == 187
    assert Table.replay(found.record, choices=140).position.turn == 35
