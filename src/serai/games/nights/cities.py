"""City cards played in their city, and treasures sold in any (N11.7, N13)."""

from serai.games.nights.awards import apply_from
from serai.games.nights.effects.city_cards import play_effect
from serai.games.nights.effects.finding import plays_anywhere, prices, raise_price
from serai.games.nights.play import Play
from serai.games.nights.state import Hero
from serai.games.nights.treasures import lose_treasure
from serai.table import Decision, Turn


def play_city_cards(play: Play, hero: Hero) -> Turn:
    """A card that was kept in an earlier turn may be played where it belongs, after the encounter (N13.1)."""
    while True:
        encounters, kept = play.world.encounters, play.notes.kept
        anywhere = plays_anywhere(play, hero)
        cards = [
            card
            for card in hero.cards
            if (anywhere or encounters[card].city == hero.space) and card not in kept
        ]
        if not cards:
            return
        options = (*(f"play:{card}" for card in cards), "done")
        option = yield Decision(hero.seat, "city-card", options)
        if option == "done":
            return
        yield from play_city_card(play, hero, option.removeprefix("play:"))


def play_city_card(play: Play, hero: Hero, card: str) -> Turn:
    """A result that is an encounter is resolved although the hero already had one (N13.2)."""
    play.log.tell("played", seat=hero.seat, card=card)
    hero.cards.remove(card)
    play.state.encounter_discards.append(card)
    for effect in play.world.effects_on(card):
        yield from play_effect(play, hero, effect)
    play.notes.killed = False


def sales(play: Play, hero: Hero) -> tuple[str, ...]:
    """What the hero may sell here."""
    if not hero.treasures or play.world.roads.terrain[hero.space] != "city":
        return ()
    return tuple(f"sell:{treasure}" for treasure in hero.treasures if play.world.treasures[treasure].sell)


def sell(play: Play, hero: Hero, treasure: str) -> Turn:
    """The card goes back first, so a last treasure cannot make its seller Fabulous (N11.7)."""
    play.log.tell("sold", seat=hero.seat, treasure=treasure)
    better = prices(play, hero)
    lose_treasure(play, hero, treasure, "sale")
    yield from apply_from(play, hero, "sale", play.world.treasures[treasure].sell)
    raise_price(play, hero, better)
