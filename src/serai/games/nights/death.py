"""Death (N14): a brother or sister takes over in Baghdad."""

from serai.games.nights.base_game import NightsGame
from serai.games.nights.effects.protection import treasures_kept_at_death
from serai.games.nights.state import HOME, LEVELS, POOR, Hero
from serai.games.nights.statuses.holding import end_status, present_sex, remove_destination_marker
from serai.games.nights.treasures import lose_treasure


def kill_hero(game: NightsGame, hero: Hero) -> None:
    """The hero loses statuses, treasures, markers and wealth, and keeps everything else."""
    game.turn_memory.killed = game.turn_memory.died = True
    game.log.tell("died", seat=hero.seat, space=hero.space)
    for status in tuple(hero.statuses):
        end_status(game, hero, status, "death")
    kept = treasures_kept_at_death(game, hero)
    for treasure in tuple(hero.treasures):
        if treasure not in kept:
            lose_treasure(game, hero, treasure, "death")
    remove_destination_marker(game, hero)
    hero.quest_notes.claimed = []
    hero.space = HOME
    if hero.wealth != POOR:
        change, hero.wealth = POOR - hero.wealth, POOR
        game.log.tell(
            "wealth", seat=hero.seat, level=LEVELS[POOR], change=change, sex=present_sex(hero), reason="death"
        )
