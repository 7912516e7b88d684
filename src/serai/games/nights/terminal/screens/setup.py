"""The setup screen of the Nights: heroes and optional rules."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from textual.content import Content

from serai.games.nights.state import HEROES, Options
from serai.games.nights.terminal.typesetting import RULE
from serai.terminal.screens.setup import YES, SetupScreen
from serai.terminal.setup import Setup
from serai.terminal.widgets.lines import join_lines
from serai.terminal.widgets.picker import Picker

if TYPE_CHECKING:
    from serai.games.nights.terminal.app import NightsApp

DRAWN = ""
GOALS = range(6, 41)


class NightsSetupScreen(SetupScreen):
    app: "NightsApp"  # pyright: ignore[reportIncompatibleVariableOverride] (it is shown in no other)
    game = "nights"
    switches = ("one-status", "random-skills", "storytelling", "merchant", "person-reads")
    labels = {"seats": "screen-heroes-at-table", "goal": "screen-goal-label"}  # noqa: RUF012

    def banner_content(self) -> Content:
        say = self.app.nights_texts.say
        return join_lines(
            [
                Content.assemble(("❦ ", "$accent"), (say("title"), "bold $gold")),
                Content.styled(RULE, "$accent"),
                Content(say("screen-welcome")),
            ]
        )

    def game_settings(self) -> dict[str, str]:
        return {"goal": str(self._setup.options.get("goal", Options().goal))}

    def seat_widgets(self, name: str) -> Iterable[Picker]:
        yield Picker(self._setup.options.get("heroes", {}).get(name, DRAWN), classes="hero")

    def fill_pickers(self) -> None:
        nights_texts = self.app.nights_texts
        heroes = {DRAWN: nights_texts.say("screen-hero-drawn")} | {
            hero: nights_texts.phrases.hero_name(hero) for hero in HEROES
        }
        for picker in self.query(".hero").results(Picker):
            picker.set_values(heroes)
        goal = self.picker("goal")
        goal.set_values({str(count): str(count) for count in sorted({*GOALS, int(goal.value)})})

    def with_game_options(self, setup: Setup) -> Setup:
        """The setup with only the options that differ from the defaults."""
        options: dict[str, Any] = {
            switch: True for switch in self.switches if self.picker(switch).value == YES
        }
        goal = int(self.picker("goal").value)
        if goal != Options().goal:
            options["goal"] = goal
        pickers = zip(setup.seats, self.query(".hero").results(Picker), strict=False)
        if heroes := {seat: picker.value for seat, picker in pickers if picker.value != DRAWN}:
            options["heroes"] = heroes
        return replace(setup, options=options)
