"""What treasures do when their trigger comes, each as a function; and whether there is anything to do."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from serai.book import awards as given
from serai.book.awards import Award
from serai.games.nights.awards import apply_from
from serai.games.nights.effects import action_words as word
from serai.games.nights.effects.kinds import Word
from serai.games.nights.effects.owning import DONE, remember, remembered
from serai.games.nights.effects.words import award_line
from serai.games.nights.gains import ACCEPT_OR_REFUSE
from serai.games.nights.movement import transport
from serai.games.nights.play import Asking, Play
from serai.games.nights.points import affordable
from serai.games.nights.quests import change_quest
from serai.games.nights.skills import can_gain, gain_skill, gain_skill_for_one_use, is_barred
from serai.games.nights.state import Hero
from serai.games.nights.statuses.holding import end_status
from serai.games.nights.statuses.slowing import STAYING
from serai.games.nights.subjects import NOTHING, Subject
from serai.games.nights.wealth import can_spend, gain_wealth, lose_wealth
from serai.table import Decision, Turn


def is_possible(play: Play, hero: Hero, treasure: str, effect: Word) -> bool:
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
            return bool(patients(play, hero, effect))
        case word.CopiesSkill():
            return not hero.once and bool(skills_of_others(play, hero))
        case word.Teaches():
            return bool(pupils(play, hero, treasure, effect))
        case word.GivesAlms():
            return can_spend(hero) and bool(strangers(play, hero, treasure))
        case word.Invites():
            return bool(guests(play, hero))
        case word.ChangesQuest():
            return hero.quest is not None and bool(play.state.quest_deck)
        case _:
            return False


def perform(play: Play, hero: Hero, treasure: str, effect: Word) -> Turn:
    yield from PERFORMED[type(effect)](play, hero, treasure, effect)


# Awards


def can_receive(hero: Hero, awards: tuple[Award, ...]) -> bool:
    """An imprisoned hero does not leave by a treasure that moves it (N10.13)."""
    return STAYING.isdisjoint(hero.statuses) or not any(isinstance(one, given.MoveTo) for one in awards)


def can_choose(hero: Hero, awards: tuple[Award, ...]) -> bool:
    return can_receive(hero, awards) and affordable(hero, awards)


def gives(play: Play, hero: Hero, _: str, effect: word.Gives) -> Turn:
    yield from apply_from(play, hero, "treasure", award_line(effect.award))


def offers(play: Play, hero: Hero, treasure: str, effect: word.Offers) -> Turn:
    subject = Subject(treasure=treasure, branches={"accept": award_line(effect.award)})
    if (yield Decision(hero.seat, "offer", ACCEPT_OR_REFUSE, subject)) == "accept":
        yield from apply_from(play, hero, "treasure", award_line(effect.award))


def gives_all_here(play: Play, hero: Hero, _: str, effect: word.GivesAllHere) -> Turn:
    here = [hero, *play.companions(hero)]
    for one in here:
        yield from apply_from(play, one, "treasure", award_line(effect.award))


def spends_wealth(play: Play, hero: Hero, treasure: str, effect: word.SpendsWealth) -> Turn:
    subject = Subject(treasure=treasure, branches={"accept": award_line(effect.award)})
    if (yield Decision(hero.seat, "offer", ACCEPT_OR_REFUSE, subject)) == "accept":
        lose_wealth(play, hero, 1, reason="paid")
        yield from apply_from(play, hero, "treasure", award_line(effect.award))


# Healing


def curable(hero: Hero, statuses: tuple[str, ...]) -> list[str]:
    return [status for status in hero.statuses if status in statuses]


def cures(play: Play, hero: Hero, _: str, effect: word.Cures) -> Turn:
    options = (*curable(hero, effect.statuses), DONE)
    status = yield Decision(hero.seat, "lose-status", options)
    if status != DONE:
        end_status(play, hero, status, "treasure")


def patients(play: Play, hero: Hero, effect: word.HealsOthers) -> list[str]:
    """Who can be healed of what: `Bo:wounded`."""
    return [
        f"{other.seat}:{status}"
        for other in play.companions(hero)
        for status in curable(other, effect.statuses)
    ]


def heals_others(play: Play, hero: Hero, treasure: str, effect: word.HealsOthers) -> Turn:
    chosen = yield Decision(hero.seat, "patient", (*patients(play, hero, effect), DONE))
    if chosen == DONE:
        return
    seat, _, status = chosen.rpartition(":")
    if (yield from agrees(play, hero, seat, treasure, Subject(status=status))):
        end_status(play, play.state.heroes[seat], status, "treasure")
        yield from apply_from(play, hero, "treasure", award_line(effect.award))


# Other heroes


def agrees(play: Play, hero: Hero, seat: str, treasure: str, offered: Subject = NOTHING) -> Asking[bool]:
    """Whether another player accepts what a treasure offers (N10.29)."""
    subject = replace(offered, hero=hero.seat, treasure=treasure)
    answer = yield Decision(seat, "gift", ("agree", "decline"), subject)
    play.log.tell("treasure-answered", seat=seat, giver=hero.seat, treasure=treasure, answer=answer)
    return answer == "agree"


def someone(play: Play, hero: Hero, seats: list[str], why: str) -> Asking[str | None]:
    """One of these players, or nobody."""
    del play
    seat = yield Decision(hero.seat, "player", (*seats, DONE), Subject(why=why))
    return None if seat == DONE else seat


def strangers(play: Play, hero: Hero, treasure: str) -> list[str]:
    """The heroes in the space for whom the treasure has not done its work before."""
    known = remembered(hero, treasure)
    return [other.seat for other in play.companions(hero) if other.hero not in known]


def pupils(play: Play, hero: Hero, treasure: str, effect: word.Teaches) -> list[str]:
    heroes = play.state.heroes
    return [seat for seat in strangers(play, hero, treasure) if can_gain(heroes[seat], effect.skill)]


def teaches(play: Play, hero: Hero, treasure: str, effect: word.Teaches) -> Turn:
    seat = yield from someone(play, hero, pupils(play, hero, treasure, effect), "teaches")
    if seat and (yield from agrees(play, hero, seat, treasure, Subject(skill=effect.skill))):
        pupil = play.state.heroes[seat]
        remember(hero, treasure, pupil.hero)
        gain_skill(play, pupil, effect.skill, reason="treasure")
        yield from apply_from(play, hero, "treasure", award_line(effect.award))


def gives_alms(play: Play, hero: Hero, treasure: str, effect: word.GivesAlms) -> Turn:
    seat = yield from someone(play, hero, strangers(play, hero, treasure), "gives-alms")
    if seat and (yield from agrees(play, hero, seat, treasure)):
        receiver = play.state.heroes[seat]
        remember(hero, treasure, receiver.hero)
        lose_wealth(play, hero, 1, reason="gift")
        gain_wealth(play, receiver, 1, reason="gift")
        yield from apply_from(play, hero, "treasure", award_line(effect.award))


def guests(play: Play, hero: Hero) -> list[str]:
    """Who could come: not a prisoner, and nobody who is there already."""
    heroes = play.state.heroes
    return [
        seat
        for seat in play.others[hero.seat]
        if heroes[seat].space != hero.space and STAYING.isdisjoint(heroes[seat].statuses)
    ]


def invites(play: Play, hero: Hero, treasure: str, _: word.Invites) -> Turn:
    seat = yield from someone(play, hero, guests(play, hero), "invites")
    if seat and (yield from agrees(play, hero, seat, treasure, Subject(space=hero.space))):
        yield from transport(play, play.state.heroes[seat], hero.space, "placed")


def skills_of_others(play: Play, hero: Hero) -> tuple[str, ...]:
    heroes = play.state.heroes
    skills = dict.fromkeys(skill for other in play.others[hero.seat] for skill in heroes[other].skills)
    return tuple(skill for skill in skills if skill not in hero.skills and not is_barred(hero, skill))


def copies_skill(play: Play, hero: Hero, _: str, __: word.CopiesSkill) -> Turn:
    skill = yield Decision(hero.seat, "skill", skills_of_others(play, hero))
    gain_skill_for_one_use(play, hero, skill)


def changes_quest(play: Play, hero: Hero, _: str, __: word.ChangesQuest) -> Turn:
    yield from change_quest(play, hero)


PERFORMED: dict[type[Word], Callable[[Play, Hero, str, Any], Turn]] = {
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
