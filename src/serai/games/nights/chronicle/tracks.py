"""Points turn by turn, from events."""

from collections.abc import Mapping, Sequence

from serai.chronicle.model import Track
from serai.table import Event


def point_tracks(turns: Sequence[Sequence[Event]], of: str, now: Mapping[str, int]) -> tuple[Track, ...]:
    """Destiny or story (`of`) of each seat over time, computed backwards from `now`, the final points."""
    changes = {seat: [_points_gained_in_turn(turn, of, seat) for turn in turns] for seat in now}
    tracks: list[Track] = []
    for seat, points in now.items():
        line = [points - sum(changes[seat])]
        for change in changes[seat]:
            line.append(line[-1] + change)
        tracks.append(Track(seat, tuple(line)))
    return tuple(tracks)


def _points_gained_in_turn(turn: Sequence[Event], of: str, seat: str) -> int:
    signs = {f"{of}-gained": 1, f"{of}-lost": -1}
    return sum(
        signs[event.key] * int(str(event.args["points"]))
        for event in turn
        if event.key in signs and event.args["seat"] == seat
    )
