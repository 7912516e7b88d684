"""Quests: each hero has one, claims its places, and draws a new one when it ends (N12)."""

from collections.abc import Callable
from typing import TypeAlias

from serai.games.nights.awards import apply_card_awards
from serai.games.nights.base_game import NightsGame
from serai.games.nights.effects.quest_words import Bearing, Bring, Outdo
from serai.games.nights.effects.quests import (
    INTERACTIVE_QUESTS,
    advance_interactive_quest,
    advance_noninteractive_quest,
    award_line_of_quest,
    choose_places_and_rival_of_quest,
    is_still_fulfilled,
)
from serai.games.nights.effects.words import parse_award_line
from serai.games.nights.state import Hero, QuestProgress
from serai.table import Decision, Interactive, Turn

IsFinished: TypeAlias = bool

DEPENDS_ON_POSSESSIONS = (Bearing, Bring, Outdo)
"""Quests that require something the hero has, such as wealth or a status."""


def deal_quest(game: NightsGame, hero: Hero) -> Turn:
    """Deals a quest. The deck is never rebuilt, so it may be empty (N12.2)."""
    hero.quest_notes = QuestProgress()
    if not game.state.quest_deck:
        hero.quest = None
        return
    hero.quest = game.chance.draw("quest", game.state.quest_deck)
    game.log.tell("quest", seat=hero.seat, quest=hero.quest)
    yield from choose_places_and_rival_of_new_quest(game, hero)


def choose_places_and_rival_of_new_quest(game: NightsGame, hero: Hero) -> Turn:
    """Lets the quest name its places."""
    hero.quest_notes.begun = True
    for effect in game.world.effects_of_card(hero.quest) if hero.quest else ():
        yield from choose_places_and_rival_of_quest(game, hero, effect)


def advance_quest_and_give_reward(
    game: NightsGame, hero: Hero, before_reward: Callable[[NightsGame, Hero], Turn] | None = None
) -> Interactive[IsFinished]:
    """Phase 5: claim the space if the hero stays there after its encounter (N12.1). True if finished.

    `before_reward` is what the player may do once the quest is fulfilled, before its reward.
    """
    if hero.quest is None or game.turn_memory.died or not game.turn_memory.encounter_spaces:
        return False
    for effect in game.world.effects[hero.quest]:
        if isinstance(effect, INTERACTIVE_QUESTS):
            fulfilled = yield from advance_interactive_quest(game, hero, effect)
        else:
            fulfilled = advance_noninteractive_quest(game, hero, effect)
        if fulfilled:
            if before_reward is not None:
                yield from before_reward(game, hero)
                if not is_still_fulfilled(game, hero, effect):
                    return False
            game.log.tell("quest-finished", seat=hero.seat, quest=hero.quest)
            hero.quests_done.append(hero.quest)
            # The old quest ends before its award, so that the award cannot make it fail (N12.3).
            hero.quest_notes = QuestProgress(begun=True)
            yield from apply_card_awards(
                game, hero, "quest", parse_award_line(award_line_of_quest(effect) or "[Nothing]")
            )
            yield from deal_quest(game, hero)
            return True
    return False


def recheck_quest_after_payments(game: NightsGame, hero: Hero) -> Interactive[IsFinished]:
    """Checks again whether gifts, payments and sales have fulfilled the quest. No encounter counts twice
    (N12.1).
    """
    effects = game.world.effects_of_card(hero.quest or "")
    if not any(isinstance(effect, DEPENDS_ON_POSSESSIONS) for effect in effects):
        return False
    return (yield from advance_quest_and_give_reward(game, hero))


def offer_another_quest(game: NightsGame, hero: Hero) -> Turn:
    """Draws another quest. The player keeps one of the two; the other returns to the deck."""
    old = hero.quest
    if old is None or not game.state.quest_deck:
        return
    deck = game.state.quest_deck
    new = game.chance.draw("quest", deck)
    deck.append(new)
    if (yield Decision(hero.seat, "quest", (old, new))) == new:
        deck.remove(new)
        deck.append(old)
        hero.quest, hero.quest_notes = new, QuestProgress()
        game.log.tell("quest", seat=hero.seat, quest=new)
        yield from choose_places_and_rival_of_new_quest(game, hero)


def replace_lost_quest(game: NightsGame, hero: Hero) -> Turn:
    """Replaces a quest that failed or was given up."""
    if hero.quest is not None:
        game.log.tell("quest-lost", seat=hero.seat, quest=hero.quest)
        yield from deal_quest(game, hero)
