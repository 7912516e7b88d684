"""The Nights in full screen, played by keys alone."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from textual.color import Color

from book.tiny import copy_of_tiny, edit
from nights.effect_pack import EVERY_WORD
from nights.table_builder import make_table
from serai.games.nights.decision_kinds import QUESTIONS
from serai.games.nights.decision_subject import concerned_seat
from serai.games.nights.game import Nights
from serai.games.nights.locales.choices import is_shown_as_list, labelled_choices
from serai.games.nights.locales.pages import Page, passage_kind_of_event
from serai.games.nights.terminal.app import NightsApp
from serai.games.nights.terminal.screens.end import NightsEndScreen
from serai.games.nights.terminal.screens.handover import HandoverScreen
from serai.games.nights.terminal.screens.setup import NightsSetupScreen
from serai.games.nights.terminal.screens.table import NightsTableScreen
from serai.games.nights.terminal.secrets import is_secret
from serai.games.nights.terminal.themes import THEMES
from serai.games.nights.terminal.widgets.prompt import NightsPrompt
from serai.locales.localizer import names_by_seat
from serai.locales.rendered_text import Passage
from serai.locales.texts import LANGUAGES
from serai.table import Event, Table
from serai.table.record import Record
from serai.terminal.setup import default_setup
from terminal.nights_keyboard import (
    FOUR,
    LARGE,
    PACK,
    SMALL,
    app_of,
    asked,
    choose,
    come_to_a_question,
    lines_of,
    new_table,
    open_table,
    pick,
    press,
    shown,
    words_on,
)

# A whole game


@pytest.mark.parametrize(
    ("language", "size", "seats", "bots", "options"),
    [
        ("en", SMALL, FOUR, (), {"goal": 4}),
        ("fr", LARGE, ("Ana", "Bo", "Cem"), ("Cem",), {"goal": 4, "storytelling": True}),
        ("es", SMALL, ("Ana", "Bo"), (), {"goal": 3, "person_reads": True, "random_skills": True}),
    ],
)
async def test_people_play_to_the_end_by_keys(
    language: str, size: tuple[int, int], seats: tuple[str, ...], bots: tuple[str, ...], options: Any
) -> None:
    table = new_table(seats, bots, seed=4, **options)
    app = app_of(table, language)
    dice = random.Random(1)
    async with app.run_test(size=size) as pilot:
        while (decision := await come_to_a_question(pilot, app)) is not None:
            question = app.nights_texts.sentences.question_text(
                decision, {}, table.view(None).board.heroes[concerned_seat(decision)].sex
            )
            assert question in str(app.screen.query_one(NightsPrompt).content)
            assert not {*"{}"} & {*shown(app)}
            await choose(pilot, app, table, pick(decision, dice))
        assert isinstance(app.screen, NightsEndScreen)
        assert table.outcome is not None
        assert all(winner in shown(app) for winner in table.outcome.winners)


# Every question


RARE = {"may-lose", "lose-skill", "quest-place", "treasure"}
"""Questions so rare in games that only their texts are tested, with the language tests."""


def beginnings() -> Iterator[Table]:
    """Games for one and for three, and tables at which Ana has some of all the cards."""
    for seed in range(24):
        seats = ("Ana", "Bo", "Cem") if seed % 4 else ("Ana",)
        yield Table.new(EVERY_WORD, seats, {"storytelling": True, "person-reads": seed % 2 == 0}, seed=seed)
    yield make_table({"destiny": 20, "story": 20, "goal": {"destiny": 10, "story": 10}})
    treasures, quests = list(EVERY_WORD.world.treasures), list(EVERY_WORD.world.quests)
    ill = {"hero": "sindbad", "statuses": ["wounded", "lost"], "wealth": "rich"}
    for number in range(0, max(len(treasures), len(quests)), 2):
        ana = {
            "treasures": treasures[number : number + 3],
            "skills": {"piety": "talent", "scholarship": "talent"},
        }
        for statuses in ([], ["married"], ["accursed"], ["scorned"]):
            quest = {"quest": quests[number // 2 % len(quests)]}
            yield make_table({**ana, **quest, "statuses": statuses}, ill, game=EVERY_WORD, encounter=())


@cache
def moments() -> dict[str, Record]:
    """A table at the first moment of each kind of question, if possible one with several answers."""
    found: dict[str, Record] = {}
    single: set[str] = set()
    for seed, table in enumerate(beginnings()):
        dice = random.Random(seed)
        for _ in range(250 if seed < 25 else 60):
            if table.outcome is not None:
                break
            decision = table.decisions[table.waiting[0]]
            several = len(decision.options) > 1
            if decision.kind not in found or (several and decision.kind in single):
                found[decision.kind] = table.record()
                (single.discard if several else single.add)(decision.kind)
            table.choose(decision.seat, pick(decision, dice))
        if len(found) == len(QUESTIONS):
            break
    return found


KINDS = sorted(QUESTIONS.keys() - RARE)


@pytest.mark.parametrize(("kind", "language"), zip(KINDS, cycle(LANGUAGES), strict=False))
async def test_a_question_of_each_kind_can_be_read_and_answered(kind: str, language: str) -> None:
    table = Table.replay(moments()[kind])
    app = app_of(table, language)
    async with app.run_test(size=SMALL) as pilot:
        decision = await come_to_a_question(pilot, app)
        assert decision is not None
        assert decision.kind == kind
        choices = labelled_choices(decision, table.view(None).board, names_by_seat(table), app.nights_texts)
        assert sorted(choice.option for choice in choices) == sorted(decision.options)
        seen = words_on(app)
        for choice in choices[:1] if is_shown_as_list(decision) else choices:
            assert " ".join(choice.label.split()) in seen, choice
        before = len(table.journal)
        await choose(pilot, app, table, choices[-1].option)
        assert len(table.journal) > before


# Secrets


async def test_a_goal_is_covered_before_and_after() -> None:
    table = new_table(("Ana", "Bo"))
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot)
        assert isinstance(app.screen, HandoverScreen)
        assert "Pass the keyboard to Ana" in shown(app)
        assert "story points" not in shown(app)
        await press(pilot, "enter", "1", "2", "enter")
        assert isinstance(app.screen, HandoverScreen)
        assert "Pass the keyboard to Bo" in shown(app)
        assert "12" not in shown(app)
        await press(pilot, "enter")
        assert "0 destiny points, 20 story points" in shown(app), "what Ana typed narrows nothing for Bo"
        await press(pilot, "7", "enter")
        assert [table.view(seat).board.target.destiny for seat in ("Ana", "Bo")] == [12, 7]


async def test_one_person_alone_needs_no_cover() -> None:
    app = app_of(new_table(("Ana", "Bo"), ("Bo",)))
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot)
        assert asked(app) is not None


async def test_only_the_reader_sees_an_unread_page() -> None:
    table = make_table(options={"person-reads": True}, d6=[1], destiny=["blank"])
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "1", "6")
        assert isinstance(app.screen, HandoverScreen)
        assert "camel" not in shown(app)
        await press(pilot, "enter")
        assert "Only you can see this page." in shown(app)
        assert "camel" in shown(app)
        await press(pilot, "enter")
        assert "turn the page" in shown(app), "the others hear it before the Reader goes on"
        await press(pilot, "enter")
        assert isinstance(app.screen, HandoverScreen), "the section, too, is the Reader's first"
        await press(pilot, "enter")
        assert "You sit. It wakes." in words_on(app)


async def test_only_who_names_a_number_sees_where_each_leads() -> None:
    table = make_table({"statuses": ["accursed"]}, {"hero": "sindbad"}, d6=[1])
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "1")
        assert isinstance(app.screen, HandoverScreen)
        assert "merchant" not in shown(app)
        await press(pilot, "enter")
        decision = asked(app)
        assert decision is not None
        assert decision.seat == "Bo"
        assert is_secret(decision)
        assert "an old merchant" in shown(app)


async def test_the_own_goal_is_shown_behind_a_cover() -> None:
    table = make_table({"goal": {"destiny": 13, "story": 7}})
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "g")
        assert isinstance(app.screen, HandoverScreen)
        await press(pilot, "enter")
        assert "13 destiny points and 7 story points" in words_on(app)
        await press(pilot, "escape")
        assert "13 destiny" not in shown(app)


# The tale


async def test_a_page_is_justified_numbered_and_illuminated() -> None:
    table = make_table(d6=[1], destiny=["blank"])
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "1", "6")
        read = next(event for event in table.events(0, None) if event.key == "read")
        number = app.nights_texts.phrases.book.paragraphs[str(read.args["paragraph"])].number
        assert f"─────── ✦ {number} ✦ ───────" in shown(app)
        assert "he old merchant gives you the seat of honour" in words_on(app)
        assert max(len(line.strip()) for line in lines_of(app) if "camel" in line) <= 66


async def test_a_page_stays_until_it_is_turned() -> None:
    table = make_table(d6=[1], destiny=["blank"], options={"goal": 20})
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "1", "6")
        assert asked(app) is None
        assert table.decisions["Bo"].kind == "move", "the game has gone on, the page has not"
        assert "You sit. It wakes." in words_on(app)
        assert "Ana’s turn" in shown(app)
        assert "read on" in shown(app), "the page is longer than the leaf"
        await press(pilot, "enter")
        assert "turn the page" in shown(app)
        await press(pilot, "enter")
        assert "Bo, where do you go?" in shown(app)


@pytest.mark.parametrize("time", ["morning", "noon", "night"])
async def test_the_time_of_day_changes_the_colours(time: str) -> None:
    app = app_of(make_table(world={"time": time}))
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot)
        assert app.theme == f"daylit-{time}"
        await press(pilot, "t")
        assert app.theme == f"lamplit-{time}"


def contrasts() -> Iterator[tuple[str, str, str, float]]:
    for name, theme in THEMES.items():
        colours = theme.variables
        pairs = [(text, paper) for paper in ("paper", "leaf", "rim") for text in ("ink", "gold")]
        pairs += [(text, paper) for paper in ("paper", "leaf") for text in ("quiet", "accent", "rose")]
        pairs += [("gold-text", "gold"), ("initial-text", "initial")]
        for text, paper in pairs:
            light, dark = sorted((luminance(colours[text]), luminance(colours[paper])), reverse=True)
            yield name, text, paper, (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [part / 255 for part in Color.parse(colour).rgb]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_every_text_can_be_read_at_every_hour() -> None:
    too_faint = [(name, text, paper) for name, text, paper, ratio in contrasts() if ratio < 4.5]
    assert not too_faint


# The map, the heroes, and everything else that can be looked up


async def test_the_map_is_a_list_with_ways_people_and_marks() -> None:
    table = make_table(
        {"quest": "dream-of-riches"},
        {"hero": "sindbad", "space": "basra", "statuses": ["married"]},
    )
    app = app_of(table)
    async with app.run_test(size=LARGE) as pilot:
        await press(pilot)
        seen = shown(app)
        assert "One space away" in seen
        assert "Bo is there" in seen
        assert "⌂ Zaila" in seen
        assert "1 by land, 1 by sea" in seen
        assert "mountain, number 3, one space by land" in seen


async def test_typing_narrows_the_map_and_enter_goes_there() -> None:
    table = make_table()
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "slash", "z", "a", "g")
        assert "the Zagros" in shown(app)
        assert "Damascus" not in shown(app)
        await press(pilot, "enter")
        assert table.view(None).board.heroes["Ana"].space == "zagros"


async def test_a_search_that_finds_nothing_says_so() -> None:
    app = app_of(make_table())
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "slash", "x", "x")
        assert "Nothing with that name." in shown(app)
        await press(pilot, "escape")
        assert "Nothing here" not in shown(app)
        assert "Damascus" in shown(app)


@pytest.mark.parametrize("key", ["down", "tab", "slash"])
async def test_what_was_said_about_a_key_is_over_with_the_next(key: str) -> None:
    app = app_of(make_table())
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter")
        assert "First select a line" in shown(app)
        await press(pilot, key)
        assert "First select a line" not in shown(app)


@pytest.mark.parametrize(("key", "title"), [("m", "The map"), ("h", "The heroes")])
async def test_the_key_that_opens_a_list_closes_it(key: str, title: str) -> None:
    app = app_of(make_table())
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, key)
        assert title in shown(app)
        await press(pilot, key)
        assert title not in shown(app)


async def test_what_the_leaf_cannot_hold_is_read_with_enter_while_a_question_waits() -> None:
    table = make_table({"statuses": ["determined"]}, d6=[1], destiny=["blank"])
    app = app_of(table)
    async with app.run_test(size=(80, 16)) as pilot:
        await press(pilot, "1", "6")
        decision = asked(app)
        assert decision is not None
        assert decision.kind == "award"
        for _ in range(20):
            if "read on" not in shown(app):
                break
            before = shown(app)
            assert "The award:" not in before
            await press(pilot, "enter")
            assert shown(app) != before
        assert "The award:" in shown(app)
        assert asked(app) is decision, "reading on has chosen nothing"
        await press(pilot, "enter")
        assert "Choose an option by its number." in shown(app)
        assert "The award:" in shown(app), "what was scrolled to stays in sight"


def test_a_quest_marker_is_something_to_read_before_the_page_is_turned() -> None:
    page = Page(
        "Ana", [Passage(passage_kind_of_event(Event("claimed", {"seat": "Ana", "place": "mosul"})), "…")]
    )
    assert page.tale_continues_after(0)


async def test_no_name_of_a_hero_is_cut_short() -> None:
    app = app_of(make_table(seats=("Ana", "Bartholomew the Bold")))
    async with app.run_test(size=LARGE) as pilot:
        await press(pilot)
        seen = shown(app)
        assert "Bartholomew the Bold" in seen
        assert "…" not in seen


async def test_enter_without_a_mark_goes_nowhere() -> None:
    table = make_table()
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter")
        assert table.decisions["Ana"].kind == "move"
        assert "First select a line" in shown(app)
        await press(pilot, "tab")
        assert "It is Ana’s turn" in shown(app)
        await press(pilot, "tab", "down", "down", "enter")
        assert table.view(None).board.heroes["Ana"].space == "basra"


async def test_statuses_and_skills_are_explained_in_place() -> None:
    table = make_table({"statuses": ["crippled"], "skills": {"piety": "master"}, "treasures": ["seal-ring"]})
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "h")
        seen = words_on(app)
        assert "You move one space less by land and by sea" in seen
        assert "Piety (master)" in seen
        await press(pilot, "slash", "s", "e", "a", "l")
        assert "It opens letters, and some doors." in words_on(app)
        await press(pilot, "escape", "escape", "m")
        assert "Arabia" in shown(app)


async def test_the_rules_of_the_moment_are_one_key_away() -> None:
    app = app_of(make_table())
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "question_mark")
        assert "You may go as far as your wealth allows, or stay." in words_on(app)


@pytest.mark.parametrize("size", [SMALL, LARGE, (60, 20)])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_nothing_runs_out_of_the_window(language: str, size: tuple[int, int]) -> None:
    app = app_of(new_table(("Ana", "Bo", "Cem", "Dina", "Emir", "Flora"), ("Bo",)), language)
    async with app.run_test(size=size) as pilot:
        await come_to_a_question(pilot, app)
        assert all(len(line.rstrip()) <= size[0] for line in lines_of(app))
        assert app.nights_texts.say("screen-keys-rules") in shown(app) or size[0] < 80
        await press(pilot, "l")
        assert isinstance(app.screen, NightsTableScreen)


# Undo, setup, the end


@pytest.mark.parametrize("takebacks", [False, True])
async def test_a_choice_is_taken_back_where_the_bots_allow_it(takebacks: bool) -> None:
    bots = {"Bo": "wanderer"}
    table = Table.new("nights", ("Ana", "Bo"), {"goal": 6}, seed=3, pack=PACK, bots=bots, takebacks=takebacks)
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        assert await come_to_a_question(pilot, app) is not None
        await press(pilot, "4", "enter")
        assert table.view("Ana").board.target.destiny == 4
        await press(pilot, "u")
        assert table.view("Ana").board.target.destiny == (0 if takebacks else 4)
        assert ("goal" in {decision.kind for decision in table.decisions.values()}) is takebacks
        assert ("At this table the bots do not allow undoing a choice." in words_on(app)) is not takebacks


async def test_the_opening_screen_settles_heroes_and_options() -> None:
    app = app_of(replace(default_setup("nights"), options={"heroes": {"Ana": "sindbad"}}))
    async with app.run_test(size=SMALL) as pilot:
        assert isinstance(app.screen, NightsSetupScreen)
        await press(pilot, *["down"] * 10, "right")  # the goal
        assert "21" in shown(app)
        await press(pilot, "down", "right", "enter")
        assert isinstance(app.screen, NightsTableScreen)
        opening = app.screen.opened.table.opening
        assert opening.options == {"goal": 21, "one-status": True, "heroes": {"Ana": "sindbad"}}


async def test_the_end_is_a_tale_that_says_how_a_tie_was_decided() -> None:
    laid = {"destiny": 10, "story": 10, "goal": {"destiny": 10, "story": 10}}
    table = make_table({**laid, "statuses": ["respected"]}, {"hero": "sindbad", **laid}, d6=[1] * 8)
    dice = random.Random(2)
    while table.outcome is None:
        decision = table.decisions[table.waiting[0]]
        stay = "stay" if "stay" in decision.options else pick(decision, dice)
        table.choose(decision.seat, stay)
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await come_to_a_question(pilot, app)
        assert isinstance(app.screen, NightsEndScreen)
        seen = words_on(app)
        assert table.outcome.ending == "tie-statuses"
        assert "In Baghdad with the goal reached: Aladdin and Sindbad." in seen
        assert "Aladdin had" in seen
        app.screen.query_one("#end").scroll_end(animate=False)
        await pilot.pause()
        assert "/ 10" in words_on(app)


async def test_a_book_that_lacks_the_players_language_says_which_it_has(tmp_path: Path) -> None:
    book = copy_of_tiny(tmp_path)
    edit(book, "pack.toml", 'source = "en"', 'source = "en"\nlanguages = ["en", "fr"]')
    pack = Nights.open_pack(book)
    app = NightsApp(default_setup("nights"), open_table, "fr", pack)

    def notes() -> list[str]:
        return [each.message for each in app._notifications]

    async with app.run_test(size=SMALL) as pilot:
        assert notes() == []
        app.set_language("es")
        await pilot.pause()
        assert notes() == ["Este Libro aún no está traducido a tu idioma. Idioma de sus cuentos: English."]
