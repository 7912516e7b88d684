"""The end of a game as text: who reached the goal, who won, and what broke a tie."""

from collections.abc import Iterator

from msgspec import Struct

from serai.games.nights.board import Board, HeroView, Target
from serai.games.nights.ending import has_met_goal
from serai.games.nights.locales.nights_texts import NightsTexts
from serai.games.nights.options import merchants_points_after
from serai.locales.texts import Names
from serai.table import View


class FinalResult(Struct, frozen=True):
    """A hero at the end of the game; `running` means in Baghdad with the goal met."""

    seat: str
    hero: HeroView
    target: Target
    running: bool


def final_results(view: View[Board]) -> list[FinalResult]:
    board = view.board
    winners = view.outcome.winners if view.outcome is not None else ()
    return [
        FinalResult(seat, hero, target, seat in winners or _is_in_running(hero, target))
        for seat, hero in board.heroes.items()
        if (target := board.targets.get(seat)) is not None
    ]


def _is_in_running(hero: HeroView, target: Target) -> bool:
    either = merchants_points_after(hero.fabulous_turns)
    return has_met_goal(hero, target.destiny, target.story, either)


def ending_paragraphs(view: View[Board], names: Names, nights_texts: NightsTexts) -> list[str]:
    """The end in paragraphs: why the game ended, who met their goal, the tie-break, the winners."""
    outcome = view.outcome
    if outcome is None:
        return []
    told = final_results(view)
    return list(filter(None, _ending_paragraphs(outcome.ending, outcome.winners, told, names, nights_texts)))


def _ending_paragraphs(
    ending: str, winners: tuple[str, ...], told: list[FinalResult], names: Names, nights_texts: NightsTexts
) -> Iterator[str]:
    say, listed = nights_texts.say, nights_texts.localizer.join_list
    yield say(f"end-{ending}")
    running = [one for one in told if one.running]
    if len(running) > 1:
        stood = listed(names.get(one.seat, one.seat) for one in running)
        yield say("end-running", names=stood)
        yield " ".join(
            _count_sentence("end-statuses", one, len(one.hero.statuses), names, nights_texts)
            for one in running
        )
        most = max(len(one.hero.statuses) for one in running)
        equal = [one for one in running if len(one.hero.statuses) == most]
        if len(equal) > 1:
            yield say("end-equal-statuses")
            yield " ".join(
                _count_sentence("end-skills", one, len(one.hero.skills), names, nights_texts) for one in equal
            )
    for one in told:
        if one.seat in winners:
            yield _possessions_sentence(one, names, nights_texts)


def _count_sentence(key: str, one: FinalResult, count: int, names: Names, nights_texts: NightsTexts) -> str:
    return nights_texts.say(key, name=names.get(one.seat, one.seat), count=count)


def _possessions_sentence(one: FinalResult, names: Names, nights_texts: NightsTexts) -> str:
    """The points, wealth and treasures of a winner."""
    phrases, hero = nights_texts.phrases, one.hero
    join_list = nights_texts.localizer.join_list
    points = join_list(
        [phrases.points_phrase("destiny", hero.destiny), phrases.points_phrase("story", hero.story)]
    )
    sentence = nights_texts.say(
        "end-portrait",
        name=names.get(one.seat, one.seat),
        hero=phrases.hero_name(hero.hero),
        points=points,
        wealth=phrases.wealth_name(hero.wealth, hero.sex),
    )
    if not hero.treasures:
        return sentence
    treasures = join_list([phrases.card_name(one) for one in hero.treasures])
    return f"{sentence} {nights_texts.say('nights-treasures', list=treasures)}"
