"""Hides the table until the right player has the keyboard."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from serai.games.nights.locales.nights_texts import NightsTexts
from serai.games.nights.terminal.typesetting import RULE
from serai.terminal.widgets.keys import keys_on_one_line
from serai.terminal.widgets.lines import join_lines


class HandoverScreen(Screen[None]):
    """`secret` is the message key of the reason why nobody else may look."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "uncover", show=False)]

    def __init__(self, nights_texts: NightsTexts, name: str, secret: str) -> None:
        super().__init__()
        self._nights_texts = nights_texts
        self._name = name
        self._secret = secret

    def compose(self) -> ComposeResult:
        say = self._nights_texts.say
        lines = [
            Content.styled(RULE, "$accent"),
            Content(),
            Content.styled(say("screen-pass", name=self._name), "bold $gold"),
            Content(),
            Content(say(self._secret, name=self._name)),
            Content(),
            keys_on_one_line([(say("screen-enter"), say("screen-lift", name=self._name))]),
            Content(),
            Content.styled(RULE, "$accent"),
        ]
        with Vertical(id="cover"):
            yield Static(join_lines(lines))

    def action_uncover(self) -> None:
        self.dismiss(None)
