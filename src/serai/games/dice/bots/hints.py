"""Hints in King of Dice: what the king would choose, and why, with the exact odds (D7.1)."""

from serai.bots.hints import Hint
from serai.games.dice.bots import king
from serai.games.dice.bots.planning import card_values, choose_best, require_decision
from serai.games.dice.cards import INHABITANTS
from serai.games.dice.decision_subject import card_of_decision
from serai.games.dice.faces import DICE
from serai.games.dice.game import keep_option
from serai.games.dice.odds import best_keep, round_chance, turn_outlook
from serai.games.dice.state import Board
from serai.table import Decision, View
from serai.table.chance import Stream


def hint(view: View[Board], chance: Stream) -> Hint:  # noqa: ARG001 (deterministic)
    decision, board = require_decision(view), view.board
    if decision.kind == "keep":
        return _rolling_hint(board, decision.seat)
    option = choose_best(king.evaluate_successors, view)
    match decision.kind:
        case "take":
            return _taking_hint(board, option)
        case "place":
            return _place_hint(board, decision, option)
        case "dragon":
            return Hint(option, "hint-dragon", {"to": option, "points": board.scores[option]})
        case "bonus":
            reason = "hint-bonus" if option == "bonus" else "hint-bonus-leave"
            return Hint(option, reason, {"card": card_of_decision(decision)})
        case _:
            return Hint(option, "hint-again" if option == "again" else "hint-again-pass")


def _rolling_hint(board: Board, seat: str) -> Hint:
    """Name the card to roll for, or the card to stop for."""
    cards, nothing = card_values(king.evaluate_successors, board, seat)
    numbers, rolls = [die.number for die in board.dice], board.rolls_left
    best = best_keep(numbers, rolls, cards, nothing)
    option = keep_option(best.dice)
    if len(best.dice) == DICE:
        met = [slot.card for slot in board.row if slot.card and slot.met]
        if not met:
            return Hint(option, "hint-stop-empty", {"points": board.penalties.points})
        return Hint(option, "hint-stop", {"card": max(met, key=cards.__getitem__)})
    found = turn_outlook(numbers, rolls, cards, nothing)
    wanted = max(cards, key=lambda card: found.met[card] * (cards[card] - nothing))
    chance, none = round_chance(found.met[wanted]), round_chance(found.none)
    return Hint(option, "hint-roll", {"card": wanted, "chance": chance, "none": none})


def _taking_hint(board: Board, card: str) -> Hint:
    """The reason is what the card brings besides its points, if anything."""
    kind = INHABITANTS[card].kind
    slot = next(slot for slot in board.row if slot.card == card)
    if kind in ("apprentice", "dragon", "elf", "fairy", "hypnotist"):
        return Hint(card, f"hint-take-{kind}", {"card": card})
    return Hint(card, "hint-take-place" if slot.place_open else "hint-take", {"card": card})


def _place_hint(board: Board, decision: Decision, option: str) -> Hint:
    card = card_of_decision(decision)
    pile = next(pile for pile in board.piles.values() if pile.card == card)
    if pile.left > 1:
        reason = "hint-place"
    else:
        reason = "hint-place-last" if option == "place" else "hint-place-last-leave"
    return Hint(option, reason, {"card": card})
