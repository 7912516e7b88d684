"""Illustrates chapters: each with somebody whom it tells of, and nobody twice."""

from collections.abc import Iterable
from xml.sax.saxutils import escape

from serai.book.book import Book
from serai.book.cartography.palette import TimeOfDay
from serai.book.plates import inline_css_variables
from serai.games.nights.plates import illustrate_being
from serai.locales.texts import Language
from serai.table import Event, Refused


class Illustrator:
    def __init__(self, book: Book, language: Language) -> None:
        self._book = book
        self._language: Language = language
        self._shown: set[str] = set()

    def illustrate_chapter(self, events: Iterable[Event], protagonist: str, time: TimeOfDay) -> str:
        """An SVG of the first new being in a chapter, first of all the protagonist's; "" if there is none."""
        met = [event.args for event in events if event.key == "met" and event.args["being"]]
        for arguments in sorted(met, key=lambda one: one["seat"] != protagonist):
            being = str(arguments["being"])
            if being in self._shown:
                continue
            try:
                plate = illustrate_being(self._book, being, str(arguments["adjective"]), self._language)
            except Refused:  # the pack is in no folder of this server
                return ""
            if plate:
                self._shown.add(being)
                root, _, inside = inline_css_variables(plate.drawing, time).partition(">")
                return f'{root} class="plate" role="img"><title>{escape(plate.words)}</title>{inside.strip()}'
        return ""
