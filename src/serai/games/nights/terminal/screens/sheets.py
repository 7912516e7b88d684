"""Sheets to look things up in: what lies before the heroes, the whole map, one's goal, the rules."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from serai.games.nights.board import Board, Target
from serai.games.nights.terminal.widgets.menu import Menu
from serai.games.nights.words.choices import spot_choice
from serai.games.nights.words.voice import Voice
from serai.locales.texts import Names
from serai.locales.words import Choice
from serai.table import Decision
from serai.terminal.screens.dialogs import Sheet
from serai.terminal.widgets.keys import keys_line

PAGE = 8


class ListSheet(ModalScreen[None]):
    """A list in which nothing is chosen, only read."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,m,h", "close", show=False),
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("pageup", f"move(-{PAGE})", show=False),
        Binding("pagedown", f"move({PAGE})", show=False),
        Binding("slash", "search", show=False),
    ]

    def __init__(self, voice: Voice, title: str, choices: list[Choice]) -> None:
        super().__init__()
        self._say = voice.say
        self._heading = title
        self._choices = choices

    def compose(self) -> ComposeResult:
        say = self._say
        keys = [("↑ ↓", "screen-mark"), ("/", "screen-search"), ("Esc", "screen-close")]
        with Vertical(classes="sheet list"):
            yield Static(Content.styled(f" {self._heading}", "bold $gold"))
            yield Menu()
            yield Static(keys_line([(key, say(text)) for key, text in keys]), classes="keys")

    def on_mount(self) -> None:
        self.query_one(Menu).offer(
            self._choices, numbers=False, none=self._say("screen-none-found"), keys=False
        )
        self.call_after_refresh(self.query_one(Menu).move, 1)

    def action_move(self, steps: int) -> None:
        self.query_one(Menu).move(steps)

    def action_search(self) -> None:
        self.query_one(Menu).begin_search()

    def action_close(self) -> None:
        menu = self.query_one(Menu)
        if menu.searching:
            menu.end_search()
        else:
            self.dismiss(None)

    def on_menu_chosen(self) -> None:
        """Enter while searching: there is nothing to choose, only to read."""


def things_sheet(voice: Voice, board: Board, names: Names, first: str) -> ListSheet:
    """Everything that lies before the heroes, beginning with one of them."""
    say, phrases = voice.say, voice.phrases
    seats = [first, *(seat for seat in board.heroes if seat != first)]
    choices: list[Choice] = []
    for seat in seats:
        hero = board.heroes[seat]
        if not hero.hero:
            continue
        group = say(
            "things-of",
            name=names.get(seat, seat),
            hero=phrases.hero(hero.hero),
            space=phrases.space(hero.space),
            points=say("screen-points", destiny=hero.destiny, story=hero.story),
        )
        choices += [
            Choice(
                f"{seat}:{thing.group}:{thing.id}", thing.name, group, "", say(thing.group), about=thing.about
            )
            for thing in voice.things.of(hero)
        ]
    return ListSheet(voice, say("things-title"), choices)


def map_sheet(voice: Voice, board: Board, names: Names, seat: str) -> ListSheet:
    """The whole map, continent by continent, as far as it is from one hero."""
    atlas = voice.atlas(board, names)
    start = board.heroes[seat].space
    spots = atlas.spots(atlas.spaces(), start, by_distance=False)
    choices = [spot_choice(spot, spot.space, voice) for spot in spots]
    title = voice.say("map-title", name=names.get(seat, seat), space=voice.phrases.space(start))
    return ListSheet(voice, title, choices)


def goal_sheet(voice: Voice, name: str, target: Target) -> Sheet:
    """How a player has divided the goal, for that player alone."""
    points = voice.phrases.points
    destiny, story = points("destiny", target.destiny), points("story", target.story)
    told = voice.say("nights-goal", seat=name, destiny=destiny, story=story)
    return Sheet(voice.speaker, "screen-goal", Content(told))


def rules_sheet(voice: Voice, decision: Decision | None) -> Sheet:
    """What the moment asks for, the rules in short, and the keys."""
    moment = voice.things.moment(decision)
    rules = Content.assemble(
        *(((moment, "bold"), "\n\n") if moment else ()),
        voice.say("nights-rules").replace("\n", "\n\n"),
        "\n\n",
        voice.say("screen-nights-keys"),
    )
    return Sheet(voice.speaker, "screen-rules-title", rules)
