"""No view depends on hidden information: goals, the order of decks, unread sections (N17.1).

Two tables that differ only in something hidden are played alike. What they send to a viewer who may not know
it must be identical, byte for byte: during play, after an undo, and in a replay.
"""

from random import Random

import msgspec
import pytest

from nights.table_builder import TINY_NIGHTS, current_decision, make_table, state_of
from serai.book.awards import Death
from serai.book.book import BookParagraph, BookSection
from serai.games.nights.game import Nights, make_game_class
from serai.games.nights.world import World
from serai.table import Table
from table.playing import NAMES, Choice, seen_by, some_choice, take_back, viewers, views

CHOICES = 400
OTHERS = ("Bo", "Cleo", None)


def open_with_goal(goal: str, seed: int) -> Table:
    table = Table.new(TINY_NIGHTS, NAMES[:3], {"goal": 60}, seed=seed)
    for seat, chosen in zip(NAMES[:3], (goal, "goal:30-30", "goal:30-30"), strict=True):
        table.choose(seat, chosen)
    return table


def assert_alike(one: Table, other: Table, eyes: tuple[str | None, ...]) -> None:
    for viewer in eyes:
        assert seen_by(one, viewer) == seen_by(other, viewer), viewer


@pytest.mark.rule("N17.1", "N2.2")
@pytest.mark.parametrize("seed", range(3))
def test_a_goal_changes_nothing_for_others(seed: int) -> None:
    here, there = open_with_goal("goal:45-15", seed), open_with_goal("goal:20-40", seed)
    random = Random(seed)
    for made in range(CHOICES):
        if max(max(hero.destiny, hero.story) for hero in state_of(here).heroes.values()) >= 15:
            break
        seat, option = some_choice(here, random)
        for table in (here, there):
            table.choose(seat, option)
        if random.random() < 0.1 and here.undo_kind(seat):
            assert here.undo_kind(seat) == there.undo_kind(seat)
            for table in (here, there):
                take_back(table, seat)
        if made % 10 == 0:
            assert_alike(here, there, OTHERS)
    assert made > 50
    assert_alike(here, there, OTHERS)
    assert seen_by(here, "Ana") != seen_by(there, "Ana")
    assert_alike(
        Table.replay(here.record(), game=TINY_NIGHTS), Table.replay(there.record(), game=TINY_NIGHTS), OTHERS
    )


@pytest.mark.rule("N17.1")
def test_no_view_and_no_event_of_a_game_that_goes_on_names_a_goal_of_another() -> None:
    table = open_with_goal("goal:43-17", 4)
    random = Random(4)
    for _ in range(60):
        for viewer in viewers(table):
            board = table.view(viewer).board
            assert board.targets == {}
            assert board.target is None if viewer is None else (board.target.destiny in (43, 30))
            assert (b"goal:43-17" in seen_by(table, viewer)) is False
            assert (b'"destiny":43' in seen_by(table, viewer)) == (viewer == "Ana")
        table.choose(*some_choice(table, random))


@pytest.mark.rule("N15.1", "N17.1")
def test_that_a_goal_is_met_is_told_to_nobody_else() -> None:
    ready = {"destiny": 10, "story": 10}
    table = make_table(ready, d6=[1], destiny=["blank"])
    unready = make_table({**ready, "goal": {"destiny": 11, "story": 9}}, d6=[1], destiny=["blank"])
    for one in (table, unready):
        one.choose("Ana", "stay")
        one.choose("Ana", "barter")
    assert current_decision(table).kind == "declare"
    assert table.view("Bo").decision is None
    for one in (table, unready):
        one.choose("Ana", "go-on")
    assert b"go-on" not in seen_by(table, "Bo") + seen_by(table, None)
    for viewer in ("Bo", None):
        told = [table.events(0, viewer), unready.events(0, viewer)]
        assert told[0] == told[1]


@pytest.mark.rule("N17.1")
@pytest.mark.parametrize("seats", [1, 3, 6])
def test_the_order_of_a_deck_is_in_no_view(seats: int) -> None:
    table = Table.new(TINY_NIGHTS, NAMES[:seats], seed=seats)
    random = Random(seats)
    compared, turn = 0, 0
    while table.outcome is None and compared < 30:
        table.choose(*some_choice(table, random))
        if table.position.turn > turn:
            turn = table.position.turn
            position = table.position
            for deck in ("encounter_deck", "treasure_deck", "quest_deck"):
                getattr(position.state, deck).reverse()
            shuffled = Table.resume(table.opening, position, game=TINY_NIGHTS)
            same = Table.resume(table.opening, table.position, game=TINY_NIGHTS)
            assert_alike(shuffled, same, viewers(table))
            compared += 1
    assert compared > 2


def changed_where_unread(read: set[tuple[str, str]]) -> type[Nights]:
    """The tiny Book with different texts and awards in every unread section."""
    book = TINY_NIGHTS.world.book
    lies = {"en": "Not this.", "fr": "Pas ceci.", "es": "Esto no."}

    def section(paragraph: str, one: BookSection) -> BookSection:
        if (paragraph, one.heading.id) in read:
            return one
        return msgspec.structs.replace(one, texts=lies, awards=(Death(),))

    def changed(reference: str, one: BookParagraph) -> BookParagraph:
        if (reference, "") not in read:
            one = msgspec.structs.replace(one, texts=lies, awards=(Death(),) if one.awards else ())
        return msgspec.structs.replace(
            one, sections=tuple(section(reference, inner) for inner in one.sections)
        )

    paragraphs = {reference: changed(reference, one) for reference, one in book.paragraphs.items()}
    return make_game_class(World(msgspec.structs.replace(book, paragraphs=paragraphs)))


def play_some(table: Table, seed: int) -> list[Choice]:
    random = Random(seed)
    made: list[Choice] = []
    while table.outcome is None and len(made) < CHOICES:
        made.append(some_choice(table, random))
        table.choose(*made[-1])
    return made


@pytest.mark.rule("N17.1", "N7.10")
@pytest.mark.parametrize("seed", range(3))
def test_what_nobody_has_read_changes_nothing_for_anybody(seed: int) -> None:
    table = Table.new(TINY_NIGHTS, NAMES[:4], seed=seed)
    choices = play_some(table, seed)
    events = table.all_events()
    read = {(event.args["paragraph"], event.args["section"]) for event in events if event.key == "section"}
    read |= {(event.args["paragraph"], "") for event in events if event.key == "read"}
    game = changed_where_unread(read)
    unread = len([one for page in game.world.paragraphs.values() for one in page.sections]) - len(
        [one for one in read if one[1]]
    )
    assert unread > 5
    original, altered = Table.new(TINY_NIGHTS, NAMES[:4], seed=seed), Table.new(game, NAMES[:4], seed=seed)
    for made, choice in enumerate(choices):
        for one in (original, altered):
            one.choose(*choice)
        if made % 10 == 0:
            assert_alike(original, altered, viewers(table))
    assert_alike(table, altered, viewers(table))
    assert altered.position == table.position
    assert_alike(Table.replay(altered.record(), game=game), table, viewers(table))


@pytest.mark.rule("N17.1", "N7.7")
def test_headings_are_told_without_their_texts_also_after_a_choice_is_taken_back() -> None:
    ana = {"skills": {"storytelling": "talent", "quick-thinking": "talent"}}
    table = make_table(ana, d6=[1], destiny=["blank"])
    for option in ("stay", "barter"):
        table.choose("Ana", option)
    before = [msgspec.structs.replace(view, events=0) for view in views(table)]
    page = TINY_NIGHTS.world.book.paragraphs["merchant/barter#two-liars"]
    sections = [text[:30].encode() for section in page.sections for text in section.texts.values()]
    assert len(sections) == 9
    for viewer in viewers(table):
        assert not [text for text in sections if text in seen_by(table, viewer)]
    table.choose("Ana", "storytelling")
    take_back(table, "Ana")
    assert current_decision(table).options == ("no-skill", "storytelling", "quick-thinking")
    assert [msgspec.structs.replace(view, events=0) for view in views(table)] == before
