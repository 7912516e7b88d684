"""The full-screen terminal app of King of Dice."""

from serai.games.dice.terminal.screens.end import DiceEndScreen
from serai.games.dice.terminal.screens.setup import DiceSetupScreen
from serai.games.dice.terminal.screens.table import DiceTableScreen
from serai.games.dice.terminal.theme import DARK_THEME, LIGHT_THEME
from serai.locales.localizer import Localizer, find_localizer
from serai.locales.texts import Language
from serai.terminal.app import TableApp, run_in_terminal
from serai.terminal.setup import OpenTable, Setup, TableOpener

PACE = 0.8
"""Seconds to wait before each choice of a bot."""


class DiceApp(TableApp):
    CSS_PATH = "dice.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (108, "-wide")]  # noqa: RUF012 (as Textual declares it)
    VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-medium"), (38, "-tall"), (46, "-high")]  # noqa: RUF012

    def __init__(
        self, opening: Setup | OpenTable, open_table: TableOpener, language: Language, pace: float = PACE
    ) -> None:
        super().__init__(opening, open_table, language)
        # Textual reads the style sheet before mounting the app, and it needs these colours.
        self.register_theme(DARK_THEME)
        self.register_theme(LIGHT_THEME)
        self.theme = DARK_THEME.name
        self._pace = pace

    @property
    def localizer(self) -> Localizer:
        return find_localizer(self.language, "dice")

    def make_setup_screen(self, setup: Setup) -> DiceSetupScreen:
        return DiceSetupScreen(setup)

    def make_table_screen(self, opened: OpenTable) -> DiceTableScreen:
        return DiceTableScreen(opened, self._pace)

    def make_end_screen(self, opened: OpenTable) -> DiceEndScreen:
        return DiceEndScreen(opened)

    def action_toggle_theme(self) -> None:
        self.theme = LIGHT_THEME.name if self.theme == DARK_THEME.name else DARK_THEME.name


def run_dice(
    opening: Setup | OpenTable,
    open_table: TableOpener,
    language: Language,
    pack: str | None = None,  # noqa: ARG001 (there is no content to choose)
) -> None:
    """Runs the app until the player leaves; `open_table` opens the table chosen on the setup screen."""
    run_in_terminal(DiceApp(opening, open_table, language))
