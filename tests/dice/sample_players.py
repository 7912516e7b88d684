"""Players for tests: random, least-used option first, or playing well."""

from collections import Counter
from collections.abc import Callable
from random import Random

from serai.games.dice.bots import king
from serai.table import Decision, Table

Wanderer = Callable[[Table, Decision], str]

SEATS = ("Ana", "Bo", "Cy", "Di", "Ed")
STYLES = ("random", "least used", "king who takes places", "king who leaves places")


def wanderer(style: str, seed: int, used: Counter[tuple[str, str]] | None = None) -> Wanderer:
    """A player of that style. `used` counts the options chosen in all games that share it."""
    random = Random(seed)
    counts: Counter[tuple[str, str]] = Counter() if used is None else used

    def at_random(_: Table, decision: Decision) -> str:
        return random.choice(decision.options)

    def least_used(_: Table, decision: Decision) -> str:
        fewest = min(counts[decision.kind, option] for option in decision.options)
        rare = [option for option in decision.options if counts[decision.kind, option] == fewest]
        option = random.choice(rare)
        counts[decision.kind, option] += 1
        return option

    def rolling_well(table: Table, decision: Decision) -> str:
        """Rolls well, to meet many inhabitants; everything else is random."""
        if decision.kind != "keep":
            return random.choice(decision.options)
        return king.choose(table.view(decision.seat), table.bot_stream(decision.seat))

    def with_places(table: Table, decision: Decision) -> str:
        """Takes places, to empty a place pile, which random play hardly ever does."""
        return "place" if decision.kind == "place" else rolling_well(table, decision)

    def without_places(table: Table, decision: Decision) -> str:
        """Refuses places, to empty the draw pile."""
        return "leave" if decision.kind == "place" else rolling_well(table, decision)

    return dict(zip(STYLES, (at_random, least_used, with_places, without_places), strict=True))[style]
