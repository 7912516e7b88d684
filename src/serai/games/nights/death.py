"""Death (N14): a brother or sister takes over in Baghdad."""

from serai.games.nights.effects.guarding import outlasting
from serai.games.nights.play import Play
from serai.games.nights.state import LEVELS, POOR, Hero
from serai.games.nights.statuses.holding import end_status, remove_destination, sex_of
from serai.games.nights.treasures import lose_treasure

HOME = "baghdad"


def die(play: Play, hero: Hero) -> None:
    """Statuses, treasures, markers and wealth go; skills, points, tokens, the quest and city cards stay."""
    play.notes.killed = play.notes.died = True
    play.log.tell("died", seat=hero.seat, space=hero.space)
    for status in tuple(hero.statuses):
        end_status(play, hero, status, "death")
    kept = outlasting(play, hero)
    for treasure in tuple(hero.treasures):
        if treasure not in kept:
            lose_treasure(play, hero, treasure, "death")
    remove_destination(play, hero)
    hero.quest_notes.claimed = []
    hero.space = HOME
    if hero.wealth != POOR:
        change, hero.wealth = POOR - hero.wealth, POOR
        play.log.tell(
            "wealth", seat=hero.seat, level=LEVELS[POOR], change=change, sex=sex_of(hero), reason="death"
        )
