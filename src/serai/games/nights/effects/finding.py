"""How treasures help to find others, and to sell them."""

from typing import TYPE_CHECKING

from serai.games.nights.effects import treasure_words as word
from serai.games.nights.effects.owning import has, owned, tell_use
from serai.games.nights.state import PRINCELY, Hero
from serai.games.nights.wealth import gain_wealth
from serai.table import Decision

if TYPE_CHECKING:
    from serai.games.nights.play import Asking, Play


def choose_treasure(play: "Play", hero: Hero) -> "Asking[str | None]":
    """Of two treasures drawn the one to keep, which is still in the deck; None where chance alone decides."""
    deck = play.state.treasure_deck
    found = next(owned(play, hero, word.PicksTreasure), None)
    if found is None or len(deck) < 2:
        return None
    tell_use(play, hero, found[0])
    drawn = [play.chance.draw("treasure", deck) for _ in range(2)]
    deck.extend(drawn)
    return (yield Decision(hero.seat, "treasure", tuple(drawn)))


def prices(play: "Play", hero: Hero) -> list[str]:
    """The levels up to which treasures raise what the hero sells; read before the sale."""
    return [effect.wealth for _, effect in owned(play, hero, word.BetterPrice)]


def raise_price(play: "Play", hero: Hero, levels: list[str]) -> None:
    """What a sale brings is one award: one that finds its seller below Princely stops there (N11.3)."""
    for level in levels:
        if hero.wealth < PRINCELY:
            gain_wealth(play, hero, 1, level, "treasure")


def plays_anywhere(play: "Play", hero: Hero) -> bool:
    """Whether the hero may play its city cards here, because it is a city."""
    in_city = play.world.roads.terrain.get(hero.space) == "city"
    return in_city and bool(hero.treasures) and has(play, hero, word.PlaysAnywhere)
