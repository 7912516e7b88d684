"""`serai odds`: the exact chance of each card of King of Dice, and the best dice to keep (D7.1)."""

from collections.abc import Sequence
from difflib import get_close_matches

import msgspec
from rich.bar import Bar
from rich.console import Console
from rich.table import Table

from serai.games.dice.cards import INHABITANTS, Inhabitant
from serai.games.dice.faces import format_face, parse_dice
from serai.games.dice.game import option_keeping_dice
from serai.games.dice.odds import MOST_ROLLS, best_keep, best_play_chances, chance_of_card, round_chance
from serai.locales.localizer import Localizer, find_localizer, format_signed, sanitize_user_input
from serai.locales.texts import Language, language_of_system
from serai.table.errors import Refused

WIDE = 110
"""Show bars if the terminal has at least this many columns."""


class Best(msgspec.Struct, frozen=True):
    """The best keep of six dice for the requested cards."""

    option: str
    """The option id: `keep:1,3,4` or `stop`."""
    keep: tuple[str, ...]
    value: float
    """The expected points from these cards."""
    met: dict[str, float]
    none: float


class Odds(msgspec.Struct, frozen=True, omit_defaults=True):
    """The output of `serai odds --json`."""

    dice: tuple[str, ...]
    rolls: int
    odds: dict[str, float]
    best: Best | None = None


def calculate_odds(cards: Sequence[str], dice_text: str | None = None, rolls: int | None = None) -> Odds:
    """The chance of each card (by default all forty) from these dice with this many rolls left."""
    for card_id in cards:
        if card_id not in INHABITANTS:
            raise _unknown_card_error(card_id)
    numbers = parse_dice(dice_text or "")
    if rolls is None:
        rolls = 2 if any(numbers) else 3
    if not 0 <= rolls <= MOST_ROLLS:
        raise Refused("refused-rolls", rolls=str(rolls), most=MOST_ROLLS)
    chosen = tuple(dict.fromkeys(cards)) or tuple(INHABITANTS)
    return Odds(
        dice=tuple(format_face(die, number) for die, number in enumerate(numbers) if number),
        rolls=rolls,
        odds={card_id: round_chance(chance_of_card(card_id, numbers, rolls)) for card_id in chosen},
        best=_best_keep_for_cards(chosen, numbers, rolls) if all(numbers) else None,
    )


def print_odds(
    odds: Odds, *, as_json: bool = False, lang: Language | None = None, console: Console | None = None
) -> None:
    console = console or Console()
    if as_json:
        console.out(msgspec.json.format(msgspec.json.encode(odds), indent=2).decode(), highlight=False)
        return
    texts = find_localizer(lang or language_of_system(), "dice")
    console.print(_odds_table(odds, texts, with_bars=console.width >= WIDE))
    if odds.best:
        console.print(_advice_sentence(odds.best, texts), highlight=False)


def _advice_sentence(best: Best, texts: Localizer) -> str:
    if best.option == "stop":
        return texts.say("odds-best-stop", value=best.value)
    if not best.keep:
        return texts.say("odds-best-roll", value=best.value)
    return texts.say("odds-best-keep", dice=" ".join(best.keep), value=best.value)


def _odds_table(odds: Odds, texts: Localizer, *, with_bars: bool) -> Table:
    say = texts.say
    title = say("odds-title", dice=" ".join(odds.dice) or say("odds-no-dice"), count=odds.rolls)
    table = Table(title=title, title_justify="left")
    table.add_column(say("odds-card"), no_wrap=True)
    table.add_column(say("odds-name"))
    table.add_column(say("odds-points"), justify="right")
    table.add_column(say("odds-chance"), justify="right", no_wrap=True)
    if with_bars:
        table.add_column("", min_width=20)
    for card_id, chance in odds.odds.items():
        card, text = INHABITANTS[card_id], texts.card_text(card_id)
        points = say("odds-fairy") if card.kind == "fairy" else format_signed(card.points)
        named = say("odds-inhabitant", name=text.name, condition=text.condition)
        bar = (Bar(1.0, 0.0, chance, width=20),) if with_bars else ()
        table.add_row(card_id, named, points, say("odds-exact", chance=chance), *bar)
    return table


def _best_keep_for_cards(cards: tuple[str, ...], numbers: tuple[int, ...], rolls: int) -> Best:
    values = {card_id: _worth_of_card(INHABITANTS[card_id]) for card_id in cards}
    best = best_keep(numbers, rolls, values, 0.0)
    ahead = best_play_chances(numbers, rolls, values, 0.0)
    return Best(
        option="stop" if best.is_stop else option_keeping_dice(best.dice),
        keep=tuple(format_face(die, numbers[die]) for die in best.dice),
        value=round(best.value, 6),
        met={card_id: round_chance(chance) for card_id, chance in ahead.met.items()},
        none=round_chance(ahead.none),
    )


def _worth_of_card(card: Inhabitant) -> float:
    """The printed points; the first fairy scores 1 (D5.4), a dragon costs another player its points
    (D5.5).
    """
    return 1.0 if card.kind == "fairy" else float(abs(card.points))


def _unknown_card_error(card_id: str) -> Refused:
    near = get_close_matches(card_id.lower(), INHABITANTS, n=1, cutoff=0.4)
    if near:
        return Refused("refused-card-near", card=sanitize_user_input(card_id), near=near[0])
    return Refused("refused-card", card=sanitize_user_input(card_id))
