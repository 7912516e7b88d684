"""The end of the Nights: told as a tale, with every goal laid open."""

from typing import TYPE_CHECKING

from textual.content import Content

from serai.games.nights.terminal.typesetting import MEASURE, RULE, illuminated, justified
from serai.games.nights.words.ending import Reckoning, ending_tale, reckonings
from serai.games.nights.words.voice import Voice
from serai.locales.speaker import names_of
from serai.terminal.screens.end import EndScreen
from serai.terminal.widgets.lines import line, stacked

if TYPE_CHECKING:
    from serai.games.nights.terminal.app import NightsApp

NAME, COLUMN = 20, 14


class NightsEnd(EndScreen):
    app: "NightsApp"  # pyright: ignore[reportIncompatibleVariableOverride] (it is shown in no other)

    def ending(self) -> Content:
        voice, table, names = self.app.voice, self._table, names_of(self._table)
        won = next(voice.speaker.event(event, names) for event in table.events(0, None) if event.key == "won")
        measure = min(MEASURE, self.size.width - 6)
        first, *more = ending_tale(table.view(None), names, voice)
        lines = [
            line(measure, (RULE, "$accent"), align="center"),
            Content(),
            *illuminated(first, measure, len(won)),
        ]
        for paragraph in more:
            lines += [Content(), *map(Content, justified(paragraph, measure))]
        return stacked([*lines, Content(), line(measure, (f"✦ {won} ✦", "bold $gold"), align="center")])

    def reckoning(self) -> Content:
        return _columns(reckonings(self._table.view(None)), names_of(self._table), self.app.voice)


def _columns(told: list[Reckoning], names: dict[str, str], voice: Voice) -> Content:
    """Each hero with what was wanted and what was reached."""
    say, phrases = voice.say, voice.phrases
    heads = ("end-column-destiny", "end-column-story", "end-column-statuses", "end-column-skills")
    lines = [
        Content.assemble(line(NAME), *(line(COLUMN, (say(head), "$quiet"), align="right") for head in heads))
    ]
    for one in told:
        hero, target = one.hero, one.target
        cells = (
            f"{hero.destiny} / {target.destiny}",
            f"{hero.story} / {target.story}",
            str(len(hero.statuses)),
            str(len(hero.skills)),
        )
        name = f"{names.get(one.seat, one.seat)}, {phrases.hero(hero.hero)}"
        style = "bold $gold" if one.running else ""
        lines.append(
            Content.assemble(
                line(NAME, (name, style)), *(line(COLUMN, (cell, style), align="right") for cell in cells)
            )
        )
    return stacked(lines)
