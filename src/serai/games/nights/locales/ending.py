"""The end of a game as a tale: who reached the goal, what broke a tie, and what became of each hero."""

from collections.abc import Iterator
from itertools import islice

from msgspec import Struct

from serai.chronicle.narrator import Narrator
from serai.games.nights.board import Board, HeroView, Target
from serai.games.nights.ending import is_home_without_barring_status, lacking_destiny_and_story
from serai.games.nights.locales.nights_texts import NightsTexts
from serai.games.nights.optional_rules import points_of_merchant_rule_after_turns
from serai.games.nights.state import HOME
from serai.locales.texts import Names
from serai.table import View

NEAR = 2
"""A hero who lacks at most this many points has nearly reached the goal."""

STATUSES_TOLD = 2
"""How many statuses the fate of a hero mentions."""


class FinalResult(Struct, frozen=True):
    """A hero at the end of the game; `running` if the hero is in Baghdad and has met the goal.

    `lacking` has the points of destiny and story that the hero still needs. Equal heroes share a `rank`.
    """

    seat: str
    hero: HeroView
    target: Target
    lacking: tuple[int, int]
    running: bool
    rank: int


def final_results(view: View[Board]) -> list[FinalResult]:
    """The heroes in seat order. Winners rank first, then who was in the running, then who lacks least."""
    board = view.board
    winners = view.outcome.winners if view.outcome is not None else ()
    lacking = {
        seat: lacking_destiny_and_story(
            hero, target.destiny, target.story, points_of_merchant_rule_after_turns(hero.fabulous_turns)
        )
        for seat, hero in board.heroes.items()
        if (target := board.targets.get(seat)) is not None
    }
    running = {
        seat: seat in winners or (not any(points) and is_home_without_barring_status(board.heroes[seat]))
        for seat, points in lacking.items()
    }
    order = {seat: (seat not in winners, not running[seat], sum(points)) for seat, points in lacking.items()}
    return [
        FinalResult(
            seat,
            board.heroes[seat],
            board.targets[seat],
            points,
            running[seat],
            1 + sum(other < order[seat] for other in order.values()),
        )
        for seat, points in lacking.items()
    ]


def ending_paragraphs(view: View[Board], names: Names, nights_texts: NightsTexts) -> list[str]:
    """The end in paragraphs: why the game ended, the tie-break, and what became of each hero.

    The winners come last. `names` are those of the players, for seats without a hero.
    """
    if view.outcome is None:
        return []
    return list(filter(None, _EndingWriter(view, names, nights_texts).paragraphs(view.outcome.ending)))


class _EndingWriter:
    def __init__(self, view: View[Board], names: Names, nights_texts: NightsTexts) -> None:
        self._winners = view.outcome.winners if view.outcome is not None else ()
        self._is_lost = view.outcome is not None and not self._winners
        self._results = final_results(view)
        self._nights_texts = nights_texts
        self._phrases = nights_texts.phrases
        self._listed = nights_texts.localizer.join_list
        self._names = {
            seat: self._phrases.hero_name(hero.hero) if hero.hero else names.get(seat, seat)
            for seat, hero in view.board.heroes.items()
        }
        self._narrator = Narrator(nights_texts.localizer.language, "serai.games.nights.locales:chronicle")
        self._told: set[str] = set()

    def paragraphs(self, ending: str) -> Iterator[str]:
        yield self._nights_texts.say(f"end-{ending}")
        yield from self._tie_break_paragraphs()
        for one in sorted(self._results, key=lambda one: -one.rank):
            yield self._fate_paragraph(one)

    def _tie_break_paragraphs(self) -> Iterator[str]:
        say, running = self._nights_texts.say, [one for one in self._results if one.running]
        if len(running) < 2:
            return
        stood = say("end-running", names=self._listed(self._names[one.seat] for one in running))
        counted = (self._count_sentence("end-statuses", one, len(one.hero.statuses)) for one in running)
        yield " ".join((stood, *counted))
        most = max(len(one.hero.statuses) for one in running)
        equal = [one for one in running if len(one.hero.statuses) == most]
        if len(equal) > 1:
            skills = (self._count_sentence("end-skills", one, len(one.hero.skills)) for one in equal)
            yield " ".join((say("end-equal-statuses"), *skills))

    def _count_sentence(self, key: str, result: FinalResult, count: int) -> str:
        return self._nights_texts.say(key, name=self._names[result.seat], count=count)

    def _fate_paragraph(self, result: FinalResult) -> str:
        """The fate of a hero, in sentences that no other hero has had: they would sound like a formula."""
        fresh = [sentence for sentence in self._fate_sentences(result) if sentence not in self._told]
        self._told |= set(fresh)
        return " ".join(fresh)

    def _fate_sentences(self, result: FinalResult) -> Iterator[str]:
        hero, narrator, phrases = result.hero, self._narrator, self._phrases
        outcome, space = self._outcome_key(result), phrases.space_name(hero.space)
        yield narrator.say_next_variant(
            f"fate-{outcome}",
            hero=self._names[result.seat],
            points=self._points_phrase(hero.destiny, hero.story),
            lacking=self._points_phrase(*result.lacking),
            space=space,
        )
        if hero.quests_done:
            yield narrator.say("fate-quests", count=hero.quests_done)
        yield narrator.say_sentence(f"fate-wealth-{hero.wealth}")
        statuses = (self._nights_texts.say(f"status-{status}.fate") for status in hero.statuses)
        yield from islice((sentence for sentence in statuses if sentence not in self._told), STATUSES_TOLD)
        if hero.treasures:
            yield narrator.say_sentence(
                "fate-treasures", list=self._listed(map(phrases.card_name, hero.treasures))
            )
        if hero.space != HOME and outcome != "away":
            yield narrator.say_next_variant("fate-where", space=space)

    def _outcome_key(self, result: FinalResult) -> str:
        destiny, story = result.lacking
        if result.seat in self._winners:
            return "shared" if len(self._winners) > 1 else "won"
        if self._is_lost and not destiny + story:  # alone, points are not all that is asked for (N16.4)
            return "unfinished"
        if result.running:
            return "running"
        if not destiny + story:
            return "away" if result.hero.space != HOME else "barred"
        if destiny + story <= NEAR:
            return "near"
        if not story:
            return "lacks-destiny"
        return "far" if destiny else "lacks-story"

    def _points_phrase(self, destiny: int, story: int) -> str:
        """“3 destiny points and 1 story point”; tracks without points are left out, unless both are."""
        counts = {"destiny": destiny, "story": story}
        counted = [
            self._phrases.points_phrase("destiny" if of == "destiny" else "story", count)
            for of, count in counts.items()
            if count or not any(counts.values())
        ]
        return self._listed(counted)
