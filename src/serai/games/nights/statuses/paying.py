"""What statuses allow to be given, paid and swapped in phases 2 and 5 of the hero's own turn (N10.29).

Only the price of a geas may be paid at any time of it.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from serai.games.nights.play import Asking, Play
from serai.games.nights.points import lose_a_point, lose_destiny
from serai.games.nights.skills import usable_skills
from serai.games.nights.state import MASTER, Hero
from serai.games.nights.statuses.gaining import SULTAN_TOTAL, gain_status, leave_scorn, swap
from serai.games.nights.statuses.holding import end_status
from serai.games.nights.subjects import Subject
from serai.games.nights.wealth import can_spend, gain_wealth, lose_wealth
from serai.table import Decision, Turn

# What ends by giving one level of wealth to a hero in the space who has one of these skills.
HEALERS = {
    "beast-form": ("magic",),
    "diseased": ("scholarship",),
    "imprisoned": ("beguiling", "stealth-and-stealing"),
    "wounded": ("scholarship",),
}
PASSED_ON = {"diseased": 3, "grief-stricken": 2}
"""What is passed on to another hero in the space, and the destiny it costs."""
SWAP_FOR_PILGRIMAGE = {"envious": 3, "scorned": 1}
GEAS_PRICE = 4
PAYING = frozenset({*HEALERS, *PASSED_ON, *SWAP_FOR_PILGRIMAGE, "under-geas", "enslaved", "vizier"})
"""The statuses that allow anything of this kind."""
PAY_GEAS = "pay:under-geas"
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
        if status not in held or hero.destiny < price:
            continue
        if status == "grief-stricken" and "storytelling" not in usable_skills(play, hero):
            continue
        for companion in play.companions(hero):
            if status not in companion.statuses:
                yield f"pay:{status}:{companion.seat}"
    if "under-geas" in held and hero.destiny >= GEAS_PRICE:
        yield PAY_GEAS
    if "enslaved" in held and held["enslaved"].gained and can_spend(hero):
        yield "pay:enslaved"


def _swaps(hero: Hero) -> Iterator[str]:
    held = hero.statuses
    pilgrims = [
        status for status, price in SWAP_FOR_PILGRIMAGE.items() if status in held and hero.destiny >= price
    ]
    if len(pilgrims) == 1:
        yield "swap:on-pilgrimage"
    else:
        yield from (f"swap:on-pilgrimage:{status}" for status in pilgrims)
    if "vizier" in held and may_be_sultan(hero):
        yield "swap:sultan"


def may_be_sultan(hero: Hero) -> bool:
    skilled = all(hero.skills.get(skill, 0) >= MASTER for skill in ("piety", "scholarship"))
    return skilled and hero.destiny + hero.story >= SULTAN_TOTAL


def perform(play: Play, hero: Hero, option: str) -> Turn:
    """Does what one of the possible options says."""
    match option.split(":"):
        case ["give", to, skill]:
            yield from give(play, hero, to, skill)
        case ["pay", status, to]:
            play.log.tell("paid", seat=hero.seat, status=status, to=to)
            lose_destiny(play, hero, PASSED_ON[status], "paid")
            yield from gain_status(play, play.state.heroes[to], status, reason="paid")
        case ["pay", "under-geas"]:
            lose_destiny(play, hero, GEAS_PRICE, "paid")
            end_status(play, hero, "under-geas", "paid")
        case ["pay", "enslaved"]:
            lose_wealth(play, hero, 1, reason="paid")
            end_status(play, hero, "enslaved", "paid")
        case ["swap", "on-pilgrimage", *named]:
            (old,) = named or [status for status in SWAP_FOR_PILGRIMAGE if status in hero.statuses][-1:]
            lose_destiny(play, hero, SWAP_FOR_PILGRIMAGE[old], "paid")
            yield from swap(play, hero, old, "on-pilgrimage")
        case ["swap", "sultan"]:
            yield from swap(play, hero, "vizier", "sultan")
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
        if "under-geas" in held and type(question) is Decision:
            answer = yield from _with_geas(play, hero, question)
        else:
            answer = yield question


def _with_geas(play: Play, hero: Hero, question: Decision) -> Asking[str]:
    """The answer to a question among whose options the price of the geas stands, if it can be paid."""
    own = question.seat == hero.seat and question.kind in WITH_GEAS and len(question.options) > 1
    if not own or hero.destiny < GEAS_PRICE:
        return (yield question)
    answer = yield replace(question, options=(*question.options, PAY_GEAS))
    if answer == PAY_GEAS:
        yield from perform(play, hero, PAY_GEAS)
        if question.kind not in ASKED_ANEW:
            answer = yield question
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
    return ("rest",) if "wounded" in hero.statuses and (hero.destiny or hero.story) else ()


def rest(play: Play, hero: Hero) -> Turn:
    """A wounded hero skips the turn and loses a point (N10.28)."""
    play.log.tell("rested", seat=hero.seat)
    yield from lose_a_point(play, hero, "rest")
    end_status(play, hero, "wounded", "rest")
    yield from leave_scorn(play, hero)
