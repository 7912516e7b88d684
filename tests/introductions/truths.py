"""The claim of each remark, as a check of the table when it is shown."""

from collections.abc import Callable
from typing import Any

from introductions.learner import ANA, BO, Moment
from serai.games.dice.cards import INHABITANTS, PLACES
from serai.table import Event

Truth = Callable[[Moment], bool]


def last(moment: Moment, key: str, seat: str = "") -> Event:
    """The event that a remark is about: the last of its kind before it."""
    before = moment.events[: moment.remark.after]
    return next(one for one in reversed(before) if one.key == key and one.args.get("seat", "") in (seat, ""))


def hero(moment: Moment) -> Any:
    return moment.view.board.heroes[ANA]


def asked(kind: str) -> Truth:
    return lambda moment: moment.view.decision is not None and moment.view.decision.kind == kind


def happened(key: str, seat: str = ANA) -> Truth:
    return lambda moment: last(moment, key, seat) is moment.events[moment.remark.after - 1]


def row(moment: Moment) -> list[str]:
    return [slot.card for slot in moment.view.board.row if slot.card]


def stood_below_its_place(moment: Moment) -> bool:
    card = last(moment, "took", ANA).args["card"]
    slot = next(number for number, each in enumerate(moment.view.board.row) if each.card is None)
    return INHABITANTS[card].place == PLACES[slot]


def is_set(*names: str) -> Truth:
    return lambda moment: moment.view.outcome is not None and set(names) <= set(moment.view.outcome.winners)


TRUTHS: dict[str, Truth] = {
    "dice-welcome": lambda moment: len(moment.view.board.dice) == 6,
    "dice-first-roll": lambda moment: (
        {1, 2, 3} <= {die.number for die in moment.view.board.dice}
        and moment.view.board.rolls_left == 2
        and not next(slot.met for slot in moment.view.board.row if slot.card == "elf-run-4")
    ),
    "dice-colours": happened("rolled"),
    "dice-take": lambda moment: asked("take")(moment) and any(slot.met for slot in moment.view.board.row),
    "dice-place": stood_below_its_place,
    "dice-stack": lambda moment: last(moment, "took", ANA).args["card"] in moment.view.board.stacks[ANA],
    "dice-slide": happened("refilled"),
    "dice-dragon": lambda moment: any(card.startswith("dragon") for card in row(moment)),
    "dice-elf": lambda moment: INHABITANTS[moment.view.board.stacks[ANA][-1]].kind == "elf",
    "dice-give-dragon": lambda moment: moment.view.board.stacks[BO][-1].startswith("dragon"),
    "dice-given-dragon": lambda moment: moment.view.board.stacks[ANA][-1].startswith("dragon"),
    "dice-long-odds": lambda moment: (
        len({"elf-run-4", "gnome-3-green", "orc-2-2", "dragon-25"} & {*row(moment)}) < 2
    ),
    "dice-penalty": lambda moment: moment.view.board.stacks[ANA][-1].startswith("penalty"),
    "dice-other-penalty": lambda moment: moment.view.board.stacks[BO][-1].startswith("penalty"),
    "dice-end": lambda moment: moment.view.board.draw_pile == 0 and moment.view.outcome is not None,
    "dice-won": is_set(ANA),
    "dice-enough": is_set(),
    "nights-welcome": lambda moment: (
        (hero(moment).hero, hero(moment).space, hero(moment).quest)
        == ("ali-baba", "herat", "dream-of-riches")
    ),
    "nights-journey": lambda moment: (
        asked("move")(moment)
        and "move:damavand" in moment.view.decision.options
        and "move:baghdad" not in moment.view.decision.options
    ),
    "nights-home": lambda moment: hero(moment).quest == "dream-of-riches",
    "nights-met": lambda moment: (
        [event.key for event in moment.events[moment.remark.after - 3 : moment.remark.after]]
        == ["drew", "rolled", "met"]
    ),
    "nights-reaction": asked("reaction"),
    "nights-master": asked("master"),
    "nights-destiny-die": happened("destiny"),
    "nights-section": asked("section"),
    "nights-respected": lambda moment: (
        asked("award")(moment)
        and "reroll" in moment.view.decision.options
        and "respected" in hero(moment).statuses
    ),
    "nights-rerolled": happened("rerolled"),
    "nights-destiny": lambda moment: moment.view.board.target.destiny == 3,
    "nights-story": lambda moment: moment.view.board.target.story == 3,
    "nights-wealth": happened("wealth"),
    "nights-skill": happened("skill-gained"),
    "nights-status": happened("status-gained"),
    "nights-prison": happened("status-gained"),
    "nights-death": lambda moment: hero(moment).space == "baghdad",
    "nights-other": happened("turn", BO),
    "nights-longer": lambda moment: moment.view.outcome is None,
    "nights-quest": happened("quest-finished"),
    "nights-treasure": happened("treasure-gained"),
    "nights-sell": lambda moment: any(one.startswith("sell:") for one in moment.view.decision.options),
    "nights-declare": lambda moment: (
        hero(moment).space == "baghdad" and hero(moment).destiny >= 3 and hero(moment).story >= 3
    ),
    "nights-not-yet": lambda moment: (
        hero(moment).space == "baghdad" and (hero(moment).destiny < 3 or hero(moment).story < 3)
    ),
    "nights-declared": happened("declared"),
    "nights-other-declared": happened("declared", BO),
    "nights-won": is_set(ANA),
    "nights-enough": is_set(),
}
