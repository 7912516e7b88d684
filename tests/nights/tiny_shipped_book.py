"""Replaces the shipped Book by the tiny one, as in a new process."""

import pytest

from book.tiny import TINY
from serai.games.nights import packs
from serai.games.nights.locales.glossary import book_glossary
from serai.games.nights.locales.nights_texts import nights_texts
from serai.house.renderers import renderer_for_pack
from serai.locales.localizer import localizer


def ship_tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ship the tiny Book. Call `forget_shipped_book` afterwards."""
    monkeypatch.setattr(packs, "_SHIPPED", (TINY.parent,))
    monkeypatch.setattr(packs, "FIRST_BOOK", TINY.name)
    forget_shipped_book()


def forget_shipped_book() -> None:
    """Clear the caches of the shipped Book and of texts made with it."""
    for known in (
        packs.available_worlds,
        packs.shipped_world,
        localizer,
        nights_texts,
        book_glossary,
        renderer_for_pack,
    ):
        known.cache_clear()
