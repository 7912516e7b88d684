"""A game on the whole terminal: somebody sits down, plays, sees the end, and may sit down again."""

from abc import abstractmethod
from typing import ClassVar

from rich.text import Text
from textual.app import App
from textual.binding import Binding, BindingType

from serai.locales.speaker import Speaker
from serai.locales.texts import LANGUAGES, Language
from serai.terminal.screens.end import EndScreen
from serai.terminal.screens.opening import OpeningScreen
from serai.terminal.screens.table import TableScreen
from serai.terminal.setup import NotKept, OpenTable, Setup, TableOpener, setup_again


class TableApp(App[None]):
    """Begins with a table, or with the opening screen where it gets a `Setup` to propose.

    `open_table` opens what the opening screen settles.
    """

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "next_language", show=False),
        Binding("t", "other_light", show=False),
    ]

    def __init__(self, opening: Setup | OpenTable, open_table: TableOpener, language: Language) -> None:
        super().__init__()
        self.language: Language = language
        self._opening = opening
        self._open_table = open_table

    @property
    @abstractmethod
    def speaker(self) -> Speaker: ...

    @abstractmethod
    def opening_screen(self, setup: Setup) -> OpeningScreen: ...

    @abstractmethod
    def table_screen(self, opened: OpenTable) -> TableScreen: ...

    @abstractmethod
    def end_screen(self, opened: OpenTable) -> EndScreen: ...

    @abstractmethod
    def action_other_light(self) -> None:
        """Turns from day to lamplight, or back."""

    def on_mount(self) -> None:
        self.title = self.speaker.say("title")
        if isinstance(self._opening, Setup):
            self.push_screen(self.opening_screen(self._opening))
        else:
            self.push_screen(self.table_screen(self._opening))

    def sit_down(self) -> None:
        """Shows the opening screen with those who sat here last."""
        last = self._opening
        self._turn_to(self.opening_screen(last if isinstance(last, Setup) else setup_again(last)))

    def start(self, setup: Setup) -> None:
        """Opens a table; raises `Refused`, and nothing has changed, if nobody can sit so."""
        opened = self._open_table(setup)
        self._opening = setup
        self._turn_to(self.table_screen(opened))

    def end(self, opened: OpenTable) -> None:
        self._turn_to(self.end_screen(opened))

    def give_up(self, lost: NotKept) -> None:
        """Leaves a table that cannot be kept any more; the sentence stays behind in the terminal."""
        self.exit(return_code=1, message=Text(f"serai: {lost.sentence(self.speaker)}"))

    def _turn_to(self, screen: OpeningScreen | TableScreen | EndScreen) -> None:
        self.switch_screen(screen)  # pyright: ignore[reportUnknownMemberType]

    def speak(self, language: str) -> None:
        """Shows everything in another language."""
        self.language = next(known for known in LANGUAGES if known == language)
        if isinstance(self.screen, OpeningScreen | TableScreen | EndScreen):
            self.screen.show_language()

    def action_next_language(self) -> None:
        self.speak(LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)])
