"""Live pages are brief and name heroes, and an event always has the same text."""

from typing import cast

import pytest

from serai.bots import find_bot
from serai.games.nights.locales.live_pages import SHORT
from serai.games.nights.packs import shipped_world
from serai.house.renderers import renderer_for_opening
from serai.locales.localizer import find_localizer
from serai.locales.rendered_text import Passage
from serai.locales.texts import LANGUAGES, Language
from serai.table import Event, Table

SEATS = ("Ana", "Bo")
CHOICES = 60


@pytest.fixture(scope="module")
def played() -> Table:
    table, bot = Table.new("nights", SEATS, seed=4), find_bot("nights", "traveller")
    for _ in range(CHOICES):
        seat = table.waiting[0]
        table.choose(seat, bot(table.view(seat), table.bot_stream(seat)))
    return table


def told(table: Table, language: Language, since: int = 0) -> list[tuple[Event, Passage]]:
    """Ana's events from number `since` on, each with its passages."""
    events = table.events(since, "Ana")
    renderer = renderer_for_opening(table.opening, language)
    names = {seat: sitter.name for seat, sitter in table.sitters.items()}
    rendered = renderer.render_events(events, table.events_reversed(since, "Ana"), names)
    return [(event, one) for event, passages in zip(events, rendered, strict=True) for one in passages]


def is_travel(event: Event) -> bool:
    return event.key == "stayed" or (event.key == "moved" and event.args["how"] == "move")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_road_names_the_hero_and_takes_one_line_of_a_phone(played: Table, language: Language) -> None:
    travelled = [one for event, one in told(played, language) if is_travel(event)]
    assert len(travelled) > 5
    for passage in travelled:
        assert len(passage.text) <= SHORT
        assert not any(seat in passage.text.split() for seat in SEATS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_being_is_the_title_of_its_tale_and_a_sentence_for_listeners(
    played: Table, language: Language
) -> None:
    met = [one for event, one in told(played, language) if event.key == "met" and event.args["being"]]
    assert met
    for passage in met:
        assert passage.text[0].isupper()
        assert not passage.text.endswith(".")
        assert passage.text[1:] in cast("str", passage.heard)


def test_a_sentence_does_not_depend_on_where_one_begins_to_read(played: Table) -> None:
    whole = told(played, "en")
    for since in range(0, len(played.events(0, "Ana")), 7):
        later = told(played, "en", since)
        assert later == whole[len(whole) - len(later) :]


def test_the_same_events_have_another_text_after_another_turn_or_for_other_names() -> None:
    renderer = renderer_for_opening(Table.new("nights", SEATS, seed=4).opening, "en")
    reacted = [Event("reacted", {"seat": "Ana", "reaction": "abduct"})]
    hero = Event("hero", {"seat": "Ana", "hero": "aladdin"})

    def text_after(*earlier: Event, name: str = "Ana") -> str:
        (((passage,)),) = renderer.render_events(reacted, earlier, {"Ana": name})
        return passage.text

    man, woman = (Event("turn", {"seat": "Ana", "sex": sex}) for sex in ("m", "f"))
    of_man, of_woman = text_after(man, hero), text_after(woman, hero)
    assert of_man.startswith("He ")
    assert of_woman == of_man.replace("He ", "She ")
    assert text_after(man, hero) == of_man
    assert text_after(name="Zoe") == text_after(name="Ana").replace("Ana", "Zoe")


def test_players_are_named_where_the_table_and_not_the_story_speaks(played: Table) -> None:
    for event, passage in told(played, "en"):
        if event.key in ("turn", "hero"):
            assert any(seat in passage.text for seat in SEATS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_begins_is_named_as_in_the_rolls_before(played: Table, language: Language) -> None:
    [begun] = [one.text for event, one in told(played, language) if event.key == "first"]
    rolled = [one.text for event, one in told(played, language) if event.args.get("why") == "first"]
    assert not any(seat in begun for seat in SEATS)
    assert any(word in line.split() for word in begun.rstrip(".").split() for line in rolled)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_swap_of_statuses_gives_its_reason_once(language: Language) -> None:
    said = find_localizer(language, "nights")
    hero = {"seat": "Ana", "sex": "f", "reason": "swapped"}
    swap = Event("swapped", {**hero, "old": "scorned", "new": "on-pilgrimage"})
    changes = [
        Event("status-lost", {**hero, "status": "scorned"}),
        Event("status-gained", {**hero, "status": "on-pilgrimage"}),
    ]
    for event in (swap, *changes):
        sentence = said.event_sentence(event, {}) or ""
        assert sentence.count(".") + sentence.count("!") == 1, sentence


def passages(event: Event, language: Language) -> list[Passage]:
    table = Table.new("nights", SEATS, seed=4)
    [told] = renderer_for_opening(table.opening, language).render_events([event], [], {})
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_and_the_end_of_a_quest_are_told_before_what_they_bring(language: Language) -> None:
    quest = {"seat": "Ana", "quest": "three-debts"}
    for event in (Event("claimed", {**quest, "place": "basra"}), Event("quest-finished", quest)):
        told, gain = passages(event, language)
        assert (told.kind, gain.kind) == ("told", "gain")
        assert len(told.text.split()) > 15


def test_a_step_without_words_of_its_own_has_those_for_any_place_or_none() -> None:
    def kinds(quest: str) -> list[str]:
        arguments = {"seat": "Ana", "place": "socotra", "quest": quest}
        return [one.kind for one in passages(Event("claimed", arguments), "en")]

    assert kinds("serpents-off-the-map") == ["told", "gain"]
    assert kinds("three-debts") == ["gain"]
    assert kinds("") == ["gain"]  # as tables recorded it before quests had prose


def test_every_quest_of_the_first_book_tells_its_steps_and_its_end() -> None:
    quests = shipped_world().book.cards["quests"]
    single_steps = {"uncounted-stones"}  # its one place is its end
    for name, quest in quests.items():
        assert set(quest.end) == set(LANGUAGES), name
        for texts in quest.steps.values():
            assert set(texts) == set(LANGUAGES), name
        goals = [
            goal
            for effect in quest.effects
            for listed in ("places", "continents", "terrains")
            for goal in cast("list[str]", effect.get(listed, []))
        ]
        in_order = any(effect["word"] == "journey" for effect in quest.effects)
        if name not in single_steps:
            assert set(goals[:-1] if in_order else goals) <= set(quest.steps), name
