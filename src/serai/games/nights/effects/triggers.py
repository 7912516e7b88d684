"""Activates treasures with a trigger: automatically, or when their owner uses them."""

from serai.games.nights.base_game import NightsGame
from serai.games.nights.effects import when_words as when
from serai.games.nights.effects.actions import perform_effect, would_have_effect
from serai.games.nights.effects.active_treasures import (
    DONE,
    is_condition_of_treasure_met,
    mark_treasure_used,
    remember_name,
)
from serai.games.nights.effects.value_types import Word
from serai.games.nights.state import Hero
from serai.games.nights.treasures import lose_treasure
from serai.table import Decision, Turn

CHOSEN = (when.OncePerTurn, when.OnceAndGone)


def use_treasures_at_start_of_turn(game: NightsGame, hero: Hero) -> Turn:
    """Phase 2: automatic treasures first, then those the player uses, in any order (N3.2)."""
    if not game.world.triggered.isdisjoint(hero.treasures):
        yield from activate_treasures_with_trigger(game, hero, when.StartOfTurn)
        yield from let_player_use_treasures(game, hero)


def let_player_use_treasures(game: NightsGame, hero: Hero) -> Turn:
    while not game.turn_memory.killed:
        found = [
            f"use:{treasure}"
            for treasure in hero.treasures
            if treasure not in game.turn_memory.used
            and isinstance(game.world.rules[treasure].trigger, CHOSEN)
            and can_activate(game, hero, treasure)
        ]
        if not found:
            return
        option = yield Decision(hero.seat, "use", (*found, DONE))
        if option == DONE:
            return
        treasure = option.removeprefix("use:")
        if can_activate(game, hero, treasure):  # paying for a geas may have ended its condition
            yield from activate_treasure(game, hero, treasure)


def activate_treasures_with_trigger(game: NightsGame, hero: Hero, on: type[Word]) -> Turn:
    """Activates the treasures with this trigger, each at most once a turn."""
    if game.turn_memory.killed or game.world.triggered.isdisjoint(hero.treasures):
        return
    for treasure in tuple(hero.treasures):
        if (
            type(game.world.rules[treasure].trigger) is on
            and treasure in hero.treasures
            and treasure not in game.turn_memory.used
            and can_activate(game, hero, treasure)
        ):
            yield from activate_treasure(game, hero, treasure)


def can_activate(game: NightsGame, hero: Hero, treasure: str) -> bool:
    effects = game.world.rules[treasure].effects
    return is_condition_of_treasure_met(game, hero, treasure) and any(
        would_have_effect(game, hero, treasure, one) for one in effects
    )


def activate_treasure(game: NightsGame, hero: Hero, treasure: str) -> Turn:
    """Carries out every effect of the treasure that is possible now."""
    rules = game.world.rules[treasure]
    mark_treasure_used(game, hero, treasure)
    if isinstance(rules.condition, when.NewCity):
        remember_name(hero, treasure, hero.space)
    for effect in rules.effects:
        if not game.turn_memory.killed and would_have_effect(game, hero, treasure, effect):
            yield from perform_effect(game, hero, treasure, effect)
    if isinstance(rules.trigger, when.OnceAndGone):
        lose_treasure(game, hero, treasure, "spent")


def activate_treasures_on_arrival(game: NightsGame, hero: Hero) -> Turn:
    yield from activate_treasures_with_trigger(game, hero, when.OnArrival)


def activate_treasures_after_encounter(game: NightsGame, hero: Hero) -> Turn:
    yield from activate_treasures_with_trigger(game, hero, when.AfterEncounter)


def activate_treasures_after_quest(game: NightsGame, hero: Hero) -> Turn:
    yield from activate_treasures_with_trigger(game, hero, when.QuestFinished)
