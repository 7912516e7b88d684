"""Awards that give instructions: moving, choosing, meeting beings, rolling dice (N8.7)."""

from serai.book import awards as word
from serai.games.nights.asked_anew import ask_again_after_payments
from serai.games.nights.base_game import NightsGame
from serai.games.nights.death import kill_hero
from serai.games.nights.decision_subject import NOBODY, Subject
from serai.games.nights.dice import NO_LEADS, is_number_named_by_player, roll_for_hero
from serai.games.nights.gains import ACCEPT_OR_REFUSE, apply_points_award, gain_points
from serai.games.nights.movement import transport_hero
from serai.games.nights.other_players import ask_other_player
from serai.games.nights.points import can_afford, has_enough_points
from serai.games.nights.reject_or_reroll import AwardRerolled, offer_reject_or_reroll
from serai.games.nights.skills import skills_usable_in_encounter, spend_one_use_skill_if_needed
from serai.games.nights.state import Hero
from serai.games.nights.statuses.cities import (
    cities_where_moves_may_end,
    record_pilgrims_encounter_in_marked_city,
)
from serai.games.nights.statuses.slowing import STAYING
from serai.table import Decision, Interactive, Turn


def place_destination_marker(game: NightsGame, hero: Hero, award: word.OpportunityToEnter) -> Turn:
    """Puts the hero's only Destination marker on the Place of Power (N5.2, N5.3)."""
    if game.turn_memory.is_in_encounter and game.turn_memory.encounter_spaces:
        record_pilgrims_encounter_in_marked_city(game, hero, game.turn_memory.encounter_spaces[-1])
    hero.destination = award.place
    game.log.tell("destination", seat=hero.seat, place=award.place, reason=game.turn_memory.encounter.source)
    yield from ()


def spaces_an_award_allows(game: NightsGame, hero: Hero, where: word.Where) -> tuple[str, ...]:
    """The spaces that an award allows."""
    roads = game.world.travel_map
    match where:
        case word.NamedSpace(space):
            return (space,)
        case word.Within(distance, space):
            return roads.spaces_within(space or hero.space, distance)
        case word.AnySpace(terrain, continent):
            return roads.find_spaces(terrain, continent)


def is_kept_in_prison(game: NightsGame, hero: Hero) -> bool:
    """Whether an award cannot move the hero: no treasure moves a prisoner (N10.13)."""
    return game.turn_memory.encounter.source == "treasure" and not STAYING.isdisjoint(hero.statuses)


def log_kept_in_prison(game: NightsGame, hero: Hero) -> None:
    game.log.tell("kept-in-prison", seat=hero.seat, space=hero.space)


def move_to_allowed_space(game: NightsGame, hero: Hero, award: word.MoveTo) -> Turn:
    if is_kept_in_prison(game, hero):
        log_kept_in_prison(game, hero)
        return
    spaces = spaces_to_move_to(game, hero, award)
    if len(spaces) > 1:
        space = yield from ask_again_after_payments(
            lambda: Decision(hero.seat, "space", spaces_to_move_to(game, hero, award))
        )
        yield from transport_hero(game, hero, space, "transport")
    elif spaces:
        yield from transport_hero(game, hero, spaces[0], "transport")


def spaces_to_move_to(game: NightsGame, hero: Hero, award: word.MoveTo) -> tuple[str, ...]:
    """The spaces that the player may choose for its own hero."""
    spaces = spaces_an_award_allows(game, hero, award.where)
    if bound := cities_where_moves_may_end(hero):  # a move by choice counts as the hero's own (N10.17)
        city = game.world.travel_map.terrain
        spaces = tuple(one for one in spaces if city.get(one) != "city" or one in bound) or spaces
    if award.where == word.AnySpace() and hero.destination in game.world.travel_map.arrows:  # N5.7
        spaces = (*spaces, hero.destination)
    return spaces


def let_another_place_hero(game: NightsGame, hero: Hero, award: word.PlacedByAnother) -> Turn:
    if is_kept_in_prison(game, hero):
        log_kept_in_prison(game, hero)
        return
    spaces = spaces_an_award_allows(game, hero, award.where)
    others = game.others[hero.seat]
    by = None if award.by is None or not others else others[0] if award.by == "left" else others[-1]
    if spaces:
        space = yield from ask_other_player(game, hero, "place", spaces, by=by)
        yield from transport_hero(game, hero, space, "transport" if game.alone else "placed")


def offer_trade(game: NightsGame, hero: Hero, award: word.Trade) -> Turn:
    """Offers to trade points for points, if the hero has them (N8.4)."""
    question = Decision(hero.seat, "trade", ACCEPT_OR_REFUSE, Subject(award=(award,)))
    answer = yield from ask_again_after_payments(
        lambda: question if has_enough_points(hero, award.give) else None
    )
    if answer == "accept":
        yield from apply_points_award(game, hero, word.Points(award.give.of, -award.give.amount))
        gain_points(game, hero, award.take)


def choose_between_awards(game: NightsGame, hero: Hero, award: word.Choose) -> Turn:
    branches = {"first": award.first, "second": award.second}
    chosen = yield from choose_affordable_branch(game, hero, "choose", branches)
    if chosen:
        game.log.tell("chose", seat=hero.seat, which=chosen)
        yield from game.apply_awards(hero, branches[chosen])


def choose_affordable_branch(
    game: NightsGame, hero: Hero, kind: str, branches: dict[str, tuple[word.Award, ...]]
) -> Interactive[str]:
    """Lets the player choose a branch that the hero can afford; "" if there is none."""

    def make_branch_question() -> Decision | None:
        open_to = {name: branch for name, branch in branches.items() if can_afford(hero, branch)}
        return Decision(hero.seat, kind, tuple(open_to), Subject(branches=open_to)) if open_to else None

    chosen = yield from ask_again_after_payments(make_branch_question)
    if not chosen:
        game.log.tell("cannot-pay", seat=hero.seat)
    return chosen


def go_to_paragraph(game: NightsGame, hero: Hero, award: word.GoTo) -> Turn:
    yield from game.continue_at_paragraph(hero, f"{award.strip}#{award.paragraph}")


def begin_encounter_by_award(game: NightsGame, hero: Hero, award: word.Encounter) -> Turn:
    met = game.turn_memory.being
    if award.being == word.THE_OTHER and met is not None:
        being = game.world.find_or_make_being(met.noun, met.adjective, award.matrix)
    else:
        being = game.world.find_or_make_being(award.being.noun, award.being.adjective or "", award.matrix)
    yield from game.begin_further_encounter(hero, being)


def roll_and_apply_banded_award(game: NightsGame, hero: Hero, award: word.Roll) -> Turn:
    """Rolls a die with bands; usable skills add to it (N7.12). A respected hero may reroll (N10.21)."""
    bonus = spend_skills_and_return_bonus(game, hero, award)
    again = True
    while again:
        leads = NO_LEADS
        if is_number_named_by_player(hero):
            leads = {str(n): band_for_total(award, n + bonus).awards for n in range(1, 7)}
        number = yield from roll_for_hero(game, hero, "tale", leads)
        band = band_for_total(award, number + bonus)
        encounter = game.turn_memory.encounter
        encounter.by_die = encounter.reacting is not NOBODY  # not for the roll of a card
        game.log.tell("band", seat=hero.seat, total=number + bonus, band=award.bands.index(band))
        try:
            yield from offer_reject_or_reroll(game, hero, band.awards)
            yield from game.apply_awards(hero, band.awards)
            again = False
        except AwardRerolled:
            pass


def spend_skills_and_return_bonus(game: NightsGame, hero: Hero, award: word.Roll) -> int:
    """The bonus of the hero's skills for a roll. Uses up skills for one use."""
    can = skills_usable_in_encounter(game, hero)
    helping = [one for one in award.bonuses if one.skill in can]
    for one in helping:
        spend_one_use_skill_if_needed(game, hero, one.skill)
    return sum(one.amount for one in helping)


def band_for_total(award: word.Roll, total: int) -> word.Band:
    bands = award.bands
    within = (band for band in bands if total <= (band.high or total) and total >= band.low)
    return next(within, bands[-1] if total > bands[0].low else bands[0])


def offer_award(game: NightsGame, hero: Hero, award: word.Offer) -> Turn:
    branches = {"accept": award.accept, "refuse": award.refuse}
    answer = yield from choose_affordable_branch(game, hero, "offer", branches)
    if answer:
        game.log.tell("answered", seat=hero.seat, answer=answer)
        yield from game.apply_awards(hero, branches[answer])


def award_another_hero(game: NightsGame, hero: Hero, award: word.ForAnother) -> Turn:
    """Applies awards to another hero; the player chooses if there are several (N8.11)."""
    others = [game.state.heroes[seat] for seat in candidate_seats(game, hero, award.who)]
    if not others:
        game.log.tell("nobody-else", seat=hero.seat)
        return
    seats = tuple(other.seat for other in others)
    subject = Subject(why="award", award=(award,))
    seat = seats[0] if len(seats) == 1 else (yield Decision(hero.seat, "player", seats, subject))
    game.log.tell("named", seat=hero.seat, player=seat, why="award")
    yield from game.apply_awards(game.state.heroes[seat], award.awards)


def candidate_seats(game: NightsGame, hero: Hero, who: str) -> tuple[str, ...]:
    """The seats among which the player chooses."""
    others = game.others[hero.seat]
    if who == "here":
        return tuple(other.seat for other in game.other_heroes_here(hero))
    if who == "nearest" and others:
        distances = {
            seat: game.world.travel_map.distance(hero.space, game.state.heroes[seat].space) for seat in others
        }
        return tuple(seat for seat in others if distances[seat] == min(distances.values()))
    return others


def apply_death_award(game: NightsGame, hero: Hero, award: word.Death) -> Turn:
    del award
    kill_hero(game, hero)
    yield from ()


def apply_empty_award(game: NightsGame, hero: Hero, award: word.Nothing) -> Turn:
    del game, hero, award
    yield from ()
