"""Dialogs over the table: a yes-no question, or text to read."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from serai.locales.localizer import Localizer
from serai.terminal.widgets.keys import keys_on_one_line


class YesOrNo(ModalScreen[bool]):
    """A yes-no question; `y`, `o` and `s` mean yes in every language."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,o,s", "answer(True)", show=False),
        Binding("n,escape,q", "answer(False)", show=False),
    ]

    def __init__(self, localizer: Localizer, *sentences: str) -> None:
        super().__init__()
        self._localizer = localizer
        self._sentences = sentences

    def compose(self) -> ComposeResult:
        say = self._localizer.say
        title, *others = self._sentences
        keys = keys_on_one_line([(say("screen-yes-key"), say("screen-yes")), ("n", say("screen-no"))])
        with Vertical(classes="sheet"):
            yield Static(Content.styled(title, "bold $gold"))
            for sentence in others:
                yield Static(Content(sentence))
            yield Static(keys, classes="keys")

    def action_answer(self, agreed: bool) -> None:
        self.dismiss(agreed)


def make_takeback_dialog(localizer: Localizer, name: str, others: list[str]) -> YesOrNo:
    """Asks the people at the keyboard whether a player may undo a choice."""
    return YesOrNo(
        localizer,
        localizer.say("screen-takeback", name=name),
        localizer.say("screen-takeback-agree", names=localizer.join_list(others)),
    )


class Sheet(ModalScreen[None]):
    """Text to read; most keys close it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,k,j,g,a,question_mark", "close_sheet", show=False)
    ]

    def __init__(self, localizer: Localizer, title: str, text: Content, *, end: bool = False) -> None:
        super().__init__()
        self._localizer = localizer
        self._title = title
        self._text = text
        self._end = end
        """Whether to scroll to the end first."""

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet wide"):
            yield Static(Content.styled(self._localizer.say(self._title), "bold $gold"))
            with VerticalScroll(classes="page"):
                yield Static(self._text)
            yield Static(keys_on_one_line([("Esc", self._localizer.say("screen-close"))]), classes="keys")

    def on_mount(self) -> None:
        if self._end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_close_sheet(self) -> None:
        self.dismiss(None)


def make_hint_sheet(localizer: Localizer, option: str, reason: str) -> Sheet:
    return Sheet(localizer, "screen-hint", Content.assemble((option, "bold"), "\n\n", reason))
