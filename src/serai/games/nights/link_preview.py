"""The preview of a link to a game of the Nights: its heroes, and the portrait of one of them."""

from functools import lru_cache
from typing import TYPE_CHECKING

from serai.chronicle.narrator import Narrator
from serai.games.nights.state import HEROES
from serai.house.link_previews import GamePreview
from serai.locales.localizer import find_localizer
from serai.locales.texts import Language

if TYPE_CHECKING:
    from serai.games.nights.board import Board
    from serai.table import View

_CACHED = 256


def make_game_preview(view: "View[Board]", language: Language) -> GamePreview:
    """The heroes in the order of their seats, and the portrait of the viewer's, a winner's, or the first."""
    heroes = {seat: hero.hero for seat, hero in view.board.heroes.items() if hero.hero in HEROES}
    if not heroes:
        return GamePreview()
    winners = view.outcome.winners if view.outcome else ()
    shown = next(seat for seat in (view.seat, *winners, *heroes) if seat in heroes)
    return _preview_of_heroes(tuple(heroes.values()), heroes[shown], language)


@lru_cache(_CACHED)
def _preview_of_heroes(heroes: tuple[str, ...], shown_hero: str, language: Language) -> GamePreview:
    texts = find_localizer(language, "nights")
    names = texts.join_list(texts.say(f"hero-{hero}") for hero in heroes)
    narrator = Narrator(language, "serai.games.nights.locales:chronicle")
    return GamePreview(
        narrator.say_sentence("title-nights", names=names, count=len(heroes)), f"nights-{shown_hero}"
    )
