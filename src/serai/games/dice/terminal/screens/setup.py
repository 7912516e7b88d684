"""The setup screen of King of Dice, with a setting for who starts."""

from msgspec.structs import replace
from textual.content import Content

from serai.games.dice.cards import Kind
from serai.games.dice.terminal.portraits import portrait
from serai.terminal.screens.setup import SetupScreen
from serai.terminal.setup import Setup

DRAWN = ""
ON_THE_SIGN: tuple[Kind, ...] = ("orc", "fairy", "dwarf", "dragon")


class DiceSetupScreen(SetupScreen):
    game = "dice"

    def banner_content(self) -> Content:
        """A few portraits and the name of the game."""
        say = self.app.localizer.say
        portraits = zip(*map(portrait, ON_THE_SIGN), strict=True)
        words = ("", say("title"), say("screen-welcome"), "")
        styles = ("", "bold $gold", "", "")
        return Content("\n").join(
            Content.assemble(Content(" ").join(row), "    ", (word, style))
            for row, word, style in zip(portraits, words, styles, strict=True)
        )

    def game_settings(self) -> dict[str, str]:
        seats, first = self._setup.seats, self._setup.first
        return {"first": str(seats.index(first)) if first in seats else DRAWN}

    def fill_pickers(self) -> None:
        names = {str(number): name for number, name in enumerate(self.names)}
        self.picker("first").set_values({DRAWN: self.app.localizer.say("screen-first-drawn")} | names)

    def with_game_options(self, setup: Setup) -> Setup:
        first = self.picker("first").value
        return replace(setup, first=setup.seats[int(first)] if first else None)
