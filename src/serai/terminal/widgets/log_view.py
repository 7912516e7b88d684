"""The event log as sentences, the latest at the bottom."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static


class LogView(VerticalScroll, can_focus=False):
    def compose(self) -> ComposeResult:
        yield Static()

    def show_sentences(self, sentences: Sequence[str], fresh: int) -> None:
        """Shows the sentences, and highlights those from number `fresh` on."""
        told = Content("\n").join(
            Content.styled(sentence, "$felt-text" if number >= fresh else "$felt-quiet")
            for number, sentence in enumerate(sentences)
        )
        self.query_one(Static).update(told)
        self.scroll_end(animate=False)
