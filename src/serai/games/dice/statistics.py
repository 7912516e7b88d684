"""Statistics of finished games of King of Dice, for simulations."""

from collections import Counter

from serai.bots.simulation.counts import Counts, FinishedGame, count_game, count_points, count_possessions
from serai.bots.simulation.titles import Titles
from serai.games.dice.cards import INHABITANTS, PENALTIES
from serai.games.dice.scoring import score_stack

TITLES = Titles(
    worth={"kind": "Inhabitants in the stack", "place": "Places in the stack"},
    often={"taken": "How often each inhabitant is taken", "discarded": "How often each inhabitant walks off"},
)


def count_game_statistics(counts: Counts, game: FinishedGame) -> None:
    first, turns = game.seats[0], Counter[str]()
    stacks: dict[str, list[str]] = {seat: [] for seat in game.seats}
    happened = counts.often
    for event in game.events:
        args = event.args
        seat, card = str(args.get("seat", "")), str(args.get("card", ""))
        match event.key:
            case "set-up":
                first = str(args["first"])
            case "turn":
                turns[seat] += 1
                count_points(counts, game, "points", seat, turns[seat], score_stack(stacks[seat]))
            case "took":
                happened.setdefault("taken", Counter())[card] += 1
                if INHABITANTS[card].kind != "dragon":
                    stacks[seat].append(card)
            case "took-place" | "penalty":
                happened.setdefault("place" if event.key == "took-place" else "penalty", Counter())[card] += 1
                stacks[seat].append(card)
            case "dragon-given":
                stacks[str(args["to"])].append(card)
            case "discarded":
                happened.setdefault("discarded", Counter())[card] += 1
            case _:
                pass
    count_game(counts, game, first, turns.total())
    for seat, stack in stacks.items():
        inhabitants = [card for card in stack if card in INHABITANTS]
        count_possessions(counts, game, "inhabitant", seat, inhabitants)
        count_possessions(counts, game, "kind", seat, (INHABITANTS[card].kind for card in inhabitants))
        places = [card for card in stack if card not in INHABITANTS and card not in PENALTIES]
        count_possessions(counts, game, "place", seat, (card.rpartition("-")[0] for card in places))
        count_possessions(counts, game, "places", seat, (str(len(places)),))
        count_possessions(counts, game, "penalties", seat, (str(sum(card in PENALTIES for card in stack)),))
