"""The end of King of Dice: the winners, and the stacks counted out."""

from textual.content import Content

from serai.games.dice.terminal.widgets.reckoning import reckoning
from serai.locales.speaker import names_of
from serai.terminal.screens.end import EndScreen


class DiceEnd(EndScreen):
    def ending(self) -> Content:
        names, speaker = names_of(self._table), self.app.speaker
        told = {event.key: speaker.event(event, names) for event in self._table.events(0, None)}
        return Content.assemble((f"♛ {told['won']}", "bold $gold"), "\n", told["ended"])

    def reckoning(self) -> Content:
        stacks, width = self._table.view(None).board.stacks, min(96, self.size.width - 4)
        return reckoning(stacks, names_of(self._table), self.app.speaker, width)
