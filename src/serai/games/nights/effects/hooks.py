"""What quests note when treasures come and go, wherever in a turn that happens."""

from typing import TYPE_CHECKING

from serai.games.nights.effects.quest_words import TreasureHunt
from serai.games.nights.state import Hero

if TYPE_CHECKING:
    from serai.games.nights.play import Play


def treasure_gained(play: "Play", hero: Hero, treasure: str) -> None:
    """A hero has received a treasure: a hunt outside its continent has found what it seeks (N12.3)."""
    hunt = hunt_of(play, hero)
    if hunt is None or "treasure" in hero.quest_notes.words or hero.seat != play.state.seat:
        return
    roads = play.world.roads
    if roads.continent.get(roads.arrows.get(hero.space, hero.space)) != hunt.outside:
        hero.quest_notes.words["treasure"] = treasure
        play.log.tell("quest-treasure", seat=hero.seat, treasure=treasure)


def treasure_lost(play: "Play", hero: Hero, treasure: str) -> None:
    """A hero has parted with a treasure, and what it remembers; a hunt for it has failed."""
    hero.notes.pop(treasure, None)
    if hunt_of(play, hero) and hero.quest_notes.words.get("treasure") == treasure:
        hero.quest_notes.words["failed"] = treasure


def hunt_of(play: "Play", hero: Hero) -> TreasureHunt | None:
    if hero.quest is None:
        return None
    effects = play.world.effects[hero.quest]
    return next((effect for effect in effects if isinstance(effect, TreasureHunt)), None)
