"""German at a real table, run in a copy of the tree that has German (see test_fourth_language.py)."""

import json
import shutil
from pathlib import Path
from random import Random

import pytest

from house.clients import Client
from house.house import start_house
from house.test_nights_text import passages, play, sit, words
from nights.table_builder import TINY, TINY_NIGHTS
from serai.book.grammar import Template, compile_text, phrase_for_being
from serai.book.grammar.grammar import Slot
from serai.games.nights.game import Nights
from serai.games.nights.locales.glossary import book_glossary
from serai.games.nights.locales.nights_texts import nights_texts
from serai.house.pages import _loading_html
from serai.locales.localizer import find_localizer
from serai.locales.texts import find_texts, language_of_system

BOOK = TINY_NIGHTS.world.book


@pytest.mark.parametrize(
    ("being", "adjective", "nominative", "accusative", "dative", "genitive"),
    [
        (
            "merchant",
            "old",
            "der alte Händler",
            "den alten Händler",
            "dem alten Händler",
            "des alten Händlers",
        ),
        (
            "soldier",
            None,
            "der Soldat",
            "den Soldaten",
            "dem Soldaten",
            "des Soldaten",
        ),
        (
            "princess",
            "beautiful",
            "die schöne Prinzessin",
            "die schöne Prinzessin",
            "der schönen Prinzessin",
            "der schönen Prinzessin",
        ),
        (
            "maiden",
            "beautiful",
            "das schöne Mädchen",
            "das schöne Mädchen",
            "dem schönen Mädchen",
            "des schönen Mädchens",
        ),
    ],
)
def test_three_genders_stand_in_every_case(
    being: str, adjective: str | None, nominative: str, accusative: str, dative: str, genitive: str
) -> None:
    said = phrase_for_being(BOOK.lexicon, "de", being, adjective).rendered
    forms = ("der andere", "den anderen", "dem anderen", "des anderen")
    assert [said[Slot(form)] for form in forms] == [nominative, accusative, dative, genitive]


@pytest.mark.parametrize(
    ("written", "merchant", "princess", "maiden"),
    [
        ("zu {dem anderen}", "zum alten Händler", "zur alten Prinzessin", "zum alten Mädchen"),
        (
            "{Ein anderer} kommt",
            "Ein alter Händler kommt",
            "Eine alte Prinzessin kommt",
            "Ein altes Mädchen kommt",
        ),
        (
            "mit {einem anderen}",
            "mit einem alten Händler",
            "mit einer alten Prinzessin",
            "mit einem alten Mädchen",
        ),
        ("o {anderer}", "o alter Händler", "o alte Prinzessin", "o altes Mädchen"),
        ("{er} nimmt {seinen} Hut", "er nimmt seinen Hut", "sie nimmt ihren Hut", "es nimmt seinen Hut"),
        ("{o:der|die|das} lacht", "der lacht", "die lacht", "das lacht"),
    ],
)
def test_a_text_agrees_with_three_genders(written: str, merchant: str, princess: str, maiden: str) -> None:
    template = compile_text("de", written)
    assert isinstance(template, Template)
    beings = ("merchant", "princess", "maiden")
    told = [template.render(phrase_for_being(BOOK.lexicon, "de", being, "old"), "m") for being in beings]
    assert told == [merchant, princess, maiden]
    assert template.render(None, "m") == written.replace("zu {dem", "zum {dem").replace("{dem ", "").replace(
        "{o:der|die|das}", "der"
    ).replace("{", "").replace("}", "")


def test_the_tale_is_read_with_article_and_case() -> None:
    paragraph = BOOK.paragraphs["stranger/supper#eleven-years"]
    told = [
        BOOK.render_text(paragraph.texts, "de", "m", being, "old")
        for being in ("merchant", "princess", "maiden")
    ]
    rest = "darauf gewartet und weint nun ins Salz."
    assert told == [
        f"Du lobst das Brot des alten Händlers. Elf Jahre hat er {rest}",
        f"Du lobst das Brot der alten Prinzessin. Elf Jahre hat sie {rest}",
        f"Du lobst das Brot des alten Mädchens. Elf Jahre hat es {rest}",
    ]


def every_german_text(guest: Client) -> list[str]:
    """Every paragraph in German, rendered for every being and both sexes of the hero."""
    assert guest.log
    beings = [
        (being, adjective) for being in BOOK.lexicon.beings for adjective in (None, *BOOK.lexicon.adjectives)
    ]
    return [
        BOOK.render_text(one.texts, "de", sex, *pair)
        for one in BOOK.paragraphs.values()
        for sex in ("m", "f")
        for pair in beings
    ]


async def test_a_german_viewer_sits_beside_an_english_one(tmp_path: Path) -> None:
    async with start_house(tmp_path) as house:
        english, german = await sit(house, "en", "de")
        await play([english, german], Random(1), 60)
        here, there = passages(english, "opening"), passages(german, "opening")
        assert len(here) == len(there) > 2
        assert set(there) <= set(every_german_text(german))
        assert not set(here) & set(there)
        # Untranslated messages are complete English sentences, never Spanish or message ids.
        assert passages(german, "turn")[0] == passages(english, "turn")[0]
        assert any("Die Wunderlampe" in turn and " und " in turn for turn in passages(german, "turn"))
        book = (await house.http.get(f"/api/books/{words(german)['book']}/de")).json()
        assert book["told_in"] is None
        assert book["cards"]["seal-ring"]["name"] == "Der Siegelring"
        assert (
            book["skills"]
            == (await house.http.get(f"/api/books/{words(german)['book']}/en")).json()["skills"]
        )
        assert json.dumps(book["spaces"]["mecca"]["name"]) == '"Mekka"'


def test_a_pack_without_german_falls_back_to_its_source_and_says_so(tmp_path: Path) -> None:
    lacking = shutil.ignore_patterns("*.de.tale.md", "languages")
    pack = Nights.open_pack(Path(shutil.copytree(TINY, tmp_path / "tiny-book", ignore=lacking)))
    shown = book_glossary("de", pack)
    assert (shown.language, shown.told_in) == ("de", "en")
    assert shown.cards == book_glossary("en", pack).cards
    assert book_glossary("fr", pack).told_in is None
    phrases = nights_texts("de", pack).phrases
    assert phrases.being_phrase("merchant", "old").definite == "the old merchant"
    told = phrases.opening_text("stranger/supper#eleven-years", "m", "merchant", "old")
    assert told.startswith("You praise the old merchant's bread.")


def test_untranslated_messages_are_english() -> None:
    german, english = (find_texts(language, "web", "table", "house") for language in ("de", "en"))
    assert german.say("web-settings") == "Einstellungen"
    assert german.say("points", count=2, number="2") == "2 Punkte"
    assert not german.has_own_text("web-theme")
    assert german.has_text("web-theme")
    assert german.say("web-theme") == english.say("web-theme") == "Theme"
    assert find_localizer("de", "dice").join_list(["Ana", "Bo", "Inés"]) == "Ana, Bo und Inés"
    assert "Tritt ein" in _loading_html("lobby", "de")
    assert language_of_system({"LANG": "de_AT.UTF-8"}) == "de"
