"""Replaces the shipped Book by the tiny one, as in a new process."""

from collections.abc import Iterator
from contextlib import contextmanager

from book.tiny import TINY
from serai.games.nights import packs
from serai.games.nights.locales.glossary import book_glossary
from serai.games.nights.locales.nights_texts import nights_texts
from serai.games.nights.plates import book_plates
from serai.house.renderers import renderer_for_pack
from serai.locales.localizer import find_localizer


@contextmanager
def tiny_book_shipped() -> Iterator[None]:
    """Ship the tiny Book during the block. Nothing made with it outlives the block."""
    shipped, first_book = packs._SHIPPED, packs.FIRST_BOOK
    packs._SHIPPED, packs.FIRST_BOOK = (TINY.parent,), TINY.name
    forget_shipped_book()
    try:
        yield
    finally:
        packs._SHIPPED, packs.FIRST_BOOK = shipped, first_book
        forget_shipped_book()


def forget_shipped_book() -> None:
    """Clear the caches of the shipped Book and of texts made with it."""
    for known in (
        packs.available_worlds,
        packs.shipped_world,
        find_localizer,
        nights_texts,
        book_glossary,
        book_plates,
        renderer_for_pack,
    ):
        known.cache_clear()
