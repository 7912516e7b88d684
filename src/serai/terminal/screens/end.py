"""The end screen: how the game ended, the scores, and the secret of the dice."""

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from serai.terminal.setup import OpenTable
from serai.terminal.widgets.keys import keys_on_one_line

if TYPE_CHECKING:
    from serai.terminal.app import TableApp


class EndScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "set_up_another_game", show=False),  # not Enter, which players press to skip ahead
        Binding("q,escape", "app.quit", show=False),
    ]
    app: "TableApp"

    def __init__(self, opened: OpenTable) -> None:
        super().__init__()
        self._opened = opened
        self._table = opened.table

    @abstractmethod
    def ending_announcement(self) -> Content:
        """How the game ended, and who has won."""

    @abstractmethod
    def score_content(self) -> Content:
        """The scores."""

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="end"):
            yield Static(id="ending")
            yield Static(id="reckoning")
            yield Static(id="secret")
        yield Static(id="footer")

    def on_mount(self) -> None:
        self.paint_in_current_language()

    def on_resize(self) -> None:
        self.paint_in_current_language()

    def action_set_up_another_game(self) -> None:
        self.app.show_setup()

    def paint_in_current_language(self) -> None:
        self.query_one("#ending", Static).update(self.ending_announcement())
        self.query_one("#reckoning", Static).update(self.score_content())
        self.query_one("#secret", Static).update(self._dice_secret_content())
        keys = [("n", "screen-another"), ("l", "screen-keys-language"), ("q", "screen-keys-quit")]
        say = self.app.localizer.say
        self.query_one("#footer", Static).update(keys_on_one_line([(key, say(text)) for key, text in keys]))

    def _dice_secret_content(self) -> Content:
        localizer, opening, record = self.app.localizer, self._table.opening, self._opened.record
        if opening.has_predictable_dice:
            lines = [localizer.dice_commitment_sentence(opening)]
        else:
            lines = [localizer.say("screen-secret"), opening.secret or ""]
        if record is not None:
            lines.append(localizer.say("screen-verify", file=str(record)))
        return Content.styled("\n".join(lines), "$felt-quiet")
