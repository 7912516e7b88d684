"""Sitting down to King of Dice: who starts may be settled too."""

from msgspec.structs import replace
from textual.content import Content

from serai.games.dice.cards import Kind
from serai.games.dice.terminal.portraits import portrait
from serai.terminal.screens.opening import OpeningScreen
from serai.terminal.setup import Setup

DRAWN = ""
ON_THE_SIGN: tuple[Kind, ...] = ("orc", "fairy", "dwarf", "dragon")


class DiceOpening(OpeningScreen):
    game = "dice"

    def sign(self) -> Content:
        """A few of those who live here, and the name of the game."""
        say = self.app.speaker.say
        portraits = zip(*map(portrait, ON_THE_SIGN), strict=True)
        words = ("", say("title"), say("screen-welcome"), "")
        styles = ("", "bold $gold", "", "")
        return Content("\n").join(
            Content.assemble(Content(" ").join(row), "    ", (word, style))
            for row, word, style in zip(portraits, words, styles, strict=True)
        )

    def settings(self) -> dict[str, str]:
        seats, first = self._setup.seats, self._setup.first
        return {"first": str(seats.index(first)) if first in seats else DRAWN}

    def offer(self) -> None:
        names = {str(number): name for number, name in enumerate(self.names)}
        self.picker("first").offer({DRAWN: self.app.speaker.say("screen-first-drawn")} | names)

    def agreed(self, setup: Setup) -> Setup:
        first = self.picker("first").value
        return replace(setup, first=setup.seats[int(first)] if first else None)
