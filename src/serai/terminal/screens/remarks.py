"""Shows the remarks of an introduction as notifications."""

from typing import Any

from textual.app import App

from serai.locales.texts import Language, find_texts
from serai.terminal.remark_feed import RemarkFeed

WORDS_PER_SECOND = 2.0
LEAST = 8.0
"""Minimum seconds that a remark stays; a click closes it."""


def show_remarks(app: App[Any], feed: RemarkFeed, language: Language, told: int | None = None) -> None:
    """Shows the new remarks after `told` events were shown; None means all events."""
    title = find_texts(language, "introduction").say("introduction-storyteller")
    for text in feed.new_remarks(language, told):
        lasts = max(LEAST, len(text.split()) / WORDS_PER_SECOND)
        app.notify(text, title=title, timeout=lasts, markup=False)
