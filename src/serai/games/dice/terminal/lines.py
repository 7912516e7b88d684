"""King of Dice as plain lines for screen readers: the table, the dice, the odds, the scores."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from serai.games.dice.cards import FAIRIES, PLACES, POINTS
from serai.games.dice.decision_subject import card_of_decision
from serai.games.dice.faces import DICE
from serai.games.dice.game import option_keeping_dice
from serai.games.dice.scoring import score_by_part, score_stack
from serai.games.dice.state import Board
from serai.locales.localizer import Localizer, format_signed, sanitize_user_input
from serai.locales.texts import Names
from serai.table import Decision, Event, Refused, Table, View

YES_OR_NO = frozenset({"place", "bonus", "again"})
"""Decision kinds whose first option means yes and whose second means no."""

DiceView = View[Board]


class DiceLines:
    commands: ClassVar[tuple[str, ...]] = ("cards", "odds")
    secret_commands: ClassVar[frozenset[str]] = frozenset()
    words: ClassVar[str] = "plain"

    def __init__(self, localizer: Localizer) -> None:
        self._localizer = localizer
        self._say = localizer.say

    def event_lines(self, event: Event, view: DiceView, names: Names) -> Iterator[str]:
        """The sentence of an event; scores are broken down by part."""
        if event.key == "scored":
            seat = str(event.args["seat"])
            yield self.score_line(names.get(seat, seat), view.board.stacks[seat])
        elif sentence := self._localizer.event_sentence(event, names):
            yield sentence

    def seat_to_wait_for(self, event: Event) -> str | None:  # noqa: ARG002 (nothing here is long)
        return None

    def ending_lines(self, table: Table, names: Names) -> tuple[str, ...]:  # noqa: ARG002 (the events say it all)
        return ()

    # Decisions and typed answers

    def private_lines(self, decision: Decision, events: Sequence[Event], names: Names) -> tuple[str, ...]:  # noqa: ARG002
        return ()

    def is_secret(self, decision: Decision) -> bool:  # noqa: ARG002 (everything is public)
        return False

    def question_lines(
        self, decision: Decision, view: DiceView, names: Names, *, repeat_board: bool
    ) -> Iterator[str]:
        """The question with everything needed to answer it; `repeat_board` puts the dice first."""
        asked = self._localizer.question_text(decision, names)
        if decision.kind == "keep":
            if repeat_board:
                yield self._say("plain-dice", dice=self._localizer.dice_text(_numbers_on_dice(view.board)))
            met = [
                self._met_card_line(slot, view.board) for slot, row in enumerate(view.board.row) if row.met
            ]
            yield (
                self._say("plain-met", cards=self._localizer.join_list(met))
                if met
                else self._say("plain-met-none")
            )
            yield f"{asked} {self._say('plain-rolls-left', count=view.board.rolls_left)}"
            return
        if decision.kind == "place" and _would_place_end_game(decision, view.board):
            yield self._say("last-place")
        if decision.kind in YES_OR_NO:
            yield self._say("plain-yes-no", question=asked)
        else:
            yield asked
            for number, option in enumerate(decision.options, 1):
                yield self._say(
                    "plain-option", number=number, option=self.option_label(decision, option, view, names)
                )

    def parse_answer(self, decision: Decision, typed: str) -> str | None:
        """The typed option, or None if it is not an answer. Raises `Refused` for a near miss."""
        if decision.kind == "keep":
            return self._parse_dice_to_keep(typed)
        if decision.kind in YES_OR_NO:
            for option, key in zip(decision.options, ("command-yes", "command-no"), strict=True):
                if typed in self._say(key).split():
                    return option
            return None
        if not typed.isdecimal():
            return None
        most = len(decision.options)
        if len(typed) > len(str(most)) or not 1 <= int(typed) <= most:
            raise Refused("refused-number", most=most)
        return decision.options[int(typed) - 1]

    def _parse_dice_to_keep(self, typed: str) -> str | None:
        if typed == "0" or typed in self._say("command-roll").split():
            return option_keeping_dice(())
        if typed in self._say("command-stop").split():
            return "stop"
        positions = typed.replace(",", " ").replace(" ", "")
        if not positions.isdecimal():
            return None
        kept = {int(position) for position in positions}
        if not kept <= set(range(1, DICE + 1)):
            raise Refused("refused-six-dice")
        return option_keeping_dice([position - 1 for position in kept])

    def find_option_by_name(self, decision: Decision, typed: str) -> str | None:  # noqa: ARG002 (numbers are enough here)
        return None

    def option_label(self, decision: Decision, option: str, view: DiceView, names: Names) -> str:
        said = self._localizer.option_label(decision, option, names)
        for slot, row in enumerate(view.board.row):
            if row.card == option and row.place_open:
                place, more = self._texts_of_place_and_points(slot, view.board)
                return self._say("plain-with-place", option=said, place=place, more=more)
        return said

    def _met_card_line(self, slot: int, board: Board) -> str:
        row = board.row[slot]
        card = self._localizer.card_text(row.card or "")
        if not row.place_open:
            return self._say("plain-met-card", card=card.the, condition=card.condition, points=card.points)
        place, more = self._texts_of_place_and_points(slot, board)
        return self._say(
            "plain-met-place",
            card=card.the,
            condition=card.condition,
            points=card.points,
            place=place,
            more=more,
        )

    def _texts_of_place_and_points(self, slot: int, board: Board) -> tuple[str, str]:
        """The place above a slot of the row, and the points of its top card."""
        place = PLACES[slot]
        return self._say(f"place-{place}.the"), self._localizer.points_text(board.piles[place].points)

    # Commands

    def board_lines(self, view: DiceView, names: Names) -> Iterator[str]:
        board = view.board
        if view.outcome is None:
            yield self._say("table-turn", seat=names.get(board.seat, board.seat))
        yield self._say("table-row")
        for slot in range(len(board.row)):
            yield self._slot_line(slot, board)
        piles = (
            self._say(
                "table-place",
                place=self._say(f"place-{place}"),
                points=self._localizer.points_text(pile.points),
                count=pile.left,
            )
            for place, pile in board.piles.items()
        )
        yield self._say("table-places", places=" ".join(piles))
        villains = board.penalties
        yield self._say(
            "table-villains", count=villains.left, points=self._localizer.points_text(villains.points)
        )
        yield self._say("table-draw", count=board.draw_pile)
        if board.discards:
            yield self._say("table-gone", count=len(board.discards))
        for seat, stack in board.stacks.items():
            yield self._stack_line(names.get(seat, seat), stack)
        if board.dice:
            yield self._say("plain-dice", dice=self._localizer.dice_text(_numbers_on_dice(board)))

    def _slot_line(self, slot: int, board: Board) -> str:
        row = board.row[slot]
        place = self._say(f"place-{PLACES[slot]}.the")
        if row.card is None:
            return self._say("table-gap", number=slot + 1, place=place)
        card = self._localizer.card_text(row.card)
        sentences = [
            self._say(
                "table-card",
                number=slot + 1,
                place=place,
                name=card.name,
                condition=card.condition,
                points=card.points,
            )
        ]
        if row.met:
            sentences.append(self._say("table-met"))
        if row.place_open:
            sentences.append(self._say("table-place-open"))
        return " ".join(sentences)

    def _stack_line(self, name: str, stack: Sequence[str]) -> str:
        points = self._localizer.points_text(score_stack(stack))
        if not stack:
            return self._say("table-stack-empty", seat=name, points=points)
        cards = ", ".join(self._card_name_with_points(card) for card in reversed(stack))
        return self._say("table-stack", seat=name, points=points, cards=cards)

    def _card_name_with_points(self, card_id: str) -> str:
        name = self._localizer.card_text(card_id).name
        if card_id in FAIRIES:  # her points depend on the number of fairies
            return name
        return self._say("table-stack-card", name=name, points=format_signed(POINTS[card_id]))

    def rules_lines(self, decision: Decision) -> list[str]:  # noqa: ARG002 (they are short enough)
        return self._say("plain-rules").splitlines()

    def explanation_lines(self, typed: str) -> tuple[str, ...]:
        return (self._say("plain-not-understood", typed=sanitize_user_input(f"? {typed}")),)

    def command_lines(self, command: str, view: DiceView, names: Names) -> Iterator[str]:  # noqa: ARG002
        return self.odds_lines(view) if command == "odds" else self.effect_lines(view)

    def effect_lines(self, view: DiceView) -> Iterator[str]:
        """The effects of the inhabitants in the row, each kind once."""
        told: set[str] = set()
        for row in view.board.row:
            if row.card is None:
                continue
            card = self._localizer.card_text(row.card)
            if card.effect and card.name not in told:
                told.add(card.name)
                yield self._say("plain-effect", name=card.name, effect=card.effect)
        if not told:
            yield self._say("plain-no-effects")

    def odds_lines(self, view: DiceView) -> Iterator[str]:
        """The exact chance of each card of the row with the current dice (D7.1)."""
        from serai.games.dice.odds import chance_of_card  # imports numpy, which is slow to load

        board = view.board
        if not board.rolls_left:
            yield self._say("plain-no-odds")
            return
        yield self._say("plain-odds", count=board.rolls_left)
        for row in board.row:
            if row.card is not None:
                card = self._localizer.card_text(row.card)
                chance = self._localizer.chance_text(
                    chance_of_card(row.card, _numbers_on_dice(board), board.rolls_left)
                )
                yield self._say("plain-odds-card", name=card.name, condition=card.condition, chance=chance)

    # The end

    def score_line(self, name: str, stack: Sequence[str]) -> str:
        """The score of a stack, part by part."""
        points = self._localizer.points_text(score_stack(stack))
        if not stack:
            return self._say("count-nothing", seat=name, points=points)
        parts = [
            self._say(f"count-{part}", points=format_signed(brought))
            for part, brought in score_by_part(stack)
        ]
        return self._say("count-line", seat=name, parts=", ".join(parts), points=points)


def _numbers_on_dice(board: Board) -> list[int]:
    return [die.number for die in board.dice]


def _would_place_end_game(decision: Decision, board: Board) -> bool:
    """Whether the offered place is the last card of its pile (D4.1)."""
    return any(pile.left == 1 and pile.card == card_of_decision(decision) for pile in board.piles.values())
