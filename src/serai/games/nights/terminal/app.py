"""The full-screen terminal app of the Nights."""

from serai.games.nights.locales.nights_texts import NightsTexts, nights_texts
from serai.games.nights.terminal.screens.end import NightsEndScreen
from serai.games.nights.terminal.screens.setup import NightsSetupScreen
from serai.games.nights.terminal.screens.table import NightsTableScreen
from serai.games.nights.terminal.themes import THEMES, theme_name
from serai.locales.localizer import Localizer
from serai.locales.texts import Language
from serai.terminal.app import TableApp, run_in_terminal
from serai.terminal.setup import OpenTable, Setup, TableOpener

DAWN = "morning"


class NightsApp(TableApp):
    CSS_PATH = "nights.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012 (as Textual declares it)
    VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-tall")]  # noqa: RUF012

    def __init__(
        self, opening: Setup | OpenTable, open_table: TableOpener, language: Language, pack: str | None
    ) -> None:
        super().__init__(opening, open_table, language)
        for theme in THEMES.values():
            self.register_theme(theme)
        self._dark = False
        self._pack = pack
        self.set_theme_for_time_of_day(DAWN)

    @property
    def nights_texts(self) -> NightsTexts:
        return nights_texts(self.language, self._pack)

    @property
    def localizer(self) -> Localizer:
        return self.nights_texts.localizer

    def make_setup_screen(self, setup: Setup) -> NightsSetupScreen:
        self.set_theme_for_time_of_day(DAWN)
        return NightsSetupScreen(setup)

    def make_table_screen(self, opened: OpenTable) -> NightsTableScreen:
        return NightsTableScreen(opened)

    def make_end_screen(self, opened: OpenTable) -> NightsEndScreen:
        return NightsEndScreen(opened)

    def action_toggle_theme(self) -> None:
        self._dark = not self._dark
        self.set_theme_for_time_of_day(self._time)

    def set_theme_for_time_of_day(self, time: str) -> None:
        """Switches to the theme for the time of day."""
        self._time = time
        self.theme = theme_name(time, lamplit=self._dark)


def run_nights(
    opening: Setup | OpenTable, open_table: TableOpener, language: Language, pack: str | None
) -> None:
    """Runs the app until the player leaves; `open_table` opens the table chosen on the setup screen."""
    run_in_terminal(NightsApp(opening, open_table, language, pack))
