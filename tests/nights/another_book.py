"""The tiny Book in the place of the one that ships, as in a new process of which it is the first."""

import pytest

from book.tiny import TINY
from serai.games.nights import packs
from serai.games.nights.words.shelf import book_shown
from serai.games.nights.words.voice import voice
from serai.house.telling import teller_of_pack
from serai.locales.speaker import speaker


def ship_tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever does so forgets the Book afterwards."""
    monkeypatch.setattr(packs, "_SHIPPED", (TINY.parent,))
    monkeypatch.setattr(packs, "FIRST_BOOK", TINY.name)
    forget_shipped_book()


def forget_shipped_book() -> None:
    """The Book that ships, and all that was said with its words."""
    for known in (packs.offered, packs.shipped_world, speaker, voice, book_shown, teller_of_pack):
        known.cache_clear()
