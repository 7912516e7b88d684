"""Who sits where: what each request does to a room. Pure: a new room, or a refusal."""

import unicodedata
from collections.abc import Iterable
from typing import cast

from msgspec.structs import replace

from serai.bots import all_levels, find_bot
from serai.house.messages import MOST_CHAIRS
from serai.house.room import Chair, Room
from serai.table import Refused, find_game
from serai.table.opening import check_name, told_apart


def check_level(game: str, level: str) -> None:
    known = all_levels(game)
    if level not in known:
        raise Refused("refused-level", level=level, levels=", ".join(known))
    find_bot(game, level)


def chair_at(room: Room, number: int) -> Chair:
    if number >= len(room.chairs):
        raise Refused("refused-no-chair", chair=number + 1)
    return room.chairs[number]


def with_chair(room: Room, number: int, chair: Chair) -> Room:
    return replace(room, chairs=(*room.chairs[:number], chair, *room.chairs[number + 1 :]))


def check_new_name(room: Room, name: str, number: int | None) -> str:
    """A name that can be told from all others at the table."""
    name = unicodedata.normalize("NFC", name.strip())
    check_name(name)
    others = (
        word
        for other, chair in enumerate(room.chairs)
        if other != number
        for word in (chair.name, chair.seat)
        if word
    )
    if told_apart(name) in map(told_apart, others):
        raise Refused("refused-name-taken", name=name)
    return name


def sit(room: Room, name: str, number: int | None, key: str) -> tuple[Room, int]:
    """A person takes a free chair, or one that is only a bot's since somebody was sent away.

    Asked for again with the same key, nothing changes.
    """
    taken = next((index for index, chair in enumerate(room.chairs) if chair.key == key), None)
    if taken is not None and number in (taken, None):
        return room, taken
    if number is None:
        number = next((index for index, chair in enumerate(room.chairs) if open_to_all(room, chair)), None)
        if number is None:
            raise Refused("refused-full")
    chair = chair_at(room, number)
    if not open_to_all(room, chair):
        raise Refused("refused-chair-taken")
    name = check_new_name(room, name, number)
    return with_chair(room, number, replace(chair, name=name, key=key, bot=None, left=False)), number


def open_to_all(room: Room, chair: Chair) -> bool:
    """Whether anyone invited may sit down there."""
    return chair.free if room.phase == "gathering" else room.phase == "playing" and chair.left


def get_up(room: Room, number: int, bot: str) -> Room:
    """Before the game the chair is free again; in it a bot plays on, and the key is the way back."""
    chair = chair_at(room, number)
    if room.phase == "gathering":
        return known_as(with_chair(room, number, Chair()), chair.name, None)
    return with_chair(room, number, replace(chair, bot=chair.bot or bot))


def send_away(room: Room, number: int, bot: str) -> Room:
    """The chair's key dies; in a game a bot plays on until somebody else sits down."""
    chair = chair_at(room, number)
    if not chair.key:
        raise Refused("refused-nobody-there")
    if room.phase == "gathering":
        return known_as(with_chair(room, number, Chair()), chair.name, None)
    return with_chair(room, number, replace(chair, key="", bot=chair.bot or bot, left=True))


def rename(room: Room, number: int, name: str) -> Room:
    chair = chair_at(room, number)
    if chair.free:
        raise Refused("refused-nobody-there")
    name = check_new_name(room, name, number)
    return known_as(with_chair(room, number, replace(chair, name=name)), chair.name, name)


def known_as(room: Room, before: str, name: str | None) -> Room:
    """Whoever was named to go first, or has asked for a hero, still has it under another name.

    Of whoever has left (None) nothing is asked any more.
    """
    options = dict(room.terms.options)
    if room.phase != "gathering" or not before or before == name:
        return room
    if options.get("first") == before:
        del options["first"]
        if name is not None:
            options["first"] = name
    heroes = options.get("heroes")
    if isinstance(heroes, dict) and before in heroes:
        heroes = cast("dict[str, str]", heroes)
        options["heroes"] = {
            name if seat == before else seat: hero
            for seat, hero in heroes.items()
            if seat != before or name is not None
        }
    if options == room.terms.options:
        return room
    return replace(room, terms=replace(room.terms, options=options))


def hand(room: Room, number: int, bot: str) -> Room:
    """A bot plays for a person who stays the owner of the chair."""
    check_level(room.terms.game, bot)
    check_phase(room, "playing")
    return with_chair(room, number, replace(chair_at(room, number), bot=bot))


def take(room: Room, number: int) -> Room:
    check_phase(room, "playing")
    return with_chair(room, number, replace(chair_at(room, number), bot=None))


def add_chair(room: Room, bot: str | None, bot_names: Iterable[str]) -> Room:
    check_phase(room, "gathering")
    most = min(find_game(room.terms.game).card.seats[-1], MOST_CHAIRS)
    if len(room.chairs) >= most:
        raise Refused("refused-too-many-chairs", most=most)
    room = replace(room, chairs=(*room.chairs, Chair()))
    return room if bot is None else set_bot(room, len(room.chairs) - 1, bot, bot_names)


def remove_chair(room: Room, number: int) -> Room:
    check_phase(room, "gathering")
    chair = chair_at(room, number)
    if chair.key:
        raise Refused("refused-chair-taken")
    room = known_as(room, chair.name, None)
    return replace(room, chairs=(*room.chairs[:number], *room.chairs[number + 1 :]))


def set_bot(room: Room, number: int, bot: str | None, bot_names: Iterable[str]) -> Room:
    check_phase(room, "gathering")
    chair = chair_at(room, number)
    if chair.key:
        raise Refused("refused-chair-taken")
    if bot is None:
        return known_as(with_chair(room, number, Chair()), chair.name, None)
    check_level(room.terms.game, bot)
    taken = {told_apart(chair.name) for chair in room.chairs}
    name = chair.name or next(name for name in bot_names if told_apart(name) not in taken)
    return with_chair(room, number, Chair(name=name, bot=bot))


def fill(room: Room, bot: str | None, bot_names: Iterable[str]) -> Room:
    """Before the game begins, free chairs get a bot or are taken away."""
    names = tuple(bot_names)
    for number in reversed(range(len(room.chairs))):
        if room.chairs[number].free:
            room = set_bot(room, number, bot, names) if bot else remove_chair(room, number)
    return room


def seated(room: Room) -> Room:
    """The room as its game begins: each chair has its seat, named after who sits there."""
    chairs = tuple(replace(chair, seat=chair.name) for chair in room.chairs)
    return replace(room, chairs=chairs, phase="playing")


def check_open(room: Room) -> None:
    if room.closed:
        raise Refused("refused-closed")


def check_phase(room: Room, phase: str) -> None:
    check_open(room)
    if room.phase != phase:
        keys = {
            "gathering": "refused-begun",
            "playing": "refused-not-playing",
            "over": "refused-not-over-yet",
        }
        raise Refused(keys[phase])
