"""King of Dice on the whole terminal."""

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import App
from textual.binding import Binding, BindingType

from serai.locales.speaker import Speaker, speaker
from serai.locales.texts import LANGUAGES, Language
from serai.terminal.paint import DAYLIT, LAMPLIT
from serai.terminal.running import run_in_terminal
from serai.terminal.screens.end import EndScreen
from serai.terminal.screens.opening import OpeningScreen
from serai.terminal.screens.table import TableScreen
from serai.terminal.setup import NotKept, OpenTable, Setup, TableOpener

if TYPE_CHECKING:
    from textual.screen import Screen

PACE = 0.8
"""Seconds that a bot seems to think."""


class DiceApp(App[None]):
    """Begins with a table, or with the opening screen where it gets a `Setup` to propose."""

    CSS_PATH = "serai.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (108, "-wide")]  # noqa: RUF012 (as Textual declares it)
    VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-medium"), (38, "-tall"), (46, "-high")]  # noqa: RUF012

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "next_language", show=False),
        Binding("t", "other_light", show=False),
    ]

    def __init__(
        self, opening: Setup | OpenTable, open_table: TableOpener, language: Language, pace: float = PACE
    ) -> None:
        super().__init__()
        # The style sheet is read before the app is mounted, and it needs these colours.
        self.register_theme(LAMPLIT)
        self.register_theme(DAYLIT)
        self.theme = LAMPLIT.name
        self._opening = opening
        self._open_table = open_table
        self._pace = pace
        self.speaker: Speaker = speaker(language)
        self.title = self.speaker.say("title")

    def on_mount(self) -> None:
        if isinstance(self._opening, Setup):
            self.push_screen(OpeningScreen(self._opening))
        else:
            self.push_screen(TableScreen(self._opening, self._pace))

    def sit_down(self) -> None:
        """Shows the opening screen with those who sat here last."""
        setup = self._opening
        if isinstance(setup, OpenTable):
            table = setup.table
            bots = {seat: sitter.bot for seat, sitter in table.sitters.items() if sitter.bot}
            setup = Setup(table.opening.seats, bots, takebacks=table.opening.takebacks, hints=setup.hints)
        self._turn_to(OpeningScreen(setup))

    def start(self, setup: Setup) -> None:
        """Opens a table; raises `Refused`, and nothing has changed, if nobody can sit so."""
        opened = self._open_table(setup)
        self._opening = setup
        self._turn_to(TableScreen(opened, self._pace))

    def end(self, opened: OpenTable) -> None:
        self._turn_to(EndScreen(opened))

    def give_up(self, lost: NotKept) -> None:
        """Leaves a table that cannot be kept any more; the sentence stays behind in the terminal."""
        self.exit(return_code=1, message=Text(f"serai: {lost.sentence(self.speaker)}"))

    def _turn_to(self, screen: "OpeningScreen | TableScreen | EndScreen") -> None:
        self.switch_screen(screen)  # pyright: ignore[reportUnknownMemberType]

    def speak(self, language: str) -> None:
        """Shows everything in another language."""
        self.speaker = speaker(next(known for known in LANGUAGES if known == language))
        screen: Screen[object] = self.screen
        if isinstance(screen, OpeningScreen | TableScreen | EndScreen):
            screen.show_language(self.speaker)

    def action_next_language(self) -> None:
        self.speak(LANGUAGES[(LANGUAGES.index(self.speaker.language) + 1) % len(LANGUAGES)])

    def action_other_light(self) -> None:
        self.theme = DAYLIT.name if self.theme == LAMPLIT.name else LAMPLIT.name


def run_app(
    opening: Setup | OpenTable, open_table: TableOpener, language: Language, pace: float = PACE
) -> None:
    """Plays in the terminal until somebody leaves; `open_table` opens what the opening screen settles."""
    run_in_terminal(DiceApp(opening, open_table, language, pace))
