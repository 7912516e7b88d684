"""Awards: what the hero gains and loses, from left to right (N8)."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from serai.book import awards as word
from serai.book.awards import Award
from serai.games.nights.asking import another_decides
from serai.games.nights.death import die
from serai.games.nights.dice import roll
from serai.games.nights.effects import guarding
from serai.games.nights.effects.finding import choose_treasure
from serai.games.nights.movement import transport
from serai.games.nights.play import Play
from serai.games.nights.points import gain_destiny, gain_story, lose_destiny, lose_story
from serai.games.nights.skills import (
    ALL_SKILLS,
    can_gain,
    gain_skill,
    gain_skill_for_one_use,
    lose_skill,
    skills_in_encounter,
)
from serai.games.nights.state import MASTER, TALENT, Hero
from serai.games.nights.statuses.cities import only_cities
from serai.games.nights.statuses.gaining import gain_status, leave_scorn
from serai.games.nights.statuses.holding import end_status
from serai.games.nights.treasures import gain_treasure, lose_treasure
from serai.games.nights.wealth import gain_wealth, lose_wealth
from serai.table import Decision, Turn

ACCEPT_OR_REFUSE = ("accept", "refuse")

# An award as it is printed, for whoever must choose between two.
award_text = lru_cache(maxsize=1 << 12)(word.print_awards)


def apply(play: Play, hero: Hero, awards: tuple[Award, ...]) -> Turn:
    """Gives the hero what an award line says; death ends the line."""
    if play.options.one_status and len(awards) > 1:
        awards = only_the_last_status(awards)
    notes = play.notes
    for award in awards:
        if type(award) is word.Points and award.amount > 0:
            gain_points(play, hero, award)
        else:
            yield from GIVEN[type(award)](play, hero, award)
            if notes.killed:
                return


def only_the_last_status(awards: tuple[Award, ...]) -> tuple[Award, ...]:
    """Of several statuses in an award only the last counts (N16.2)."""
    statuses = [award for award in awards if isinstance(award, word.Status | word.StatusForOneTurn)]
    return tuple(award for award in awards if award not in statuses[:-1])


def gain_points(play: Play, hero: Hero, award: word.Points) -> None:
    """Crippled doubles printed story in encounters, before anything else changes it (N8.9)."""
    if award.of == "destiny":
        gain_destiny(play, hero, award.amount)
    elif "crippled" in hero.statuses and play.notes.encountering:
        gain_story(play, hero, 2 * award.amount)
    else:
        gain_story(play, hero, award.amount)


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
        answer = yield Decision(hero.seat, "may-lose", ACCEPT_OR_REFUSE, {"status": award.status})
        if answer == "refuse":
            return
    end_status(play, hero, award.status)


def lose_status_of_choice(play: Play, hero: Hero, award: word.LoseStatusOfChoice) -> Turn:
    free = award.may or award.any_number
    while hero.statuses:
        options = tuple(hero.statuses)
        chosen = yield Decision(hero.seat, "lose-status", (*options, "done") if free else options)
        if chosen == "done":
            return
        end_status(play, hero, chosen)
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
        play.log.tell("token-gained", seat=hero.seat, token=award.token)
    yield from ()


def lose_token(play: Play, hero: Hero, award: word.LoseToken) -> Turn:
    if award.token in hero.tokens:
        hero.tokens.remove(award.token)
        play.log.tell("token-lost", seat=hero.seat, token=award.token)
    yield from ()


def opportunity(play: Play, hero: Hero, award: word.OpportunityToEnter) -> Turn:
    """The one Destination marker goes to the Place of Power (N5.2, N5.3)."""
    hero.destination = award.place
    play.log.tell("destination", seat=hero.seat, place=award.place)
    yield from ()


def spaces_of(play: Play, hero: Hero, where: word.Where) -> tuple[str, ...]:
    """Every space that an award means; to any normal space also goes the marked Place of Power (N5.7)."""
    roads = play.world.roads
    match where:
        case word.NamedSpace(space):
            return (space,)
        case word.Within(distance, space):
            return roads.within(space or hero.space, distance)
        case word.AnySpace(terrain, continent):
            found = roads.of(terrain, continent)
            marked = hero.destination
            normal = terrain is None and continent is None
            return (*found, marked) if normal and marked and marked in roads.arrows else found


def move_to(play: Play, hero: Hero, award: word.MoveTo) -> Turn:
    spaces = spaces_of(play, hero, award.where)
    if bound := only_cities(hero):  # where a hero goes of its own will is its own movement (N10.17)
        city = play.world.roads.terrain
        spaces = tuple(one for one in spaces if city.get(one) != "city" or one in bound) or spaces
    if spaces:
        space = spaces[0] if len(spaces) == 1 else (yield Decision(hero.seat, "space", spaces))
        yield from transport(play, hero, space, "transport")


def placed_by_another(play: Play, hero: Hero, award: word.PlacedByAnother) -> Turn:
    spaces = spaces_of(play, hero, award.where)
    others = play.others[hero.seat]
    by = None if award.by is None or not others else others[0] if award.by == "left" else others[-1]
    if spaces:
        space = yield from another_decides(play, hero, "place", spaces, by=by)
        yield from transport(play, hero, space, "placed")


def trade(play: Play, hero: Hero, award: word.Trade) -> Turn:
    """Points for points, if the hero has them (N8.4)."""
    has = hero.destiny if award.give.of == "destiny" else hero.story
    if has < award.give.amount:
        return
    about = {"award": award_text((award,))}
    if (yield Decision(hero.seat, "trade", ACCEPT_OR_REFUSE, about)) == "accept":
        yield from points(play, hero, word.Points(award.give.of, -award.give.amount))
        gain_points(play, hero, award.take)


def choose(play: Play, hero: Hero, award: word.Choose) -> Turn:
    about = {"first": award_text(award.first), "second": award_text(award.second)}
    chosen = yield Decision(hero.seat, "choose", ("first", "second"), about)
    play.log.tell("chose", seat=hero.seat, which=chosen)
    yield from apply(play, hero, award.first if chosen == "first" else award.second)


def go_to(play: Play, hero: Hero, award: word.GoTo) -> Turn:
    yield from play.read_on(hero, f"{award.strip}#{award.paragraph}")


def encounter(play: Play, hero: Hero, award: word.Encounter) -> Turn:
    met = play.notes.being
    if award.being == word.THE_OTHER and met is not None:
        being = play.world.being(met.noun, met.adjective, award.matrix)
    else:
        being = play.world.being(award.being.noun, award.being.adjective or "", award.matrix)
    yield from play.meet(hero, being)


def roll_for_it(play: Play, hero: Hero, award: word.Roll) -> Turn:
    """A die with bands; skills that can be used add to it (N7.12). Respected may roll it again (N10.21)."""
    notes = play.notes
    while True:
        can = skills_in_encounter(play, hero)
        bonus = sum(one.amount for one in award.bonuses if one.skill in can)
        named = {"accursed", "blessed"}.intersection(hero.statuses)
        table = {str(n): award_text(band_of(award, n + bonus).awards) for n in range(1, 7)} if named else None
        number = yield from roll(play, hero, "tale", table)
        band = band_of(award, number + bonus)
        play.log.tell("band", seat=hero.seat, total=number + bonus, band=award.bands.index(band))
        again = notes.encountering and notes.by_die and not notes.rerolled
        again = again and guarding.has_power(play, hero, "respected")
        if not again or (yield Decision(hero.seat, "award", ("accept", "reroll"))) == "accept":
            break
        notes.rerolled = True
        play.log.tell("rerolled", seat=hero.seat)
    yield from apply(play, hero, band.awards)


def band_of(award: word.Roll, total: int) -> word.Band:
    bands = award.bands
    within = (band for band in bands if total <= (band.high or total) and total >= band.low)
    return next(within, bands[-1] if total > bands[0].low else bands[0])


def offer(play: Play, hero: Hero, award: word.Offer) -> Turn:
    about = {"accept": award_text(award.accept), "refuse": award_text(award.refuse)}
    answer = yield Decision(hero.seat, "offer", ACCEPT_OR_REFUSE, about)
    play.log.tell("answered", seat=hero.seat, answer=answer)
    yield from apply(play, hero, award.accept if answer == "accept" else award.refuse)


def death(play: Play, hero: Hero, award: word.Death) -> Turn:
    del award
    die(play, hero)
    yield from ()


def nothing(play: Play, hero: Hero, award: Award) -> Turn:
    del play, hero, award
    yield from ()


GIVEN: dict[type[Award], Callable[[Play, Hero, Any], Turn]] = {
    word.Points: points,
    word.Wealth: wealth,
    word.Skill: skill,
    word.SkillOfChoice: skill_of_choice,
    word.SkillForOneUse: skill_for_one_use,
    word.LoseSkill: lose_a_skill,
    word.Status: status,
    word.StatusForOneTurn: status_for_one_turn,
    word.LoseStatus: lose_a_status,
    word.LoseStatusOfChoice: lose_status_of_choice,
    word.Treasure: treasure,
    word.LoseTreasure: lose_a_treasure,
    word.Token: token,
    word.LoseToken: lose_token,
    word.OpportunityToEnter: opportunity,
    word.MoveTo: move_to,
    word.PlacedByAnother: placed_by_another,
    word.Trade: trade,
    word.Choose: choose,
    word.GoTo: go_to,
    word.Encounter: encounter,
    word.Roll: roll_for_it,
    word.Offer: offer,
    word.Death: death,
    word.Nothing: nothing,
}
