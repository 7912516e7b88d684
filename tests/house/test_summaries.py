"""The statistics of a table: correct, and only what the seat knows."""

from pathlib import Path

import msgspec

from house.clients import Client
from house.house import start_house
from house.stored_games import changes, room
from nights.table_builder import TINY_NIGHTS
from refusals import refuses
from serai.games.dice.cards import INHABITANTS
from serai.games.nights.packs import find_world_by_digest
from serai.house.room import WhatIf
from serai.house.store import LogEntry, StoredTable
from serai.house.summaries import make_summary
from serai.table import Table
from serai.table.events import AddressedEvent
from serai.table.journal import Chosen, Undone


def stored_table_of(table: Table, *, most: int | None = None, seed: int = 1) -> StoredTable:
    made = changes(table, most=most, seed=seed)
    rooms = [change.room for change in made if change.room]
    lines = (LogEntry(0, 0.0), *(change.line for change in made))
    return StoredTable(rooms[-1] if rooms else room(phase="playing"), made[0].opening, lines)


def nights(**options: object) -> Table:
    return Table.new(TINY_NIGHTS, ["Ana", "Bo", "Cleo"], options={"goal": 4, **options}, seed=3)


def test_a_finished_game_of_dice_is_what_its_stacks_say() -> None:
    table = Table.new("dice", ["Ana", "Bo"], seed=4)
    stored = stored_table_of(table)
    assert table.outcome
    stacks = table.view(None).board.stacks
    for seat, stack in stacks.items():
        told = make_summary(stored, seat)
        assert (told.game, told.seat, told.phase, told.players) == ("dice", seat, "over", 2)
        assert told.ending == table.outcome.ending
        assert told.won == (seat in table.outcome.winners)
        cards = [card for card in stack if card in INHABITANTS and INHABITANTS[card].kind != "dragon"]
        kept_cards = {key: count for key, count in told.counts.items() if key.startswith("card/")}
        kept_cards.pop("card/dragon", 0)
        assert sum(kept_cards.values()) == len(cards)
        assert told.counts.get("penalties", 0) == sum(card.startswith("penalty") for card in stack)
        received = sum(card in INHABITANTS and INHABITANTS[card].kind == "dragon" for card in stack)
        assert told.counts.get("dragons-received", 0) == received
        assert INHABITANTS[told.best].points == max(INHABITANTS[card].points for card in cards)
        assert told.tales is None


def test_what_is_taken_back_does_not_count() -> None:
    took = AddressedEvent("took", {"seat": "Ana", "card": "elf-run-4", "points": 1})
    lines = [
        LogEntry(0, 0.0),
        LogEntry(1, 0.0, (Chosen("Ana", "stop"),), (AddressedEvent("stopped", {"seat": "Ana"}),)),
        LogEntry(2, 0.0, (Chosen("Ana", "elf-run-4"),), (took,)),
        LogEntry(3, 0.0, (Chosen("Bo", "keep:"),), (AddressedEvent("turn", {"seat": "Bo", "rolls": 3}),)),
        LogEntry(
            4, 0.0, (Undone("Ana", ("Bo",)),), (AddressedEvent("undone", {"seat": "Ana", "agreed": ["Bo"]}),)
        ),
    ]
    stored = stored_table_of(Table.new("dice", ["Ana", "Bo"], seed=1), most=1)
    once = msgspec.structs.replace(stored, lines=tuple(lines[:4]))
    undone = msgspec.structs.replace(stored, lines=tuple(lines))
    assert make_summary(once, "Ana").counts == {"card/elf": 1}
    assert make_summary(undone, "Ana").counts == {}
    assert make_summary(undone, "Ana").best == ""


def test_undoing_simultaneous_answers_leaves_earlier_choices_alone() -> None:
    took = AddressedEvent("took", {"seat": "Bo", "card": "elf-run-4", "points": 1})
    chosen = AddressedEvent("chosen", {"seat": "Ana"}), AddressedEvent("chosen", {"seat": "Bo"})
    lines = [
        LogEntry(0, 0.0),
        LogEntry(1, 0.0, (Chosen("Bo", "elf-run-4"),), (took,)),
        LogEntry(2, 0.0, (Chosen("Ana", "a"),), chosen[:1]),
        LogEntry(3, 0.0, (Chosen("Bo", "b"),), chosen[1:]),
        LogEntry(4, 0.0, (Undone("Ana"),), (AddressedEvent("undone", {"seat": "Ana"}),)),
        LogEntry(5, 0.0, (Undone("Bo"),), (AddressedEvent("undone", {"seat": "Bo"}),)),
    ]
    stored = stored_table_of(Table.new("dice", ["Ana", "Bo"], seed=1), most=1)
    undone = msgspec.structs.replace(stored, lines=tuple(lines))
    assert make_summary(undone, "Bo").counts == {"card/elf": 1}


def test_a_turn_played_again_after_a_change_of_the_rules_counts_once() -> None:
    turn = AddressedEvent("turn", {"seat": "Ana", "rolls": 3})
    took = AddressedEvent("took", {"seat": "Ana", "card": "elf-run-4", "points": 1})
    lines = [
        LogEntry(0, 0.0, (), (turn,)),
        LogEntry(1, 0.0, (Chosen("Ana", "elf-run-4"),), (took,)),
        LogEntry(2, 0.0, (), (AddressedEvent("rules-changed", {}),)),
        LogEntry(3, 0.0, (), (turn,)),
        LogEntry(4, 0.0, (Chosen("Ana", "elf-run-4"),), (took,)),
    ]
    stored = stored_table_of(Table.new("dice", ["Ana", "Bo"], seed=1), most=1)
    told = make_summary(msgspec.structs.replace(stored, lines=tuple(lines)), "Ana")
    assert (told.turns, told.counts) == (1, {"card/elf": 1})


def test_the_pages_that_were_read_are_known_by_their_printed_numbers() -> None:
    table = nights()
    stored = stored_table_of(table, most=200)
    assert table.opening.pack
    book = find_world_by_digest(table.opening.pack).book
    read = {str(event.args["paragraph"]) for event in table.events(0, "Ana") if event.key == "read"}
    assert len(read) > 2
    told = make_summary(stored, "Ana")
    assert told.tales
    assert told.tales.pack == book.manifest.id
    assert told.tales.paragraphs == len(book.paragraphs)
    assert set(told.tales.heard) == {book.paragraphs[each].number for each in read}
    everyone = [make_summary(stored, seat) for seat in ("Ana", "Bo", "Cleo")]
    assert len({each.tales and each.tales.heard for each in everyone}) == 1, "all hear what is read aloud"
    own = sum(each.counts.get("tales", 0) for each in everyone)
    assert own == sum(event.key == "read" for event in table.events(0, None))
    assert all(any(key.startswith("reaction/") for key in each.counts) for each in everyone)


def test_a_page_that_only_the_reader_has_is_not_heard_yet() -> None:
    table = nights(**{"person-reads": True})
    stored = stored_table_of(table, most=60)
    whispered = [event for event in table.events(0, "Bo") if event.key == "reading"]
    assert whispered
    cut = next(
        number
        for number, line in enumerate(stored.lines)
        if any(told.key == "reading" for told in line.events)
        and not any(told.key == "read" for before in stored.lines[: number + 1] for told in before.events)
    )
    early = msgspec.structs.replace(stored, lines=stored.lines[: cut + 1])
    for seat in ("Ana", "Bo", "Cleo"):
        told = make_summary(early, seat)
        assert told.tales
        assert told.tales.heard == ()


def test_no_word_of_a_tale_and_no_secret_is_in_it() -> None:
    table = nights()
    stored = stored_table_of(table, most=120)
    assert table.opening.pack
    assert table.opening.secret
    book = find_world_by_digest(table.opening.pack).book
    for seat in ("Ana", "Bo", "Cleo"):
        told = msgspec.json.encode(make_summary(stored, seat)).decode()
        assert table.opening.secret not in told
        assert "goal" not in told
        assert "target" not in told
        for reference in book.paragraphs:
            assert reference not in told, "ids of paragraphs are words"


def test_a_running_game_counts_as_running() -> None:
    told = make_summary(stored_table_of(nights(), most=30), "Ana")
    assert (told.phase, told.ending, told.won) == ("playing", "", False)


def test_a_table_that_began_in_the_middle_says_so() -> None:
    stored = stored_table_of(Table.new("dice", ["Ana", "Bo"], seed=1), most=3)
    assert not make_summary(stored, "Ana").staged
    supposed = msgspec.structs.replace(stored.room, what_if=WhatIf("another", 3))
    assert make_summary(msgspec.structs.replace(stored, room=supposed), "Ana").staged


def test_before_it_begins_there_is_nothing_to_sum_up() -> None:
    with refuses("not started"):
        make_summary(StoredTable(room(), None, (LogEntry(0, 0.0),)), "Ana")


async def test_whoever_has_a_chair_gets_the_figures_of_that_chair(tmp_path: Path) -> None:
    async with start_house(tmp_path) as house:
        opened = await house.open("nights", "Ana", "Bo", seed=5, options={"goal": 4})
        clients = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
        address = f"/api/tables/{opened['table']}/summary"
        for key, seat in zip(opened["chairs"], ("Ana", "Bo"), strict=True):
            answer = await house.http.get(address, headers={"Serai-Key": key})
            assert answer.status_code == 200, answer.text
            assert answer.json()["seat"] == seat
            assert answer.json()["players"] == 2
        for key in ("", "nonsense", opened["gallery"], opened["invitation"], opened["host"]):
            answer = await house.http.get(address, headers={"Serai-Key": key})
            assert answer.status_code == 404
        assert (await house.http.get("/api/tables/none/summary")).status_code == 404
        for client in clients:
            await client.leave()


async def test_the_rules_are_given_out_once_and_known_by_their_mark(tmp_path: Path) -> None:
    async with start_house(tmp_path) as house:
        answer = await house.http.get("/api/rules/nights/fr")
        shown = answer.json()
        assert shown["rules"]["language"] == "fr"
        assert shown["links"]["statuses"]["married"] == ["N10.17"]
        mark = {"If-None-Match": answer.headers["etag"]}
        assert (await house.http.get("/api/rules/nights/fr", headers=mark)).status_code == 304
        assert (await house.http.get("/api/rules/nights/es", headers=mark)).status_code == 200
        assert (await house.http.get("/api/rules/chess/fr")).status_code == 400
        assert (await house.http.get("/api/rules/nights/de")).status_code == 400
