"""Zumurrud: emerald over mail, crown or helmet, the sabre, the horse."""

from atelier.parts import attributes, headdresses, landscape, robes
from atelier.parts.faces import Face, head, neck
from atelier.pen import FINE, FIRM, Marks, moved, parse_path, shape, silhouette, stroke
from atelier.plate import Plate
from atelier.portrait import moved_onto_face, portrait


def woman() -> Plate:
    face = Face(
        skin="fair", jaw="square", brow="straight", eyes="wide", nose="straight", mouth="calm", lashes=True
    )
    body = (
        moved_onto_face(headdresses.long_hair("hair"))
        + _armour(True)
        + moved_onto_face(neck("fair", 0.88))
        + _gorget()
    )
    above = head(face) + headdresses.parted_hair("hair") + headdresses.crown("green")
    return portrait(_gate(), body, above, "green", "billets", _drawn_sabre("fair"))


def man() -> Plate:
    face = Face(
        skin="fair",
        jaw="square",
        brow="straight",
        eyes="wide",
        nose="straight",
        mouth="calm",
        whiskers="curled",
    )
    body = _armour(False) + moved_onto_face(neck("fair")) + _gorget()
    above = (
        head(face) + headdresses.helmet("stone", "gold") + moved(headdresses.jewel(0, 0, 9, "green"), -4, -52)
    )
    return portrait(_gate(), body, above, "green", "billets", _drawn_sabre("fair"))


def _armour(slight: bool) -> Marks:
    marks = robes.bust("green", slight)
    plates = shape(parse_path("M136 316C170 304 240 304 276 316L284 402H128Z"), "stone")
    scales: Marks = ()
    for row in range(6):
        start, level = 138 - row * 1.5 - (row % 2) * 6, 322 + row * 15
        bows = "".join(
            f"M{start + 12 * at} {level}Q{start + 12 * at + 6} {level + 18} {start + 12 * at + 12} {level}"
            for at in range(12)
        )
        scales += stroke(parse_path(bows), FINE)
    return marks + plates + scales


def _gorget() -> Marks:
    return shape("160,290 184,276 206,296 232,274 254,288 240,312 206,322 174,312", "green") + stroke(
        "170,298 206,312 244,296", FINE, "gold"
    )


def _drawn_sabre(skin: str) -> Marks:
    return silhouette(
        robes.placed_in_hand(attributes.sabre(), 100, 338, -10)
        + robes.placed_in_hand(robes.fist(skin, "green"), 100, 338, -6),
        6,
    )


def _gate() -> Marks:
    marks = landscape.sky() + landscape.engraved_sky(180)
    wall = "M20 384V226H46V212H66V226H86V212H106V226H126V212H146V226H166V212H186V226H206V212H226V226H246V212H266V226H286V212H306V226H326V212H346V226H380V384Z"
    marks += shape(parse_path(wall), "ochre", FIRM) + stroke(
        parse_path("M24 250H376M24 274H376M24 298H376M24 322H376"), 1.2, "ink", "22 6"
    )
    return marks + moved(attributes.horse(), 312, 220, 1.0)
