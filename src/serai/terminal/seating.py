"""The players of a new table: from the command line, or asked one by one."""

from collections.abc import Sequence

from serai.bots import all_bot_levels, default_bot_level, own_bot_levels
from serai.bots.external_bots import find_external_bot, register_bot_if_named_by_module
from serai.locales.localizer import Localizer, sanitize_user_input
from serai.locales.refusals import say_refusal
from serai.table import Refused, find_game
from serai.table.validation import check_seats
from serai.terminal.arguments import TerminalArguments
from serai.terminal.plain_mode import LineIO
from serai.terminal.setup import Setup


def setup_from_arguments(arguments: TerminalArguments) -> Setup | None:
    """The setup from the command line; None if it names no seats."""
    return make_setup(arguments, arguments.seats) if arguments.seats else None


def make_setup(arguments: TerminalArguments, seats: Sequence[str]) -> Setup:
    named = [parse_seat_and_level(seat, arguments.game) for seat in seats]
    return Setup(
        seats=tuple(name for name, _ in named),
        bots={name: level for name, level in named if level is not None},
        first=arguments.first,
        takebacks=arguments.takebacks,
        hints=arguments.hints,
        options=arguments.options,
    )


def parse_seat_and_level(seat: str, game: str) -> tuple[str, str | None]:
    """Parses `Ana` or `Bo=king` into a name and the level of a bot."""
    name, equals, level = (part.strip() for part in seat.partition("="))
    if not equals:
        return name, None
    if not name:
        raise Refused("refused-seat-form", seat=seat)
    register_bot_if_named_by_module(level)
    check_bot_level(game, level)
    return name, level


def check_bot_level(game: str, level: str) -> None:
    """Refuses a level of which there is neither an own bot of the game nor an external one."""
    if level not in all_bot_levels(game) and find_external_bot(game, level) is None:
        known = ", ".join(all_bot_levels(game))
        raise Refused("refused-level", level=sanitize_user_input(level), levels=known)


def ask_for_seats(arguments: TerminalArguments, localizer: Localizer, lines: LineIO) -> Setup:
    """Asks for the players one by one. Pressing Enter gives one person and one bot, or a solo game."""
    chairs = find_game(arguments.game).card.seats
    traveller, bot = (
        localizer.say("setup-traveller"),
        f"{localizer.say('setup-bot')}={default_bot_level(arguments.game)}",
    )
    lines.print(localizer.say("setup-first", name=traveller))
    seats: list[str] = []
    while len(seats) < chairs[-1]:
        typed = lines.read()
        if not typed and len(seats) >= chairs[0]:
            break
        seat = typed or (bot if seats else traveller)
        try:
            _check_seats_so_far(arguments, [*seats, seat])
        except Refused as refusal:
            lines.print(say_refusal(refusal, localizer.language))
            continue
        seats.append(seat)
        if not typed and seat == bot:
            break
        lines.print(_next_seat_prompt(arguments.game, localizer))
    return make_setup(arguments, seats)


def _next_seat_prompt(game: str, localizer: Localizer) -> str:
    known = own_bot_levels(game)
    return localizer.say(
        "setup-next", name=localizer.say("setup-bot"), level=known[-1], levels=", ".join(known)
    )


def _check_seats_so_far(arguments: TerminalArguments, seats: Sequence[str]) -> None:
    """Raises `Refused` if these seats are invalid, ignoring that some are still missing."""
    card = find_game(arguments.game).card
    named = make_setup(arguments, seats).seats
    empty = (f"{named[0][:20]} {number}" for number in range(len(named) + 1, card.seats[0] + 1))
    check_seats(card, (*named, *empty))
