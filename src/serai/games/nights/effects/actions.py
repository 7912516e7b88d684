"""Carries out the effect words of `action_words`, and checks whether they would do anything."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from serai.book import awards as given
from serai.book.awards import Award
from serai.games.nights.awards import apply_card_awards
from serai.games.nights.base_game import NightsGame
from serai.games.nights.decision_subject import NOTHING, Subject
from serai.games.nights.effects import action_words as word
from serai.games.nights.effects.active_treasures import DONE, remember, remembered
from serai.games.nights.effects.value_types import Word
from serai.games.nights.effects.words import award_line
from serai.games.nights.gains import ACCEPT_OR_REFUSE
from serai.games.nights.movement import transport
from serai.games.nights.points import affordable
from serai.games.nights.quests import change_quest
from serai.games.nights.skills import can_gain, gain_skill, gain_skill_for_one_use, is_barred
from serai.games.nights.state import Hero
from serai.games.nights.statuses.holding import end_status
from serai.games.nights.statuses.slowing import STAYING
from serai.games.nights.wealth import can_spend, gain_wealth, lose_wealth
from serai.table import Decision, Interactive, Turn


def is_possible(game: NightsGame, hero: Hero, treasure: str, effect: Word) -> bool:
    """Whether the effect would do anything now."""
    match effect:
        case word.Gives(line) | word.GivesAllHere(line):
            return can_receive(hero, award_line(line))
        case word.Offers(line):
            return can_choose(hero, award_line(line))
        case word.SpendsWealth(line):
            return can_spend(hero) and can_choose(hero, award_line(line))
        case word.Cures():
            return bool(curable(hero, effect.statuses))
        case word.HealsOthers():
            return bool(patients(game, hero, effect))
        case word.CopiesSkill():
            return not hero.once and bool(skills_of_others(game, hero))
        case word.Teaches():
            return bool(pupils(game, hero, treasure, effect))
        case word.GivesAlms():
            return can_spend(hero) and bool(heroes_not_yet_helped(game, hero, treasure))
        case word.Invites():
            return bool(heroes_to_invite(game, hero))
        case word.ChangesQuest():
            return hero.quest is not None and bool(game.state.quest_deck)
        case _:
            return False


def perform(game: NightsGame, hero: Hero, treasure: str, effect: Word) -> Turn:
    yield from ACTION_HANDLERS[type(effect)](game, hero, treasure, effect)


# Awards


def can_receive(hero: Hero, awards: tuple[Award, ...]) -> bool:
    """Whether the award may apply: no treasure moves an imprisoned hero (N10.13)."""
    return STAYING.isdisjoint(hero.statuses) or not any(isinstance(one, given.MoveTo) for one in awards)


def can_choose(hero: Hero, awards: tuple[Award, ...]) -> bool:
    return can_receive(hero, awards) and affordable(hero, awards)


def gives(game: NightsGame, hero: Hero, _: str, effect: word.Gives) -> Turn:
    yield from apply_card_awards(game, hero, "treasure", award_line(effect.award))


def offers(game: NightsGame, hero: Hero, treasure: str, effect: word.Offers) -> Turn:
    subject = Subject(treasure=treasure, branches={"accept": award_line(effect.award)})
    if (yield Decision(hero.seat, "offer", ACCEPT_OR_REFUSE, subject)) == "accept":
        yield from apply_card_awards(game, hero, "treasure", award_line(effect.award))


def gives_all_here(game: NightsGame, hero: Hero, _: str, effect: word.GivesAllHere) -> Turn:
    here = [hero, *game.companions(hero)]
    for one in here:
        yield from apply_card_awards(game, one, "treasure", award_line(effect.award))


def spends_wealth(game: NightsGame, hero: Hero, treasure: str, effect: word.SpendsWealth) -> Turn:
    subject = Subject(treasure=treasure, branches={"accept": award_line(effect.award)})
    if (yield Decision(hero.seat, "offer", ACCEPT_OR_REFUSE, subject)) == "accept":
        lose_wealth(game, hero, 1, reason="paid")
        yield from apply_card_awards(game, hero, "treasure", award_line(effect.award))


# Healing


def curable(hero: Hero, statuses: tuple[str, ...]) -> list[str]:
    return [status for status in hero.statuses if status in statuses]


def cures(game: NightsGame, hero: Hero, _: str, effect: word.Cures) -> Turn:
    options = (*curable(hero, effect.statuses), DONE)
    status = yield Decision(hero.seat, "lose-status", options)
    if status != DONE:
        end_status(game, hero, status, "treasure")


def patients(game: NightsGame, hero: Hero, effect: word.HealsOthers) -> list[str]:
    """The options for healing another hero: `Bo:wounded`."""
    return [
        f"{other.seat}:{status}"
        for other in game.companions(hero)
        for status in curable(other, effect.statuses)
    ]


def heals_others(game: NightsGame, hero: Hero, treasure: str, effect: word.HealsOthers) -> Turn:
    chosen = yield Decision(hero.seat, "patient", (*patients(game, hero, effect), DONE))
    if chosen == DONE:
        return
    seat, _, status = chosen.rpartition(":")
    if (yield from ask_consent(game, hero, seat, treasure, Subject(status=status))):
        end_status(game, game.state.heroes[seat], status, "treasure")
        yield from apply_card_awards(game, hero, "treasure", award_line(effect.award))


# Other heroes


def ask_consent(
    game: NightsGame, hero: Hero, seat: str, treasure: str, offered: Subject = NOTHING
) -> Interactive[bool]:
    """Ask another player to accept what a treasure offers (N10.29)."""
    subject = replace(offered, hero=hero.seat, treasure=treasure)
    answer = yield Decision(seat, "gift", ("agree", "decline"), subject)
    game.log.tell("treasure-answered", seat=seat, giver=hero.seat, treasure=treasure, answer=answer)
    return answer == "agree"


def choose_player_or_none(
    game: NightsGame, hero: Hero, seats: list[str], why: str
) -> Interactive[str | None]:
    """Let the player choose one of these players, or nobody."""
    del game
    seat = yield Decision(hero.seat, "player", (*seats, DONE), Subject(why=why))
    return None if seat == DONE else seat


def heroes_not_yet_helped(game: NightsGame, hero: Hero, treasure: str) -> list[str]:
    """The other heroes here for whom the treasure was not used before."""
    known = remembered(hero, treasure)
    return [other.seat for other in game.companions(hero) if other.hero not in known]


def pupils(game: NightsGame, hero: Hero, treasure: str, effect: word.Teaches) -> list[str]:
    heroes = game.state.heroes
    return [
        seat for seat in heroes_not_yet_helped(game, hero, treasure) if can_gain(heroes[seat], effect.skill)
    ]


def teaches(game: NightsGame, hero: Hero, treasure: str, effect: word.Teaches) -> Turn:
    seat = yield from choose_player_or_none(game, hero, pupils(game, hero, treasure, effect), "teaches")
    if seat and (yield from ask_consent(game, hero, seat, treasure, Subject(skill=effect.skill))):
        pupil = game.state.heroes[seat]
        remember(hero, treasure, pupil.hero)
        gain_skill(game, pupil, effect.skill, reason="treasure")
        yield from apply_card_awards(game, hero, "treasure", award_line(effect.award))


def gives_alms(game: NightsGame, hero: Hero, treasure: str, effect: word.GivesAlms) -> Turn:
    seat = yield from choose_player_or_none(
        game, hero, heroes_not_yet_helped(game, hero, treasure), "gives-alms"
    )
    if seat and (yield from ask_consent(game, hero, seat, treasure)):
        receiver = game.state.heroes[seat]
        remember(hero, treasure, receiver.hero)
        lose_wealth(game, hero, 1, reason="gift")
        gain_wealth(game, receiver, 1, reason="gift")
        yield from apply_card_awards(game, hero, "treasure", award_line(effect.award))


def heroes_to_invite(game: NightsGame, hero: Hero) -> list[str]:
    """The heroes that can be invited: not prisoners, and not those already here."""
    heroes = game.state.heroes
    return [
        seat
        for seat in game.others[hero.seat]
        if heroes[seat].space != hero.space and STAYING.isdisjoint(heroes[seat].statuses)
    ]


def invites(game: NightsGame, hero: Hero, treasure: str, _: word.Invites) -> Turn:
    seat = yield from choose_player_or_none(game, hero, heroes_to_invite(game, hero), "invites")
    if seat and (yield from ask_consent(game, hero, seat, treasure, Subject(space=hero.space))):
        yield from transport(game, game.state.heroes[seat], hero.space, "placed")


def skills_of_others(game: NightsGame, hero: Hero) -> tuple[str, ...]:
    heroes = game.state.heroes
    skills = dict.fromkeys(skill for other in game.others[hero.seat] for skill in heroes[other].skills)
    return tuple(skill for skill in skills if skill not in hero.skills and not is_barred(hero, skill))


def copies_skill(game: NightsGame, hero: Hero, _: str, __: word.CopiesSkill) -> Turn:
    skill = yield Decision(hero.seat, "skill", skills_of_others(game, hero))
    gain_skill_for_one_use(game, hero, skill)


def changes_quest(game: NightsGame, hero: Hero, _: str, __: word.ChangesQuest) -> Turn:
    yield from change_quest(game, hero)


ACTION_HANDLERS: dict[type[Word], Callable[[NightsGame, Hero, str, Any], Turn]] = {
    word.Gives: gives,
    word.Offers: offers,
    word.GivesAllHere: gives_all_here,
    word.SpendsWealth: spends_wealth,
    word.Cures: cures,
    word.HealsOthers: heals_others,
    word.CopiesSkill: copies_skill,
    word.Teaches: teaches,
    word.GivesAlms: gives_alms,
    word.Invites: invites,
    word.ChangesQuest: changes_quest,
}
