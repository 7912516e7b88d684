"""The final score table, by kind of card."""

from collections.abc import Mapping, Sequence

from textual.content import Content

from serai.games.dice.cards import INHABITANTS, PENALTIES
from serai.games.dice.scoring import score_stack
from serai.locales.localizer import Localizer, format_signed
from serai.locales.texts import Names
from serai.terminal.widgets.lines import fit_to_width, join_lines

KINDS = (*dict.fromkeys(card.kind for card in INHABITANTS.values()), "place", "penalty")
LEAST, MOST = 9, 16
"""The width of a player's column."""


def kind_of_card(card: str) -> str:
    if card in INHABITANTS:
        return INHABITANTS[card].kind
    return "penalty" if card in PENALTIES else "place"


def score_table(
    stacks: Mapping[str, Sequence[str]], names: Names, localizer: Localizer, width: int
) -> Content:
    """A line for each kind of card in any stack: how many each player has, and the points."""
    column = max(LEAST, min(MOST, (width - 22) // len(stacks)))
    first = min(26, width - column * len(stacks))
    lines = [
        Content.assemble(
            fit_to_width(first),
            *(fit_to_width(column, (names[seat], "bold"), align="right") for seat in stacks),
        )
    ]
    for kind in KINDS:
        cards = {
            seat: [card for card in stack if kind_of_card(card) == kind] for seat, stack in stacks.items()
        }
        if any(cards.values()):
            lines.append(
                Content.assemble(
                    fit_to_width(first, _kind_name(kind, localizer)),
                    *(
                        fit_to_width(column, _count_and_points_text(cards[seat]), align="right")
                        for seat in stacks
                    ),
                )
            )
    total = Content.assemble(
        fit_to_width(first, (localizer.say("screen-total"), "bold")),
        *(
            fit_to_width(column, (format_signed(score_stack(stack)), "bold $gold"), align="right")
            for stack in stacks.values()
        ),
    )
    return join_lines([*lines, Content.styled("─" * total.cell_length, "$felt-quiet"), total])


def _kind_name(kind: str, localizer: Localizer) -> str:
    return localizer.say(f"screen-kind-{kind}" if kind in ("place", "penalty") else f"kind-{kind}")


def _count_and_points_text(cards: list[str]) -> Content:
    if not cards:
        return Content.styled("·", "$felt-quiet")
    return Content.assemble((f"{len(cards)} × ", "$felt-quiet"), f"{format_signed(score_stack(cards)):>4}")
