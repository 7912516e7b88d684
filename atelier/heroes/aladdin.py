"""Aladdin: blue, a red cap, curls, the lamp."""

from atelier.parts import attributes, headdresses, landscape, robes
from atelier.parts.buildings import dome, skyline
from atelier.parts.faces import Face, head, neck
from atelier.pen import HAIR, Marks, moved, parse_path, shape, silhouette, stroke
from atelier.plate import Plate
from atelier.portrait import moved_onto_face, portrait


def man() -> Plate:
    face = Face(skin="tan", eyes="wide", brow="raised", nose="snub", mouth="smirk")
    body = robes.bust("blue", slight=True) + moved_onto_face(neck("tan")) + robes.collar("ochre", "linen")
    body += robes.sprigs("110,360 140,384 262,350 290,386 132,334 246,388", "linen")
    above = (
        headdresses.curly_hair("hair")
        + head(face)
        + headdresses.fringe_of_hair("hair")
        + headdresses.tarbush("red", "ochre")
    )
    lamp = robes.placed_in_hand(robes.open_palm("tan", "blue"), 140, 368, flip=True) + robes.placed_in_hand(
        attributes.lamp(), 140, 368
    )
    front = silhouette(lamp, 6) + moved(attributes.smoke(), 80, 324, 0.9)
    return portrait(_roofs(), body, above, "red", "lozenges", front)


def woman() -> Plate:
    face = Face(skin="tan", eyes="wide", brow="raised", nose="snub", mouth="smile", lashes=True)
    body = (
        moved_onto_face(headdresses.long_hair("hair"))
        + robes.bust("blue", slight=True)
        + moved_onto_face(neck("tan", 0.86))
        + robes.collar("ochre", "linen")
    )
    body += robes.sprigs("110,360 140,384 262,350 290,386 132,334 246,388", "linen")
    cap = "M-34 -46C-28 -84 40 -84 46 -40C28 -56 -12 -58 -34 -46Z"
    hat = shape(parse_path(cap), "red") + stroke(parse_path("M-30 -62C-8 -74 24 -72 43 -56"), HAIR, "linen")
    hat += headdresses.coins("-32,-42 -19,-48 -5,-51 9,-52 23,-50 36,-45 46,-36")
    above = headdresses.curly_hair("hair") + head(face) + headdresses.fringe_of_hair("hair") + hat
    lamp = robes.placed_in_hand(robes.open_palm("tan", "blue"), 140, 368, flip=True) + robes.placed_in_hand(
        attributes.lamp(), 140, 368
    )
    front = silhouette(lamp, 6) + moved(attributes.smoke(), 80, 324, 0.9)
    return portrait(_roofs(), body, above, "red", "lozenges", front)


def _roofs() -> Marks:
    marks = landscape.sky() + landscape.engraved_sky(240) + landscape.sun_or_moon(116, 170, 22)
    marks += skyline(300, "stone")
    return marks + dome(300, 300, 64, 70, "teal")
