"""The heroes: who is at turn, their points, wealth and place, and what has befallen them."""

from msgspec import Struct
from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from serai.games.nights.board import Board, HeroShown
from serai.games.nights.state import MASTER
from serai.games.nights.words.voice import Voice
from serai.locales.texts import Names
from serai.table import Sitter
from serai.terminal.widgets.lines import line, spread, stacked, wrapped

MOST_LINES = 7
"""About how many lines tell a hero in full."""


class Company(Struct, frozen=True):
    """Everybody at the table at one moment, and the voice in which they are told."""

    board: Board
    sitters: dict[str, Sitter]
    names: Names
    voice: Voice


class Heroes(Widget):
    """As much of every hero as there is room for: a line each, or all that lies before them."""

    def __init__(self, *, id: str, classes: str | None = None) -> None:  # noqa: A002 (as Textual calls it)
        super().__init__(id=id, classes=classes)
        self._company: Company | None = None

    def show(self, company: Company) -> None:
        self._company = company
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
        told = {seat: _hero(seat, self._company, width) for seat in board.heroes}
        if sum(map(len, told.values())) + len(told) <= height:
            told = {seat: [*lines, line(width)] for seat, lines in told.items()}
        for most in (3, 1):
            for seat in told:
                if seat != board.seat and sum(map(len, told.values())) > height:
                    told[seat] = told[seat][:most]
        if board.seat in told:  # who is at turn is told as fully as there is room
            others = sum(map(len, told.values())) - len(told[board.seat])
            told[board.seat] = told[board.seat][: max(1, height - others)]
        return stacked([text for lines in told.values() for text in lines][:height])


def _hero(seat: str, company: Company, width: int) -> list[Content]:
    """A hero in lines, the most important first."""
    voice, hero = company.voice, company.board.heroes[seat]
    phrases, at_turn = voice.phrases, seat == company.board.seat
    name = Content.assemble(
        ("▸ " if at_turn else "  ", "bold $gold"),
        (company.names.get(seat, seat), "bold $gold" if at_turn else "bold"),
    )
    if company.sitters[seat].bot:
        name += Content.styled(f" {voice.say('screen-bot')}", "$quiet")
    if not hero.hero:
        return [line(width, name)]
    points = Content.assemble(
        " ", (voice.say("screen-points", destiny=hero.destiny, story=hero.story), "bold")
    )
    called, dot = Content.styled(phrases.hero(hero.hero), "$quiet"), Content.styled(" · ", "$quiet")
    where = Content.styled(f"{phrases.space(hero.space)} · {phrases.wealth(hero.wealth, hero.sex)}", "$quiet")
    room = width - points.cell_length
    if (all_in_one := dot.join([name, called, where])).cell_length <= room:
        lines = [spread(width, all_in_one, points)]
    elif (first := dot.join([name, called])).cell_length <= room:
        lines = [spread(width, first, points), line(width, "    ", where)]
    else:
        lines = [spread(width, name, points), line(width, "    ", dot.join([called, where]))]
    lines += _part(", ".join(phrases.status(one, hero.sex) for one in hero.statuses), width, "$accent")
    return [*lines, *_belongings(hero, voice, width)]


def _belongings(hero: HeroShown, voice: Voice, width: int) -> list[Content]:
    phrases = voice.phrases
    skills = ", ".join(
        voice.say("award-skill-master", skill=phrases.skill(skill))
        if level >= MASTER
        else phrases.skill(skill)
        for skill, level in hero.skills.items()
    )
    return [
        *_part(skills, width, ""),
        *_part(", ".join(map(phrases.card, hero.treasures)), width, "", mark="◆ "),
        *(_part(voice.things.quest_name(hero), width, "", mark="⚑ ") if hero.quest else ()),
        *_part(", ".join(map(phrases.card, hero.cards)), width, "", mark="⌂ "),
    ]


def _part(text: str, width: int, style: str, most: int = 3, mark: str = "") -> list[Content]:
    if not text:
        return []
    return [line(width, "    ", (one, style)) for one in wrapped(mark + text, width - 4, most)]
