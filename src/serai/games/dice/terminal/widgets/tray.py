"""The dice: those to be rolled above, those kept below in the tray."""

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from serai.games.dice.faces import DICE
from serai.games.dice.state import Die
from serai.games.dice.terminal.screen_state import ScreenState
from serai.games.dice.terminal.theme import colour_mark_and_style
from serai.terminal.widgets.lines import fit_to_width, join_lines

DIE_WIDTH = 7
ROOM_FOR_LARGE_DICE = 9


class DieColumn(Widget):
    """One die in its column, above or in the tray, with its key between."""

    class Pressed(Message):
        def __init__(self, die: int) -> None:
            super().__init__()
            self.die = die

    def __init__(self, die: int) -> None:
        super().__init__(classes="die")
        self.die = die
        self._screen_state: ScreenState | None = None

    def show(self, screen_state: ScreenState) -> None:
        self._screen_state = screen_state
        self.refresh()

    def on_click(self, click: Click) -> None:
        click.stop()
        self.post_message(self.Pressed(self.die))

    def render(self) -> Content:
        screen_state = self._screen_state
        if screen_state is None:
            return Content()
        width, height = self.size
        tall = height >= ROOM_FOR_LARGE_DICE
        dice = screen_state.board.dice
        face = _die_lines(dice[self.die], tall) if dice else []
        size = 4 if tall else 3
        kept = self.die in screen_state.tray
        felt = (
            [fit_to_width(width, *row, align="center") for row in face]
            if not kept
            else [fit_to_width(width)] * size
        )
        tray = face if kept else [()] * size
        number = f" {self.die + 1} " if screen_state.is_choosing_dice else ""
        key = fit_to_width(
            width, (number, "bold $gold-text on $gold" if kept else "bold $gold"), align="center"
        )
        return join_lines(
            [
                *(felt or [fit_to_width(width)] * size),
                key,
                *(fit_to_width(width, *row, style="on $tray", align="center") for row in tray),
            ]
        )


def _die_lines(die: Die, tall: bool) -> list[tuple[tuple[str, str], ...]]:
    """A die with its number and its mark."""
    mark, style = colour_mark_and_style(die.colour)
    top = (("▄" * DIE_WIDTH, "$wood"),)
    bottom = (("▀" * DIE_WIDTH, "$wood"),)
    paint = f"{style} on $wood"
    if tall:
        return [
            top,
            ((f"{die.number}".center(DIE_WIDTH), paint),),
            ((mark.center(DIE_WIDTH), paint),),
            bottom,
        ]
    return [top, ((f" {die.number}  {mark}".ljust(DIE_WIDTH), paint),), bottom]


class DiceTray(Horizontal):
    """The six dice in fixed order."""

    def compose(self) -> ComposeResult:
        for die in range(DICE):
            yield DieColumn(die)

    def show(self, screen_state: ScreenState) -> None:
        for column in self.query(DieColumn):
            column.show(screen_state)
