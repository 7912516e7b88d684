"""Another game for the same people: who has agreed, and who comes along. Pure: a new room, or a refusal."""

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from serai.house.chairs import known_as
from serai.house.room import Chair, Proposal, Room
from serai.table import Refused


def people(room: Room) -> frozenset[int]:
    """The chairs that are somebody's, whoever plays there now."""
    return frozenset(number for number, chair in enumerate(room.chairs) if chair.key)


def agree(room: Room, chairs: Collection[int], at: float) -> Room:
    """Those on the chairs want to play again, or agree with whoever does; without a chair it is the host."""
    proposal = room.rematch or Proposal(by=min(chairs, default=None), at=at)
    agreed = _sorted({*proposal.agreed, *chairs})
    declined = _sorted(set(proposal.declined).difference(chairs))
    return _with(room, replace(proposal, agreed=agreed, declined=declined))


def decline(room: Room, chairs: Collection[int]) -> Room:
    """Those on the chairs would rather not. What nobody wants any more is forgotten."""
    proposal = room.rematch
    if proposal is None:
        raise Refused("refused-no-rematch")
    agreed = _sorted(set(proposal.agreed).difference(chairs))
    if not agreed and proposal.by is not None:
        return _with(room, None)
    return _with(room, replace(proposal, agreed=agreed, declined=_sorted({*proposal.declined, *chairs})))


def without_absent(room: Room, there: Collection[int]) -> Room:
    """Whoever has gone no longer agrees; what nobody wants any more is forgotten."""
    proposal = room.rematch
    if proposal is None or set(proposal.agreed) <= set(there):
        return room
    agreed = _sorted(set(proposal.agreed).intersection(there))
    return _with(room, replace(proposal, agreed=agreed) if agreed else None)


def undecided(room: Room, there: Collection[int]) -> frozenset[int]:
    """Those who are there and have not answered."""
    if room.rematch is None:
        return frozenset()
    return people(room).intersection(there).difference(room.rematch.agreed, room.rematch.declined)


def may_open(room: Room, there: Collection[int], *, without_decliners: bool = False) -> bool:
    """Whether everyone who is still there has agreed; or has answered, where decliners are left out."""
    proposal = room.rematch
    if proposal is None or not proposal.agreed or undecided(room, there):
        return False
    return without_decliners or not proposal.declined


def next_room(room: Room, table: str, at: float, bot: str) -> Room:
    """Another table on the same terms, with the same keys.

    Bots come along, and so does whoever agreed; whoever declined does not. For people who are away a bot
    plays until they come.
    """
    proposal = room.rematch or Proposal(by=None, at=at, agreed=_sorted(people(room)))
    terms = room.terms
    if terms.seed is not None:
        terms = replace(terms, seed=terms.seed + 1)
    again = replace(
        room,
        table=table,
        terms=terms,
        chairs=tuple(
            _chair_again(chair, number in proposal.agreed, bot)
            for number, chair in enumerate(room.chairs)
            if number not in proposal.declined
        ),
        opened=at,
        phase="gathering",
        before=room.table,
        after=None,
        what_if=None,
        shared={},
        rematch=None,
    )
    for number, chair in enumerate(room.chairs):  # whose name may have changed during the game
        again = known_as(again, chair.seat, None if number in proposal.declined else chair.name)
    return again


def _chair_again(chair: Chair, agreed: bool, bot: str) -> Chair:
    if not chair.key:
        return Chair(chair.name, bot=chair.bot)
    return Chair(chair.name, key=chair.key, bot=None if agreed else chair.bot or bot)


def _with(room: Room, proposal: Proposal | None) -> Room:
    """The room with the proposal; the same room where it has that already, so that nothing is kept twice."""
    return room if proposal == room.rematch else replace(room, rematch=proposal)


def _sorted(chairs: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(chairs))
