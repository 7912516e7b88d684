"""The Thousand and One Nights on the whole terminal."""

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import App
from textual.binding import Binding, BindingType

from serai.locales.nights.voice import Voice, voice
from serai.locales.texts import LANGUAGES, Language
from serai.terminal.nights.lamps import THEMES, theme_name
from serai.terminal.running import run_in_terminal
from serai.terminal.screens.nights_end import NightsEnd
from serai.terminal.screens.nights_opening import NightsOpening
from serai.terminal.screens.nights_table import NightsTable
from serai.terminal.setup import NotKept, OpenTable, Setup, TableOpener

if TYPE_CHECKING:
    from textual.screen import Screen


class NightsApp(App[None]):
    """Begins with a table, or with the opening screen where it gets a `Setup` to propose."""

    CSS_PATH = "nights.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012 (as Textual declares it)
    VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-tall")]  # noqa: RUF012

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "next_language", show=False),
        Binding("t", "other_light", show=False),
    ]

    def __init__(
        self, opening: Setup | OpenTable, open_table: TableOpener, language: Language, pack: str | None
    ) -> None:
        super().__init__()
        for theme in THEMES.values():
            self.register_theme(theme)
        self._time = "morning"
        self._lamplit = False
        self.theme = theme_name(self._time, lamplit=False)
        self._opening = opening
        self._open_table = open_table
        self._pack = pack
        self.language: Language = language
        self.title = self.voice.say("title")

    @property
    def voice(self) -> Voice:
        return voice(self.language, self._pack)

    def on_mount(self) -> None:
        if isinstance(self._opening, Setup):
            self.push_screen(NightsOpening(self._opening))
        else:
            self.push_screen(NightsTable(self._opening))

    def sit_down(self) -> None:
        """Shows the opening screen with those who sat here last."""
        setup = self._opening
        if isinstance(setup, OpenTable):
            opening = setup.table.opening
            bots = {seat: sitter.bot for seat, sitter in setup.table.sitters.items() if sitter.bot}
            setup = Setup(
                opening.seats,
                bots,
                takebacks=opening.takebacks,
                hints=setup.hints,
                options=dict(opening.options),
            )
        self.show_time("morning")
        self._turn_to(NightsOpening(setup))

    def start(self, setup: Setup) -> None:
        """Opens a table; raises `Refused`, and nothing has changed, if nobody can sit so."""
        opened = self._open_table(setup)
        self._opening = setup
        self._turn_to(NightsTable(opened))

    def end(self, opened: OpenTable) -> None:
        self._turn_to(NightsEnd(opened))

    def give_up(self, lost: NotKept) -> None:
        """Leaves a table that cannot be kept any more; the sentence stays behind in the terminal."""
        self.exit(return_code=1, message=Text(f"serai: {lost.sentence(self.voice.speaker)}"))

    def _turn_to(self, screen: "NightsOpening | NightsTable | NightsEnd") -> None:
        self.switch_screen(screen)  # pyright: ignore[reportUnknownMemberType]

    def speak(self, language: str) -> None:
        """Shows everything in another language."""
        self.language = next(known for known in LANGUAGES if known == language)
        screen: Screen[object] = self.screen
        if isinstance(screen, NightsOpening | NightsTable | NightsEnd):
            screen.show_language()

    def action_next_language(self) -> None:
        self.speak(LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)])

    def action_other_light(self) -> None:
        self._lamplit = not self._lamplit
        self.theme = theme_name(self._time, lamplit=self._lamplit)

    def show_time(self, time: str) -> None:
        """The whole page changes with the time of day."""
        self._time = time
        self.theme = theme_name(time, lamplit=self._lamplit)


def run_nights(
    opening: Setup | OpenTable, open_table: TableOpener, language: Language, pack: str | None
) -> None:
    """Plays in the terminal until somebody leaves; `open_table` opens what the opening screen settles."""
    run_in_terminal(NightsApp(opening, open_table, language, pack))
