"""Points turn by turn, from events."""

from collections.abc import Mapping, Sequence

from serai.chronicle.model import Track
from serai.table import Event


def point_tracks(
    turns: Sequence[Sequence[Event]], kind: str, final_points: Mapping[str, int]
) -> tuple[Track, ...]:
    """Destiny or story (`kind`) of each seat over time, computed backwards from the final points."""
    changes = {seat: [_points_gained_in_turn(turn, kind, seat) for turn in turns] for seat in final_points}
    tracks: list[Track] = []
    for seat, points in final_points.items():
        line = [points - sum(changes[seat])]
        for change in changes[seat]:
            line.append(line[-1] + change)
        tracks.append(Track(seat, tuple(line)))
    return tuple(tracks)


def _points_gained_in_turn(turn: Sequence[Event], kind: str, seat: str) -> int:
    signs = {f"{kind}-gained": 1, f"{kind}-lost": -1}
    return sum(
        signs[event.key] * int(str(event.args["points"]))
        for event in turn
        if event.key in signs and event.args["seat"] == seat
    )
