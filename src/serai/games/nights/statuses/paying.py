"""What statuses allow to be given, paid and swapped in phases 2 and 5 of the hero's own turn (N10.29).

Only the price of a geas may be paid at any time of it.
"""

from collections.abc import Collection, Iterator

from msgspec.structs import replace

from serai.book.statuses import STATUS, TABLE, Swap
from serai.games.nights.play import Asking, Play
from serai.games.nights.points import lose_a_point, lose_destiny
from serai.games.nights.skills import usable_skills
from serai.games.nights.state import MASTER, Hero
from serai.games.nights.statuses.gaining import gain_status, leave_scorn, swap
from serai.games.nights.statuses.holding import end_status
from serai.games.nights.subjects import Subject
from serai.games.nights.wealth import can_spend, gain_wealth, lose_wealth
from serai.table import Decision, Turn

HEALERS = {status.id: status.healers for status in TABLE if status.healers}
"""What ends by giving one level of wealth to a hero in the space who has one of these skills."""
PASSED_ON = {status.id: status.passed_on for status in TABLE if status.passed_on}
"""What is passed on to another hero in the space, and at which price."""
RELEASES = {status.id: status.release for status in TABLE if status.release}
RELEASED_BY_DESTINY = {status: release.destiny for status, release in RELEASES.items() if release.destiny}
RELEASED_BY_WEALTH = tuple(status for status, release in RELEASES.items() if release.wealth_gained)
SWAPS = {status.id: status.swap for status in TABLE if status.swap}
SWAPPED_FOR = dict.fromkeys(swap.to for swap in SWAPS.values())
PAYING = frozenset({*HEALERS, *PASSED_ON, *RELEASES, *SWAPS})
"""The statuses that allow anything of this kind."""
ENDED_BY_REST = tuple(status.id for status in TABLE if status.ended_by_rest)
AT_ANY_TIME = tuple(status for status, release in RELEASES.items() if release.at_any_time)
PAID_AT_ANY_TIME = {f"pay:{status}": status for status in AT_ANY_TIME}
"""The options by which they end."""
WITH_GEAS = frozenset(
    {
        "award",
        "city-card",
        "homecoming",
        "keep",
        "lost",
        "master",
        "move",
        "reaction",
        "section",
        "use",
    }
)
"""The questions of the own turn among whose options the price of a geas stands too."""
ASKED_ANEW = frozenset({"section"})
"""Those of them whose other options may be others once the price is paid: whoever asks is told of it."""
IN_CITY = "city"
"""Whom a lone hero pays for its healing (N16.4)."""


def possible(play: Play, hero: Hero) -> tuple[str, ...]:
    """Every option that the hero's statuses give it now."""
    if PAYING.isdisjoint(hero.statuses):
        return ()
    return tuple(_gifts(play, hero)) + tuple(_payments(play, hero)) + tuple(_swaps(hero))


def _gifts(play: Play, hero: Hero) -> Iterator[str]:
    skills = dict.fromkeys(skill for status in hero.statuses for skill in HEALERS.get(status, ()))
    if not skills or not can_spend(hero):
        return
    if play.alone:
        if play.world.roads.terrain[hero.space] == "city":
            yield from (f"give:{IN_CITY}:{skill}" for skill in skills)
        return
    for companion in play.companions(hero):
        can = usable_skills(play, companion)
        for skill in skills:
            gift = f"give:{companion.seat}:{skill}"
            if skill in can and gift not in play.notes.declined:
                yield gift


def _payments(play: Play, hero: Hero) -> Iterator[str]:
    held = hero.statuses
    for status, price in PASSED_ON.items():
        if status not in held or hero.destiny < price.destiny:
            continue
        if price.skill and price.skill not in usable_skills(play, hero):
            continue
        for companion in play.companions(hero):
            if status not in companion.statuses:
                yield f"pay:{status}:{companion.seat}"
    for status, price in RELEASED_BY_DESTINY.items():
        if status in held and hero.destiny >= price:
            yield f"pay:{status}"
    for status in RELEASED_BY_WEALTH:
        if status in held and held[status].gained and can_spend(hero):
            yield f"pay:{status}"


def _swaps(hero: Hero) -> Iterator[str]:
    if SWAPS.keys().isdisjoint(hero.statuses):
        return
    for new in SWAPPED_FOR:
        swapped = [status for status in swapped_for(new, hero.statuses) if may_swap(hero, SWAPS[status])]
        if len(swapped) == 1:
            yield f"swap:{new}"
        else:
            yield from (f"swap:{new}:{status}" for status in swapped)


def swapped_for(new: str, held: Collection[str]) -> list[str]:
    """The statuses of a hero for which the new one may be had."""
    return [status for status, swap in SWAPS.items() if swap.to == new and status in held]


def may_swap(hero: Hero, swap: Swap) -> bool:
    skilled = all(hero.skills.get(skill, 0) >= MASTER for skill in swap.masters)
    enough = hero.destiny + hero.story >= STATUS[swap.to].least_points
    return skilled and enough and hero.destiny >= swap.destiny


def perform(play: Play, hero: Hero, option: str) -> Turn:
    """Does what one of the possible options says."""
    match option.split(":"):
        case ["give", to, skill]:
            yield from give(play, hero, to, skill)
        case ["pay", status, to]:
            play.log.tell("paid", seat=hero.seat, status=status, to=to)
            lose_destiny(play, hero, PASSED_ON[status].destiny, "paid")
            yield from gain_status(play, play.state.heroes[to], status, reason="paid")
        case ["pay", status]:
            if price := RELEASES[status].destiny:
                lose_destiny(play, hero, price, "paid")
            else:
                lose_wealth(play, hero, 1, reason="paid")
            end_status(play, hero, status, "paid")
        case ["swap", new, *named]:
            (old,) = named or swapped_for(new, hero.statuses)[-1:]
            lose_destiny(play, hero, SWAPS[old].destiny, "paid")
            yield from swap(play, hero, old, new)
        case _:
            raise ValueError(f"no payment is called {option}")
    yield from leave_scorn(play, hero)


def at_any_time(play: Play, hero: Hero, turn: Turn) -> Turn:
    """Plays a part of the hero's own turn in which the price of a geas may be paid before any choice."""
    held = hero.statuses
    answer: str | None = None
    while True:
        try:
            question = turn.send(answer)  # type: ignore[arg-type]  (None starts a generator)
        except StopIteration:
            return
        for status in AT_ANY_TIME:
            if status in held and type(question) is Decision:
                answer = yield from _with_geas(play, hero, question)
                break
        else:
            answer = yield question


def _with_geas(play: Play, hero: Hero, question: Decision) -> Asking[str]:
    """The answer to a question among whose options the price of the geas stands, if it can be paid."""
    if question.seat != hero.seat or question.kind not in WITH_GEAS or len(question.options) < 2:
        return (yield question)
    held = hero.statuses
    prices = [
        option
        for option, status in PAID_AT_ANY_TIME.items()
        if status in held and hero.destiny >= RELEASED_BY_DESTINY[status]
    ]
    if not prices:
        return (yield question)
    answer = yield replace(question, options=(*question.options, *prices))
    if answer in prices:
        yield from perform(play, hero, answer)
        if question.kind not in ASKED_ANEW:
            answer = yield from _with_geas(play, hero, question)
    return answer


def give(play: Play, hero: Hero, to: str, skill: str) -> Turn:
    """One level of wealth for one who heals; the other player must agree."""
    if not play.alone:
        subject = Subject(hero=hero.seat, skill=skill)
        answer = yield Decision(to, "gift", ("agree", "decline"), subject)
        play.log.tell("gift-answered", seat=to, giver=hero.seat, skill=skill, answer=answer)
        if answer == "decline":
            play.notes.declined.add(f"give:{to}:{skill}")
            return
    lose_wealth(play, hero, 1, reason="gift")
    if not play.alone:
        gain_wealth(play, play.state.heroes[to], 1, reason="gift")
    for status, skills in HEALERS.items():
        if skill in skills:
            end_status(play, hero, status, "gift")


def resting(hero: Hero) -> tuple[str, ...]:
    """A wounded hero may rest if it has a point to lose (N8.4, N10.28)."""
    for status in ENDED_BY_REST:
        if status in hero.statuses and (hero.destiny or hero.story):
            return ("rest",)
    return ()


def rest(play: Play, hero: Hero) -> Turn:
    """A wounded hero skips the turn and loses a point (N10.28)."""
    play.log.tell("rested", seat=hero.seat)
    yield from lose_a_point(play, hero, "rest")
    for status in ENDED_BY_REST:
        end_status(play, hero, status, "rest")
    yield from leave_scorn(play, hero)
