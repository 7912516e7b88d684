"""Rematches: who has agreed, and who takes part. Pure functions that return a new room or refuse."""

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from serai.house.room import Chair, RematchProposal, Room
from serai.house.seating import rename_player_in_options
from serai.table import Refused


def chairs_of_people(room: Room) -> frozenset[int]:
    """The chairs that belong to a person, even while a bot plays."""
    return frozenset(number for number, chair in enumerate(room.chairs) if chair.key)


def agree_to_rematch(room: Room, chairs: Collection[int], at: float) -> Room:
    """Proposes a rematch for these chairs, or accepts one; without chairs, the host proposes it."""
    proposal = room.rematch or RematchProposal(by=min(chairs, default=None), at=at)
    agreed = _sorted_tuple({*proposal.agreed, *chairs})
    declined = _sorted_tuple(set(proposal.declined).difference(chairs))
    return _set_proposal(room, replace(proposal, agreed=agreed, declined=declined))


def decline_rematch(room: Room, chairs: Collection[int]) -> Room:
    """Declines for these chairs. A proposal without any supporters left is dropped."""
    proposal = room.rematch
    if proposal is None:
        raise Refused("refused-no-rematch")
    agreed = _sorted_tuple(set(proposal.agreed).difference(chairs))
    if not agreed and proposal.by is not None:
        return _set_proposal(room, None)
    return _set_proposal(
        room, replace(proposal, agreed=agreed, declined=_sorted_tuple({*proposal.declined, *chairs}))
    )


def remove_absent_from_rematch(room: Room, present_chairs: Collection[int]) -> Room:
    """Withdraws the consent of absent players. A proposal without any supporters left is dropped."""
    proposal = room.rematch
    if proposal is None or set(proposal.agreed) <= set(present_chairs):
        return room
    agreed = _sorted_tuple(set(proposal.agreed).intersection(present_chairs))
    return _set_proposal(room, replace(proposal, agreed=agreed) if agreed else None)


def undecided_chairs(room: Room, present_chairs: Collection[int]) -> frozenset[int]:
    """The players who are present and have not answered."""
    if room.rematch is None:
        return frozenset()
    return (
        chairs_of_people(room)
        .intersection(present_chairs)
        .difference(room.rematch.agreed, room.rematch.declined)
    )


def have_all_agreed(room: Room, present_chairs: Collection[int], *, without_decliners: bool = False) -> bool:
    """Whether everybody present has agreed; with `without_decliners`, whether everybody has answered."""
    proposal = room.rematch
    if proposal is None or not proposal.agreed or undecided_chairs(room, present_chairs):
        return False
    return without_decliners or not proposal.declined


def room_of_rematch(room: Room, table: str, at: float, bot: str) -> Room:
    """The room of the rematch, with the same terms and keys.

    It includes bots and everybody who has not declined. A bot plays for absent people until they return.
    """
    proposal = room.rematch or RematchProposal(by=None, at=at, agreed=_sorted_tuple(chairs_of_people(room)))
    terms = room.terms
    if terms.seed is not None:
        terms = replace(terms, seed=terms.seed + 1)
    again = replace(
        room,
        table=table,
        terms=terms,
        chairs=tuple(
            _chair_in_rematch(chair, number in proposal.agreed, bot)
            for number, chair in enumerate(room.chairs)
            if number not in proposal.declined
        ),
        opened=at,
        phase="gathering",
        before=room.table,
        after=None,
        what_if=None,
        shared={},
        holidays=(),
        rematch=None,
        proposed_at=None,
        time_changes=0,
    )
    for number, chair in enumerate(room.chairs):  # names may have changed during the game
        again = rename_player_in_options(
            again, chair.seat, None if number in proposal.declined else chair.name
        )
    return again


def _chair_in_rematch(chair: Chair, agreed: bool, bot: str) -> Chair:
    if not chair.key:
        return Chair(chair.name, bot=chair.bot)
    return Chair(chair.name, key=chair.key, bot=None if agreed else chair.bot or bot)


def _set_proposal(room: Room, proposal: RematchProposal | None) -> Room:
    """The room with the proposal; returns the same object if nothing changes, so that nothing is stored."""
    return room if proposal == room.rematch else replace(room, rematch=proposal)


def _sorted_tuple(chairs: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(chairs))
