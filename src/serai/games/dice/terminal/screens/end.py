"""The end screen of King of Dice: the winners and the score table."""

from textual.content import Content

from serai.games.dice.terminal.widgets.score_table import score_table
from serai.locales.localizer import names_by_seat
from serai.terminal.screens.end import EndScreen


class DiceEndScreen(EndScreen):
    def ending_announcement(self) -> Content:
        names, localizer = names_by_seat(self._table), self.app.localizer
        told = {event.key: localizer.event_sentence(event, names) for event in self._table.events(0, None)}
        return Content.assemble((f"♛ {told['won']}", "bold $gold"), "\n", told["ended"])

    def score_content(self) -> Content:
        stacks, width = self._table.view(None).board.stacks, min(96, self.size.width - 4)
        return score_table(stacks, names_by_seat(self._table), self.app.localizer, width)
