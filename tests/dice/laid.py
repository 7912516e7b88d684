"""Tables laid out for a test, in the words of a scenario, and what a test asks of them.

Dice are numbers in die order; their colours follow from D1.1. Stacks are listed from bottom to top.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from serai.games.dice.cards import PENALTIES
from serai.games.dice.state import State
from serai.table import Decision, Table
from serai.table.scenario import Scenario, open_scenario

DULL_ROW = ("dwarf-five-6", "dwarf-five-1", "gnome-6-blue", "orc-4-2", "goblin-6")
"""Five inhabitants that no roll below meets. All but the first lie below their own place."""

DULL_DRAWS = ("moneybags-odd", "moneybags-even", "dwarf-four-6", "gnome-5-blue")
"""Inhabitants that no roll below meets either: what comes from the draw pile unless a test says more."""

NOBODY = [1, 2, 3, 4, 5, 5]
LOW = [1, 2, 1, 2, 1, 3]
"""At most 12: the hypnotist."""
HIGH = [6, 5, 6, 5, 6, 5]
"""At least 30: every dragon; also two dice of each colour."""
TWO_OF_EACH_COLOUR = [1, 2, 1, 2, 6, 5]
FOUR_IN_A_RUN = [1, 2, 3, 4, 1, 1]


def row_with(cards: Mapping[int, str]) -> list[str]:
    """The dull row, with other cards in some of its slots (0 is below the city, 4 below the forest)."""
    return [cards.get(slot, dull) for slot, dull in enumerate(DULL_ROW)]


def lay(
    cards: Mapping[int, str] | None = None,
    *rolls: Sequence[int],
    seats: Sequence[str] = ("Ana", "Bo"),
    stacks: Mapping[str, Sequence[str]] | None = None,
    piles: Mapping[str, Sequence[Any]] | None = None,
    draws: Sequence[str] = (),
    turned_up: Sequence[str] = (),
) -> Table:
    """A table before the first choice of the first seat.

    `cards` lie in the dull row, `rolls` are thrown and `draws` come from the draw pile in this order, and
    `turned_up` are the penalties that come to light one after the other.
    """
    held = [card for stack in (stacks or {}).values() for card in stack]
    penalties = [-int(card[-1]) for card in (Counter(PENALTIES) - Counter(held)).elements()]
    if not draws and "draw" not in (piles or {}):
        draws = [card for card in DULL_DRAWS if card not in (*held, *(cards or {}).values())]
    streams = {"dice": [list(roll) for roll in rolls], "inhabitants": draws, "penalties": turned_up}
    scenario = Scenario(
        game="dice",
        seats=tuple(seats),
        chance={name: list(lines) for name, lines in streams.items() if lines},
        layout={
            "row": {"cards": row_with(cards or {})},
            "stacks": {seat: {"cards": list(stack)} for seat, stack in (stacks or {}).items()},
            "piles": {"penalties": penalties, **(piles or {})},
        },
    )
    return open_scenario(scenario)


def play(table: Table, *options: str) -> Table:
    """Lets whoever must choose choose these options, one after the other."""
    for option in options:
        table.choose(asked(table).seat, option)
    return table


def asked(table: Table) -> Decision:
    """The one question that the table waits for."""
    (decision,) = table.decisions.values()
    return decision


def keys(table: Table) -> list[str]:
    return [event.key for event in table.all_events()]


def told(table: Table, key: str) -> list[dict[str, Any]]:
    """The arguments of every event of that key."""
    return [event.args for event in table.all_events() if event.key == key]


def row(table: Table) -> list[str | None]:
    return table.facts()["row"]


def stack(table: Table, seat: str) -> list[str]:
    return table.facts()["stacks"][seat]


def state_of(table: Table) -> State:
    """The whole state, in the middle of a turn too, with what no view shows."""
    return table._game.state
