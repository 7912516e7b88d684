"""Gifts, payments and swaps that statuses allow in phases 2 and 5 of the hero's own turn (N10.29).

Only the price of a geas may be paid at any time of the turn.
"""

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from serai.book.statuses import STATUS, STATUS_TABLE, Swap
from serai.games.nights.asked_anew import ASKED_ANEW, PAID
from serai.games.nights.base_game import NightsGame
from serai.games.nights.decision_subject import Subject, concerned_seat, subject_of
from serai.games.nights.points import lose_a_point, lose_destiny
from serai.games.nights.skills import usable_skills
from serai.games.nights.state import MASTER, Hero
from serai.games.nights.statuses.gaining import (
    gain_status,
    send_on_pilgrimage_if_scorned_without_destiny,
    swap_status,
)
from serai.games.nights.statuses.holding import end_status, present_sex
from serai.games.nights.wealth import can_spend_wealth, gain_wealth, lose_wealth
from serai.table import Decision, Interactive, Turn

HEALERS = {status.id: status.healers for status in STATUS_TABLE if status.healers}
"""Statuses that end when the hero gives a level of wealth to a hero here with one of these skills."""
PASSED_ON = {status.id: status.passed_on for status in STATUS_TABLE if status.passed_on}
"""Statuses that the hero can pass on to another hero here, and the price."""
RELEASES = {status.id: status.release for status in STATUS_TABLE if status.release}
RELEASED_BY_DESTINY = {status: release.destiny for status, release in RELEASES.items() if release.destiny}
RELEASED_BY_WEALTH = tuple(status for status, release in RELEASES.items() if release.wealth_gained)
SWAPS = {status.id: status.swap for status in STATUS_TABLE if status.swap}
SWAPPED_FOR = dict.fromkeys(swap.to for swap in SWAPS.values())
PAYING = frozenset({*HEALERS, *PASSED_ON, *RELEASES, *SWAPS})
"""All statuses with such options."""
ENDED_BY_REST = tuple(status.id for status in STATUS_TABLE if status.ended_by_rest)
AT_ANY_TIME = frozenset(status for status, release in RELEASES.items() if release.at_any_time)
PAID_AT_ANY_TIME = {f"pay:{status}": status for status in RELEASES if status in AT_ANY_TIME}
"""The options that pay for them."""
IN_CITY = "city"
"""In a solo game the hero pays the city for healing (N16.4)."""


def payment_options(game: NightsGame, hero: Hero) -> tuple[str, ...]:
    """The options that the hero's statuses give now."""
    if PAYING.isdisjoint(hero.statuses):
        return ()
    return (*_gift_options(game, hero), *_release_options(game, hero), *_swap_options(hero))


def _gift_options(game: NightsGame, hero: Hero) -> list[str]:
    skills = dict.fromkeys([skill for status in hero.statuses for skill in HEALERS.get(status, ())])
    if not skills or not can_spend_wealth(hero):
        return []
    if game.alone:
        in_city = game.world.travel_map.terrain[hero.space] == "city"
        return [f"give:{IN_CITY}:{skill}" for skill in skills] if in_city else []
    return _gift_options_to_companions(game, hero, skills)


def _gift_options_to_companions(game: NightsGame, hero: Hero, skills: Iterable[str]) -> list[str]:
    gifts: list[str] = []
    for companion in game.other_heroes_here(hero):
        can = usable_skills(game, companion)
        for skill in skills:
            gift = f"give:{companion.seat}:{skill}"
            if skill in can and gift not in game.turn_memory.declined:
                gifts.append(gift)
    return gifts


def _release_options(game: NightsGame, hero: Hero) -> list[str]:
    held = hero.statuses
    payments: list[str] = []
    for status, price in PASSED_ON.items():
        if status not in held or hero.destiny < price.destiny:
            continue
        if price.skill and price.skill not in usable_skills(game, hero):
            continue
        for companion in game.other_heroes_here(hero):
            if status not in companion.statuses:
                payments.append(f"pay:{status}:{companion.seat}")
    for status, price in RELEASED_BY_DESTINY.items():
        if status in held and hero.destiny >= price:
            payments.append(f"pay:{status}")
    for status in RELEASED_BY_WEALTH:
        if status in held and held[status].gained and can_spend_wealth(hero):
            payments.append(f"pay:{status}")
    return payments


def _swap_options(hero: Hero) -> list[str]:
    swaps: list[str] = []
    if SWAPS.keys().isdisjoint(hero.statuses):
        return swaps
    for new in SWAPPED_FOR:
        swapped = [
            status
            for status in statuses_to_swap_for(new, hero.statuses)
            if may_swap_status(hero, SWAPS[status])
        ]
        if len(swapped) == 1:
            swaps.append(f"swap:{new}")
        else:
            swaps += [f"swap:{new}:{status}" for status in swapped]
    return swaps


def statuses_to_swap_for(new: str, held: Collection[str]) -> list[str]:
    """The held statuses that can be swapped for the new one."""
    return [status for status, swap in SWAPS.items() if swap.to == new and status in held]


def may_swap_status(hero: Hero, swap: Swap) -> bool:
    skilled = all(hero.skills.get(skill, 0) >= MASTER for skill in swap.masters)
    enough = hero.destiny + hero.story >= STATUS[swap.to].min_points
    return skilled and enough and hero.destiny >= swap.destiny


def may_pay_at_any_time(hero: Hero) -> bool:
    """Whether every decision of the hero's turn may offer a payment."""
    return bool(hero.statuses) and not AT_ANY_TIME.isdisjoint(hero.statuses)


def perform_payment(game: NightsGame, hero: Hero, option: str) -> Turn:
    """Carries out one of the payment options."""
    match option.split(":"):
        case ["give", to, skill]:
            yield from offer_wealth_for_healing(game, hero, to, skill)
        case ["pay", status, to]:
            game.log.tell("paid", seat=hero.seat, status=status, to=to, sex=present_sex(hero))
            lose_destiny(game, hero, PASSED_ON[status].destiny, "paid")
            yield from gain_status(game, game.state.heroes[to], status, reason="paid")
        case ["pay", status]:
            if price := RELEASES[status].destiny:
                lose_destiny(game, hero, price, "paid")
            else:
                lose_wealth(game, hero, 1, reason="paid")
            end_status(game, hero, status, "paid")
        case ["swap", new, *named]:
            (old,) = named or statuses_to_swap_for(new, hero.statuses)[-1:]
            lose_destiny(game, hero, SWAPS[old].destiny, "paid")
            yield from swap_status(game, hero, old, new)
        case _:
            raise ValueError(f"no payment is called {option}")
    yield from send_on_pilgrimage_if_scorned_without_destiny(game, hero)


def play_with_geas_option(game: NightsGame, hero: Hero, part: Turn) -> Turn:
    """Plays a part of the hero's own turn with the option to pay for a geas.

    Only decisions have this option; questions to several seats at once, such as a declaration, have not.
    """
    held = hero.statuses
    answer: str | None = None
    while True:
        try:
            question = part.send(answer)  # type: ignore[arg-type]  (None starts a generator)
        except StopIteration:
            break
        for status in AT_ANY_TIME:
            if status in held and type(question) is Decision:
                answer = yield from _ask_with_geas_option(game, hero, question)
                break
        else:
            answer = yield question


def _ask_with_geas_option(game: NightsGame, hero: Hero, question: Decision) -> Interactive[str]:
    """Asks a decision with the option to pay for the geas, if the hero can pay.

    With a single option nothing is asked, unless that option is a mandatory section because of the geas.
    """
    if question.seat != hero.seat or (
        len(question.options) < 2 and not _does_only_section_name_geas(game, question)
    ):
        return (yield question)
    held = hero.statuses
    prices = [
        option
        for option, status in PAID_AT_ANY_TIME.items()
        if status in held and hero.destiny >= RELEASED_BY_DESTINY[status] and option not in question.options
    ]
    if not prices:
        return (yield question)
    answer = yield replace(question, options=(*question.options, *prices))
    if answer not in prices:
        return answer
    yield from perform_payment(game, hero, answer)
    if question.kind in ASKED_ANEW and concerned_seat(question) == hero.seat:
        return PAID
    return (yield from _ask_with_geas_option(game, hero, question))


def _does_only_section_name_geas(game: NightsGame, question: Decision) -> bool:
    """Whether the heading of the only available section names the geas."""
    if question.kind != "section":
        return False
    paragraph = game.world.paragraphs[subject_of(question).paragraph]
    return any(
        ask.kind == "status" and ask.id in AT_ANY_TIME
        for section in paragraph.sections
        if section.id in question.options
        for ask in section.asks
    )


def offer_wealth_for_healing(game: NightsGame, hero: Hero, to: str, skill: str) -> Turn:
    """Gives a level of wealth to a healer, who heals the hero, if the other player agrees."""
    if not game.alone:
        subject = Subject(hero=hero.seat, skill=skill)
        answer = yield Decision(to, "gift", ("agree", "decline"), subject)
        game.log.tell("gift-answered", seat=to, giver=hero.seat, skill=skill, answer=answer)
        if answer == "decline":
            game.turn_memory.declined |= {f"give:{to}:{skill}"}
            return
    lose_wealth(game, hero, 1, reason="gift")
    if not game.alone:
        gain_wealth(game, game.state.heroes[to], 1, reason="gift")
    for status, skills in HEALERS.items():
        if skill in skills:
            end_status(game, hero, status, "gift")


def rest_options(hero: Hero) -> tuple[str, ...]:
    """The option to rest, for a wounded hero with a point to lose (N8.4, N10.28)."""
    for status in ENDED_BY_REST:
        if status in hero.statuses and (hero.destiny or hero.story):
            return ("rest",)
    return ()


def rest_for_a_turn(game: NightsGame, hero: Hero) -> Turn:
    """Skips a wounded hero's turn, which costs a point (N10.28)."""
    game.log.tell("rested", seat=hero.seat)
    yield from lose_a_point(game, hero, "rest")
    for status in ENDED_BY_REST:
        end_status(game, hero, status, "rest")
    yield from send_on_pilgrimage_if_scorned_without_destiny(game, hero)
