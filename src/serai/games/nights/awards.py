"""Awards: what the hero gains and loses, from left to right (N8)."""

from collections.abc import Callable
from typing import Any

from serai.book import awards as word
from serai.book.awards import Award
from serai.games.nights import gains, instructions
from serai.games.nights.play import Play
from serai.games.nights.reasons import Source
from serai.games.nights.state import Hero
from serai.table import Turn


def apply(play: Play, hero: Hero, awards: tuple[Award, ...]) -> Turn:
    """Gives the hero what an award line says; death ends the line."""
    if play.options.one_status and len(awards) > 1:
        awards = only_the_last_status(awards)
    notes = play.notes
    for award in awards:
        if type(award) is word.Points and award.amount > 0:
            gains.gain_points(play, hero, award)
        else:
            yield from GIVEN[type(award)](play, hero, award)
            if notes.killed:
                return


def apply_from(play: Play, hero: Hero, source: Source, awards: tuple[Award, ...]) -> Turn:
    """The same for an award that a card gives, not a tale. What it begins is an encounter too (N13.2)."""
    notes = play.notes
    encounter, outside, begun = notes.encounter, not notes.encountering, len(notes.encounter_spaces)
    if outside:
        notes.fresh.clear()
    before, encounter.source = encounter.source, source
    yield from apply(play, hero, awards)
    encounter.source = before
    if outside:
        for space in notes.encounter_spaces[begun:]:
            yield from play.close_encounter(hero, space)


def only_the_last_status(awards: tuple[Award, ...]) -> tuple[Award, ...]:
    """Of several statuses in an award only the last counts (N16.2)."""
    statuses = [
        at for at, award in enumerate(awards) if isinstance(award, word.Status | word.StatusForOneTurn)
    ]
    return tuple(award for at, award in enumerate(awards) if at not in statuses[:-1])


GIVEN: dict[type[Award], Callable[[Play, Hero, Any], Turn]] = {
    word.Points: gains.points,
    word.Wealth: gains.wealth,
    word.Skill: gains.skill,
    word.SkillOfChoice: gains.skill_of_choice,
    word.SkillForOneUse: gains.skill_for_one_use,
    word.LoseSkill: gains.lose_a_skill,
    word.Status: gains.status,
    word.StatusForOneTurn: gains.status_for_one_turn,
    word.LoseStatus: gains.lose_a_status,
    word.LoseStatusOfChoice: gains.lose_status_of_choice,
    word.Treasure: gains.treasure,
    word.LoseTreasure: gains.lose_a_treasure,
    word.Token: gains.token,
    word.LoseToken: gains.lose_token,
    word.OpportunityToEnter: instructions.opportunity,
    word.MoveTo: instructions.move_to,
    word.PlacedByAnother: instructions.placed_by_another,
    word.Trade: instructions.trade,
    word.Choose: instructions.choose,
    word.GoTo: instructions.go_to,
    word.Encounter: instructions.encounter,
    word.Roll: instructions.roll_for_it,
    word.Offer: instructions.offer,
    word.ForAnother: instructions.for_another,
    word.Death: instructions.death,
    word.Nothing: instructions.nothing,
}
