"""The last page: the commitment to the dice, and whether they match it."""

from serai.chronicle.game_history import GameHistory
from serai.chronicle.model import Seal
from serai.chronicle.narrator import Narrator


def make_dice_proof_page(history: GameHistory, narrator: Narrator) -> Seal:
    """The seal page; before the end of the game it shows only the commitment."""
    say, dice = narrator.say_sentence, history.dice
    lines = [(say("seal"), dice.commitment)]
    if not dice.secret:
        return Seal((*lines, (say("sealed"), "")), verified=False)
    lines.append((say("secret"), dice.secret))
    lines.append((say("holds" if dice.replayed else "fits"), ""))
    if dice.seed is not None:
        lines.append((say("open-dice", seed=str(dice.seed)), ""))
    lines.append((say("check"), ""))
    return Seal(tuple(lines), verified=dice.replayed)
