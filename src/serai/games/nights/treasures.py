"""Treasures: found, named, taken, lost and sold (N8.5, N11.3–N11.7)."""

from serai.games.nights.effects import hooks
from serai.games.nights.effects.owning import has
from serai.games.nights.effects.treasure_words import GuardsTreasures
from serai.games.nights.play import Play
from serai.games.nights.points import serves
from serai.games.nights.reasons import Reason
from serai.games.nights.state import FABULOUS, PRINCELY, Hero
from serai.games.nights.statuses.holding import ALWAYS_FABULOUS
from serai.games.nights.wealth import become, envy_ends


def gain_treasure(play: Play, hero: Hero, named: str | None = None) -> None:
    """A random one from the deck, or the named one from the deck or from whoever holds it (N8.5)."""
    state = play.state
    receiver, reason = hero, play.notes.encounter.source
    if named is None and not state.treasure_deck:
        play.log.tell("no-treasure-left", seat=hero.seat)
        return
    if named in hero.treasures:
        return
    if hero.statuses and (slave := serves(play, hero)):
        master = play.notes.master
        if master == hero.seat:  # alone, it is lost (N16.4)
            play.log.tell("passed-on", seat=hero.seat, to=master, what="treasure", points=1)
            return
        receiver, reason = state.heroes[master], slave
    if named is not None and (named in receiver.treasures or not _take_out(play, named)):
        return
    treasure = named or play.chance.draw("treasure", state.treasure_deck)
    if receiver is not hero:
        play.log.tell("passed-on", seat=hero.seat, to=receiver.seat, what="treasure", points=1)
    receiver.treasures.append(treasure)
    play.log.tell("treasure-gained", seat=receiver.seat, treasure=treasure, reason=reason)
    if receiver is hero and hero.seat == state.seat and play.notes.encountering:
        play.notes.treasure_received = True
        envy_ends(play, hero)
    hooks.treasure_gained(play, receiver, treasure)


def _take_out(play: Play, treasure: str) -> bool:
    """Takes the named treasure from the deck or from the hero that holds it."""
    deck = play.state.treasure_deck
    if treasure in deck:
        deck.remove(treasure)
        return True
    for holder in play.state.heroes.values():
        if treasure in holder.treasures:
            if has(play, holder, GuardsTreasures):
                return False
            part_with(play, holder, treasure, "taken")
            return True
    return False


def lose_treasure(play: Play, hero: Hero, treasure: str, reason: Reason | None = None) -> None:
    """It goes back into the deck."""
    if treasure in hero.treasures:
        part_with(play, hero, treasure, reason or play.notes.encounter.source)
        play.state.treasure_deck.append(treasure)


def part_with(play: Play, hero: Hero, treasure: str, reason: Reason) -> None:
    """Without its last treasure no hero stays Fabulous, but for a Sultan (N11.4)."""
    hero.treasures.remove(treasure)
    play.log.tell("treasure-lost", seat=hero.seat, treasure=treasure, reason=reason)
    if not hero.treasures and hero.wealth == FABULOUS and ALWAYS_FABULOUS.isdisjoint(hero.statuses):
        become(play, hero, PRINCELY, "last-treasure")
    hooks.treasure_lost(play, hero, treasure)
