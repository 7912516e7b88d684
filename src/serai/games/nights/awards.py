"""Awards: what the hero gains and loses, from left to right (N8)."""

from collections.abc import Callable
from typing import Any

from serai.book import awards as word
from serai.book.awards import Award
from serai.games.nights import gains, instructions
from serai.games.nights.base_game import NONE_YET, NightsGame
from serai.games.nights.reasons import Source
from serai.games.nights.state import Hero
from serai.table import Turn


def apply_awards(game: NightsGame, hero: Hero, awards: tuple[Award, ...]) -> Turn:
    """Applies an award line to the hero, from left to right. Death stops it."""
    if game.options.one_status and len(awards) > 1:
        awards = with_only_last_status(awards)
    turn_memory = game.turn_memory
    for award in awards:
        if type(award) is word.Points and award.amount > 0:
            gains.gain_points(game, hero, award)
        else:
            yield from AWARD_HANDLERS[type(award)](game, hero, award)
            if turn_memory.killed:
                return


def apply_card_awards(game: NightsGame, hero: Hero, source: Source, awards: tuple[Award, ...]) -> Turn:
    """Like `apply_awards`, for the award of a card, which may also begin an encounter (N13.2)."""
    turn_memory = game.turn_memory
    encounter, outside, begun = (
        turn_memory.encounter,
        not turn_memory.is_in_encounter,
        len(turn_memory.encounter_spaces),
    )
    if outside:
        turn_memory.fresh = NONE_YET
    before, encounter.source = encounter.source, source
    yield from apply_awards(game, hero, awards)
    encounter.source = before
    if outside:
        for space in turn_memory.encounter_spaces[begun:]:
            yield from game.apply_end_of_encounter(hero, space)


def with_only_last_status(awards: tuple[Award, ...]) -> tuple[Award, ...]:
    """The awards, with only the last of their statuses (N16.2)."""
    statuses = [
        at for at, award in enumerate(awards) if isinstance(award, word.Status | word.StatusForOneTurn)
    ]
    return tuple(award for at, award in enumerate(awards) if at not in statuses[:-1])


AWARD_HANDLERS: dict[type[Award], Callable[[NightsGame, Hero, Any], Turn]] = {
    word.Points: gains.apply_points_award,
    word.Wealth: gains.apply_wealth_award,
    word.Skill: gains.apply_skill_award,
    word.SkillOfChoice: gains.apply_skill_of_choice_award,
    word.SkillForOneUse: gains.apply_skill_for_one_use_award,
    word.LoseSkill: gains.apply_lose_skill_award,
    word.Status: gains.apply_status_award,
    word.StatusForOneTurn: gains.apply_status_for_one_turn_award,
    word.LoseStatus: gains.apply_lose_status_award,
    word.LoseStatusOfChoice: gains.apply_lose_status_of_choice_award,
    word.Treasure: gains.apply_treasure_award,
    word.LoseTreasure: gains.apply_lose_treasure_award,
    word.Token: gains.apply_token_award,
    word.LoseToken: gains.apply_lose_token_award,
    word.OpportunityToEnter: instructions.place_destination_marker,
    word.MoveTo: instructions.move_to_allowed_space,
    word.PlacedByAnother: instructions.let_another_place_hero,
    word.Trade: instructions.offer_trade,
    word.Choose: instructions.choose_between_awards,
    word.GoTo: instructions.go_to_paragraph,
    word.Encounter: instructions.begin_encounter_by_award,
    word.Roll: instructions.roll_and_apply_banded_award,
    word.Offer: instructions.offer_award,
    word.ForAnother: instructions.award_another_hero,
    word.Death: instructions.apply_death_award,
    word.Nothing: instructions.apply_empty_award,
}
