"""Gaining, losing and selling treasures (N8.5, N11.3–N11.7)."""

from serai.games.nights.base_game import NightsGame
from serai.games.nights.effects import quest_hooks
from serai.games.nights.effects.active_treasures import has_treasure_with_effect
from serai.games.nights.effects.treasure_words import GuardsTreasures
from serai.games.nights.points import status_passing_gains_to_master
from serai.games.nights.reasons import Reason
from serai.games.nights.state import FABULOUS, PRINCELY, Hero
from serai.games.nights.statuses.holding import ALWAYS_FABULOUS
from serai.games.nights.wealth import end_envy_if_enough_received, set_wealth


def gain_treasure(game: NightsGame, hero: Hero, named: str | None = None) -> None:
    """Gains a random treasure from the deck, or a named one from the deck or its current owner (N8.5)."""
    state = game.state
    receiver, reason = hero, game.turn_memory.encounter.source
    if named is None and not state.treasure_deck:
        game.log.tell("no-treasure-left", seat=hero.seat)
        return
    if named in hero.treasures:
        return
    if hero.statuses and (slave := status_passing_gains_to_master(game, hero)):
        master = game.turn_memory.master
        if master == hero.seat:  # lost in a solo game (N16.4)
            game.log.tell("passed-on", seat=hero.seat, to=master, what="treasure", points=1)
            return
        receiver, reason = state.heroes[master], slave
    if named is not None and (
        named in receiver.treasures or not _try_to_remove_from_deck_or_holder(game, named)
    ):
        return
    treasure = named or game.chance.draw("treasure", state.treasure_deck)
    if receiver is not hero:
        game.log.tell("passed-on", seat=hero.seat, to=receiver.seat, what="treasure", points=1)
    receiver.treasures.append(treasure)
    game.log.tell("treasure-gained", seat=receiver.seat, treasure=treasure, reason=reason)
    if receiver is hero and hero.seat == state.seat and game.turn_memory.is_in_encounter:
        game.turn_memory.treasure_received = True
        end_envy_if_enough_received(game, hero)
    quest_hooks.record_find_if_it_counts_for_hunt(game, receiver, treasure)


def _try_to_remove_from_deck_or_holder(game: NightsGame, treasure: str) -> bool:
    """Removes the treasure from the deck or its owner. False if it cannot be taken."""
    deck = game.state.treasure_deck
    if treasure in deck:
        deck.remove(treasure)
        return True
    for holder in game.state.heroes.values():
        if treasure in holder.treasures:
            if has_treasure_with_effect(game, holder, GuardsTreasures):
                return False
            remove_treasure(game, holder, treasure, "taken")
            return True
    return False


def lose_treasure(game: NightsGame, hero: Hero, treasure: str, reason: Reason | None = None) -> None:
    """Returns the treasure to the deck."""
    if treasure in hero.treasures:
        remove_treasure(game, hero, treasure, reason or game.turn_memory.encounter.source)
        game.state.treasure_deck.append(treasure)


def remove_treasure(game: NightsGame, hero: Hero, treasure: str, reason: Reason) -> None:
    """Removes a treasure from its hero. Without any treasure, only a Sultan stays Fabulous (N11.4)."""
    hero.treasures.remove(treasure)
    game.log.tell("treasure-lost", seat=hero.seat, treasure=treasure, reason=reason)
    if not hero.treasures and hero.wealth == FABULOUS and ALWAYS_FABULOUS.isdisjoint(hero.statuses):
        set_wealth(game, hero, PRINCELY, "last-treasure")
    quest_hooks.forget_treasure_and_fail_hunt_for_it(game, hero, treasure)
