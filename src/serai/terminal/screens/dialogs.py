"""Small sheets laid over the table: a question with yes or no, or something to read."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from serai.locales.speaker import Speaker
from serai.terminal.widgets.keys import keys_line


class YesOrNo(ModalScreen[bool]):
    """`y`, `o` and `s` all say yes, so that hands keep working when the language changes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,o,s", "answer(True)", show=False),
        Binding("n,escape,q", "answer(False)", show=False),
    ]

    def __init__(self, speaker: Speaker, *sentences: str) -> None:
        super().__init__()
        self._speaker = speaker
        self._sentences = sentences

    def compose(self) -> ComposeResult:
        say = self._speaker.say
        title, *others = self._sentences
        keys = keys_line([(say("screen-yes-key"), say("screen-yes")), ("n", say("screen-no"))])
        with Vertical(classes="sheet"):
            yield Static(Content.styled(title, "bold $gold"))
            for sentence in others:
                yield Static(Content(sentence))
            yield Static(keys, classes="keys")

    def action_answer(self, agreed: bool) -> None:
        self.dismiss(agreed)


def takeback_question(speaker: Speaker, name: str, others: list[str]) -> YesOrNo:
    """Asks those at the keyboard whether somebody may take a choice back."""
    return YesOrNo(
        speaker,
        speaker.say("screen-takeback", name=name),
        speaker.say("screen-takeback-agree", names=speaker.listed(others)),
    )


class Sheet(ModalScreen[None]):
    """Something to read; almost any key that could mean “away” closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,k,j,g,a,question_mark", "close", show=False)
    ]

    def __init__(self, speaker: Speaker, title: str, text: Content, *, end: bool = False) -> None:
        super().__init__()
        self._speaker = speaker
        self._title = title
        self._text = text
        self._end = end
        """Whether one begins to read at the end."""

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet wide"):
            yield Static(Content.styled(self._speaker.say(self._title), "bold $gold"))
            with VerticalScroll(classes="page"):
                yield Static(self._text)
            yield Static(keys_line([("Esc", self._speaker.say("screen-close"))]), classes="keys")

    def on_mount(self) -> None:
        if self._end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_close(self) -> None:
        self.dismiss(None)


def hint_sheet(speaker: Speaker, option: str, reason: str) -> Sheet:
    """What is advised, and why."""
    return Sheet(speaker, "screen-hint", Content.assemble((option, "bold"), "\n\n", reason))
