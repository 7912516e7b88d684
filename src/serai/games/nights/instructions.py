"""The other instructions of an award: where to go, what to choose, whom to meet, what to roll (N8.7)."""

from serai.book import awards as word
from serai.games.nights.asking import another_decides
from serai.games.nights.considering import RolledAgain, consider
from serai.games.nights.death import die
from serai.games.nights.dice import NO_LEADS, names_numbers, roll
from serai.games.nights.gains import ACCEPT_OR_REFUSE, gain_points, points
from serai.games.nights.movement import transport
from serai.games.nights.play import Asking, Play
from serai.games.nights.points import affordable, has_points
from serai.games.nights.skills import skills_in_encounter, spend_skill
from serai.games.nights.state import Hero
from serai.games.nights.statuses.cities import only_cities
from serai.games.nights.subjects import NOBODY, Subject
from serai.table import Decision, Turn


def opportunity(play: Play, hero: Hero, award: word.OpportunityToEnter) -> Turn:
    """The one Destination marker goes to the Place of Power (N5.2, N5.3)."""
    hero.destination = award.place
    play.log.tell("destination", seat=hero.seat, place=award.place, reason=play.notes.encounter.source)
    yield from ()


def spaces_of(play: Play, hero: Hero, where: word.Where) -> tuple[str, ...]:
    """Every space that an award means."""
    roads = play.world.roads
    match where:
        case word.NamedSpace(space):
            return (space,)
        case word.Within(distance, space):
            return roads.within(space or hero.space, distance)
        case word.AnySpace(terrain, continent):
            return roads.of(terrain, continent)


def move_to(play: Play, hero: Hero, award: word.MoveTo) -> Turn:
    spaces = spaces_of(play, hero, award.where)
    if bound := only_cities(hero):  # where a hero goes of its own will is its own movement (N10.17)
        city = play.world.roads.terrain
        spaces = tuple(one for one in spaces if city.get(one) != "city" or one in bound) or spaces
    if award.where == word.AnySpace() and hero.destination in play.world.roads.arrows:  # N5.7
        spaces = (*spaces, hero.destination)
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
    if not has_points(hero, award.give):
        return
    if (yield Decision(hero.seat, "trade", ACCEPT_OR_REFUSE, Subject(award=(award,)))) == "accept":
        yield from points(play, hero, word.Points(award.give.of, -award.give.amount))
        gain_points(play, hero, award.take)


def choose(play: Play, hero: Hero, award: word.Choose) -> Turn:
    branches = {"first": award.first, "second": award.second}
    chosen = yield from one_of(play, hero, "choose", branches)
    if chosen:
        play.log.tell("chose", seat=hero.seat, which=chosen)
        yield from play.award(hero, branches[chosen])


def one_of(play: Play, hero: Hero, kind: str, branches: dict[str, tuple[word.Award, ...]]) -> Asking[str]:
    """The branch that the player chooses of those that the hero has the points for; "" if there is none."""
    open_to = {name: branch for name, branch in branches.items() if affordable(hero, branch)}
    if not open_to:
        play.log.tell("cannot-pay", seat=hero.seat)
        return ""
    return (yield Decision(hero.seat, kind, tuple(open_to), Subject(branches=open_to)))


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
    bonus = help_with(play, hero, award)
    again = True
    while again:
        leads = NO_LEADS
        if names_numbers(hero):
            leads = {str(n): band_of(award, n + bonus).awards for n in range(1, 7)}
        number = yield from roll(play, hero, "tale", leads)
        band = band_of(award, number + bonus)
        encounter = play.notes.encounter
        encounter.by_die = encounter.reacting is not NOBODY  # not where a card has it rolled
        play.log.tell("band", seat=hero.seat, total=number + bonus, band=award.bands.index(band))
        try:
            yield from consider(play, hero, band.awards)
            yield from play.award(hero, band.awards)
            again = False
        except RolledAgain:
            pass


def help_with(play: Play, hero: Hero, award: word.Roll) -> int:
    """What skills add to a roll; one for one use is used by it."""
    can = skills_in_encounter(play, hero)
    helping = [one for one in award.bonuses if one.skill in can]
    for one in helping:
        spend_skill(play, hero, one.skill)
    return sum(one.amount for one in helping)


def band_of(award: word.Roll, total: int) -> word.Band:
    bands = award.bands
    within = (band for band in bands if total <= (band.high or total) and total >= band.low)
    return next(within, bands[-1] if total > bands[0].low else bands[0])


def offer(play: Play, hero: Hero, award: word.Offer) -> Turn:
    branches = {"accept": award.accept, "refuse": award.refuse}
    answer = yield from one_of(play, hero, "offer", branches)
    if answer:
        play.log.tell("answered", seat=hero.seat, answer=answer)
        yield from play.award(hero, branches[answer])


def for_another(play: Play, hero: Hero, award: word.ForAnother) -> Turn:
    """One other hero gains and loses; the player chooses where there are several (N8.11)."""
    others = [play.state.heroes[seat] for seat in heroes_meant(play, hero, award.who)]
    if not others:
        play.log.tell("nobody-else", seat=hero.seat)
        return
    seats = tuple(other.seat for other in others)
    subject = Subject(why="award", award=(award,))
    seat = seats[0] if len(seats) == 1 else (yield Decision(hero.seat, "player", seats, subject))
    play.log.tell("named", seat=hero.seat, player=seat, why="award")
    yield from play.award(play.state.heroes[seat], award.awards)


def heroes_meant(play: Play, hero: Hero, who: str) -> tuple[str, ...]:
    """The seats of the heroes of whom one is meant."""
    others = play.others[hero.seat]
    if who == "here":
        return tuple(other.seat for other in play.companions(hero))
    if who == "nearest" and others:
        away = {seat: play.world.roads.distance(hero.space, play.state.heroes[seat].space) for seat in others}
        return tuple(seat for seat in others if away[seat] == min(away.values()))
    return others


def death(play: Play, hero: Hero, award: word.Death) -> Turn:
    del award
    die(play, hero)
    yield from ()


def nothing(play: Play, hero: Hero, award: word.Nothing) -> Turn:
    del play, hero, award
    yield from ()
