"""The end of the Nights: told as a tale, with every goal laid open and the secret of the dice."""

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from serai.locales.nights.ending import Reckoning, ending_tale, reckonings
from serai.locales.nights.voice import Voice
from serai.locales.speaker import names_of
from serai.terminal.nights.typesetting import MEASURE, RULE, illuminated, justified
from serai.terminal.setup import OpenTable
from serai.terminal.widgets.ask import keys_line
from serai.terminal.widgets.lines import line, stacked

if TYPE_CHECKING:
    from serai.terminal.nights.app import NightsApp

NAME, COLUMN = 20, 14


class NightsEnd(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "another", show=False),  # not Enter, with which pages are turned
        Binding("q,escape", "app.quit", show=False),
    ]
    app: "NightsApp"

    def __init__(self, opened: OpenTable) -> None:
        super().__init__()
        self._opened = opened

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="end"):
            yield Static(id="ending")
            yield Static(id="reckoning")
            yield Static(id="secret")
        yield Static(id="footer")

    def on_mount(self) -> None:
        self.show_language()

    def on_resize(self) -> None:
        self.show_language()

    def action_another(self) -> None:
        self.app.sit_down()

    def show_language(self) -> None:
        voice, table = self.app.voice, self._opened.table
        names, say = names_of(table), voice.say
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
        lines += [Content(), line(measure, (f"✦ {won} ✦", "bold $gold"), align="center")]
        self.query_one("#ending", Static).update(stacked(lines))
        self.query_one("#reckoning", Static).update(_table(reckonings(table.view(None)), names, voice))
        self.query_one("#secret", Static).update(self._secret(voice))
        keys = [("n", "screen-another"), ("l", "screen-keys-language"), ("q", "screen-keys-quit")]
        self.query_one("#footer", Static).update(keys_line([(key, say(text)) for key, text in keys]))

    def _secret(self, voice: Voice) -> Content:
        opening, record = self._opened.table.opening, self._opened.record
        if opening.open_dice:
            lines = [voice.speaker.seal(opening)]
        else:
            lines = [voice.say("screen-secret"), opening.secret or ""]
        if record is not None:
            lines.append(voice.say("screen-verify", file=str(record)))
        return Content.styled("\n".join(lines), "$quiet")


def _table(told: list[Reckoning], names: dict[str, str], voice: Voice) -> Content:
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
