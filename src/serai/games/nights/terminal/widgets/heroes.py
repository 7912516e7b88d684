"""The heroes: whose turn it is, their points, wealth, space and statuses."""

from msgspec import Struct
from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from serai.games.nights.board import Board, HeroView
from serai.games.nights.locales.nights_texts import NightsTexts
from serai.games.nights.state import MASTER
from serai.locales.texts import Names
from serai.table import Sitter
from serai.terminal.widgets.lines import fit_to_width, join_lines, line_with_both_ends, wrap_text

MOST_LINES = 7
"""The approximate number of lines of a fully described hero."""


class HeroesState(Struct, frozen=True):
    """The heroes to show, and the texts of one language."""

    board: Board
    sitters: dict[str, Sitter]
    names: Names
    nights_texts: NightsTexts


class Heroes(Widget):
    """Shows as much of every hero as fits: one line each, or everything they have."""

    def __init__(self, *, id: str, classes: str | None = None) -> None:  # noqa: A002 (as Textual calls it)
        super().__init__(id=id, classes=classes)
        self._company: HeroesState | None = None

    def show(self, heroes_state: HeroesState) -> None:
        self._company = heroes_state
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        if self._company is None:
            return 0
        heroes = len(self._company.board.heroes)
        return heroes * MOST_LINES if self.has_class("full") else heroes + 1

    def render(self) -> Content:
        if self._company is None:
            return Content()
        width, height = self.size
        board = self._company.board
        told = {seat: _hero_lines(seat, self._company, width) for seat in board.heroes}
        if sum(map(len, told.values())) + len(told) <= height:
            told = {seat: [*lines, fit_to_width(width)] for seat, lines in told.items()}
        for most in (3, 1):
            for seat in told:
                if seat != board.seat and sum(map(len, told.values())) > height:
                    told[seat] = told[seat][:most]
        if board.seat in told:  # the hero whose turn it is gets the remaining room
            others = sum(map(len, told.values())) - len(told[board.seat])
            told[board.seat] = told[board.seat][: max(1, height - others)]
        return join_lines([text for lines in told.values() for text in lines][:height])


def _hero_lines(seat: str, heroes_state: HeroesState, width: int) -> list[Content]:
    """The lines of a hero, most important first."""
    nights_texts, hero = heroes_state.nights_texts, heroes_state.board.heroes[seat]
    phrases, at_turn = nights_texts.phrases, seat == heroes_state.board.seat
    name = Content.assemble(
        ("▸ " if at_turn else "  ", "bold $gold"),
        (heroes_state.names.get(seat, seat), "bold $gold" if at_turn else "bold"),
    )
    if heroes_state.sitters[seat].bot:
        name += Content.styled(f" {nights_texts.say('screen-bot')}", "$quiet")
    if not hero.hero:
        return [fit_to_width(width, name)]
    points = Content.assemble(
        " ", (nights_texts.say("screen-points", destiny=hero.destiny, story=hero.story), "bold")
    )
    called, dot = Content.styled(phrases.hero_name(hero.hero), "$quiet"), Content.styled(" · ", "$quiet")
    where = Content.styled(
        f"{phrases.space_name(hero.space)} · {phrases.wealth_name(hero.wealth, hero.sex)}", "$quiet"
    )
    room = width - points.cell_length
    if (all_in_one := dot.join([name, called, where])).cell_length <= room:
        lines = [line_with_both_ends(width, all_in_one, points)]
    elif (first := dot.join([name, called])).cell_length <= room:
        lines = [line_with_both_ends(width, first, points), fit_to_width(width, "    ", where)]
    else:
        lines = [
            line_with_both_ends(width, name, points),
            fit_to_width(width, "    ", dot.join([called, where])),
        ]
    lines += _wrapped_lines(
        ", ".join(phrases.status_name(one, hero.sex) for one in hero.statuses), width, "$accent"
    )
    return [*lines, *_belongings_lines(hero, nights_texts, width)]


def _belongings_lines(hero: HeroView, nights_texts: NightsTexts, width: int) -> list[Content]:
    phrases = nights_texts.phrases
    skills = ", ".join(
        nights_texts.say("award-skill-master", skill=phrases.skill_name(skill))
        if level >= MASTER
        else phrases.skill_name(skill)
        for skill, level in hero.skills.items()
    )
    return [
        *_wrapped_lines(skills, width, ""),
        *_wrapped_lines(", ".join(map(phrases.card_name, hero.treasures)), width, "", mark="◆ "),
        *(
            _wrapped_lines(nights_texts.hero_items.quest_name(hero), width, "", mark="⚑ ")
            if hero.quest
            else ()
        ),
        *_wrapped_lines(", ".join(map(phrases.card_name, hero.cards)), width, "", mark="⌂ "),
    ]


def _wrapped_lines(text: str, width: int, style: str, max_lines: int = 3, mark: str = "") -> list[Content]:
    if not text:
        return []
    return [fit_to_width(width, "    ", (one, style)) for one in wrap_text(mark + text, width - 4, max_lines)]
