"""Who sits where. Pure functions that return a new room or refuse."""

import unicodedata
from collections.abc import Iterable
from typing import cast

from msgspec import to_builtins
from msgspec.structs import replace

from serai.bots import all_bot_levels, find_bot
from serai.house.messages import MAX_CHAIRS
from serai.house.room import Chair, Room
from serai.table import Refused, find_game
from serai.table.validation import check_name, check_seats, look_alike_key, read_options


def check_bot_level(game: str, level: str) -> None:
    known = all_bot_levels(game)
    if level not in known:
        raise Refused("refused-level", level=level, levels=", ".join(known))
    find_bot(game, level)


def chair_at(room: Room, number: int) -> Chair:
    if number >= len(room.chairs):
        raise Refused("refused-no-chair", chair=number + 1)
    return room.chairs[number]


def with_chair(room: Room, number: int, chair: Chair) -> Room:
    return replace(room, chairs=(*room.chairs[:number], chair, *room.chairs[number + 1 :]))


def normalize_and_check_name(room: Room, name: str, number: int | None) -> str:
    """The normalized name; refuses a name that looks like another one at the table."""
    name = unicodedata.normalize("NFC", name.strip())
    check_name(name)
    others = (
        word
        for other, chair in enumerate(room.chairs)
        if other != number
        for word in (chair.name, chair.seat)
        if word
    )
    if look_alike_key(name) in map(look_alike_key, others):
        raise Refused("refused-name-taken", name=name)
    return name


def seat_person(room: Room, name: str, number: int | None, key: str) -> tuple[Room, int]:
    """Gives a person a free chair, or during a game the chair of somebody who was removed.

    A second call with the same key changes nothing.
    """
    if key in (room.host, room.invitation, room.gallery):  # everybody who has this key would hold the chair
        raise Refused("refused-shared-key")
    taken = next((index for index, chair in enumerate(room.chairs) if chair.key == key), None)
    if taken is not None and number in (taken, None):
        return room, taken
    if number is None:
        number = next((index for index, chair in enumerate(room.chairs) if is_chair_open(room, chair)), None)
        if number is None:
            raise Refused("refused-full")
    chair = chair_at(room, number)
    if not is_chair_open(room, chair):
        raise Refused("refused-chair-taken")
    name = normalize_and_check_name(room, name, number)
    return with_chair(room, number, replace(chair, name=name, key=key, bot=None, left=False)), number


def is_chair_open(room: Room, chair: Chair) -> bool:
    """Whether anybody invited may take the chair."""
    return chair.is_free if room.phase == "gathering" else room.phase == "playing" and chair.left


def leave_chair(room: Room, number: int, bot: str) -> Room:
    """Frees the chair before a game. During a game a bot takes over, and the key stays valid."""
    chair = chair_at(room, number)
    if room.phase == "gathering":
        return rename_player_in_options(with_chair(room, number, Chair()), chair.name, None)
    return with_chair(room, number, replace(chair, bot=chair.bot or bot))


def remove_person(room: Room, number: int, bot: str) -> Room:
    """Revokes the chair's key. During a game a bot plays until somebody takes the chair."""
    chair = chair_at(room, number)
    if not chair.key:
        raise Refused("refused-nobody-there")
    if room.phase == "gathering":
        return rename_player_in_options(with_chair(room, number, Chair()), chair.name, None)
    return with_chair(room, number, replace(chair, key="", bot=chair.bot or bot, left=True))


def rename_player(room: Room, number: int, name: str) -> Room:
    chair = chair_at(room, number)
    if chair.is_free:
        raise Refused("refused-nobody-there")
    name = normalize_and_check_name(room, name, number)
    return rename_player_in_options(with_chair(room, number, replace(chair, name=name)), chair.name, name)


def rename_player_in_options(room: Room, before: str, name: str | None) -> Room:
    """Renames a player in the options that name players (who starts, who has which hero).

    If the new name is None, removes the player from them.
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


def set_own_value_of_option(room: Room, number: int, option: str, value: str | None) -> Room:
    """Sets the player's own value of an option that maps seats to values; with None it is dropped."""
    check_phase(room, "gathering")
    chair = chair_at(room, number)
    if chair.is_free:
        raise Refused("refused-nobody-there")
    card = find_game(room.terms.game).with_pack(room.terms.pack).card
    picked = to_builtins(read_options(card, room.terms.options)).get(option)
    if not isinstance(picked, dict):  # the host alone decides about the others
        raise Refused("refused-options", why=option)
    changed = {seat: one for seat, one in cast("dict[str, str]", picked).items() if seat != chair.name}
    if value is not None:
        changed[chair.name] = value
    options = {name: one for name, one in room.terms.options.items() if name != option}
    if changed:
        options[option] = changed
    room = replace(room, terms=replace(room.terms, options=options))
    check_can_begin(room)
    return room


def check_can_begin(room: Room) -> None:
    """Refuses a room whose game could not begin once its free chairs are taken."""
    game = find_game(room.terms.game).with_pack(room.terms.pack)
    seats = [chair.name or f"— {number} —" for number, chair in enumerate(room.chairs)]
    check_seats(game.card, seats)
    game.initial_state(tuple(seats), read_options(game.card, room.terms.options))


def hand_chair_to_bot(room: Room, number: int, bot: str) -> Room:
    """Lets a bot play for a person, who keeps the chair."""
    check_bot_level(room.terms.game, bot)
    check_phase(room, "playing")
    return with_chair(room, number, replace(chair_at(room, number), bot=bot))


def take_chair_back_from_bot(room: Room, number: int) -> Room:
    check_phase(room, "playing")
    return with_chair(room, number, replace(chair_at(room, number), bot=None))


def add_chair(room: Room, bot: str | None, bot_names: Iterable[str]) -> Room:
    check_phase(room, "gathering")
    most = min(find_game(room.terms.game).card.seats[-1], MAX_CHAIRS)
    if len(room.chairs) >= most:
        raise Refused("refused-too-many-chairs", most=most)
    room = replace(room, chairs=(*room.chairs, Chair()))
    return room if bot is None else set_bot(room, len(room.chairs) - 1, bot, bot_names)


def remove_chair(room: Room, number: int) -> Room:
    check_phase(room, "gathering")
    chair = chair_at(room, number)
    if chair.key:
        raise Refused("refused-chair-taken")
    room = rename_player_in_options(room, chair.name, None)
    return replace(room, chairs=(*room.chairs[:number], *room.chairs[number + 1 :]))


def set_bot(room: Room, number: int, bot: str | None, bot_names: Iterable[str]) -> Room:
    check_phase(room, "gathering")
    chair = chair_at(room, number)
    if chair.key:
        raise Refused("refused-chair-taken")
    if bot is None:
        return rename_player_in_options(with_chair(room, number, Chair()), chair.name, None)
    check_bot_level(room.terms.game, bot)
    taken = {look_alike_key(chair.name) for chair in room.chairs}
    name = chair.name or next(name for name in bot_names if look_alike_key(name) not in taken)
    return with_chair(room, number, Chair(name=name, bot=bot))


def fill_free_chairs(room: Room, bot: str | None, bot_names: Iterable[str]) -> Room:
    """Gives free chairs to a bot, or removes them."""
    names = tuple(bot_names)
    for number in reversed(range(len(room.chairs))):
        if room.chairs[number].is_free:
            room = set_bot(room, number, bot, names) if bot else remove_chair(room, number)
    return room


def assign_seats_and_begin(room: Room) -> Room:
    """The room at the start of the game: each chair gets a seat named after its player."""
    chairs = tuple(replace(chair, seat=chair.name) for chair in room.chairs)
    return replace(room, chairs=chairs, phase="playing")


def check_table_not_closed(room: Room) -> None:
    if room.closed:
        raise Refused("refused-closed")


def check_phase(room: Room, phase: str) -> None:
    check_table_not_closed(room)
    if room.phase != phase:
        keys = {
            "gathering": "refused-begun",
            "playing": "refused-not-playing",
            "over": "refused-not-over-yet",
        }
        raise Refused(keys[phase])
