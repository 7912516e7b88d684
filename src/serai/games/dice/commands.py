"""`serai odds`: the command that King of Dice adds."""

from typing import Annotated

from cyclopts import Parameter

from serai.book.languages import Language


def print_odds_of_cards(
    *cards: str,
    dice: str | None = None,
    rolls: int | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative=(), help="Print JSON, for programs.")] = False,
    lang: Annotated[Language | None, Parameter(help="The language (default: that of the system).")] = None,
) -> None:
    """Print the exact chance of meeting each card of King of Dice.

    Parameters
    ----------
    cards
        Card ids, such as elf-run-4; all forty if none is named.
    dice
        The dice on the table: numbers with b, g or r for the colour, as in "1b 2g 3g 4g 5r 6g".
    rolls
        The rolls still to come (3 at the start of a turn).
    """
    from serai.games.dice.terminal.odds import calculate_odds as find_odds
    from serai.games.dice.terminal.odds import print_odds

    print_odds(find_odds(cards, dice, rolls), as_json=as_json, lang=lang)
