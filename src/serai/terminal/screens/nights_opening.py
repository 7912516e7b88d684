"""Sitting down to the Nights: who plays which hero, and what the table agrees on; Enter starts at once."""

from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, Static

from serai.bots import levels
from serai.games.nights import Nights
from serai.games.nights.state import HEROES, Options
from serai.locales.nights.voice import Voice
from serai.locales.speaker import speaker as language_speaker
from serai.locales.texts import LANGUAGES
from serai.table import Refused
from serai.terminal.nights.typesetting import RULE
from serai.terminal.setup import Setup
from serai.terminal.widgets.ask import keys_line
from serai.terminal.widgets.lines import stacked
from serai.terminal.widgets.picker import Picker

if TYPE_CHECKING:
    from serai.terminal.nights.app import NightsApp

NAMES = ("Ana", "Bo", "Cem", "Dina", "Emir", "Flora")
SEATS = Nights.card.seats
PERSON = DRAWN = ""
GOALS = range(6, 41)
SWITCHES = ("one-status", "random-skills", "storytelling", "merchant", "person-reads")


class NightsOpening(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("escape", "app.quit", show=False),
    ]
    app: "NightsApp"

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self._setup = setup

    def compose(self) -> ComposeResult:
        setup = self._setup
        names = [*setup.seats, *(name for name in NAMES if name not in setup.seats)]
        heroes = setup.options.get("heroes", {})
        yield Static(id="welcome")
        with VerticalScroll(id="opening", can_focus=False):
            for number, name in zip(range(SEATS[-1]), names, strict=False):
                level = setup.bots.get(name, PERSON) if number < len(setup.seats) else levels("nights")[-1]
                with Horizontal(classes="setting seat"):
                    yield Static(f"{number + 1}", classes="label")
                    yield Input(name, max_length=30, compact=True)
                    yield Picker(level, classes="level")
                    yield Picker(heroes.get(name, DRAWN), classes="hero")
            for number, (label, picker) in enumerate(self._settings().items()):
                with Horizontal(classes=f"setting {'' if number else 'first-setting'}"):
                    yield Static(id=f"{label}-label", classes="label")
                    yield picker
            yield Static(id="refusal")
        yield Static(id="footer")

    def _settings(self) -> dict[str, Picker]:
        options = self._setup.options
        pickers = {
            "seats": Picker(str(len(self._setup.seats)), name="seats"),
            "goal": Picker(str(options.get("goal", Options().goal)), name="goal"),
        }
        for switch in SWITCHES:
            pickers[switch] = Picker("yes" if options.get(switch) else "no", name=switch)
        pickers["takebacks"] = Picker("yes" if self._setup.takebacks else "no", name="takebacks")
        pickers["hints"] = Picker("yes" if self._setup.hints else "no", name="hints")
        pickers["language"] = Picker(self.app.language, name="language")
        return pickers

    def on_mount(self) -> None:
        self.show_language()
        self.query(Input).first().focus()

    def show_language(self) -> None:
        voice = self.app.voice
        say = voice.say
        self._offer(voice)
        count = len(self._names())
        for number, row in enumerate(self.query(".seat")):
            row.display = number < count
        self.query_one("#seats-label", Static).update(say("screen-heroes-at-table"))
        self.query_one("#goal-label", Static).update(say("screen-goal-label"))
        for label in (*SWITCHES, "takebacks", "hints", "language"):
            self.query_one(f"#{label}-label", Static).update(say(f"screen-{label}"))
        self.query_one("#welcome", Static).update(_sign(voice))
        keys = [("↑ ↓", "screen-move"), ("← →", "screen-change"), (say("screen-enter"), "screen-start")]
        keys.append(("Esc", "screen-leave"))
        self.query_one("#footer", Static).update(keys_line([(key, say(text)) for key, text in keys]))

    def _offer(self, voice: Voice) -> None:
        """What the pickers offer, in words."""
        say = voice.say
        players = {PERSON: say("screen-person")} | {x: say(f"screen-level-{x}") for x in levels("nights")}
        for picker in self.query(".level").results(Picker):
            picker.offer(players)
        heroes = {DRAWN: say("screen-hero-drawn")} | {hero: voice.phrases.hero(hero) for hero in HEROES}
        for picker in self.query(".hero").results(Picker):
            picker.offer(heroes)
        self.query_one("#seats", Picker).offer({str(count): str(count) for count in SEATS})
        goal = self.query_one("#goal", Picker)
        goal.offer({str(count): str(count) for count in sorted({*GOALS, int(goal.value)})})
        for switch in (*SWITCHES, "takebacks", "hints"):
            answers = {"no": say(f"screen-{switch}-no"), "yes": say(f"screen-{switch}-yes")}
            self.query_one(f"#{switch}", Picker).offer(answers)
        language = self.query_one("#language", Picker)
        language.value = self.app.language
        language.offer({name: language_speaker(name).say("screen-language-name") for name in LANGUAGES})

    def _names(self) -> tuple[str, ...]:
        count = int(self.query_one("#seats", Picker).value)
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
        seats = self._names()
        players = zip(seats, self.query(".level").results(Picker), strict=False)
        setup = Setup(
            seats=seats,
            bots={name: picker.value for name, picker in players if picker.value != PERSON},
            takebacks=self.query_one("#takebacks", Picker).value == "yes",
            hints=self.query_one("#hints", Picker).value == "yes",
            options=self._options(seats),
        )
        try:
            self.app.start(setup)
        except Refused as refused:
            self.query_one("#refusal", Static).update(self.app.voice.speaker.refusal(refused))

    def _options(self, seats: tuple[str, ...]) -> dict[str, Any]:
        """Only what differs from the game as it is usually played."""
        options: dict[str, Any] = {
            switch: True for switch in SWITCHES if self.query_one(f"#{switch}", Picker).value == "yes"
        }
        goal = int(self.query_one("#goal", Picker).value)
        if goal != Options().goal:
            options["goal"] = goal
        pickers = zip(seats, self.query(".hero").results(Picker), strict=False)
        if heroes := {seat: picker.value for seat, picker in pickers if picker.value != DRAWN}:
            options["heroes"] = heroes
        return options


def _sign(voice: Voice) -> Content:
    return stacked(
        [
            Content.assemble(("❦ ", "$accent"), (voice.say("title"), "bold $gold")),
            Content.styled(RULE, "$accent"),
            Content(voice.say("screen-welcome")),
        ]
    )
