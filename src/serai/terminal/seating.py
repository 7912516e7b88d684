"""Who sits down: as the command line names them, or asked for one by one."""

from collections.abc import Sequence

from serai.bots import all_levels, levels, usual_level
from serai.bots.guests import find_guest, name_bot
from serai.locales.refusals import say_refusal
from serai.locales.speaker import Speaker, printable
from serai.table import Refused, find_game
from serai.table.opening import check_seats
from serai.terminal.agreement import Sitting
from serai.terminal.plain import Lines
from serai.terminal.setup import Setup


def setup_of(sitting: Sitting) -> Setup | None:
    """The seats given on the command line, if any are."""
    return make_setup(sitting, sitting.seats) if sitting.seats else None


def make_setup(sitting: Sitting, seats: Sequence[str]) -> Setup:
    named = [seat_and_level(seat, sitting.game) for seat in seats]
    return Setup(
        seats=tuple(name for name, _ in named),
        bots={name: level for name, level in named if level is not None},
        first=sitting.first,
        takebacks=sitting.takebacks,
        hints=sitting.hints,
        options=sitting.options,
    )


def seat_and_level(seat: str, game: str) -> tuple[str, str | None]:
    """The name of a seat, and the level of the bot that plays it: `Ana`, or `Bo=king`."""
    name, equals, level = (part.strip() for part in seat.partition("="))
    if not equals:
        return name, None
    if not name:
        raise Refused("refused-seat-form", seat=seat)
    name_bot(level)
    check_level(level, game)
    return name, level


def check_level(level: str, game: str) -> None:
    if level not in all_levels(game) and find_guest(game, level) is None:
        known = ", ".join(all_levels(game))
        raise Refused("refused-level", level=printable(level), levels=known)


def ask_for_seats(sitting: Sitting, speaker: Speaker, lines: Lines) -> Setup:
    """Asks who plays, one by one. Whoever only presses Enter plays against one bot, or alone."""
    chairs = find_game(sitting.game).card.seats
    traveller, bot = speaker.say("setup-traveller"), f"{speaker.say('setup-bot')}={usual_level(sitting.game)}"
    lines.print(speaker.say("setup-first", name=traveller))
    seats: list[str] = []
    while len(seats) < chairs[-1]:
        typed = lines.read()
        if not typed and len(seats) >= chairs[0]:
            break
        seat = typed or (bot if seats else traveller)
        try:
            _try_seats(sitting, [*seats, seat])
        except Refused as refusal:
            lines.print(say_refusal(refusal, speaker.language))
            continue
        seats.append(seat)
        if not typed and seat == bot:
            break
        lines.print(_next_seat(sitting.game, speaker))
    return make_setup(sitting, seats)


def _next_seat(game: str, speaker: Speaker) -> str:
    known = levels(game)
    return speaker.say("setup-next", name=speaker.say("setup-bot"), level=known[-1], levels=", ".join(known))


def _try_seats(sitting: Sitting, seats: Sequence[str]) -> None:
    """Raises `Refused` if these cannot sit together; too few are tried with empty chairs beside them."""
    card = find_game(sitting.game).card
    named = make_setup(sitting, seats).seats
    empty = (f"{named[0][:20]} {number}" for number in range(len(named) + 1, card.seats[0] + 1))
    check_seats(card, (*named, *empty))
