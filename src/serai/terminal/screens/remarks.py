"""Shows the remarks of an introduction as notifications."""

from typing import Any

from textual.app import App

from serai.locales.texts import Language, find_texts
from serai.terminal.remark_feed import IntroductionRemarkFeed

WORDS_PER_SECOND = 2.0
LEAST = 8.0
"""Minimum seconds that a remark stays; a click closes it."""


def show_introduction_remarks(
    app: App[Any], feed: IntroductionRemarkFeed, language: Language, events_shown: int | None = None
) -> None:
    """Shows the new remarks after `events_shown` events were shown; None means all events."""
    title = find_texts(language, "introduction").say("introduction-storyteller")
    for text in feed.new_remarks(language, events_shown):
        lasts = max(LEAST, len(text.split()) / WORDS_PER_SECOND)
        app.notify(text, title=title, timeout=lasts, markup=False)
