"""Ali Baba: red, a cloth about the head, the axe, the donkey."""

from atelier.parts import attributes, headdresses, landscape, robes
from atelier.parts.faces import Face, head, neck
from atelier.pen import HAIR, Marks, moved, parse_path, silhouette, stroke
from atelier.plate import Plate
from atelier.portrait import moved_onto_face, portrait


def man() -> Plate:
    face = Face(
        skin="tan",
        jaw="square",
        brow="heavy",
        eyes="calm",
        nose="broad",
        mouth="smile",
        hair="hair",
        beard="full",
        whiskers="thick",
        old=True,
    )
    body = robes.bust("red") + moved_onto_face(neck("tan")) + robes.collar("linen", "linen", crossed=True)
    above = head(face) + headdresses.headcloth("linen", "red")
    body += stroke(parse_path("M300 262C306 300 312 340 318 396"), HAIR)
    axe = robes.placed_in_hand(attributes.axe(), 112, 334, -14) + robes.placed_in_hand(
        robes.fist("tan", "red"), 112, 334, -8
    )
    return portrait(_rocks(), body, above, "ochre", "billets", silhouette(axe, 6))


def woman() -> Plate:
    face = Face(
        skin="tan",
        jaw="round",
        brow="heavy",
        eyes="calm",
        nose="broad",
        mouth="smile",
        lashes=True,
        freckles=True,
    )
    body = (
        robes.bust("red", slight=True)
        + moved_onto_face(neck("tan", 0.9))
        + robes.collar("linen", "linen", crossed=True)
    )
    above = (
        head(face)
        + headdresses.parted_hair("hair")
        + headdresses.kerchief("red", "linen")
        + headdresses.earring()
    )
    axe = robes.placed_in_hand(attributes.axe(), 112, 334, -14) + robes.placed_in_hand(
        robes.fist("tan", "red"), 112, 334, -8
    )
    return portrait(_rocks(), body, above, "ochre", "billets", silhouette(axe, 6))


def _rocks() -> Marks:
    marks = landscape.sky() + landscape.engraved_sky(200)
    marks += landscape.crag("20 384 60 230 96 200 130 250 150 384", "earth", "M96 200L92 260L110 320", 25)
    marks += landscape.ground("20,320! 120,300 260,310 380,290!", "ochre")
    return marks + moved(attributes.donkey(), 310, 236, 1.1)
