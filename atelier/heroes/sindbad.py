"""Sindbad: sea green, a roc's feather, the astrolabe."""

from atelier.parts import attributes, headdresses, landscape, robes
from atelier.parts.faces import Face, head, neck
from atelier.pen import FINE, Marks, moved, parse_path, shape, silhouette, stroke
from atelier.plate import Plate
from atelier.portrait import moved_onto_face, portrait


def man() -> Plate:
    face = Face(
        skin="brown",
        jaw="square",
        brow="straight",
        eyes="narrow",
        nose="straight",
        mouth="smile",
        beard="trimmed",
        whiskers="thin",
    )
    body = robes.bust("teal") + moved_onto_face(neck("brown")) + robes.collar("linen", "red")
    body += robes.sash("ochre")
    above = (
        moved(headdresses.feather("linen", "shadow"), -8, 4, 0.92, turn=10)
        + head(face)
        + headdresses.turban("linen", "teal")
        + headdresses.earring()
    )
    return portrait(_voyage(), body, above, "blue", "interlace", _hand_with_astrolabe("brown"))


def woman() -> Plate:
    face = Face(
        skin="brown", jaw="soft", brow="straight", eyes="narrow", nose="straight", mouth="smile", lashes=True
    )
    body = (
        robes.bust("teal", slight=True) + moved_onto_face(neck("brown", 0.86)) + robes.collar("linen", "red")
    )
    body += robes.sash("ochre")
    above = (
        moved(headdresses.feather("linen", "shadow"), -8, 4, 0.92, turn=10)
        + head(face)
        + headdresses.parted_hair("hair")
        + headdresses.turban("linen", "teal", -4)
        + headdresses.braid("hair", "red")
        + headdresses.earring()
    )
    return portrait(_voyage(), body, above, "blue", "interlace", _hand_with_astrolabe("brown"))


def _hand_with_astrolabe(skin: str) -> Marks:
    hand = shape("-8,-6 4,-14 16,-10 18,2 8,10 -6,8", skin) + stroke("-6,2 4,0 12,3", FINE)
    arm = shape(parse_path("M10 2C34 18 50 60 56 140L10 150C8 90 0 40 -4 16Z"), "teal") + shape(
        parse_path("M-8 18L8 2L20 8L0 28Z"), "linen", FINE
    )
    return silhouette(moved(arm + hand, 112, 262) + moved(attributes.astrolabe(), 112, 262, 1.08), 6)


def _voyage() -> Marks:
    marks = landscape.sky() + landscape.engraved_sky(190) + landscape.sea(246)
    return marks + moved(attributes.sail(), 300, 252, 0.66)
