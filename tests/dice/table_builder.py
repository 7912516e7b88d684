"""Builds tables for tests from scenario tables, and reads facts from them.

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
"""Five inhabitants that none of the rolls below meets. All but the first are below their own place."""

DULL_DRAWS = ("moneybags-odd", "moneybags-even", "dwarf-four-6", "gnome-5-blue")
"""The default draws: inhabitants that none of the rolls below meets either."""

NOBODY = [1, 2, 3, 4, 5, 5]
LOW = [1, 2, 1, 2, 1, 3]
"""At most 12: the hypnotist."""
HIGH = [6, 5, 6, 5, 6, 5]
"""At least 30: every dragon; also two dice of each colour."""
TWO_OF_EACH_COLOUR = [1, 2, 1, 2, 6, 5]
FOUR_IN_A_RUN = [1, 2, 3, 4, 1, 1]


def row_with(cards: Mapping[int, str]) -> list[str]:
    """The dull row with other cards in some slots (0 is below the city, 4 below the forest)."""
    return [cards.get(slot, dull) for slot, dull in enumerate(DULL_ROW)]


def make_table(
    cards: Mapping[int, str] | None = None,
    *rolls: Sequence[int],
    seats: Sequence[str] = ("Ana", "Bo"),
    stacks: Mapping[str, Sequence[str]] | None = None,
    piles: Mapping[str, Sequence[Any]] | None = None,
    draws: Sequence[str] = (),
    turned_up: Sequence[str] = (),
) -> Table:
    """A table before the first choice of the first seat.

    `cards` replace cards of the dull row; `rolls`, `draws` and `turned_up` are the rolls, the cards from the
    draw pile and the penalties, in this order.
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
    """Choose these options in turn, each for the seat that must decide."""
    for option in options:
        table.choose(current_decision(table).seat, option)
    return table


def current_decision(table: Table) -> Decision:
    """The only pending decision."""
    (decision,) = table.decisions.values()
    return decision


def keys(table: Table) -> list[str]:
    return [event.key for event in table.all_events()]


def event_args(table: Table, key: str) -> list[dict[str, Any]]:
    """The arguments of every event with that key."""
    return [event.args for event in table.all_events() if event.key == key]


def row(table: Table) -> list[str | None]:
    return table.readable_state()["row"]


def stack(table: Table, seat: str) -> list[str]:
    return table.readable_state()["stacks"][seat]


def state_of(table: Table) -> State:
    """The whole state, even in the middle of a turn, including what no view shows."""
    return table._runner.game.state
