"""The Thousand and One Nights on the whole terminal."""

from serai.games.nights.terminal.lamps import THEMES, theme_name
from serai.games.nights.terminal.screens.end import NightsEnd
from serai.games.nights.terminal.screens.opening import NightsOpening
from serai.games.nights.terminal.screens.table import NightsTable
from serai.games.nights.words.voice import Voice, voice
from serai.locales.speaker import Speaker
from serai.locales.texts import Language
from serai.terminal.app import TableApp
from serai.terminal.running import run_in_terminal
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
        self._lamplit = False
        self._pack = pack
        self.show_time(DAWN)

    @property
    def voice(self) -> Voice:
        return voice(self.language, self._pack)

    @property
    def speaker(self) -> Speaker:
        return self.voice.speaker

    def opening_screen(self, setup: Setup) -> NightsOpening:
        self.show_time(DAWN)
        return NightsOpening(setup)

    def table_screen(self, opened: OpenTable) -> NightsTable:
        return NightsTable(opened)

    def end_screen(self, opened: OpenTable) -> NightsEnd:
        return NightsEnd(opened)

    def action_other_light(self) -> None:
        self._lamplit = not self._lamplit
        self.show_time(self._time)

    def show_time(self, time: str) -> None:
        """The whole page changes with the time of day."""
        self._time = time
        self.theme = theme_name(time, lamplit=self._lamplit)


def run_nights(
    opening: Setup | OpenTable, open_table: TableOpener, language: Language, pack: str | None
) -> None:
    """Plays in the terminal until somebody leaves; `open_table` opens what the opening screen settles."""
    run_in_terminal(NightsApp(opening, open_table, language, pack))
