"""What the storyteller remarks, on a slip beside the table."""

from typing import Any

from textual.app import App

from serai.locales.texts import Language, texts
from serai.terminal.remarking import Storyteller

WORDS_PER_SECOND = 2.0
LEAST = 8.0
"""Seconds that a slip stays, at least; a tap takes it away before."""


def show_remarks(
    app: App[Any], storyteller: Storyteller, language: Language, told: int | None = None
) -> None:
    """Shows what is to be remarked once so many events have been told (all of them, if None)."""
    title = texts(language, "introduction").say("introduction-storyteller")
    for text in storyteller.remarks(language, told):
        lasts = max(LEAST, len(text.split()) / WORDS_PER_SECOND)
        app.notify(text, title=title, timeout=lasts, markup=False)
