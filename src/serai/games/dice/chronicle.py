"""The chronicle of a game of King of Dice: the cards that players won, and changes of the lead."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, cast

from serai.chronicle.game_history import GameHistory
from serai.chronicle.model import Chapter, Chronicle, Kind, Picture, Piece, Player, Scene, Track
from serai.chronicle.narrator import Narrator
from serai.chronicle.seal import make_dice_proof_page
from serai.games.dice.cards import INHABITANTS
from serai.games.dice.faces import COLOUR
from serai.games.dice.scoring import score_stack
from serai.locales.localizer import find_localizer
from serai.locales.texts import Language
from serai.table import Event, View

if TYPE_CHECKING:
    from serai.games.dice.state import Board

TOLD = frozenset({"bonus-left", "dragon-given", "extra-turn", "penalty", "took", "took-place"})
"""The events of a turn that the chronicle tells. The rest is rolling."""

ROUNDS = 4
"""Rounds per chapter."""

PIGMENTS = ("#a33122", "#27589b", "#3d7425", "#7a2f6e", "#6b4a1f", "#16736d")


def dice_chronicle(history: GameHistory, language: Language) -> Chronicle:
    return _Writer(history, language).write_chronicle()


class _Writer:
    def __init__(self, history: GameHistory, language: Language) -> None:
        self._history = history
        self._board = cast("View[Board]", history.view).board
        self._localizer = find_localizer(language, "dice")
        self._narrator = Narrator(language, "serai.games.dice.locales:chronicle")
        self._say = self._narrator.say_sentence
        self._names = history.names
        self._setup = [event for event in history.events if event.key == "set-up"]
        self._turns = _split_into_turns(history.events)
        self._stacks: dict[str, list[str]] = _initial_stacks(self._turns, self._board.stacks)
        self._lines: dict[str, list[int]] = {
            seat: [score_stack(cards)] for seat, cards in self._stacks.items()
        }

    def write_chronicle(self) -> Chronicle:
        history, plain = self._history, self._narrator.say
        names = list(self._names.values())
        chapters = tuple(self._write_chapters())
        return Chronicle(
            language=self._narrator.language,
            game="dice",
            title=self._say("title-dice", names=self._localizer.join_list(names), count=len(names)),
            book=plain("of-dice"),
            subtitle=plain("told-to", name=self._names[history.seat]) if history.seat else plain("told-all"),
            began=history.began,
            authors=tuple(history.names.values()),
            players=tuple(map(self._make_player, self._names, PIGMENTS)),
            chapters=chapters,
            epilogue=tuple(self._epilogue_sentences()),
            pictures=(self._score_picture(),),
            seal=make_dice_proof_page(history, self._narrator),
            over=history.is_over,
        )

    def _make_player(self, seat: str, pigment: str) -> Player:
        """A player with the cards won, the latest first."""
        cards = [self._localizer.card_text(card).the for card in reversed(self._board.stacks[seat])]
        name = self._names[seat]
        held = (
            self._say("stack", name=name, cards=self._localizer.join_list(_cards_with_counts(cards)))
            if cards
            else self._say("no-stack", name=name)
        )
        return Player(seat=seat, title=name, lines=(), holds=(held,), pigment=pigment)

    # Rounds

    def _write_chapters(self) -> Iterator[Chapter]:
        seats = len(self._names)
        rounds = [self._turns[at : at + seats] for at in range(0, len(self._turns), seats)]
        for at in range(0, len(rounds), ROUNDS):
            some = rounds[at : at + ROUNDS]
            first, last = at + 1, at + len(some)
            key = "round-one" if first == last and first > 1 else "round"
            scenes = [Scene("", "", tuple(self._write_round_and_record_points(turns))) for turns in some]
            if not at and self._setup:
                opening = Piece(
                    "opening", self._localizer.event_sentence(self._setup[0], self._names), ornament="dice"
                )
                scenes.insert(0, Scene("", "", (opening,)))
            yield Chapter(
                heading="",
                title=self._say(key, count=last, first=first, last=last),
                argument="",
                scenes=tuple(scenes),
            )

    def _write_round_and_record_points(self, turns: Sequence[Sequence[Event]]) -> Iterator[Piece]:
        for turn in turns:
            before = _leaders(self._current_scores())
            sentences: list[str] = []
            for event in turn:
                if event.key in TOLD:
                    sentences.append(self._localizer.event_sentence(event, self._names))
                _apply_card_move(self._stacks, event)
            scores = self._current_scores()
            for seat, points in scores.items():
                self._lines[seat].append(points)
            turned = self._lead_change_sentence(before, scores)
            kind: Kind = "after" if turned else "way"
            if sentences:
                yield Piece(
                    kind, " ".join(filter(None, [*sentences, turned])), dice=_dice_last_rolled_in_turn(turn)
                )

    def _current_scores(self) -> dict[str, int]:
        return {seat: score_stack(cards) for seat, cards in self._stacks.items()}

    def _lead_change_sentence(self, before: Sequence[str], scores: Mapping[str, int]) -> str:
        """A sentence if the turn changed the leader, else ""."""
        leaders = _leaders(scores)
        if leaders == before:
            return ""
        points = self._localizer.points_text(scores[leaders[0]])
        if len(leaders) == 1:
            key = "first-blood" if len(before) == len(scores) else "goes-ahead"
            return self._say(key, name=self._names[leaders[0]], points=points)
        if len(leaders) < len(scores) or len(scores) == 2:
            names = self._localizer.join_list(self._names[seat] for seat in leaders)
            return self._say("draws-level", names=names, points=points)
        return ""

    # The end and the points

    def _epilogue_sentences(self) -> Iterator[str]:
        if not self._history.is_over:
            yield self._say("to-be-continued")
            return
        told = {
            key: [event for event in self._history.events if event.key == key]
            for key in ("ended", "scored", "won")
        }
        for events in told.values():
            if events:
                yield " ".join(self._localizer.event_sentence(event, self._names) for event in events)

    def _score_picture(self) -> Picture:
        tracks = tuple(Track(seat, tuple(points)) for seat, points in self._lines.items())
        standing = "; ".join(
            self._say("picture-standing", name=self._names[track.seat], points=track.points[-1])
            for track in tracks
        )
        return Picture(self._say("picture-points"), standing, tracks)


def _split_into_turns(events: Sequence[Event]) -> list[list[Event]]:
    """Splits events by turn. An extra turn from the apprentice belongs to the turn before."""
    turns: list[list[Event]] = []
    again = False
    for event in events:
        if event.key == "turn" and not again:
            turns.append([])
        again = event.key == "extra-turn" or (again and event.key != "turn")
        if turns:
            turns[-1].append(event)
    return turns


def _apply_card_move(stacks: dict[str, list[str]], event: Event) -> None:
    """Moves the card of an event to its new place."""
    match event.key:
        case "took" if INHABITANTS[str(event.args["card"])].kind != "dragon":
            stacks[str(event.args["seat"])].append(str(event.args["card"]))
        case "took-place" | "penalty":
            stacks[str(event.args["seat"])].append(str(event.args["card"]))
        case "dragon-given":
            stacks[str(event.args["to"])].append(str(event.args["card"]))
        case _:
            pass


def _initial_stacks(
    turns: Sequence[Sequence[Event]], final_stacks: Mapping[str, Sequence[str]]
) -> dict[str, list[str]]:
    """The stacks before the first event. A table may start from a prepared position."""
    taken: dict[str, list[str]] = {seat: [] for seat in final_stacks}
    for turn in turns:
        for event in turn:
            _apply_card_move(taken, event)
    return {seat: list(cards[: len(cards) - len(taken[seat])]) for seat, cards in final_stacks.items()}


def _leaders(scores: Mapping[str, int]) -> list[str]:
    best = max(scores.values())
    return [seat for seat, points in scores.items() if points == best]


def _dice_last_rolled_in_turn(turn: Sequence[Event]) -> tuple[tuple[str, int], ...]:
    """The dice when the card was taken."""
    rolled = [event for event in turn if event.key == "rolled"]
    if not rolled:
        return ()
    numbers = cast("list[int]", rolled[-1].args["dice"])
    return tuple((COLOUR[die][number], number) for die, number in enumerate(numbers))


def _cards_with_counts(cards: Sequence[str]) -> list[str]:
    """Each card once, with a count if there are several."""
    return [
        card if (count := cards.count(card)) == 1 else f"{card} (×{count})" for card in dict.fromkeys(cards)
    ]
