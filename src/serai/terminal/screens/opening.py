"""Sitting down: how many, their names, who plays them, and what they agree on; Enter starts at once."""

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

from serai.bots import all_levels, usual_level
from serai.locales.refusals import say_refusal
from serai.locales.texts import LANGUAGES, texts
from serai.table import Refused, find_game
from serai.terminal.setup import NAMES, Setup
from serai.terminal.widgets.keys import keys_line
from serai.terminal.widgets.picker import Picker

if TYPE_CHECKING:
    from serai.terminal.app import TableApp

PERSON = ""
NO, YES = "no", "yes"


class OpeningScreen(Screen[None]):
    """A game says what its table may agree on besides, each as a picker with its label."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("escape", "app.quit", show=False),
    ]
    app: "TableApp"
    game: ClassVar[str]
    switches: ClassVar[tuple[str, ...]] = ()
    """The settings of the game that are on or off."""
    labels: ClassVar[Mapping[str, str]] = {}
    """The key of a label that is not simply called after its setting."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self._setup = setup
        self._seats = find_game(self.game).card.seats
        self._terms = (*self.switches, "takebacks", "hints")

    @abstractmethod
    def sign(self) -> Content:
        """What stands above the door."""

    @abstractmethod
    def settings(self) -> Mapping[str, str]:
        """What is settled with a picker besides the seats and what is on or off, and how it stands."""

    @abstractmethod
    def offer(self) -> None:
        """Says in words what the pickers of the game offer."""

    @abstractmethod
    def agreed(self, setup: Setup) -> Setup:
        """The set-up with what the pickers of the game settle."""

    def beside_name(self, name: str) -> Iterable[Widget]:  # noqa: ARG002 (a game may ask for more)
        """What a seat is asked besides its name and who plays it."""
        return ()

    def compose(self) -> ComposeResult:
        setup, most = self._setup, self._seats[-1]
        names = [*setup.seats, *(name for name in NAMES if name not in setup.seats)]
        yield Static(id="welcome")
        with VerticalScroll(id="opening", can_focus=False):
            for number, name in enumerate(names[:most]):
                level = setup.bots.get(name, PERSON) if number < len(setup.seats) else usual_level(self.game)
                with Horizontal(classes="setting seat"):
                    yield Static(f"{number + 1}", classes="label")
                    yield Input(name, max_length=30, compact=True)
                    yield Picker(level, classes="level")
                    yield from self.beside_name(name)
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
            **self.settings(),
            **{switch: YES if on else NO for switch, on in stand.items()},
            "language": self.app.language,
        }

    def on_mount(self) -> None:
        self.show_language()
        self.query(Input).first().focus()

    def show_language(self) -> None:
        say = self.app.speaker.say
        self._offer()
        self.offer()
        for number, row in enumerate(self.query(".seat")):
            row.display = number < len(self.names)
        for label in self._all_settings():
            self.query_one(f"#{label}-label", Static).update(say(self.labels.get(label, f"screen-{label}")))
        self.query_one("#welcome", Static).update(self.sign())
        keys = [("↑ ↓", "screen-move"), ("← →", "screen-change"), (say("screen-enter"), "screen-start")]
        keys.append(("Esc", "screen-leave"))
        self.query_one("#footer", Static).update(keys_line([(key, say(text)) for key, text in keys]))

    def _offer(self) -> None:
        say, said_or = self.app.speaker.say, self.app.speaker.said_or
        levels = {level: said_or(f"screen-level-{level}", level) for level in all_levels(self.game)}
        players = {PERSON: say("screen-person"), **levels}
        for player in self.query(".level").results(Picker):
            player.offer(players)
        self.picker("seats").offer({str(count): str(count) for count in self._seats})
        for term in self._terms:
            self.picker(term).offer({NO: say(f"screen-{term}-no"), YES: say(f"screen-{term}-yes")})
        language = self.picker("language")
        language.value = self.app.language
        language.offer({name: texts(name, "screen").say("screen-language-name") for name in LANGUAGES})

    def picker(self, setting: str) -> Picker:
        return self.query_one(f"#{setting}", Picker)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of those who sit down."""
        count = int(self.picker("seats").value)
        return tuple(field.value.strip() for field in list(self.query(Input))[:count])

    def on_input_changed(self) -> None:
        self.show_language()

    def on_input_submitted(self) -> None:
        self.action_start()

    def on_picker_changed(self, changed: Picker.Changed) -> None:
        if changed.picker.id == "language":
            self.app.speak(changed.picker.value)
        else:
            self.show_language()

    def action_start(self) -> None:
        if not self.is_current:
            return  # a second Enter before the table is there: it opens no second one
        seats = self.names
        players = zip(seats, self.query(".level").results(Picker), strict=False)
        setup = Setup(
            seats=seats,
            bots={name: player.value for name, player in players if player.value != PERSON},
            takebacks=self.picker("takebacks").value == YES,
            hints=self.picker("hints").value == YES,
        )
        try:
            self.app.start(self.agreed(setup))
        except Refused as refused:
            self.query_one("#refusal", Static).update(say_refusal(refused, self.app.speaker.language))
