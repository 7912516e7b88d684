"""Overlays for looking things up: heroes' possessions, the map, a player's goal, the rules."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from serai.games.nights.board import Board, Target
from serai.games.nights.locales.choices import make_space_choice
from serai.games.nights.locales.nights_texts import NightsTexts
from serai.games.nights.terminal.widgets.choice_list import ChoiceList
from serai.locales.rendered_text import Choice
from serai.locales.texts import Names
from serai.table import Decision
from serai.terminal.screens.dialogs import Sheet
from serai.terminal.widgets.keys import keys_on_one_line

PAGE = 8


class ListSheet(ModalScreen[None]):
    """A read-only list."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,m,h", "close_sheet_or_search", show=False),
        Binding("up", "move_mark(-1)", show=False),
        Binding("down", "move_mark(1)", show=False),
        Binding("pageup", f"move_mark(-{PAGE})", show=False),
        Binding("pagedown", f"move_mark({PAGE})", show=False),
        Binding("slash", "begin_search", show=False),
    ]

    def __init__(self, nights_texts: NightsTexts, title: str, choices: list[Choice]) -> None:
        super().__init__()
        self._say = nights_texts.say
        self._heading = title
        self._choices = choices

    def compose(self) -> ComposeResult:
        say = self._say
        keys = [("↑ ↓", "screen-mark"), ("/", "screen-search"), ("Esc", "screen-close")]
        with Vertical(classes="sheet list"):
            yield Static(Content.styled(f" {self._heading}", "bold $gold"))
            yield ChoiceList()
            yield Static(keys_on_one_line([(key, say(text)) for key, text in keys]), classes="keys")

    def on_mount(self) -> None:
        self.query_one(ChoiceList).offer_choices(
            self._choices, numbers=False, text_if_none=self._say("screen-none-found"), digit_keys=False
        )
        self.call_after_refresh(self.query_one(ChoiceList).move_mark, 1)

    def action_move_mark(self, steps: int) -> None:
        self.query_one(ChoiceList).move_mark(steps)

    def action_begin_search(self) -> None:
        self.query_one(ChoiceList).begin_search()

    def action_close_sheet_or_search(self) -> None:
        menu = self.query_one(ChoiceList)
        if menu.is_searching:
            menu.end_search()
        else:
            self.dismiss(None)

    def on_choice_list_chosen(self) -> None:
        """Ignores Enter while searching."""


def make_hero_items_sheet(nights_texts: NightsTexts, board: Board, names: Names, first: str) -> ListSheet:
    """Everything the heroes have, starting with one of them."""
    say, phrases = nights_texts.say, nights_texts.phrases
    seats = [first, *(seat for seat in board.heroes if seat != first)]
    choices: list[Choice] = []
    for seat in seats:
        hero = board.heroes[seat]
        if not hero.hero:
            continue
        group = say(
            "things-of",
            name=names.get(seat, seat),
            hero=phrases.hero_name(hero.hero),
            space=phrases.space_name(hero.space),
            points=say("screen-points", destiny=hero.destiny, story=hero.story),
        )
        choices += [
            Choice(
                f"{seat}:{thing.group}:{thing.id}", thing.name, group, "", say(thing.group), about=thing.about
            )
            for thing in nights_texts.hero_items.items_of(hero)
        ]
    return ListSheet(nights_texts, say("things-title"), choices)


def make_map_sheet(nights_texts: NightsTexts, board: Board, names: Names, seat: str) -> ListSheet:
    """The whole map by continent, with distances from one hero."""
    map_listing = nights_texts.map_listing(board, names)
    start = board.heroes[seat].space
    listed_spaces = map_listing.make_listed_spaces(
        map_listing.ids_of_spaces_and_places(), start, group_by_distance=False
    )
    choices = [
        make_space_choice(listed_space, listed_space.space, nights_texts) for listed_space in listed_spaces
    ]
    title = nights_texts.say(
        "map-title", name=names.get(seat, seat), space=nights_texts.phrases.space_name(start)
    )
    return ListSheet(nights_texts, title, choices)


def make_targets_sheet(nights_texts: NightsTexts, name: str, target: Target) -> Sheet:
    """A player's own targets."""
    points = nights_texts.phrases.points_phrase
    destiny, story = points("destiny", target.destiny), points("story", target.story)
    told = nights_texts.say("nights-goal", seat=name, destiny=destiny, story=story)
    return Sheet(nights_texts.localizer, "screen-goal", Content(told))


def make_rules_sheet(nights_texts: NightsTexts, decision: Decision | None) -> Sheet:
    """The rule for the current decision, the rules in short, and the keys."""
    moment = nights_texts.sentences.rule_for_decision(decision)
    rules = Content.assemble(
        *(((moment, "bold"), "\n\n") if moment else ()),
        nights_texts.say("nights-rules").replace("\n", "\n\n"),
        "\n\n",
        nights_texts.say("screen-nights-keys"),
    )
    return Sheet(nights_texts.localizer, "screen-rules-title", rules)
