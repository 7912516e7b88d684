"""Carries out the effect words of `action_words`, and checks whether they would do anything."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from serai.book import awards as given
from serai.book.awards import Award
from serai.games.nights.asked_anew import ask_again_after_payments
from serai.games.nights.awards import apply_card_awards
from serai.games.nights.base_game import NightsGame
from serai.games.nights.decision_subject import NOTHING, Subject
from serai.games.nights.effects import action_words as word
from serai.games.nights.effects.active_treasures import DONE, remember_name, remembered_names
from serai.games.nights.effects.value_types import Word
from serai.games.nights.effects.words import parse_award_line
from serai.games.nights.gains import ACCEPT_OR_REFUSE
from serai.games.nights.movement import transport_hero
from serai.games.nights.points import can_afford
from serai.games.nights.quests import offer_another_quest
from serai.games.nights.skills import can_gain_skill, gain_skill, gain_skill_for_one_use, is_barred_from_skill
from serai.games.nights.state import Hero
from serai.games.nights.statuses.holding import end_status
from serai.games.nights.statuses.slowing import STAYING
from serai.games.nights.wealth import can_spend_wealth, gain_wealth, lose_wealth
from serai.table import Decision, Interactive, Turn

CHOICES = (given.Choose, given.Offer, given.Trade)
MOVES = (given.MoveTo, given.PlacedByAnother)


def would_have_effect(game: NightsGame, hero: Hero, treasure: str, effect: Word) -> bool:
    """Whether the effect would do anything now."""
    match effect:
        case word.Gives(line) | word.GivesAllHere(line):
            awards = parse_award_line(line)
            return prison_allows_awards(hero, awards) and has_usable_award(hero, awards)
        case word.Offers(line):
            return can_accept_awards(hero, parse_award_line(line))
        case word.SpendsWealth(line):
            return can_spend_wealth(hero) and can_accept_awards(hero, parse_award_line(line))
        case word.Cures():
            return bool(curable_statuses(hero, effect.statuses))
        case word.HealsOthers():
            return bool(healing_options(game, hero, effect))
        case word.CopiesSkill():
            return not hero.once and bool(skills_of_others_to_copy(game, hero))
        case word.Teaches():
            return bool(seats_to_teach(game, hero, treasure, effect))
        case word.GivesAlms():
            return can_spend_wealth(hero) and bool(seats_not_yet_helped(game, hero, treasure))
        case word.Invites():
            return bool(seats_to_invite(game, hero))
        case word.ChangesQuest():
            return hero.quest is not None and bool(game.state.quest_deck)
        case _:
            return False


def perform_effect(game: NightsGame, hero: Hero, treasure: str, effect: Word) -> Turn:
    yield from ACTION_HANDLERS[type(effect)](game, hero, treasure, effect)


# Awards


def prison_allows_awards(hero: Hero, awards: tuple[Award, ...]) -> bool:
    """Whether the award may apply: no treasure moves an imprisoned hero (N10.13)."""
    return STAYING.isdisjoint(hero.statuses) or not any(isinstance(one, MOVES) for one in awards)


def has_usable_award(hero: Hero, awards: tuple[Award, ...]) -> bool:
    """Whether the award is more than trades and choices that the hero cannot afford (N8.4)."""
    return any(not isinstance(one, CHOICES) or can_afford(hero, (one,)) for one in awards)


def can_accept_awards(hero: Hero, awards: tuple[Award, ...]) -> bool:
    return prison_allows_awards(hero, awards) and can_afford(hero, awards)


def give_award(game: NightsGame, hero: Hero, _: str, effect: word.Gives) -> Turn:
    yield from apply_card_awards(game, hero, "treasure", parse_award_line(effect.award))


def offer_award(game: NightsGame, hero: Hero, treasure: str, effect: word.Offers) -> Turn:
    awards = parse_award_line(effect.award)
    if (yield from ask_to_accept_offer(hero, treasure, awards)):
        yield from apply_card_awards(game, hero, "treasure", awards)


def ask_to_accept_offer(hero: Hero, treasure: str, awards: tuple[Award, ...]) -> Interactive[bool]:
    """Asks whether the player accepts what a treasure offers. A player who cannot afford it is not asked
    (N8.4).
    """
    question = Decision(
        hero.seat, "offer", ACCEPT_OR_REFUSE, Subject(treasure=treasure, branches={"accept": awards})
    )
    answer = yield from ask_again_after_payments(lambda: question if can_afford(hero, awards) else None)
    return answer == "accept"


def give_award_to_all_heroes_here(game: NightsGame, hero: Hero, _: str, effect: word.GivesAllHere) -> Turn:
    here = [hero, *game.other_heroes_here(hero)]
    for one in here:
        yield from apply_card_awards(game, one, "treasure", parse_award_line(effect.award))


def offer_award_for_wealth(game: NightsGame, hero: Hero, treasure: str, effect: word.SpendsWealth) -> Turn:
    awards = parse_award_line(effect.award)
    if (yield from ask_to_accept_offer(hero, treasure, awards)):
        lose_wealth(game, hero, 1, reason="paid")
        yield from apply_card_awards(game, hero, "treasure", awards)


# Healing


def curable_statuses(hero: Hero, statuses: tuple[str, ...]) -> list[str]:
    return [status for status in hero.statuses if status in statuses]


def offer_to_cure_statuses(game: NightsGame, hero: Hero, _: str, effect: word.Cures) -> Turn:

    def make_cure_question() -> Decision | None:
        curable = curable_statuses(hero, effect.statuses)
        return Decision(hero.seat, "lose-status", (*curable, DONE)) if curable else None

    status = yield from ask_again_after_payments(make_cure_question)
    if status and status != DONE:
        end_status(game, hero, status, "treasure")


def healing_options(game: NightsGame, hero: Hero, effect: word.HealsOthers) -> list[str]:
    """The options for healing another hero, such as `Bo:wounded`."""
    return [
        f"{other.seat}:{status}"
        for other in game.other_heroes_here(hero)
        for status in curable_statuses(other, effect.statuses)
    ]


def offer_to_heal_other_hero(game: NightsGame, hero: Hero, treasure: str, effect: word.HealsOthers) -> Turn:
    chosen = yield Decision(hero.seat, "patient", (*healing_options(game, hero, effect), DONE))
    if chosen == DONE:
        return
    seat, _, status = chosen.rpartition(":")
    if (yield from ask_other_player_to_accept(game, hero, seat, treasure, Subject(status=status))):
        end_status(game, game.state.heroes[seat], status, "treasure")
        yield from apply_card_awards(game, hero, "treasure", parse_award_line(effect.award))


# Other heroes


def ask_other_player_to_accept(
    game: NightsGame, hero: Hero, seat: str, treasure: str, offered: Subject = NOTHING
) -> Interactive[bool]:
    """Asks another player to accept what a treasure offers (N10.29)."""
    subject = replace(offered, hero=hero.seat, treasure=treasure)
    answer = yield Decision(seat, "gift", ("agree", "decline"), subject)
    game.log.tell("treasure-answered", seat=seat, giver=hero.seat, treasure=treasure, answer=answer)
    return answer == "agree"


def choose_player_or_none(
    game: NightsGame, hero: Hero, seats: list[str], why: str
) -> Interactive[str | None]:
    """Lets the player choose one of these players, or nobody."""
    del game
    seat = yield Decision(hero.seat, "player", (*seats, DONE), Subject(why=why))
    return None if seat == DONE else seat


def seats_not_yet_helped(game: NightsGame, hero: Hero, treasure: str) -> list[str]:
    """The other heroes here for whom the treasure has not been used before."""
    known = remembered_names(hero, treasure)
    return [other.seat for other in game.other_heroes_here(hero) if other.hero not in known]


def seats_to_teach(game: NightsGame, hero: Hero, treasure: str, effect: word.Teaches) -> list[str]:
    heroes = game.state.heroes
    return [
        seat
        for seat in seats_not_yet_helped(game, hero, treasure)
        if can_gain_skill(heroes[seat], effect.skill)
    ]


def offer_to_teach_skill(game: NightsGame, hero: Hero, treasure: str, effect: word.Teaches) -> Turn:
    seat = yield from choose_player_or_none(
        game, hero, seats_to_teach(game, hero, treasure, effect), "teaches"
    )
    if seat and (
        yield from ask_other_player_to_accept(game, hero, seat, treasure, Subject(skill=effect.skill))
    ):
        pupil = game.state.heroes[seat]
        remember_name(hero, treasure, pupil.hero)
        gain_skill(game, pupil, effect.skill, reason="treasure")
        yield from apply_card_awards(game, hero, "treasure", parse_award_line(effect.award))


def offer_alms_to_player(game: NightsGame, hero: Hero, treasure: str, effect: word.GivesAlms) -> Turn:
    seat = yield from choose_player_or_none(
        game, hero, seats_not_yet_helped(game, hero, treasure), "gives-alms"
    )
    if seat and (yield from ask_other_player_to_accept(game, hero, seat, treasure)):
        receiver = game.state.heroes[seat]
        remember_name(hero, treasure, receiver.hero)
        lose_wealth(game, hero, 1, reason="gift")
        gain_wealth(game, receiver, 1, reason="gift")
        yield from apply_card_awards(game, hero, "treasure", parse_award_line(effect.award))


def seats_to_invite(game: NightsGame, hero: Hero) -> list[str]:
    """The heroes who can be invited: not prisoners, and not those already here."""
    heroes = game.state.heroes
    return [
        seat
        for seat in game.others[hero.seat]
        if heroes[seat].space != hero.space and STAYING.isdisjoint(heroes[seat].statuses)
    ]


def offer_to_invite_hero(game: NightsGame, hero: Hero, treasure: str, _: word.Invites) -> Turn:
    seat = yield from choose_player_or_none(game, hero, seats_to_invite(game, hero), "invites")
    if seat and (
        yield from ask_other_player_to_accept(game, hero, seat, treasure, Subject(space=hero.space))
    ):
        yield from transport_hero(game, game.state.heroes[seat], hero.space, "placed")


def skills_of_others_to_copy(game: NightsGame, hero: Hero) -> tuple[str, ...]:
    heroes = game.state.heroes
    skills = dict.fromkeys(skill for other in game.others[hero.seat] for skill in heroes[other].skills)
    return tuple(
        skill for skill in skills if skill not in hero.skills and not is_barred_from_skill(hero, skill)
    )


def choose_and_copy_skill(game: NightsGame, hero: Hero, _: str, __: word.CopiesSkill) -> Turn:
    skill = yield Decision(hero.seat, "skill", skills_of_others_to_copy(game, hero))
    gain_skill_for_one_use(game, hero, skill)


def change_quest_by_treasure(game: NightsGame, hero: Hero, _: str, __: word.ChangesQuest) -> Turn:
    yield from offer_another_quest(game, hero)


ACTION_HANDLERS: dict[type[Word], Callable[[NightsGame, Hero, str, Any], Turn]] = {
    word.Gives: give_award,
    word.Offers: offer_award,
    word.GivesAllHere: give_award_to_all_heroes_here,
    word.SpendsWealth: offer_award_for_wealth,
    word.Cures: offer_to_cure_statuses,
    word.HealsOthers: offer_to_heal_other_hero,
    word.CopiesSkill: choose_and_copy_skill,
    word.Teaches: offer_to_teach_skill,
    word.GivesAlms: offer_alms_to_player,
    word.Invites: offer_to_invite_hero,
    word.ChangesQuest: change_quest_by_treasure,
}
