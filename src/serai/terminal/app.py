"""A game in a full-screen terminal: set up a table, play, see the end, and play again."""

import signal
import sys
from abc import abstractmethod
from typing import ClassVar

from rich.text import Text
from textual.app import App
from textual.binding import Binding, BindingType

from serai.locales.localizer import Localizer
from serai.locales.texts import LANGUAGES, Language
from serai.terminal.screens.end import EndScreen
from serai.terminal.screens.setup import SetupScreen
from serai.terminal.screens.table import TableScreen
from serai.terminal.setup import OpenTable, SaveFailed, Setup, TableOpener, setup_with_same_players


class TableApp(App[None]):
    """Starts with an open table, or with the setup screen, filled in from a `Setup`.

    `open_table` opens a table for the result of the setup screen.
    """

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "next_language", show=False),
        Binding("t", "toggle_theme", show=False),
    ]

    def __init__(self, opening: Setup | OpenTable, open_table: TableOpener, language: Language) -> None:
        super().__init__()
        self.language: Language = language
        self._opening = opening
        self._open_table = open_table

    @property
    @abstractmethod
    def localizer(self) -> Localizer: ...

    @abstractmethod
    def make_setup_screen(self, setup: Setup) -> SetupScreen: ...

    @abstractmethod
    def make_table_screen(self, opened: OpenTable) -> TableScreen: ...

    @abstractmethod
    def make_end_screen(self, opened: OpenTable) -> EndScreen: ...

    @abstractmethod
    def action_toggle_theme(self) -> None:
        """Switches between the light and the dark theme."""

    def on_mount(self) -> None:
        self.title = self.localizer.say("title")
        if isinstance(self._opening, Setup):
            self.push_screen(self.make_setup_screen(self._opening))
        else:
            self.push_screen(self.make_table_screen(self._opening))
        self._show_note_if_pack_lacks_language()

    def _show_note_if_pack_lacks_language(self) -> None:
        """Tells players if the content pack lacks their language."""
        if note := self.localizer.pack_language_note:
            self.notify(note)

    def show_setup(self) -> None:
        """Shows the setup screen, filled in with the last players."""
        last = self._opening
        self._switch_to(
            self.make_setup_screen(last if isinstance(last, Setup) else setup_with_same_players(last))
        )

    def start_game(self, setup: Setup) -> None:
        """Opens a table; raises `Refused`, and changes nothing, if the setup is invalid."""
        opened = self._open_table(setup)
        self._opening = setup
        self._switch_to(self.make_table_screen(opened))

    def show_end(self, opened: OpenTable) -> None:
        self._switch_to(self.make_end_screen(opened))

    def exit_and_report_save_failure(self, lost: SaveFailed) -> None:
        """Quits because the game cannot be saved, and prints why to the terminal."""
        self.exit(return_code=1, message=Text(f"serai: {lost.sentence(self.localizer)}"))

    def _switch_to(self, screen: SetupScreen | TableScreen | EndScreen) -> None:
        self.switch_screen(screen)  # pyright: ignore[reportUnknownMemberType]

    def set_language(self, language: str) -> None:
        self.language = next(known for known in LANGUAGES if known == language)
        if isinstance(self.screen, SetupScreen | TableScreen | EndScreen):
            self.screen.paint_in_current_language()
        self._show_note_if_pack_lacks_language()

    def action_next_language(self) -> None:
        self.set_language(LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)])


def run_in_terminal(app: App[None]) -> None:
    """Runs an app until the player quits; exits the process with the app's return code if it failed."""
    if sys.platform != "win32":
        # Exit when the terminal window is closed. Every choice is saved by then.
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
    app.run()
    if app.return_code:
        sys.exit(app.return_code)
