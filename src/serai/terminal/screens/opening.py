"""Sitting down: how many kings, their names, who plays them; Enter starts at once."""

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, Static

from serai.bots import levels
from serai.games.dice import KingOfDice
from serai.games.dice.cards import Kind
from serai.locales.speaker import Speaker
from serai.locales.speaker import speaker as language_speaker
from serai.locales.texts import LANGUAGES
from serai.table import Refused
from serai.terminal.portraits import portrait
from serai.terminal.setup import Setup
from serai.terminal.widgets.ask import keys_line
from serai.terminal.widgets.picker import Picker

if TYPE_CHECKING:
    from serai.terminal.app import DiceApp

NAMES = ("Ana", "Bo", "Cem", "Dina", "Emir")
SEATS = KingOfDice.card.seats
PERSON = ""
ON_THE_SIGN: tuple[Kind, ...] = ("orc", "fairy", "dwarf", "dragon")


class OpeningScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("escape", "app.quit", show=False),
    ]
    app: "DiceApp"

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self._setup = setup

    def compose(self) -> ComposeResult:
        setup = self._setup
        names = [*setup.seats, *(name for name in NAMES if name not in setup.seats)]
        yield Static(id="welcome")
        with VerticalScroll(id="opening", can_focus=False):
            for number, name in zip(range(SEATS[-1]), names, strict=False):
                level = setup.bots.get(name, PERSON) if number < len(setup.seats) else levels("dice")[-1]
                with Horizontal(classes="setting seat"):
                    yield Static(f"{number + 1}", classes="label")
                    yield Input(name, max_length=30, compact=True)
                    yield Picker(level, classes="level")
            for label, picker in self._settings().items():
                with Horizontal(id=f"{label}-row", classes="setting"):
                    yield Static(id=f"{label}-label", classes="label")
                    yield picker
            yield Static(id="refusal")
        yield Static(id="footer")

    def _settings(self) -> dict[str, Picker]:
        setup = self._setup
        first = str(setup.seats.index(setup.first)) if setup.first in setup.seats else ""
        return {
            "seats": Picker(str(len(setup.seats)), name="seats"),
            "first": Picker(first, name="first"),
            "takebacks": Picker("yes" if setup.takebacks else "no", name="takebacks"),
            "hints": Picker("yes" if setup.hints else "no", name="hints"),
            "language": Picker(self.app.speaker.language, name="language"),
        }

    def on_mount(self) -> None:
        self.show_language(self.app.speaker)
        self.query(Input).first().focus()

    def show_language(self, speaker: Speaker) -> None:
        say = speaker.say
        self._offer(speaker)
        count = len(self._names())
        for number, row in enumerate(self.query(".seat")):
            row.display = number < count
        for label in ("seats", "first", "takebacks", "hints", "language"):
            self.query_one(f"#{label}-label", Static).update(say(f"screen-{label}"))
        self.query_one("#welcome", Static).update(_sign(speaker))
        keys = [("↑ ↓", "screen-move"), ("← →", "screen-change"), (say("screen-enter"), "screen-start")]
        keys.append(("Esc", "screen-leave"))
        self.query_one("#footer", Static).update(keys_line([(key, say(text)) for key, text in keys]))

    def _offer(self, speaker: Speaker) -> None:
        """What the pickers offer, in words."""
        say = speaker.say
        players = {PERSON: say("screen-person")} | {x: say(f"screen-level-{x}") for x in levels("dice")}
        for picker in self.query(".level").results(Picker):
            picker.offer(players)
        self.query_one("#seats", Picker).offer({str(count): str(count) for count in SEATS})
        names = {str(number): name for number, name in enumerate(self._names())}
        self.query_one("#first", Picker).offer({"": say("screen-first-drawn")} | names)
        for term in ("takebacks", "hints"):
            answers = {"no": say(f"screen-{term}-no"), "yes": say(f"screen-{term}-yes")}
            self.query_one(f"#{term}", Picker).offer(answers)
        languages = {name: language_speaker(name).say("screen-language-name") for name in LANGUAGES}
        language = self.query_one("#language", Picker)
        language.value = speaker.language
        language.offer(languages)

    def _names(self) -> tuple[str, ...]:
        count = int(self.query_one("#seats", Picker).value)
        return tuple(field.value.strip() for field in list(self.query(Input))[:count])

    def on_input_changed(self) -> None:
        self.show_language(self.app.speaker)

    def on_input_submitted(self) -> None:
        self.action_start()

    def on_picker_changed(self, changed: Picker.Changed) -> None:
        if changed.picker.id == "language":
            self.app.speak(changed.picker.value)
        else:
            self.show_language(self.app.speaker)

    def action_start(self) -> None:
        if not self.is_current:
            return  # a second Enter before the table is there: it opens no second one
        seats = self._names()
        players = zip(seats, self.query(".level").results(Picker), strict=False)
        first = self.query_one("#first", Picker).value
        setup = Setup(
            seats=seats,
            bots={name: picker.value for name, picker in players if picker.value != PERSON},
            first=seats[int(first)] if first else None,
            takebacks=self.query_one("#takebacks", Picker).value == "yes",
            hints=self.query_one("#hints", Picker).value == "yes",
        )
        try:
            self.app.start(setup)
        except Refused as refused:
            self.query_one("#refusal", Static).update(self.app.speaker.refusal(refused))


def _sign(speaker: Speaker) -> Content:
    """The sign above the door: a few of those who live here, and the name of the game."""
    portraits = zip(*map(portrait, ON_THE_SIGN), strict=True)
    words = ("", speaker.say("title"), speaker.say("screen-welcome"), "")
    styles = ("", "bold $gold", "", "")
    return Content("\n").join(
        Content.assemble(Content(" ").join(row), "    ", (word, style))
        for row, word, style in zip(portraits, words, styles, strict=True)
    )
