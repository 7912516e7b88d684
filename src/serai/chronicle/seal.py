"""The last page: what was sealed before the first die, and whether it held."""

from serai.chronicle.evening import Evening
from serai.chronicle.model import Seal
from serai.chronicle.narrator import Narrator


def seal_of(evening: Evening, narrator: Narrator) -> Seal:
    """Before the end only the seal is shown."""
    say, dice = narrator.say, evening.dice
    lines = [(say("seal"), dice.commitment)]
    if not dice.secret:
        return Seal((*lines, (say("sealed"), "")), verified=False)
    lines.append((say("secret"), dice.secret))
    lines.append((say("holds" if dice.replayed else "fits"), ""))
    if dice.seed is not None:
        lines.append((say("open-dice", seed=str(dice.seed)), ""))
    lines.append((say("check"), ""))
    return Seal(tuple(lines), verified=dice.replayed)
