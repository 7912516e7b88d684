"""What a city card does when it is played in its city (N13.1)."""

from serai.games.nights.awards import apply_from
from serai.games.nights.dice import roll
from serai.games.nights.effects.quest_words import CityTable, RollInCity
from serai.games.nights.effects.words import Effect, award_line
from serai.games.nights.play import Play
from serai.games.nights.state import Hero
from serai.table import Turn

PRINTED_PATTERN = (
    "[Encounter: Horrible Creatures on J]",
    "[W+1 (Max: Rich)]",
    "[S3]",
    "[Treasure]",
    "[Lose any statuses of choice]",
    "[Quick Thinking/Encounter: Palace-of-Closets on N]",
)


def play_effect(play: Play, hero: Hero, effect: Effect) -> Turn:
    if isinstance(effect, RollInCity):
        yield from roll_in_city(play, hero, PRINTED_PATTERN)
    elif isinstance(effect, CityTable):
        yield from roll_in_city(play, hero, effect.results)


def roll_in_city(play: Play, hero: Hero, results: tuple[str, ...]) -> Turn:
    leads = {str(number): award_line(line) for number, line in enumerate(results, 1)}
    number = yield from roll(play, hero, "city-card", leads)
    yield from apply_from(play, hero, "city-card", leads[str(number)])
