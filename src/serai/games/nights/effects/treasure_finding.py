"""Treasures that help to find and sell treasures."""

from typing import TYPE_CHECKING

from serai.games.nights.effects import treasure_words as word
from serai.games.nights.effects.active_treasures import (
    active_effects,
    has_treasure_with_effect,
    log_treasure_use,
)
from serai.games.nights.state import PRINCELY, Hero
from serai.games.nights.wealth import gain_wealth
from serai.table import Decision

if TYPE_CHECKING:
    from serai.games.nights.base_game import NightsGame
    from serai.table import Interactive


def choose_between_two_treasures_if_able(game: "NightsGame", hero: Hero) -> "Interactive[str | None]":
    """Lets the player choose one of two treasures from the deck; None if the hero just draws one."""
    deck = game.state.treasure_deck
    found = next(iter(active_effects(game, hero, word.PicksTreasure)), None)
    if found is None or len(deck) < 2:
        return None
    log_treasure_use(game, hero, found[0])
    drawn = [game.chance.draw("treasure", deck) for _ in range(2)]
    deck.extend(drawn)
    return (yield Decision(hero.seat, "treasure", tuple(drawn)))


def wealth_limits_of_better_prices(game: "NightsGame", hero: Hero) -> list[str]:
    """The maximum levels up to which treasures raise the price of a sale. Read them before the sale."""
    return [effect.wealth for _, effect in active_effects(game, hero, word.BetterPrice)]


def gain_wealth_by_better_prices(game: "NightsGame", hero: Hero, limits: list[str]) -> None:
    """Gains a level for each limit, up to that limit, after a sale.

    The whole sale is one award, so it cannot pass Princely (N11.3).
    """
    for limit in limits:
        if hero.wealth < PRINCELY:
            gain_wealth(game, hero, 1, limit, "treasure")


def may_play_any_city_card(game: "NightsGame", hero: Hero) -> bool:
    """Whether a treasure lets the hero play any city card in this city."""
    if not hero.treasures or game.world.travel_map.terrain.get(hero.space) != "city":
        return False
    return has_treasure_with_effect(game, hero, word.PlaysAnywhere)
