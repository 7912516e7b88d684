"""What an award gives and takes: points, wealth, skills, statuses, treasures, tokens (N8.1–N8.6, N8.10)."""

from serai.book import awards as word
from serai.book.statuses import TABLE
from serai.games.nights.effects import guarding
from serai.games.nights.effects.finding import choose_treasure
from serai.games.nights.play import Play
from serai.games.nights.points import gain_destiny, gain_story, lose_destiny, lose_story
from serai.games.nights.reasons import StatusReason
from serai.games.nights.skills import (
    ALL_SKILLS,
    can_gain,
    gain_skill,
    gain_skill_for_one_use,
    hindrance,
    lose_skill,
)
from serai.games.nights.state import MASTER, TALENT, Hero
from serai.games.nights.statuses.gaining import gain_status, leave_scorn
from serai.games.nights.statuses.holding import end_status
from serai.games.nights.subjects import Subject
from serai.games.nights.treasures import gain_treasure, lose_treasure
from serai.games.nights.wealth import gain_wealth, lose_wealth
from serai.table import Decision, Turn

ACCEPT_OR_REFUSE = ("accept", "refuse")
STORY_TIMES = {StatusReason(status.id): status.story_times for status in TABLE if status.story_times > 1}


def gain_points(play: Play, hero: Hero, award: word.Points) -> None:
    """Crippled doubles printed story in encounters, before anything else changes it (N8.9)."""
    if award.of == "destiny":
        gain_destiny(play, hero, award.amount)
        return
    amount, reason = award.amount, None
    if hero.statuses and play.notes.encountering and hero.seat == play.state.seat:
        for status, times in STORY_TIMES.items():
            if status in hero.statuses:
                amount, reason = amount * times, status
    gain_story(play, hero, amount, reason)


def points(play: Play, hero: Hero, award: word.Points) -> Turn:
    if award.amount > 0:
        gain_points(play, hero, award)
    elif award.of == "destiny":
        lose_destiny(play, hero, -award.amount)
        yield from leave_scorn(play, hero)
    else:
        lose_story(play, hero, -award.amount)


def wealth(play: Play, hero: Hero, award: word.Wealth) -> Turn:
    if award.amount > 0:
        gain_wealth(play, hero, award.amount, award.limit)
    else:
        lose_wealth(play, hero, -award.amount, guarding.least_wealth(play, hero, award.limit))
    yield from ()


def skill(play: Play, hero: Hero, award: word.Skill) -> Turn:
    gain_skill(play, hero, award.skill, MASTER if award.master else TALENT)
    yield from ()


def skill_of_choice(play: Play, hero: Hero, award: word.SkillOfChoice) -> Turn:
    del award
    options = tuple(one for one in ALL_SKILLS if can_gain(hero, one))
    if options:
        gain_skill(play, hero, (yield Decision(hero.seat, "skill", options)))
    else:
        reason = hindrance(hero, ALL_SKILLS[0])
        play.log.tell("withheld", seat=hero.seat, what="skills", reason=reason or "mastered")


def skill_for_one_use(play: Play, hero: Hero, award: word.SkillForOneUse) -> Turn:
    gain_skill_for_one_use(play, hero, award.skill)
    yield from ()


def lose_a_skill(play: Play, hero: Hero, award: word.LoseSkill) -> Turn:
    lost = award.skill
    if lost is None and hero.skills:
        lost = yield Decision(hero.seat, "lose-skill", tuple(hero.skills))
    if lost is not None:
        lose_skill(play, hero, lost)


def status(play: Play, hero: Hero, award: word.Status) -> Turn:
    yield from gain_status(play, hero, award.status, award.pursuer)


def status_for_one_turn(play: Play, hero: Hero, award: word.StatusForOneTurn) -> Turn:
    yield from gain_status(play, hero, award.status, turns=1)


def lose_a_status(play: Play, hero: Hero, award: word.LoseStatus) -> Turn:
    if award.status not in hero.statuses:
        return
    if award.may:
        answer = yield Decision(hero.seat, "may-lose", ACCEPT_OR_REFUSE, Subject(status=award.status))
        if answer == "refuse":
            return
    end_status(play, hero, award.status, play.notes.encounter.source)


def lose_status_of_choice(play: Play, hero: Hero, award: word.LoseStatusOfChoice) -> Turn:
    free = award.may or award.any_number
    while hero.statuses:
        options = tuple(hero.statuses)
        chosen = yield Decision(hero.seat, "lose-status", (*options, "done") if free else options)
        if chosen == "done":
            return
        end_status(play, hero, chosen, "chosen")
        if not award.any_number:
            return


def treasure(play: Play, hero: Hero, award: word.Treasure) -> Turn:
    named = award.treasure
    if named is None and hero.treasures:
        named = yield from choose_treasure(play, hero)
    gain_treasure(play, hero, named)


def lose_a_treasure(play: Play, hero: Hero, award: word.LoseTreasure) -> Turn:
    lost = award.treasure
    if play.notes.encountering and guarding.guards_treasures(play, hero):
        play.log.tell("treasure-guarded", seat=hero.seat)
        return
    if lost is None and hero.treasures:
        lost = yield Decision(hero.seat, "lose-treasure", tuple(hero.treasures))
    if lost is not None:
        lose_treasure(play, hero, lost)


def token(play: Play, hero: Hero, award: word.Token) -> Turn:
    if award.token not in hero.tokens:
        hero.tokens.append(award.token)
        play.log.tell("token-gained", seat=hero.seat, token=award.token, reason=play.notes.encounter.source)
    yield from ()


def lose_token(play: Play, hero: Hero, award: word.LoseToken) -> Turn:
    if award.token in hero.tokens:
        hero.tokens.remove(award.token)
        play.log.tell("token-lost", seat=hero.seat, token=award.token, reason=play.notes.encounter.source)
    yield from ()
