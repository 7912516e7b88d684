"""Playing city cards in their city, and selling treasures in any city (N11.7, N13)."""

from serai.games.nights.awards import apply_card_awards
from serai.games.nights.base_game import NightsGame
from serai.games.nights.effects.city_cards import play_city_card_effect
from serai.games.nights.effects.treasure_finding import (
    gain_wealth_by_better_prices,
    may_play_any_city_card,
    wealth_limits_of_better_prices,
)
from serai.games.nights.state import Hero
from serai.games.nights.statuses.paying import payment_options, perform_payment
from serai.games.nights.treasures import lose_treasure
from serai.table import Decision, Turn


def play_city_cards(game: NightsGame, hero: Hero) -> Turn:
    """After the encounter, offer the city cards of this city that were kept in an earlier turn (N13.1).

    Payments that statuses allow can also be made before that (N10.29).
    """
    while True:
        encounters, kept = game.world.encounters, game.turn_memory.kept
        anywhere = may_play_any_city_card(game, hero)
        cards = [
            card
            for card in hero.cards
            if (anywhere or encounters[card].city == hero.space) and card not in kept
        ]
        if not cards:
            return
        options = (*(f"play:{card}" for card in cards), *payment_options(game, hero), "done")
        option = yield Decision(hero.seat, "city-card", options)
        if option == "done":
            return
        if option.startswith("play:"):
            yield from play_city_card(game, hero, option.removeprefix("play:"))
        else:
            yield from perform_payment(game, hero, option)


def play_city_card(game: NightsGame, hero: Hero, card: str) -> Turn:
    """Rolls on the card. If it leads to an encounter, that is played even if the hero already had one this
    turn (N13.2).
    """
    game.log.tell("played", seat=hero.seat, card=card)
    hero.cards.remove(card)
    game.state.encounter_discards.append(card)
    for effect in game.world.effects_of_card(card):
        yield from play_city_card_effect(game, hero, effect)
    game.turn_memory.killed = False


def sale_options(game: NightsGame, hero: Hero) -> tuple[str, ...]:
    """The options for selling treasures here."""
    if not hero.treasures or game.world.travel_map.terrain[hero.space] != "city":
        return ()
    return tuple(f"sell:{treasure}" for treasure in hero.treasures if game.world.treasures[treasure].sell)


def sell_treasure(game: NightsGame, hero: Hero, treasure: str) -> Turn:
    """Sells a treasure. The card is returned first, so selling the last one cannot make the seller Fabulous
    (N11.7).
    """
    game.log.tell("sold", seat=hero.seat, treasure=treasure)
    better = wealth_limits_of_better_prices(game, hero)
    lose_treasure(game, hero, treasure, "sale")
    yield from apply_card_awards(game, hero, "sale", game.world.treasures[treasure].sell)
    gain_wealth_by_better_prices(game, hero, better)
