"""The end: how it came about, the stacks counted out, the winners, and the secret of the dice."""

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from serai.locales.speaker import Speaker, names_of
from serai.terminal.setup import OpenTable
from serai.terminal.widgets.ask import keys_line
from serai.terminal.widgets.reckoning import reckoning

if TYPE_CHECKING:
    from serai.terminal.app import DiceApp


class EndScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "another", show=False),  # not Enter, with which one hurries the bots
        Binding("q,escape", "app.quit", show=False),
    ]
    app: "DiceApp"

    def __init__(self, opened: OpenTable) -> None:
        super().__init__()
        self._opened = opened

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="end"):
            yield Static(id="ending")
            yield Static(id="reckoning")
            yield Static(id="secret")
        yield Static(id="footer")

    def on_mount(self) -> None:
        self.show_language(self.app.speaker)

    def on_resize(self) -> None:
        self.show_language(self.app.speaker)

    def action_another(self) -> None:
        self.app.sit_down()

    def show_language(self, speaker: Speaker) -> None:
        table = self._opened.table
        names = names_of(table)
        told = {event.key: speaker.event(event, names) for event in table.events(0, None)}
        ending = Content.assemble((f"♛ {told['won']}", "bold $gold"), "\n", told["ended"])
        self.query_one("#ending", Static).update(ending)
        width = min(96, self.size.width - 4)
        stacks = table.view(None).board.stacks
        self.query_one("#reckoning", Static).update(reckoning(stacks, names, speaker, width))
        self.query_one("#secret", Static).update(self._secret(speaker))
        keys = [("n", "screen-another"), ("l", "screen-keys-language"), ("q", "screen-keys-quit")]
        self.query_one("#footer", Static).update(keys_line([(key, speaker.say(text)) for key, text in keys]))

    def _secret(self, speaker: Speaker) -> Content:
        opening, record = self._opened.table.opening, self._opened.record
        if opening.open_dice:
            lines = [speaker.seal(opening)]
        else:
            lines = [speaker.say("screen-secret"), opening.secret or ""]
        if record is not None:
            lines.append(speaker.say("screen-verify", file=str(record)))
        return Content.styled("\n".join(lines), "$felt-quiet")
