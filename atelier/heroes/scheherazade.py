"""Scheherazade: plum, a crescent or a jewel on the brow, book and quill."""

from atelier.parts import attributes, headdresses, landscape, robes
from atelier.parts.buildings import lattice
from atelier.parts.faces import Face, head, neck
from atelier.pen import FINE, Marks, moved, oval, parse_path, shape, silhouette, stroke
from atelier.plate import Plate
from atelier.portrait import moved_onto_face, portrait


def woman() -> Plate:
    face = Face(
        skin="fair", jaw="soft", brow="arched", eyes="calm", nose="straight", mouth="smile", lashes=True
    )
    veil = moved_onto_face(headdresses.veil_behind("plum"))
    body = (
        veil
        + robes.bust("rose", slight=True)
        + moved_onto_face(neck("fair", 0.8))
        + robes.collar("plum", "linen")
    )
    body += _necklace()
    above = (
        head(face)
        + headdresses.parted_hair("hair")
        + headdresses.veil("plum")
        + headdresses.diadem("red")
        + headdresses.earring(44, 14)
    )
    return portrait(
        _window(), body, above, "plum", "beads", _hands_with_book_and_quill("fair", "rose"), turned=True
    )


def man() -> Plate:
    face = Face(
        skin="fair",
        jaw="soft",
        brow="arched",
        eyes="calm",
        nose="straight",
        mouth="calm",
        beard="pointed",
        whiskers="thin",
    )
    body = robes.bust("plum") + moved_onto_face(neck("fair")) + robes.collar("rose", "linen")
    body += robes.sprigs("104,350 84,384 128,384 300,350 322,384 280,388", "gold")
    turban = headdresses.turban("linen", "plum", 2) + shape(
        parse_path("M-20 -94C-10 -122 24 -122 34 -96C16 -104 -4 -104 -20 -94Z"), "rose"
    )
    turban += moved(headdresses.jewel(0, 0, 11, "red"), -14, -54)
    above = shape("38,-30 58,0 60,50 48,64 40,30", "hair") + head(face) + turban
    return portrait(
        _window(), body, above, "plum", "beads", _hands_with_book_and_quill("fair", "plum"), turned=True
    )


def _necklace() -> Marks:
    marks = stroke("172,286 188,306 206,314 226,304 242,284", 5.4) + stroke(
        "172,286 188,306 206,314 226,304 242,284", 3, "gold"
    )
    return marks + shape(oval(206, 320, 7), "red", FINE)


def _hands_with_book_and_quill(skin: str, cuff: str) -> Marks:
    tome = robes.placed_in_hand(attributes.book(), 118, 338, -8) + robes.placed_in_hand(
        robes.fist(skin, cuff), 94, 356, 14, size=0.86
    )
    pen = robes.placed_in_hand(attributes.quill(), 276, 384, 8, size=1.05) + robes.placed_in_hand(
        robes.fist(skin, cuff), 282, 362, -6, flip=True, size=0.86
    )
    return silhouette(tome, 6) + silhouette(pen, 6)


def _window() -> Marks:
    marks = (
        landscape.sky("midnight")
        + landscape.crescent(110, 150, 22)
        + landscape.stars("84,200 136,212 286,140 316,196 270,112 118,236 300,236 150,120", 6)
    )
    return marks + lattice(24, 250, 352, 130, "ochre")
