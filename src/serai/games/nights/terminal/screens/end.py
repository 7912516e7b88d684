"""The end screen of the Nights: the ending as text, and all goals."""

from typing import TYPE_CHECKING

from textual.content import Content

from serai.games.nights.locales.ending import FinalResult, ending_paragraphs, final_results
from serai.games.nights.locales.nights_texts import NightsTexts
from serai.games.nights.terminal.typesetting import MEASURE, RULE, justify_paragraph, paragraph_with_initial
from serai.locales.localizer import names_by_seat
from serai.terminal.screens.end import EndScreen
from serai.terminal.widgets.lines import fit_to_width, join_lines

if TYPE_CHECKING:
    from serai.games.nights.terminal.app import NightsApp

NAME, COLUMN = 20, 14


class NightsEndScreen(EndScreen):
    app: "NightsApp"  # pyright: ignore[reportIncompatibleVariableOverride] (it is shown in no other)

    def ending_announcement(self) -> Content:
        nights_texts, table, names = self.app.nights_texts, self._table, names_by_seat(self._table)
        won = next(
            nights_texts.localizer.event_sentence(event, names)
            for event in table.events(0, None)
            if event.key == "won"
        )
        measure = min(MEASURE, self.size.width - 6)
        first, *more = ending_paragraphs(table.view(None), names, nights_texts)
        lines = [
            fit_to_width(measure, (RULE, "$accent"), align="center"),
            fit_to_width(measure, (f"✦ {won} ✦", "bold $gold"), align="center"),
            Content(),
            *paragraph_with_initial(first, measure, len(won)),
        ]
        for paragraph in more:
            lines += [Content(), *map(Content, justify_paragraph(paragraph, measure))]
        return join_lines(lines)

    def score_content(self) -> Content:
        return _results_table(
            final_results(self._table.view(None)), names_by_seat(self._table), self.app.nights_texts
        )


def _results_table(results: list[FinalResult], names: dict[str, str], nights_texts: NightsTexts) -> Content:
    """Each hero with its targets and points."""
    say, phrases = nights_texts.say, nights_texts.phrases
    heads = ("end-column-destiny", "end-column-story", "end-column-statuses", "end-column-skills")
    lines = [
        Content.assemble(
            fit_to_width(NAME),
            *(fit_to_width(COLUMN, (say(head), "$quiet"), align="right") for head in heads),
        )
    ]
    for one in results:
        hero, target = one.hero, one.target
        cells = (
            f"{hero.destiny} / {target.destiny}",
            f"{hero.story} / {target.story}",
            str(len(hero.statuses)),
            str(len(hero.skills)),
        )
        name = f"{names.get(one.seat, one.seat)}, {phrases.hero_name(hero.hero)}"
        style = "bold $gold" if one.running else ""
        lines.append(
            Content.assemble(
                fit_to_width(NAME, (name, style)),
                *(fit_to_width(COLUMN, (cell, style), align="right") for cell in cells),
            )
        )
    return join_lines(lines)
