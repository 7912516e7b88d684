"""Renders events and decisions of King of Dice as text in a viewer's language."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from serai.games.dice.cards import POINTS
from serai.games.dice.decision_subject import card_of_decision
from serai.games.dice.scoring import points_by_card, score_by_part
from serai.games.dice.state import Board
from serai.locales.localizer import Localizer, find_localizer, format_signed
from serai.locales.rendered_text import Choice, Passage, Passages, PointsBreakdown, RenderedText
from serai.locales.texts import Names
from serai.table import Decision, Event, Outcome, View

_STACKS_KNOWN = 1024
_STOPS_KNOWN = 1024


class DiceRenderer:
    def __init__(self, texts: Localizer) -> None:
        self._texts = texts
        self._in_words = find_localizer(texts.language, texts.game, in_words=True, pack=texts.pack)
        self._last: tuple[Sequence[Event], Names, list[Passages]] = (), {}, []
        self._last_sums: tuple[dict[str, tuple[str, ...]], dict[str, PointsBreakdown]] = {}, {}
        self._sum = lru_cache(_STACKS_KNOWN)(self._points_breakdown)
        self._stop = lru_cache(_STOPS_KNOWN)(self._make_stop_choice)
        self._parts_text = lru_cache(_STACKS_KNOWN)(self._join_parts_with_points_text)
        self._part_text = lru_cache(_STACKS_KNOWN)(self._part_with_points_text)

    def render(
        self, view: View[Board], events: Sequence[Event], earlier_events: Iterable[Event]
    ) -> RenderedText:
        names = {seat: sitter.name for seat, sitter in view.sitters.items()}
        decision, board, outcome = view.decision, view.board, view.outcome
        return RenderedText(
            book="",
            told=self.render_events(events, earlier_events, names),
            question="" if decision is None else self._texts.question_text(decision, names),
            subject="",
            moment="",
            choices=[] if decision is None else self._labelled_choices(decision, board, names),
            names={},
            ending=[] if outcome is None else list(self._ending_sentences(outcome, names)),
            sums=self._points_of_stacks(board.stacks),
        )

    def render_events(
        self,
        events: Sequence[Event],
        earlier_events: Iterable[Event],  # noqa: ARG002 (no sentence needs another)
        names: Names,
    ) -> list[Passages]:
        """The sentence of each event, cached: all viewers of a table in one language get the same."""
        last_events, last_names, told = self._last
        if events != last_events or names != last_names:
            told = [self._passages_of_event(event, names) for event in events]
            self._last = events, names, told
        return told

    def _passages_of_event(self, event: Event, names: Names) -> Passages:
        text = self._texts.event_sentence(event, names)
        if event.key == "rolled":
            return [Passage("said", text, heard=self._in_words.event_sentence(event, names))]
        return [Passage("said", text)] if text else []

    def _labelled_choices(self, decision: Decision, board: Board, names: Names) -> list[Choice]:
        """The labels of the options. Options that keep dice have none, because clients show the dice
        instead.
        """
        if decision.kind == "keep":
            met = tuple([slot.card for slot in board.row if slot.met and slot.card])
            return [self._stop(met, board.penalties.card)]
        return [
            Choice(
                option,
                self._texts.option_label(decision, option, names),
                note=self._texts.say("last-place")
                if takes_last_card_of_place(decision, option, board)
                else "",
            )
            for option in decision.options
        ]

    def _make_stop_choice(self, met: tuple[str, ...], penalty: str | None) -> Choice:
        """The option to stop, with a note on its result: a card that the dice meet, or else the villain
        (D3.4).
        """
        say, card_text = self._texts.say, self._texts.card_text
        label = say("screen-stop")
        if len(met) > 1:
            texts = [card_text(card) for card in met]
            names = [text.name for text in texts]
            # Only their points tell several dragons apart.
            told_apart = [
                say("stop-namesake", card=text.name, points=text.points)
                if names.count(text.name) > 1
                else text.name
                for text in texts
            ]
            return Choice("stop", label, note=say("stop-choice", cards=self._texts.join_list(told_apart)))
        if met:
            card = card_text(met[0])
            return Choice("stop", label, note=say("stop-card", card=card.name, points=card.points))
        note = say("stop-villain", points=format_signed(POINTS[penalty]) if penalty else "")
        about = say("stop-villain.about", points=card_text(penalty).points if penalty else "")
        return Choice("stop", label, note=note, about=about)

    def _ending_sentences(self, outcome: Outcome, names: Names) -> Iterator[str]:
        """Who has won, why the game is over, and what broke a tie."""
        say, winners = self._texts.say, outcome.winners
        listed = self._texts.join_list(names.get(seat, seat) for seat in winners)
        yield say("event-won", seats=listed, count=len(winners))
        yield self._texts.event_sentence(Event("ended", {"ending": outcome.ending}), names)
        best = max(outcome.scores.values())
        if list(outcome.scores.values()).count(best) > 1:
            yield say("won-together" if len(winners) > 1 else "won-by-less")

    def _points_of_stacks(self, stacks: dict[str, tuple[str, ...]]) -> dict[str, PointsBreakdown]:
        """The points of each seat that has cards, cached: all viewers of a table get the same."""
        last_stacks, sums = self._last_sums
        if stacks is not last_stacks:
            sums = {seat: self._sum(stack) for seat, stack in stacks.items() if stack}
            self._last_sums = stacks, sums
        return sums

    def _points_breakdown(self, stack: tuple[str, ...]) -> PointsBreakdown:
        return PointsBreakdown(points_by_card(stack), self._parts_text(tuple(score_by_part(stack))))

    def _join_parts_with_points_text(self, parts: tuple[tuple[str, int], ...]) -> str:
        """For example “inhabitants 7 and villains −2”."""
        return self._texts.join_list([self._part_text(part, points) for part, points in parts])

    def _part_with_points_text(self, part: str, points: int) -> str:
        return self._texts.say(f"count-{part}", points=format_signed(points))

    def load(self) -> None:
        """Nothing to preload."""


def takes_last_card_of_place(decision: Decision, option: str, board: Board) -> bool:
    """Whether the option takes the last card of a place, which ends the game."""
    return option == "place" and any(
        pile.left == 1 and pile.card == card_of_decision(decision) for pile in board.piles.values()
    )
