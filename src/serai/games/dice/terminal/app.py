"""King of Dice on the whole terminal."""

from serai.games.dice.terminal.paint import DAYLIT, LAMPLIT
from serai.games.dice.terminal.screens.end import DiceEnd
from serai.games.dice.terminal.screens.opening import DiceOpening
from serai.games.dice.terminal.screens.table import DiceTable
from serai.locales.speaker import Speaker, speaker
from serai.locales.texts import Language
from serai.terminal.app import TableApp
from serai.terminal.running import run_in_terminal
from serai.terminal.setup import OpenTable, Setup, TableOpener

PACE = 0.8
"""Seconds that a bot seems to think."""


class DiceApp(TableApp):
    CSS_PATH = "dice.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (108, "-wide")]  # noqa: RUF012 (as Textual declares it)
    VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-medium"), (38, "-tall"), (46, "-high")]  # noqa: RUF012

    def __init__(
        self, opening: Setup | OpenTable, open_table: TableOpener, language: Language, pace: float = PACE
    ) -> None:
        super().__init__(opening, open_table, language)
        # The style sheet is read before the app is mounted, and it needs these colours.
        self.register_theme(LAMPLIT)
        self.register_theme(DAYLIT)
        self.theme = LAMPLIT.name
        self._pace = pace

    @property
    def speaker(self) -> Speaker:
        return speaker(self.language, "dice")

    def opening_screen(self, setup: Setup) -> DiceOpening:
        return DiceOpening(setup)

    def table_screen(self, opened: OpenTable) -> DiceTable:
        return DiceTable(opened, self._pace)

    def end_screen(self, opened: OpenTable) -> DiceEnd:
        return DiceEnd(opened)

    def action_other_light(self) -> None:
        self.theme = DAYLIT.name if self.theme == LAMPLIT.name else LAMPLIT.name


def run_dice(
    opening: Setup | OpenTable,
    open_table: TableOpener,
    language: Language,
    pack: str | None = None,  # noqa: ARG001 (there is no content to choose)
) -> None:
    """Plays in the terminal until somebody leaves; `open_table` opens what the opening screen settles."""
    run_in_terminal(DiceApp(opening, open_table, language))
