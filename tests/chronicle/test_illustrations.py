"""Chapters are illustrated with whom they tell of."""

from xml.etree import ElementTree

from nights.table_builder import TINY_NIGHTS
from serai.games.nights.chronicle.illustrations import Illustrator
from serai.table import Event


def met(seat: str, being: str) -> Event:
    return Event("met", {"seat": seat, "being": being, "adjective": "wicked", "matrix": "L"})


def test_a_chapter_shows_somebody_new_in_the_colours_of_the_hour_with_words() -> None:
    TINY_NIGHTS.pack_digest()
    illustrator = Illustrator(TINY_NIGHTS.world.book, "fr")
    chapter = [met("Bo", "merchant"), met("Bo", "soldier"), Event("rolled", {})]
    shown = illustrator.illustrate_chapter(chapter, "Ana", "night")
    title = ElementTree.fromstring(shown).find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert title.text == "Un soldat en vert, debout sur le même sable depuis le matin."
    assert "var(" not in shown
    assert shown != Illustrator(TINY_NIGHTS.world.book, "fr").illustrate_chapter(chapter, "Ana", "noon")
    assert illustrator.illustrate_chapter(chapter, "Ana", "noon") == "", "nobody twice"
