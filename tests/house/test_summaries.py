"""A table in a few figures: right, and only what the seat knows."""

from pathlib import Path

import msgspec

from house.guests import Guest
from house.house import house
from house.keeping import changes, room
from nights.laid import TINY_NIGHTS
from refusing import refuses
from serai.games.dice.cards import INHABITANTS
from serai.games.nights.packs import find_world
from serai.house.room import WhatIf
from serai.house.store import Kept, Line
from serai.house.summaries import summary
from serai.table import Table
from serai.table.events import Told
from serai.table.journal import Chosen, Undone


def kept_of(table: Table, *, most: int | None = None, seed: int = 1) -> Kept:
    made = changes(table, most=most, seed=seed)
    rooms = [change.room for change in made if change.room]
    lines = (Line(0, 0.0), *(change.line for change in made))
    return Kept(rooms[-1] if rooms else room(phase="playing"), made[0].opening, lines)


def nights(**options: object) -> Table:
    return Table.new(TINY_NIGHTS, ["Ana", "Bo", "Cleo"], options={"goal": 4, **options}, seed=3)


def test_a_finished_game_of_dice_is_what_its_stacks_say() -> None:
    table = Table.new("dice", ["Ana", "Bo"], seed=4)
    kept = kept_of(table)
    assert table.outcome
    stacks = table.view(None).board.stacks
    for seat, stack in stacks.items():
        told = summary(kept, seat)
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
    took = Told("took", {"seat": "Ana", "card": "elf-run-4", "points": 1})
    lines = [
        Line(0, 0.0),
        Line(1, 0.0, (Chosen("Ana", "stop"),), (Told("stopped", {"seat": "Ana"}),)),
        Line(2, 0.0, (Chosen("Ana", "elf-run-4"),), (took,)),
        Line(3, 0.0, (Chosen("Bo", "keep:"),), (Told("turn", {"seat": "Bo", "rolls": 3}),)),
        Line(4, 0.0, (Undone("Ana", ("Bo",)),), (Told("undone", {"seat": "Ana", "agreed": ["Bo"]}),)),
    ]
    kept = kept_of(Table.new("dice", ["Ana", "Bo"], seed=1), most=1)
    once = msgspec.structs.replace(kept, lines=tuple(lines[:4]))
    undone = msgspec.structs.replace(kept, lines=tuple(lines))
    assert summary(once, "Ana").counts == {"card/elf": 1}
    assert summary(undone, "Ana").counts == {}
    assert summary(undone, "Ana").best == ""


def test_the_pages_that_were_read_are_known_by_their_printed_numbers() -> None:
    table = nights()
    kept = kept_of(table, most=200)
    assert table.opening.pack
    book = find_world(table.opening.pack).book
    read = {str(event.args["paragraph"]) for event in table.events(0, "Ana") if event.key == "read"}
    assert len(read) > 2
    told = summary(kept, "Ana")
    assert told.tales
    assert told.tales.pack == book.manifest.id
    assert told.tales.paragraphs == len(book.paragraphs)
    assert set(told.tales.heard) == {book.paragraphs[each].number for each in read}
    everyone = [summary(kept, seat) for seat in ("Ana", "Bo", "Cleo")]
    assert len({each.tales and each.tales.heard for each in everyone}) == 1, "all hear what is read aloud"
    own = sum(each.counts.get("tales", 0) for each in everyone)
    assert own == sum(event.key == "read" for event in table.events(0, None))
    assert all(any(key.startswith("reaction/") for key in each.counts) for each in everyone)


def test_a_page_that_only_the_reader_has_is_not_heard_yet() -> None:
    table = nights(**{"person-reads": True})
    kept = kept_of(table, most=60)
    whispered = [event for event in table.events(0, "Bo") if event.key == "reading"]
    assert whispered
    cut = next(
        number
        for number, line in enumerate(kept.lines)
        if any(told.key == "reading" for told in line.events)
        and not any(told.key == "read" for before in kept.lines[: number + 1] for told in before.events)
    )
    early = msgspec.structs.replace(kept, lines=kept.lines[: cut + 1])
    for seat in ("Ana", "Bo", "Cleo"):
        told = summary(early, seat)
        assert told.tales
        assert told.tales.heard == ()


def test_no_word_of_a_tale_and_no_secret_is_in_it() -> None:
    table = nights()
    kept = kept_of(table, most=120)
    assert table.opening.pack
    assert table.opening.secret
    book = find_world(table.opening.pack).book
    for seat in ("Ana", "Bo", "Cleo"):
        told = msgspec.json.encode(summary(kept, seat)).decode()
        assert table.opening.secret not in told
        assert "goal" not in told
        assert "target" not in told
        for reference in book.paragraphs:
            assert reference not in told, "ids of paragraphs are words"


def test_a_running_game_counts_as_running() -> None:
    told = summary(kept_of(nights(), most=30), "Ana")
    assert (told.phase, told.ending, told.won) == ("playing", "", False)


def test_a_table_that_began_in_the_middle_says_so() -> None:
    kept = kept_of(Table.new("dice", ["Ana", "Bo"], seed=1), most=3)
    assert not summary(kept, "Ana").staged
    supposed = msgspec.structs.replace(kept.room, what_if=WhatIf("another", 3))
    assert summary(msgspec.structs.replace(kept, room=supposed), "Ana").staged


def test_before_it_begins_there_is_nothing_to_sum_up() -> None:
    with refuses("not begun"):
        summary(Kept(room(), None, (Line(0, 0.0),)), "Ana")


async def test_whoever_has_a_chair_gets_the_figures_of_that_chair(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        opened = await inn.open("nights", "Ana", "Bo", seed=5, options={"goal": 4})
        guests = [await Guest(inn.socket, opened["table"], key).come() for key in opened["chairs"]]
        address = f"/api/tables/{opened['table']}/summary"
        for key, seat in zip(opened["chairs"], ("Ana", "Bo"), strict=True):
            answer = await inn.http.get(address, headers={"Serai-Key": key})
            assert answer.status_code == 200, answer.text
            assert answer.json()["seat"] == seat
            assert answer.json()["players"] == 2
        for key in ("", "nonsense", opened["gallery"], opened["invitation"], opened["host"]):
            answer = await inn.http.get(address, headers={"Serai-Key": key})
            assert answer.status_code == 404
        assert (await inn.http.get("/api/tables/none/summary")).status_code == 404
        for guest in guests:
            await guest.leave()


async def test_the_rules_are_given_out_once_and_known_by_their_mark(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        answer = await inn.http.get("/api/rules/nights/fr")
        shown = answer.json()
        assert shown["rules"]["language"] == "fr"
        assert shown["links"]["statuses"]["married"] == ["N10.17"]
        mark = {"If-None-Match": answer.headers["etag"]}
        assert (await inn.http.get("/api/rules/nights/fr", headers=mark)).status_code == 304
        assert (await inn.http.get("/api/rules/nights/es", headers=mark)).status_code == 200
        assert (await inn.http.get("/api/rules/chess/fr")).status_code == 400
        assert (await inn.http.get("/api/rules/nights/de")).status_code == 400
