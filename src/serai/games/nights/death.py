"""Death (N14): a brother or sister takes over in Baghdad."""

from serai.games.nights.effects.guarding import outlasting
from serai.games.nights.play import Play
from serai.games.nights.state import LEVELS, POOR, Hero
from serai.games.nights.statuses.holding import end_status
from serai.games.nights.treasures import lose_treasure

HOME = "baghdad"


def die(play: Play, hero: Hero) -> None:
    """Statuses, treasures, markers and wealth go; skills, points, tokens, the quest and city cards stay."""
    play.notes.killed = True
    play.log.tell("died", seat=hero.seat, space=hero.space)
    for status in tuple(hero.statuses):
        end_status(play, hero, status)
    kept = outlasting(play, hero)
    for treasure in tuple(hero.treasures):
        if treasure not in kept:
            lose_treasure(play, hero, treasure)
    hero.destination = None
    hero.quest_notes.claimed = []
    hero.space = HOME
    if hero.wealth != POOR:
        play.log.tell("wealth", seat=hero.seat, level=LEVELS[POOR], change=POOR - hero.wealth)
        hero.wealth = POOR
