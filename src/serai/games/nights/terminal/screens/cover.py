"""The cover between two players: nothing is shown until the right one has the keyboard."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from serai.games.nights.terminal.typesetting import RULE
from serai.games.nights.words.voice import Voice
from serai.terminal.widgets.keys import keys_line
from serai.terminal.widgets.lines import stacked


class Cover(Screen[None]):
    """`secret` is the key of the words that say why nobody else may look."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "lift", show=False)]

    def __init__(self, voice: Voice, name: str, secret: str) -> None:
        super().__init__()
        self._voice = voice
        self._name = name
        self._secret = secret

    def compose(self) -> ComposeResult:
        say = self._voice.say
        lines = [
            Content.styled(RULE, "$accent"),
            Content(),
            Content.styled(say("screen-pass", name=self._name), "bold $gold"),
            Content(),
            Content(say(self._secret, name=self._name)),
            Content(),
            keys_line([(say("screen-enter"), say("screen-lift", name=self._name))]),
            Content(),
            Content.styled(RULE, "$accent"),
        ]
        with Vertical(id="cover"):
            yield Static(stacked(lines))

    def action_lift(self) -> None:
        self.dismiss(None)
