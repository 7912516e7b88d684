"""Sitting down to the Nights: who plays which hero, and the ways to play that a table may agree on."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from textual.content import Content

from serai.games.nights.state import HEROES, Options
from serai.games.nights.terminal.typesetting import RULE
from serai.terminal.screens.opening import YES, OpeningScreen
from serai.terminal.setup import Setup
from serai.terminal.widgets.lines import stacked
from serai.terminal.widgets.picker import Picker

if TYPE_CHECKING:
    from serai.games.nights.terminal.app import NightsApp

DRAWN = ""
GOALS = range(6, 41)


class NightsOpening(OpeningScreen):
    app: "NightsApp"  # pyright: ignore[reportIncompatibleVariableOverride] (it is shown in no other)
    game = "nights"
    switches = ("one-status", "random-skills", "storytelling", "merchant", "person-reads")
    labels = {"seats": "screen-heroes-at-table", "goal": "screen-goal-label"}  # noqa: RUF012

    def sign(self) -> Content:
        say = self.app.voice.say
        return stacked(
            [
                Content.assemble(("❦ ", "$accent"), (say("title"), "bold $gold")),
                Content.styled(RULE, "$accent"),
                Content(say("screen-welcome")),
            ]
        )

    def settings(self) -> dict[str, str]:
        return {"goal": str(self._setup.options.get("goal", Options().goal))}

    def beside_name(self, name: str) -> Iterable[Picker]:
        yield Picker(self._setup.options.get("heroes", {}).get(name, DRAWN), classes="hero")

    def offer(self) -> None:
        voice = self.app.voice
        heroes = {DRAWN: voice.say("screen-hero-drawn")} | {hero: voice.phrases.hero(hero) for hero in HEROES}
        for picker in self.query(".hero").results(Picker):
            picker.offer(heroes)
        goal = self.picker("goal")
        goal.offer({str(count): str(count) for count in sorted({*GOALS, int(goal.value)})})

    def agreed(self, setup: Setup) -> Setup:
        """Only what differs from the game as it is usually played."""
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
