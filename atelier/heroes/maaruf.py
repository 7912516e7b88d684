"""Ma'aruf: ochre with patches, a long face, the sandal."""

from atelier.parts import attributes, headdresses, landscape, robes
from atelier.parts.faces import Face, head, neck
from atelier.pen import FINE, HAIR, Marks, moved, parse_path, shape, silhouette, stroke
from atelier.plate import Plate
from atelier.portrait import moved_onto_face, portrait


def man() -> Plate:
    face = Face(
        skin="fair",
        jaw="long",
        brow="worried",
        eyes="sleepy",
        nose="hooked",
        mouth="calm",
        beard="goatee",
        whiskers="drooping",
        stubble=True,
    )
    body = (
        robes.bust("ochre", slight=True)
        + moved_onto_face(neck("fair", 0.86))
        + robes.collar("earth", "linen")
    )
    body += shape(parse_path("M262 330L294 338L288 370L258 362Z"), "teal", FINE) + _stitches(
        "M258 334L266 334M256 346L264 347M270 328L269 336M284 331L283 339M296 344L288 343M292 358L285 357M276 370L277 362"
    )
    above = head(face) + headdresses.loose_turban("linen", "teal")
    return portrait(_caravan(), body, above, "teal", "interlace", _hands_mending_sandal("fair"), turned=True)


def woman() -> Plate:
    face = Face(
        skin="fair", jaw="long", brow="worried", eyes="sleepy", nose="hooked", mouth="smirk", lashes=True
    )
    body = (
        robes.bust("ochre", slight=True) + moved_onto_face(neck("fair", 0.8)) + robes.collar("earth", "linen")
    )
    body += shape(parse_path("M262 330L294 338L288 370L258 362Z"), "teal", FINE) + _stitches(
        "M258 334L266 334M256 346L264 347M270 328L269 336M284 331L283 339M296 344L288 343M292 358L285 357M276 370L277 362"
    )
    wrap = headdresses.parted_hair("hair") + shape(
        "-40,-42 -50,-70 -30,-98 4,-108 40,-96 58,-66 50,-34 20,-52 -14,-54", "linen"
    )
    wrap += shape("-12,-100 -18,-120 -2,-132 16,-126 18,-102", "linen") + stroke(
        parse_path(
            "M-48 -60C-10 -64 24 -76 46 -90M54 -50C30 -70 4 -70 -20 -60M-14 -112C-4 -118 8 -118 17 -112"
        ),
        FINE,
    )
    wrap += shape(parse_path("M14 -78L34 -82L37 -62L18 -58Z"), "teal", FINE) + _stitches(
        "M10 -74L18 -75M31 -66L39 -67M24 -86L25 -78M27 -64L28 -56"
    )
    above = shape("40,-20 60,10 58,60 66,104 48,100 42,50", "hair") + head(face) + wrap
    return portrait(_caravan(), body, above, "teal", "interlace", _hands_mending_sandal("fair"), turned=True)


def _hands_mending_sandal(skin: str) -> Marks:
    sandal = robes.placed_in_hand(attributes.sandal(), 124, 336, -14, size=1.1) + robes.placed_in_hand(
        robes.open_palm(skin, "ochre"), 112, 356, flip=True
    )
    awl = robes.placed_in_hand(attributes.awl(), 262, 366, 52, size=1.2) + robes.placed_in_hand(
        robes.fist(skin, "ochre"), 276, 374, 20, size=0.85
    )
    return silhouette(sandal, 6) + silhouette(awl, 6)


def _stitches(path: str) -> Marks:
    return stroke(parse_path(path), HAIR)


def _caravan() -> Marks:
    marks = landscape.sky() + landscape.sun_or_moon(292, 150, 26) + landscape.engraved_sky(220)
    marks += landscape.ground("20,290! 110,256 220,276 300,248 380,262!", "sand")
    return (
        marks + moved(attributes.camel_train(), 76, 266, 0.8) + moved(attributes.camel_train(), 290, 254, 0.8)
    )
