"""Hints in King of Dice: what the king would choose, and why, with the exact odds (D7.1)."""

from serai.bots.hints import Hint
from serai.games.dice.bots import king
from serai.games.dice.bots.planning import (
    choose_best_option,
    require_decision,
    values_of_row_cards_and_of_none,
)
from serai.games.dice.cards import INHABITANTS
from serai.games.dice.decision_subject import card_of_decision
from serai.games.dice.faces import DICE
from serai.games.dice.game import option_keeping_dice
from serai.games.dice.odds import best_keep, best_play_chances, round_chance
from serai.games.dice.state import Board
from serai.table import Decision, View
from serai.table.chance import Stream


def compute_hint(view: View[Board], chance: Stream) -> Hint:  # noqa: ARG001 (deterministic)
    decision, board = require_decision(view), view.board
    if decision.kind == "keep":
        return _hint_for_keeping_dice(board, decision.seat)
    option = choose_best_option(king.estimate_final_leads, view)
    match decision.kind:
        case "take":
            return _hint_for_taking_card(board, option)
        case "place":
            return _hint_for_place(board, decision, option)
        case "dragon":
            return Hint(option, "hint-dragon", {"to": option, "points": board.scores[option]})
        case "bonus":
            reason = "hint-bonus" if option == "bonus" else "hint-bonus-leave"
            return Hint(option, reason, {"card": card_of_decision(decision)})
        case _:
            return Hint(option, "hint-again" if option == "again" else "hint-again-pass")


def _hint_for_keeping_dice(board: Board, seat: str) -> Hint:
    """Names the card to roll for, or the card to stop for."""
    cards, nothing = values_of_row_cards_and_of_none(king.estimate_final_leads, board, seat)
    numbers, rolls = [die.number for die in board.dice], board.rolls_left
    best = best_keep(numbers, rolls, cards, nothing)
    option = option_keeping_dice(best.dice)
    if len(best.dice) == DICE:
        met = [slot.card for slot in board.row if slot.card and slot.met]
        if not met:
            return Hint(option, "hint-stop-empty", {"points": board.penalties.points})
        return Hint(option, "hint-stop", {"card": max(met, key=cards.__getitem__)})
    found = best_play_chances(numbers, rolls, cards, nothing)
    wanted = max(cards, key=lambda card: found.met[card] * (cards[card] - nothing))
    chance, none = round_chance(found.met[wanted]), round_chance(found.none)
    return Hint(option, "hint-roll", {"card": wanted, "chance": chance, "none": none})


def _hint_for_taking_card(board: Board, card: str) -> Hint:
    """Gives as the reason what the card brings besides its points, if anything."""
    kind = INHABITANTS[card].kind
    slot = next(slot for slot in board.row if slot.card == card)
    if kind in ("apprentice", "dragon", "elf", "fairy", "hypnotist"):
        return Hint(card, f"hint-take-{kind}", {"card": card})
    return Hint(card, "hint-take-place" if slot.place_open else "hint-take", {"card": card})


def _hint_for_place(board: Board, decision: Decision, option: str) -> Hint:
    card = card_of_decision(decision)
    pile = next(pile for pile in board.piles.values() if pile.card == card)
    if pile.left > 1:
        reason = "hint-place"
    else:
        reason = "hint-place-last" if option == "place" else "hint-place-last-leave"
    return Hint(option, reason, {"card": card})
