"""Quests: one for each hero, claimed place by place, and replaced when it is over (N12)."""

from serai.games.nights.awards import apply_from
from serai.games.nights.effects.quest_words import Contest
from serai.games.nights.effects.quests import after_encounter, award_of, begin, has_failed
from serai.games.nights.effects.words import award_line
from serai.games.nights.play import Asking, Play
from serai.games.nights.state import Hero, QuestNotes
from serai.table import Decision, Turn


def deal_quest(play: Play, hero: Hero) -> Turn:
    """The deck is never rebuilt; when it is empty none is drawn (N12.2)."""
    hero.quest_notes = QuestNotes()
    if not play.state.quest_deck:
        hero.quest = None
        return
    hero.quest = play.chance.draw("quest", play.state.quest_deck)
    play.log.tell("quest", seat=hero.seat, quest=hero.quest)
    yield from begin_quest(play, hero)


def begin_quest(play: Play, hero: Hero) -> Turn:
    """The quest may name its places."""
    hero.quest_notes.begun = True
    for effect in play.world.effects_on(hero.quest) if hero.quest else ():
        yield from begin(play, hero, effect)


def pursue_quest(play: Play, hero: Hero) -> Asking[bool]:
    """Phase 5: places are claimed by staying there after an encounter (N12.1); True if it is finished."""
    if hero.quest is None or play.notes.died or not play.notes.encounter_spaces:
        return False
    for effect in play.world.effects_on(hero.quest):
        if (yield from after_encounter(play, hero, effect)):
            play.log.tell("quest-finished", seat=hero.seat, quest=hero.quest)
            hero.quests_done.append(hero.quest)
            # The old quest is over before its award: what the award takes cannot lose it (N12.3).
            hero.quest_notes = QuestNotes(begun=True)
            yield from apply_from(play, hero, "quest", award_line(award_of(effect) or "[Nothing]"))
            yield from deal_quest(play, hero)
            return True
    return False


def pursue_again(play: Play, hero: Hero) -> Asking[bool]:
    """What the hero has given, paid or sold since may finish the quest; a contest is held once a turn."""
    if any(isinstance(effect, Contest) for effect in play.world.effects_on(hero.quest or "")):
        return False
    return (yield from pursue_quest(play, hero))


def drop_failed_quest(play: Play, hero: Hero) -> Turn:
    """A quest that can no longer be finished makes room for a new one (N12.3)."""
    if has_failed(play, hero):
        yield from lose_quest(play, hero)


def change_quest(play: Play, hero: Hero) -> Turn:
    """Another quest is drawn; the player keeps one of the two, and the other goes back into the deck."""
    old = hero.quest
    if old is None or not play.state.quest_deck:
        return
    deck = play.state.quest_deck
    new = play.chance.draw("quest", deck)
    deck.append(new)
    if (yield Decision(hero.seat, "quest", (old, new))) == new:
        deck.remove(new)
        deck.append(old)
        hero.quest, hero.quest_notes = new, QuestNotes()
        play.log.tell("quest", seat=hero.seat, quest=new)
        yield from begin_quest(play, hero)


def lose_quest(play: Play, hero: Hero) -> Turn:
    """A quest that cannot be finished any more, or is given up, is replaced by a new one."""
    if hero.quest is not None:
        play.log.tell("quest-lost", seat=hero.seat, quest=hero.quest)
        yield from deal_quest(play, hero)
