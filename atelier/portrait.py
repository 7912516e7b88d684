"""A portrait: a bust in a niche, with a scene behind it and an attribute in front."""

from atelier.frames import niche
from atelier.pen import Marks, head_position_mark, map_points, moved, silhouette
from atelier.plate import Plate

_SIZE, _AT = 1.14, (202, 180)


def moved_onto_face(marks: Marks) -> Marks:
    """Transform parts of the head from the face's own square to the plate."""
    return moved(marks, *_AT, _SIZE)


def portrait(
    background: Marks, body: Marks, head: Marks, wall: str, frame: str, front: Marks, turned: bool = False
) -> Plate:
    """Body and hands stand inside the arch; the head (on the face's square) may rise over its edge.

    Parts look left; a portrait that is `turned` looks right.
    """
    inside = background + silhouette(body, 6)
    scene = inside + niche(wall) + silhouette(moved_onto_face(head), 6) + front
    scene += moved_onto_face(head_position_mark(silhouette(head, 5)))
    return Plate(map_points(scene, lambda p: (400 - p[0], p[1])) if turned else scene, frame)
