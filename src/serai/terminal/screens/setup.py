"""The setup screen: players, bots and options of a new table."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, Static

from serai.bots import all_bot_levels, default_bot_level
from serai.locales.refusals import say_refusal
from serai.locales.texts import LANGUAGES, find_texts
from serai.table import Refused, find_game
from serai.terminal.setup import NAMES, Setup
from serai.terminal.widgets.keys import keys_on_one_line
from serai.terminal.widgets.picker import Picker

if TYPE_CHECKING:
    from serai.terminal.app import TableApp

PERSON = ""
NO, YES = "no", "yes"


class SetupScreen(Screen[None]):
    """The setup screen of every game; a game adds pickers for its options."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start_game", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("escape", "app.quit", show=False),
    ]
    app: "TableApp"
    game: ClassVar[str]
    switches: ClassVar[tuple[str, ...]] = ()
    """The boolean options of the game."""
    labels: ClassVar[Mapping[str, str]] = {}
    """The message keys of labels that are not named after their setting."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self._setup = setup
        self._seats = find_game(self.game).card.seats
        self._terms = (*self.switches, "takebacks", "hints")

    @abstractmethod
    def banner_content(self) -> Content:
        """The heading of the screen."""

    @abstractmethod
    def game_settings(self) -> Mapping[str, str]:
        """The settings with a picker, other than seats and switches, and their values."""

    @abstractmethod
    def fill_pickers(self) -> None:
        """Sets the values of the game's pickers in the current language."""

    @abstractmethod
    def with_game_options(self, setup: Setup) -> Setup:
        """Adds the values of the game's pickers to a setup."""

    def seat_widgets(self, name: str) -> Iterable[Widget]:  # noqa: ARG002 (a game may ask for more)
        """Further widgets of a seat."""
        return ()

    def compose(self) -> ComposeResult:
        setup, most = self._setup, self._seats[-1]
        names = [*setup.seats, *(name for name in NAMES if name not in setup.seats)]
        yield Static(id="welcome")
        with VerticalScroll(id="opening", can_focus=False):
            for number, name in enumerate(names[:most]):
                level = (
                    setup.bots.get(name, PERSON)
                    if number < len(setup.seats)
                    else default_bot_level(self.game)
                )
                with Horizontal(classes="setting seat"):
                    yield Static(f"{number + 1}", classes="label")
                    yield Input(name, max_length=30, compact=True)
                    yield Picker(level, classes="level")
                    yield from self.seat_widgets(name)
            for number, (label, value) in enumerate(self._all_settings().items()):
                with Horizontal(classes="setting" if number else "setting first-setting"):
                    yield Static(id=f"{label}-label", classes="label")
                    yield Picker(value, name=label)
            yield Static(id="refusal")
        yield Static(id="footer")

    def _all_settings(self) -> dict[str, str]:
        stand = {switch: bool(self._setup.options.get(switch)) for switch in self.switches}
        stand |= {"takebacks": self._setup.takebacks, "hints": self._setup.hints}
        return {
            "seats": str(len(self._setup.seats)),
            **self.game_settings(),
            **{switch: YES if on else NO for switch, on in stand.items()},
            "language": self.app.language,
        }

    def on_mount(self) -> None:
        self.paint_in_current_language()
        self.query(Input).first().focus()

    def paint_in_current_language(self) -> None:
        say = self.app.localizer.say
        self._fill_common_pickers()
        self.fill_pickers()
        for number, row in enumerate(self.query(".seat")):
            row.display = number < len(self.names)
        for label in self._all_settings():
            self.query_one(f"#{label}-label", Static).update(say(self.labels.get(label, f"screen-{label}")))
        self.query_one("#welcome", Static).update(self.banner_content())
        keys = [("↑ ↓", "screen-move"), ("← →", "screen-change"), (say("screen-enter"), "screen-start")]
        keys.append(("Esc", "screen-leave"))
        self.query_one("#footer", Static).update(keys_on_one_line([(key, say(text)) for key, text in keys]))

    def _fill_common_pickers(self) -> None:
        say, say_or = self.app.localizer.say, self.app.localizer.say_or
        levels = {level: say_or(f"screen-level-{level}", level) for level in all_bot_levels(self.game)}
        players = {PERSON: say("screen-person"), **levels}
        for player in self.query(".level").results(Picker):
            player.set_values(players)
        self.picker("seats").set_values({str(count): str(count) for count in self._seats})
        for term in self._terms:
            self.picker(term).set_values({NO: say(f"screen-{term}-no"), YES: say(f"screen-{term}-yes")})
        language = self.picker("language")
        language.value = self.app.language
        language.set_values(
            {name: find_texts(name, "screen").say("screen-language-name") for name in LANGUAGES}
        )

    def picker(self, setting: str) -> Picker:
        return self.query_one(f"#{setting}", Picker)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players."""
        count = int(self.picker("seats").value)
        return tuple(field.value.strip() for field in list(self.query(Input))[:count])

    def on_input_changed(self) -> None:
        self.paint_in_current_language()

    def on_input_submitted(self) -> None:
        self.action_start_game()

    def on_picker_changed(self, changed: Picker.Changed) -> None:
        if changed.picker.id == "language":
            self.app.set_language(changed.picker.value)
        else:
            self.paint_in_current_language()

    def action_start_game(self) -> None:
        if not self.is_current:
            return  # a second Enter must not open another table
        seats = self.names
        players = zip(seats, self.query(".level").results(Picker), strict=False)
        setup = Setup(
            seats=seats,
            bots={name: player.value for name, player in players if player.value != PERSON},
            takebacks=self.picker("takebacks").value == YES,
            hints=self.picker("hints").value == YES,
        )
        try:
            self.app.start_game(self.with_game_options(setup))
        except Refused as refused:
            self.query_one("#refusal", Static).update(say_refusal(refused, self.app.localizer.language))
