"""Quests that react when a hero gains or loses a treasure."""

from typing import TYPE_CHECKING

from serai.games.nights.effects.quest_words import TreasureHunt
from serai.games.nights.state import Hero

if TYPE_CHECKING:
    from serai.games.nights.base_game import NightsGame


def record_find_if_it_counts_for_hunt(game: "NightsGame", hero: Hero, treasure: str) -> None:
    """Records a find for a treasure hunt, if the hero is outside the hunt's continent (N12.3)."""
    hunt = treasure_hunt_of(game, hero)
    if hunt is None or "treasure" in hero.quest_notes.words or hero.seat != game.state.seat:
        return
    roads = game.world.travel_map
    if roads.continent.get(roads.arrows.get(hero.space, hero.space)) != hunt.outside:
        hero.quest_notes.words["treasure"] = treasure
        game.log.tell("quest-treasure", seat=hero.seat, treasure=treasure, quest=hero.quest or "")


def forget_treasure_and_fail_hunt_for_it(game: "NightsGame", hero: Hero, treasure: str) -> None:
    """Forgets what the treasure remembers, and fails a hunt for it."""
    hero.notes.pop(treasure, None)
    if treasure_hunt_of(game, hero) and hero.quest_notes.words.get("treasure") == treasure:
        hero.quest_notes.words["failed"] = treasure


def treasure_hunt_of(game: "NightsGame", hero: Hero) -> TreasureHunt | None:
    if hero.quest is None:
        return None
    effects = game.world.effects[hero.quest]
    return next((effect for effect in effects if isinstance(effect, TreasureHunt)), None)
