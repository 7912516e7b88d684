"""The effects of city cards played in their city (N13.1)."""

from serai.games.nights.awards import apply_card_awards
from serai.games.nights.base_game import NightsGame
from serai.games.nights.dice import roll_for_hero
from serai.games.nights.effects.quest_words import CityTable, RollInCity
from serai.games.nights.effects.words import Effect, parse_award_line
from serai.games.nights.state import Hero
from serai.table import Turn


def play_city_card_effect(game: NightsGame, hero: Hero, effect: Effect) -> Turn:
    if isinstance(effect, RollInCity):
        yield from roll_for_city_award(game, hero, RollInCity.awards)
    elif isinstance(effect, CityTable):
        yield from roll_for_city_award(game, hero, effect.results)


def roll_for_city_award(game: NightsGame, hero: Hero, results: tuple[str, ...]) -> Turn:
    leads = {str(number): parse_award_line(line) for number, line in enumerate(results, 1)}
    number = yield from roll_for_hero(game, hero, "city-card", leads)
    yield from apply_card_awards(game, hero, "city-card", leads[str(number)])
