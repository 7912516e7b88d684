"""Beasts of land, air and sea."""

from atelier.frames import star_path
from atelier.parts import attributes, beasts, headdresses, landscape
from atelier.parts.bodies import limb, tapered_outline
from atelier.parts.figures import Person, person
from atelier.pen import (
    BOLD,
    FINE,
    FIRM,
    HAIR,
    Marks,
    box,
    fill_without_contour,
    head_position_mark,
    map_points,
    mirrored,
    moved,
    oval,
    parse_path,
    shape,
    silhouette,
    stroke,
    with_thinner_contours,
)
from atelier.plate import Plate
from atelier.shade import hatching_of

_BAND = "green"


def _cat_body(coat: str) -> Marks:
    """A great cat standing, going left, from shoulder to tail; its neck is at (120, 190)."""
    far = (
        limb("160,260 152,310 158,350", (40, 30, 24), coat)
        + shape("170,344 172,360 136,362 142,346", coat, FINE)
        + limb("296,256 300,300 280,350", (44, 30, 24), coat)
        + shape("292,344 294,360 258,362 264,346", coat, FINE)
    )
    body = "100,200 130,170 190,176 250,168 310,168 346,196 348,240 320,268 250,262 190,272 140,276 106,250"
    marks = far + shape(body, coat, BOLD) + hatching_of(body, 80, 9, 0.22, 2.8)
    near = (
        limb("132,250 118,308 120,352", (52, 34, 26), coat)
        + shape("134,346 136,366 92,368 98,350", coat, FINE)
        + limb("328,236 346,296 326,352", (58, 34, 26), coat)
        + shape("340,346 342,366 298,368 304,350", coat, FINE)
    )
    return marks + near + stroke(parse_path("M102 358V366M112 358V367M308 358V366M318 358V367"), FINE)


def _record_head_position(head: Marks, x: float, y: float, size: float) -> Marks:
    """Records the position of a beast's head, which is drawn in place."""
    own = map_points(head, lambda p: ((p[0] - x) / size, (p[1] - y) / size))
    return head_position_mark(silhouette(own, 5), x, y, size)


def lion() -> Plate:
    """A lion on a rock turns his great mane to the reader and roars."""
    scene = (
        landscape.sky()
        + landscape.sun_or_moon(300, 92, 44)
        + landscape.dune("20,280 120,262 260,282 380,256", "sand")
        + landscape.palm_tree(352, 276, 90, -10)
    )
    scene += landscape.ground("20,356 120,344 260,354 380,344", "earth", 9)
    tail = limb("340,196 366,214 362,270 340,262", (16, 12, 10, 8), "ochre") + shape(
        "346,252 326,252 318,274 336,282 350,272", "earth", FINE
    )
    scene += silhouette(tail + _cat_body("ochre"), 5)
    head = shape(star_path(132, 168, 110, 0.86, 19), "shadow", BOLD)
    head += shape(star_path(132, 166, 92, 0.84, 17, 0.1), "earth", FINE)
    head += stroke(star_path(132, 164, 74, 0.86, 15, 0.2), FINE, "ochre")
    head += (
        shape(oval(86, 102, 17), "ochre", FIRM)
        + shape(oval(178, 102, 17), "ochre", FIRM)
        + fill_without_contour(oval(86, 104, 8), "rose")
        + fill_without_contour(oval(178, 104, 8), "rose")
    )
    head += shape(
        "84,142 94,106 132,96 170,106 180,142 174,188 158,214 132,222 106,214 90,188", "ochre", FIRM
    )
    head += (
        shape("96,144 112,134 124,146 110,152", "glow", FINE)
        + shape("168,144 152,134 140,146 154,152", "glow", FINE)
        + fill_without_contour(oval(113, 144, 4.4), "ink")
        + fill_without_contour(oval(151, 144, 4.4), "ink")
        + stroke(parse_path("M90 132L120 136M174 132L144 136M124 140L120 172M140 140L144 172"), FIRM)
    )
    head += shape("114,172 150,172 138,188 126,188", "hair", FINE)
    head += shape("104,196 132,190 160,196 156,226 132,240 108,226", "red", FIRM) + shape(
        parse_path(
            "M110 198L118 216L124 196ZM154 198L146 216L140 196ZM116 230L122 218L128 234ZM148 230L142 218L136 234Z"
        ),
        "linen",
        FINE,
    )
    head += stroke(parse_path("M104 184H84M104 190L82 196M160 184H180M160 190L182 196"), HAIR) + stroke(
        parse_path("M100 182V182M96 188V188M164 182V182M168 188V188"), 3
    )
    scene += silhouette(head, 6) + _record_head_position(head, 136, 158, 1.1)
    skull = (
        shape("322,372 318,358 328,348 344,350 350,362 344,372", "linen", FINE)
        + fill_without_contour(oval(329, 360, 4), "ink")
        + fill_without_contour(oval(340, 360, 4), "ink")
    )
    return Plate(scene + silhouette(skull, 3), "lozenges", _BAND)


def tigress() -> Plate:
    """A tigress slips out of the canes with a cub at her heels."""
    scene = fill_without_contour(box(20, 20, 360, 360), "green") + landscape.sun_or_moon(200, 90, 50, "glow")
    canes: Marks = ()
    for x, lean in ((40, 6), (76, -4), (116, 3), (252, 5), (296, -6), (334, 4), (364, -3)):
        canes += limb(f"{x},384 {x + lean},200 {x + 2 * lean},20", (13, 12, 10), "teal", FINE) + stroke(
            parse_path(
                f"M{x - 5} 300H{x + 7}M{x - 5 + lean} 210H{x + 7 + lean}M{x - 5 + lean} 120H{x + 7 + lean}M{x - 5 + 2 * lean} 60H{x + 7 + 2 * lean}"
            ),
            FINE,
        )
    scene += canes + landscape.ground("20,350 130,340 260,352 380,342", "earth", 9)
    tail = limb("340,200 372,230 366,290 346,316", (16, 13, 11, 8), "ochre") + stroke(
        parse_path("M356 224L370 216M362 254L376 252M356 286L372 292"), 6, "hair"
    )
    body = _cat_body("ochre")
    stripes = ""
    for x, y, long in (
        (196, 172, 50),
        (222, 170, 62),
        (250, 168, 54),
        (276, 167, 64),
        (304, 167, 52),
        (330, 178, 56),
    ):
        stripes += f"M{x - 6} {y}C{x - 2} {y + long * 0.4} {x - 8} {y + long * 0.8} {x - 2} {y + long}C{x + 6} {y + long * 0.7} {x + 2} {y + long * 0.3} {x + 6} {y}Z"
    stripes += (
        "M104 290L140 298L108 304ZM106 318L136 324L108 330ZM360 290L326 296L358 304ZM356 318L326 324L350 332Z"
    )
    belly = fill_without_contour("150,270 196,260 250,254 296,258 250,262 190,272", "linen")
    scene += silhouette(tail + body, 5) + fill_without_contour(parse_path(stripes), "hair") + belly
    head = (
        shape(oval(80, 140, 19), "ochre", FIRM)
        + shape(oval(176, 140, 19), "ochre", FIRM)
        + fill_without_contour(oval(80, 143, 9), "linen")
        + fill_without_contour(oval(176, 143, 9), "linen")
    )
    head += shape(
        "70,190 66,152 92,132 128,126 164,132 190,152 186,190 200,214! 172,234 150,250 128,256 106,250 84,234 56,214!",
        "ochre",
        BOLD,
    )
    head += (
        fill_without_contour("64,212 92,206 110,222 104,244 84,232", "linen")
        + fill_without_contour("192,212 164,206 146,222 152,244 172,232", "linen")
        + shape("100,224 128,214 156,224 150,246 128,254 106,246", "linen", FINE)
    )
    head += (
        shape("84,184 104,174 116,188 100,194", "glow", FINE)
        + shape("172,184 152,174 140,188 156,194", "glow", FINE)
        + fill_without_contour(oval(101, 184, 2.6, 6.5), "ink")
        + fill_without_contour(oval(155, 184, 2.6, 6.5), "ink")
        + stroke(parse_path("M82 174L112 178M174 174L144 178"), FIRM)
    )
    head += shape("114,212 142,212 132,226 124,226", "rose", FINE) + stroke(
        parse_path(
            "M128 226V236M112 240C118 244 126 242 128 236C130 242 138 244 144 240M106 230L70 226M106 236L72 240M150 230L186 226M150 236L184 240"
        ),
        FINE,
    )
    marks = "M128 128L122 146L128 162L134 146ZM108 131L106 146L114 156L114 142ZM148 131L150 146L142 156L142 142ZM70 176L88 190L74 190ZM64 196L86 206L68 206ZM186 176L168 190L182 190ZM192 196L170 206L188 206Z"
    scene += silhouette(head + fill_without_contour(parse_path(marks), "hair"), 5) + _record_head_position(
        head + fill_without_contour(parse_path(marks), "hair"), 132, 196, 1.1
    )
    cub = (
        shape("242,374 238,350 254,338 284,340 304,350 306,374! 292,374 288,362 266,362 260,374", "ochre")
        + shape("226,352 224,334 236,322 254,324 260,340 252,356", "ochre", FINE)
        + shape(oval(230, 324, 6), "ochre", FINE)
        + shape(oval(252, 324, 6), "ochre", FINE)
        + fill_without_contour(oval(234, 338, 2.4), "ink")
        + fill_without_contour(oval(247, 338, 2.4), "ink")
        + fill_without_contour(oval(240, 346, 3), "ink")
        + fill_without_contour(parse_path("M266 342L268 356L273 342ZM280 343L282 358L288 345Z"), "hair")
    )
    return Plate(scene + silhouette(cub, 4), "beads", _BAND)


def elephant() -> Plate:
    """An elephant comes straight out of the picture, ears spread and trunk raised; a finch rides on his
    brow.
    """
    scene = (
        landscape.sky()
        + landscape.engraved_sky(220)
        + landscape.ground("20,290 130,276 270,288 380,272", "green")
        + landscape.palm_tree(46, 286, 120, 8)
        + landscape.palm_tree(358, 284, 110, -10)
    )
    scene += landscape.ground("20,352 140,344 260,352 380,344", "sand", 9)
    legs: Marks = ()
    for x in (128, 228):
        leg = f"M{x} 250H{x + 46}L{x + 50} 368H{x - 4}Z"
        legs += (
            shape(parse_path(leg), "stone", BOLD)
            + hatching_of(parse_path(leg), 0, 9, 0.35, 2.8)
            + stroke(
                parse_path(
                    f"M{x + 2} 364C{x + 6} 354 {x + 14} 354 {x + 16} 364M{x + 18} 364C{x + 22} 354 {x + 30} 354 {x + 32} 364M{x + 34} 364C{x + 38} 354 {x + 46} 354 {x + 46} 364"
                ),
                FINE,
            )
        )
    body = oval(200, 216, 112, 108)
    marks = legs + shape(body, "stone", BOLD) + hatching_of(body, 0, 9, 0.16, 2.8)
    ear = "150,128 110,84 62,80 34,112 36,170 58,218 98,232 132,206 148,180"
    ears = mirrored(
        shape(ear, "stone", BOLD)
        + stroke("130,130 92,104 58,124 58,170 80,204 108,204", FINE)
        + fill_without_contour("124,140 92,118 70,136 72,168 88,192 112,188", "rose")
    )
    brow = "138,150 142,104 168,76 200,68 232,76 258,104 262,150 254,200 230,230 200,238 170,230 146,200"
    head = shape(brow, "stone", BOLD) + stroke(
        parse_path(
            "M172 84C180 96 180 108 176 118M228 84C220 96 220 108 224 118M184 76C190 92 190 104 188 112M216 76C210 92 210 104 212 112"
        ),
        HAIR,
    )
    trunk_path = "200,170 204,240 196,296 150,318 112,286 120,252"
    trunk = tapered_outline(trunk_path, (66, 54, 42, 34, 26, 20))
    head += mirrored(shape("164,212 150,232 146,262 128,284! 158,280 172,254 178,226", "linen", FIRM))
    head += (
        shape(trunk, "stone", BOLD)
        + hatching_of(trunk, 0, 8, 0.3, 2.4)
        + stroke(
            parse_path(
                "M174 200C190 208 216 208 230 200M176 222C190 230 214 230 228 222M178 246C192 254 212 252 226 246M176 268C190 276 206 276 220 272M160 288C164 300 164 314 158 330M136 300C128 306 122 306 116 300"
            ),
            FINE,
        )
        + shape(oval(120, 250, 10, 6), "rose", FINE)
    )
    head += mirrored(
        shape(oval(164, 158, 10, 8), "linen", FINE)
        + fill_without_contour(oval(163, 159, 4.4), "ink")
        + stroke("148,148 164,144 178,152", FIRM)
    )
    scene += silhouette(marks + ears + head, 5) + _record_head_position(head, 204, 164, 1.2)
    return Plate(scene + silhouette(moved(beasts.finch("red"), 206, 66, 1.1), 3), "billets", _BAND)


def ape() -> Plate:
    """An ape on a branch wears somebody's turban and studies himself in somebody's mirror."""
    scene = (
        landscape.sky()
        + landscape.engraved_sky(300)
        + fill_without_contour(
            "20,20! 20,120 60,140 110,100 150,110 190,64 250,70 290,44 380,60! 380,20!", "green"
        )
        + stroke("20,120 60,140 110,100 150,110 190,64 250,70 290,44 380,60", FIRM)
    )
    trunk = "330,384! 336,260 326,140 340,20! 384,20! 384,384!"
    scene += shape(trunk, "shadow", BOLD) + hatching_of(trunk, 180, 9, 0.4, 2.8)
    scene += silhouette(limb("384,300 260,312 140,306 24,322", (30, 26, 22, 12), "shadow", shade=0.3), 4)
    for x, y, turn in ((60, 330, 160), (96, 304, -30), (40, 306, -70)):
        scene += moved(
            shape("0,0 16,-12 40,-8 50,4 36,12 14,10", "green", FINE) + stroke(parse_path("M2 0H44"), HAIR),
            x,
            y,
            turn=turn,
        )
    tail = "M246 296C290 330 300 366 262 372C236 374 232 350 250 348"
    scene += stroke(parse_path(tail), 15) + stroke(parse_path(tail), 9, "earth")
    body = "140,300 128,252 146,206 190,192 236,206 256,252 246,300 196,312"
    marks = (
        shape(body, "earth", BOLD)
        + hatching_of(body, 10, 8, 0.26, 2.6)
        + shape("166,290 158,252 172,224 196,216 220,224 230,252 224,290 196,298", "fair", FINE)
    )
    marks += (
        limb("150,290 116,270 126,316", (40, 34, 20), "earth", shade=0.3)
        + shape("112,310 136,312 146,324 126,330 102,326", "fair", FINE)
        + limb("240,290 276,272 262,316", (40, 34, 20), "earth", shade=0.3)
        + shape("276,310 252,312 240,324 262,330 286,326", "fair", FINE)
    )
    head = (
        shape(oval(130, 138, 17), "fair", FIRM)
        + shape(oval(258, 138, 17), "fair", FIRM)
        + fill_without_contour(oval(130, 138, 8), "rose")
        + fill_without_contour(oval(258, 138, 8), "rose")
    )
    head += shape(oval(194, 140, 60, 58), "earth", BOLD) + shape(
        "148,132 160,110 182,110 194,122 206,110 228,110 240,132 236,158 244,178 222,198 194,204 166,198 144,178 152,158",
        "fair",
        FIRM,
    )
    for x in (174, 214):
        head += (
            shape(oval(x, 136, 11, 12), "linen", FINE)
            + fill_without_contour(oval(x - 4, 138, 5.4), "ink")
            + stroke(parse_path(f"M{x - 13} 122C{x - 6} 114 {x + 6} 114 {x + 13} 122"), FIRM)
        )
    head += stroke(
        parse_path(
            "M188 158V162M200 158V162M164 180C178 192 210 192 224 180M160 176C158 170 162 168 164 172"
        ),
        FIRM,
    )
    head += moved(with_thinner_contours(headdresses.turban("linen", "red", 8), 0.9), 194, 141, 1.02) + moved(
        headdresses.jewel(0, 0, 12, "green"), 194, 77
    )
    marks += (
        head
        + limb("240,216 284,244 262,268 226,272", (32, 28, 24, 20), "earth")
        + shape("230,262 212,264 208,276 226,284 236,278", "fair", FINE)
    )
    mirror = (
        limb("92,246 98,282", (11, 11), "gold")
        + shape(oval(84, 210, 34, 38), "gold", FIRM)
        + shape(oval(84, 210, 25, 29), "foam", FINE)
        + shape(oval(86, 212, 14, 15), "earth", FINE)
        + shape(oval(86, 216, 9, 9), "fair", HAIR)
        + shape("72,202 76,190 96,190 100,202 86,198", "linen", HAIR)
        + stroke(parse_path("M82 213V214M90 213V214"), 3)
    )
    marks += (
        mirror
        + limb("150,220 122,260 100,262", (32, 26, 19), "earth")
        + shape(oval(98, 264, 13, 11), "fair", FINE)
        + stroke(parse_path("M88 260H100M88 267H100"), HAIR)
    )
    return Plate(scene + silhouette(marks, 5) + _record_head_position(head, 198, 146, 1), "interlace", _BAND)


def serpent() -> Plate:
    """A serpent as thick as a palm is wound about a pillar and shows its fangs."""
    scene = (
        landscape.sky("dusk")
        + landscape.engraved_sky(250)
        + landscape.ground("20,300 130,288 270,300 380,286", "sand")
        + landscape.palm_tree(346, 296, 130, -10)
    )
    scene += landscape.ground("20,350 140,342 260,350 380,342", "earth", 9)
    for behind in ("M300 300C280 272 200 276 172 300", "M294 206C276 180 196 184 180 208"):
        scene += beasts.serpent(behind, 40, "green", "green")
    pillar = parse_path("M206 370V40H262V370Z")
    scene += shape(parse_path("M190 384V364H278V384Z"), "stone") + shape(pillar, "linen", BOLD)
    scene += hatching_of(pillar, 0, 9, 0.35, 2.6) + shape(parse_path("M190 48H278L268 66H200Z"), "linen")
    scene += stroke(parse_path("M222 66V364M246 66V364"), HAIR)
    for front in (
        "M60 356C120 374 240 378 300 352C330 336 322 314 300 300",
        "M172 300C150 276 240 262 284 240C314 224 312 214 294 206",
        "M180 208C150 186 220 164 262 140C288 120 270 92 230 92C196 92 180 102 166 112",
    ):
        scene += beasts.serpent(front, 40, "green", "glow")
    scene += limb("70,354 44,346 28,358", (40, 20, 4), "green", FIRM) + _serpent_head()
    mouse = (
        shape("-16,0 -12,-14 6,-16 18,-4 16,2 -4,4", "linen", FINE)
        + shape(oval(-8, -13, 5), "rose", HAIR)
        + fill_without_contour(oval(-12, -6, 1.6), "ink")
        + stroke(parse_path("M18 0C28 2 30 -8 38 -6"), FINE)
    )
    return Plate(scene + silhouette(moved(mouse, 322, 372, 1.1), 3), "beads", _BAND)


def _serpent_head() -> Marks:
    """Its jaws stand open to the left."""
    tongue = stroke(
        parse_path("M98 150C76 160 66 146 48 154C40 158 36 164 30 164M50 153C42 150 38 146 32 144"), 4, "red"
    )
    throat = shape("150,128 96,122 66,112 70,176 100,174 148,160", "red", FIRM)
    lower = shape("168,140 140,156 104,166 62,174! 74,190 112,192 150,182 178,160", "green", BOLD)
    upper = shape(
        "178,138 150,134 108,130 70,122 44,128! 40,112 58,96 92,80 130,72 166,82 186,104 190,126",
        "green",
        BOLD,
    )
    fangs = shape(
        parse_path("M64 122L62 150L76 124ZM84 126L84 148L94 128ZM80 172L84 156L90 170Z"), "linen", FINE
    )
    eye = (
        shape(oval(124, 98, 12, 10), "glow", FINE)
        + fill_without_contour(oval(123, 98, 3, 9), "ink")
        + stroke("102,92 122,82 142,90", FIRM)
    )
    return (
        silhouette(throat + lower + upper, 5)
        + fangs
        + tongue
        + eye
        + fill_without_contour(oval(58, 110, 3), "ink")
        + stroke(parse_path("M150 92L162 104L154 118M166 94L176 108L168 124"), FINE)
    )


def crocodile() -> Plate:
    """A crocodile gapes among the lotus, and a plover cleans its teeth."""
    scene = (
        landscape.sky()
        + landscape.engraved_sky(140)
        + landscape.sun_or_moon(324, 76, 24)
        + landscape.ground("20,160 120,150 250,162 380,146", "green")
        + landscape.sea(190, 384)
    )
    lower = "24,296! 60,292 110,290 160,296 240,276 330,292 384,300! 384,350 300,356 200,352 130,336 70,322"
    upper = "170,290 148,262 120,240 84,206 54,170 40,142! 62,146 104,182 138,204 156,196 178,198 190,216 240,230 300,244 384,262! 384,310 280,316"
    marks = shape(upper, "green", BOLD) + hatching_of(upper, 70, 8, 0.18, 2.6)
    marks += fill_without_contour("160,292 130,268 96,232 62,190 44,152 96,216 140,258", "rose")
    teeth_upper = "M56 170L48 184L66 184ZM74 196L68 212L86 210ZM94 218L90 236L106 232ZM114 238L112 256L126 250ZM136 258L136 276L148 270Z"
    marks += (
        shape(lower, "green", BOLD)
        + hatching_of(lower, 90, 8, 0.2, 2.6)
        + fill_without_contour("40,296 100,290 160,294 150,304 90,302", "rose")
    )
    teeth_lower = (
        "M44 296L50 278L60 293ZM70 292L76 274L86 291ZM96 291L104 274L112 291ZM122 292L130 276L138 294Z"
    )
    ridge = "M196 216L204 200L214 222L226 206L236 228L250 212L260 234L276 218L284 240L302 224L308 246L328 232L334 252L354 240L360 258L380 248"
    scales = "M210 250Q218 258 226 250Q234 258 242 250Q250 258 258 250Q266 258 274 250M224 272Q232 280 240 272Q248 280 256 272Q264 280 272 272Q280 280 288 272M290 262Q298 270 306 262Q314 270 322 262Q330 270 338 262M306 284Q314 292 322 284Q330 292 338 284Q346 292 354 284M240 300Q248 308 256 300Q264 308 272 300"
    scene += (
        silhouette(marks, 5)
        + shape(parse_path(teeth_upper + teeth_lower), "linen", FINE)
        + shape(parse_path(ridge + "L380 262L196 228Z"), "teal", FINE)
        + stroke(parse_path(scales), FINE)
    )
    scene += (
        shape(oval(168, 204, 14, 13), "green", FIRM)
        + shape(oval(166, 204, 8), "glow", FINE)
        + fill_without_contour(oval(165, 204, 2.4, 7), "ink")
        + fill_without_contour(oval(54, 150, 3), "ink")
    )
    plover = (
        stroke(parse_path("M-2 0V12M4 0V12"), FINE)
        + shape("-12,-4 -4,-16 12,-14 26,-4! 8,2", "linen", FINE)
        + shape(oval(-8, -16, 8), "linen", FINE)
        + shape("-15,-18 -8,-26 0,-20", "hair", HAIR)
        + shape(parse_path("M-15 -17L-24 -14L-15 -13Z"), "ochre", HAIR)
        + fill_without_contour(oval(-10, -16, 1.5), "ink")
        + shape("0,-12 12,-11 24,-4! 6,-3", "blue", HAIR)
    )
    scene += silhouette(moved(plover, 104, 276, 1.1), 3)
    scene += landscape.sea(340, 384, 1.2)
    lotus = (
        shape("0,0 -22,-6 -26,-20 -10,-14 0,-32 10,-14 26,-20 22,-6", "rose", FINE)
        + shape(oval(0, 4, 34, 7), "green", FINE)
        + stroke(parse_path("M-10 -14L0 -2L10 -14"), HAIR)
    )
    return Plate(
        scene + silhouette(moved(lotus, 316, 362, 1.0) + moved(lotus, 84, 368, 0.8), 3), "interlace", _BAND
    )


def roc() -> Plate:
    """The great bird carries off an elephant; below, a ship is no larger than a nutshell."""
    scene = (
        landscape.sky()
        + landscape.sun_or_moon(200, 118, 70)
        + landscape.engraved_sky(250)
        + landscape.sea(318, 384)
    )
    scene += landscape.crag("20 330 40 300 70 290 96 312 110 330", "stone", "M40 300L52 316") + moved(
        attributes.sail(), 322, 334, 0.3
    )
    prey = moved(beasts.elephant("stone"), 214, 318, 0.86, turn=-8)
    claws = ""
    for x in (178, 220):
        claws += f"M{x} 196C{x + 2} 210 {x + 2} 214 {x} 226M{x} 214C{x - 14} 218 {x - 14} 230 {x - 10} 238M{x} 214C{x + 14} 218 {x + 14} 230 {x + 10} 238"
    scene += silhouette(prey, 5) + stroke(parse_path(claws), 11) + stroke(parse_path(claws), 6, "ochre")
    bird = moved(beasts.roc("earth", "ochre"), 200, 132, 1.12, tall=1.2)
    feathers = "M96 62C70 74 50 92 40 112M120 66C100 84 84 104 78 126M146 76C132 94 122 116 118 134M304 62C330 74 350 92 360 112M280 66C300 84 316 104 322 126M254 76C268 94 278 116 282 134"
    scene += silhouette(bird, 6) + stroke(parse_path(feathers), FINE, "sand")
    return Plate(
        scene + landscape.cloud(70, 236, 0.7) + landscape.cloud(338, 220, 0.66, flip=True), "lozenges", _BAND
    )


def she_wolf() -> Plate:
    """A she-wolf howls before the moon, her cubs between her legs."""
    scene = (
        landscape.sky("midnight")
        + landscape.sun_or_moon(130, 128, 84)
        + landscape.stars("280,60 330,100 350,50 260,130 40,240", 7)
    )
    scene += landscape.cypress(350, 310, 170) + landscape.cypress(316, 306, 110)
    scene += landscape.ground("20,320 130,304 270,316 380,300", "shadow", 10)
    tail = "300,226 340,250 350,300 330,334! 318,306 300,276 286,250"
    far = limb("186,270 182,310 188,348", (30, 22, 18), "stone") + limb(
        "286,262 292,304 276,348", (32, 22, 18), "stone"
    )
    body = "120,116! 134,126 150,150 182,176 240,186 296,196 320,226 314,262 286,280 240,270 200,288 168,290 146,262 136,220 124,190"
    near = (
        limb("164,264 156,312 158,354", (40, 26, 20), "stone")
        + shape("166,348 168,366 134,366 142,350", "stone", FINE)
        + limb("302,244 322,300 300,354", (46, 28, 20), "stone")
        + shape("310,348 312,366 278,366 286,350", "stone", FINE)
    )
    head = (
        "180,150 168,116 150,92 122,60 104,48! 98,62 100,78! 112,92 108,104! 120,118 128,140 140,170 164,186"
    )
    marks = (
        shape(tail, "stone", FIRM)
        + far
        + shape(body, "stone", BOLD)
        + hatching_of(body, 70, 9, 0.24, 2.8)
        + near
    )
    marks += (
        shape(head, "stone", BOLD)
        + shape("168,122 190,96! 192,132 182,146", "stone", FIRM)
        + shape("100,78! 112,92 108,104! 118,100 122,88 112,78", "red", FINE)
    )
    scene += (
        silhouette(marks, 5)
        + fill_without_contour(oval(103, 53, 5), "ink")
        + stroke(parse_path("M134 92C140 90 146 94 148 98"), 4)
        + shape(parse_path("M101 76L106 84L108 76ZM109 101L114 94L117 102Z"), "linen", HAIR)
    )
    fur = "M140 190L146 206M152 184L160 200M166 196L172 212M150 220L156 236M200 196L208 206M230 196L238 208M262 200L270 212M210 266L214 276M190 270L192 282M336 270L330 286M330 300L322 312"
    scene += stroke(parse_path(fur), FINE)
    cubs: Marks = ()
    for x, flip, fill in ((214, False, "shadow"), (262, True, "stone")):
        cub = (
            shape("-26,0! -28,-18 -16,-30 10,-30 28,-22 30,0! 20,0 16,-10 -8,-10 -14,0", fill)
            + shape("-22,-22 -36,-28 -40,-42 -28,-52 -14,-48 -8,-34", fill, FINE)
            + shape(parse_path("M-34 -46L-38 -62L-24 -52ZM-20 -50L-12 -62L-10 -44Z"), fill, FINE)
            + fill_without_contour(oval(-31, -40, 2.2), "glow")
            + fill_without_contour(oval(-20, -40, 2.2), "glow")
            + fill_without_contour(oval(-30, -31, 3), "ink")
        )
        cubs += moved(cub, x, 366, 1.0, flip)
    return Plate(scene + silhouette(cubs, 4), "beads", _BAND)


def gazelle() -> Plate:
    """A gazelle leaps a thorn bush, her horns like a lyre."""
    scene = (
        landscape.sky()
        + landscape.sun_or_moon(300, 98, 46)
        + landscape.dune("20,270 120,240 240,272 380,236", "sand")
        + landscape.ripples(284, 3)
    )
    scene += landscape.ground("20,346 120,334 260,346 380,332", "sand", 9)
    coat = "ochre"
    far = limb("150,206 116,222 96,262", (22, 15, 8), coat) + limb(
        "284,226 330,238 356,276", (26, 15, 8), coat
    )
    body = "120,176 146,168 190,176 250,182 292,186 316,206 308,236 280,246 236,232 190,236 150,232 124,208"
    belly = "140,222 190,222 240,220 284,238 236,236 190,240 156,236"
    near = (
        limb("146,212 104,206 72,238", (28, 17, 9), coat)
        + shape("78,234 64,250 56,242 68,230", "hair", FINE)
        + limb("292,222 344,214 376,240", (36, 18, 9), coat)
        + shape("370,232 384,250 370,248", "hair", FINE)
    )
    neck = "118,208 108,176 112,140 104,118 120,100 140,108 144,140 160,172 152,210"
    head = "140,112 130,94 112,92 90,104 66,118 64,128 76,134 100,130 120,130"
    horn = "124,96! 112,70 118,44 112,24! 128,42 128,68 136,92"
    marks = (
        far
        + shape("310,206 334,196 330,218 314,222", "linen", FINE)
        + shape(body, coat, BOLD)
        + hatching_of(body, 60, 8, 0.2, 2.4)
        + fill_without_contour(belly, "linen")
        + stroke(parse_path("M150 214C190 216 240 212 286 224"), 8, "earth")
    )
    marks += (
        near
        + shape(neck, coat, FIRM)
        + fill_without_contour("116,200 108,170 112,150 122,170 128,204", "linen")
        + shape(horn, "hair", FINE)
        + shape("134,98! 136,70 148,46 146,28! 160,48 152,74 144,98", "hair", FINE)
    )
    marks += (
        shape("138,104 162,92 170,104 146,118", coat, FIRM)
        + shape(head, coat, FIRM)
        + shape("70,118 64,128 76,134 84,124", "linen", FINE)
        + fill_without_contour(oval(67, 122, 3.4), "ink")
    )
    marks += (
        shape(oval(108, 108, 7, 6), "linen", HAIR)
        + fill_without_contour(oval(107, 108, 4.6), "ink")
        + stroke(parse_path("M96 116L84 124M114 76L130 74M114 62L128 60M138 76L152 78M142 62L154 64"), FINE)
    )
    scene += moved(silhouette(marks, 5), 4, 12, 0.95)
    bush = "128,366! 120,340 136,322 150,330 158,306 180,310 192,290 208,308 232,304 240,328 262,324 268,344 276,366!"
    thorns = stroke(
        parse_path(
            "M136 322L128 308M158 306L152 290M192 290V274M232 304L242 290M262 324L276 314M160 350L166 336L174 350M196 340L202 324L210 340M226 352L232 338L240 352"
        ),
        FINE,
    )
    scene += silhouette(shape(bush, "green"), 4) + hatching_of(bush, 90, 9, 0.3, 2.4) + thorns
    return Plate(
        scene
        + stroke(
            parse_path(
                "M330 300C344 296 354 300 366 296M340 314C352 312 360 314 370 312M40 300H64M34 312H52"
            ),
            FINE,
        ),
        "billets",
        _BAND,
    )


def sea_mare() -> Plate:
    """Half mare, half fish, she rears out of the surf with weed in her mane."""
    scene = (
        landscape.sky("dusk")
        + landscape.engraved_sky(220)
        + landscape.crescent(326, 76, 24)
        + landscape.sea(238, 384)
    )
    tail = "226,280 290,310 346,280 340,214 312,186"
    outline = tapered_outline(tail, (110, 78, 52, 32, 18))
    scene += silhouette(
        shape(outline, "teal", BOLD)
        + hatching_of(outline, 60, 8, 0.22, 2.6)
        + moved(
            shape("0,-10 20,-14 50,-44 58,-24 44,8! 58,36 46,58 16,22 0,14", "green"),
            314,
            188,
            0.9,
            turn=-120,
        ),
        5,
    )
    scene += stroke(
        parse_path(
            "M236 300Q248 312 260 302Q272 316 284 304Q296 314 306 302M262 276Q274 288 286 276Q298 290 310 276Q322 286 330 272M300 250Q310 262 322 250Q332 260 342 248M316 226Q324 236 334 226"
        ),
        FINE,
        "linen",
    )
    far = limb("150,262 102,246 84,290", (32, 22, 16), "linen") + shape(
        "92,280 96,300 68,304 60,294 76,284", "teal", FINE
    )
    body = "128,214 124,170 112,140 96,126 66,144 46,148 38,134 60,104 86,74 104,60 132,66 164,100 196,150 236,208 262,260 240,320 180,330 140,296"
    near = limb("168,282 120,300 104,346", (38, 26, 18), "linen") + shape(
        "114,336 118,358 88,362 78,350 96,340", "teal", FINE
    )
    marks = (
        far
        + shape(body, "linen", BOLD)
        + hatching_of(body, 20, 9, 0.18, 2.6)
        + near
        + shape("98,66 94,40! 110,56", "linen", FIRM)
        + shape("114,62 118,36! 128,64", "linen", FIRM)
    )
    mane = "114,58 146,66 176,96! 190,90 200,124! 218,120 222,156! 242,156 240,192! 258,200 252,228! 228,204 204,170 176,128 150,96"
    marks += shape(mane, "green", FIRM) + stroke(
        parse_path("M146 84L164 92M168 110L184 112M188 138L206 140M206 166L224 170M224 192L240 200"), FINE
    )
    scene += (
        silhouette(marks, 5)
        + shape(oval(84, 96, 7, 6), "linen", HAIR)
        + fill_without_contour(oval(83, 96, 4.6), "ink")
        + fill_without_contour(oval(48, 138, 3.4), "ink")
        + stroke(
            parse_path("M42 146C52 146 58 142 62 138M70 88C76 82 86 82 92 86M104 130C112 112 112 96 106 80"),
            FINE,
        )
    )
    scene += (
        landscape.sea(344, 384, 1.3)
        + landscape.breaker(190, 342, 1.0)
        + landscape.breaker(60, 350, 0.8)
        + landscape.breaker(326, 344, 0.9, flip=True)
    )
    return Plate(scene, "interlace", "blue")


def whale() -> Plate:
    """A whale opens its mouth for a ship; one sailor still rows."""
    scene = (
        landscape.sky() + landscape.engraved_sky(170) + landscape.cloud(70, 70, 0.8) + landscape.sea(210, 384)
    )
    body = "112,260! 126,196 168,142 236,116 308,122 360,160 384,220! 384,384! 150,384! 120,340"
    scene += silhouette(shape(body, "shadow", BOLD), 5) + hatching_of(body, 50, 10, 0.18, 3)
    mouth = "70,186! 110,216 170,236 240,238 300,236! 280,290 220,322 150,330 96,318 60,290! 90,262 88,222"
    scene += shape(mouth, "red", BOLD) + fill_without_contour(
        "110,290 160,262 230,258 270,272 224,306 150,318", "rose"
    )
    lower = "60,290! 96,318 150,330 220,322 280,290 300,236! 326,290 300,356 220,384 140,384 80,346"
    scene += shape(lower, "stone", BOLD) + stroke(
        parse_path(
            "M84 324C110 356 150 372 190 380M120 336C144 356 176 368 216 372M168 336C190 350 220 356 250 352M220 326C240 334 262 332 282 322"
        ),
        FINE,
    )
    baleen = "".join(
        f"M{x} {y}V{y + long}"
        for x, y, long in (
            (96, 208, 26),
            (112, 218, 30),
            (128, 226, 32),
            (146, 232, 34),
            (164, 236, 36),
            (182, 238, 36),
            (200, 239, 36),
            (218, 239, 34),
            (236, 239, 32),
            (254, 239, 28),
            (272, 238, 22),
        )
    )
    scene += stroke(parse_path(baleen), 7) + stroke(parse_path(baleen), 3.4, "linen")
    top = "70,186! 92,160 140,132 200,114 270,108 330,130 372,180! 384,240! 300,236 240,238 170,236 110,216"
    marks = shape(top, "shadow", BOLD) + hatching_of(top, 60, 10, 0.16, 3)
    scene += (
        silhouette(marks, 4)
        + beasts.whale_eye(290, 196, 20)
        + stroke(parse_path("M150 160V160M176 150V150M130 178V178M164 176V176"), 5, "stone")
        + shape(oval(204, 126, 6, 4), "stone", FINE)
        + shape(oval(228, 120, 5, 3.4), "stone", FINE)
    )
    spout = "M262 108C258 84 240 70 222 66C230 58 248 62 262 74C262 54 274 40 292 34C286 48 278 56 274 72C288 62 306 60 316 70C298 70 280 86 274 108Z"
    scene += shape(parse_path(spout), "foam", FIRM)
    scene += silhouette(moved(attributes.sail(), 84, 268, 0.66, turn=10, flip=True), 4)
    rower = person(Person(robe="red", left=(-26, -70), right=(24, -80)), 3)
    scene += moved(rower, 66, 262, 0.34)
    return Plate(
        scene
        + landscape.sea(350, 384, 1.3)
        + landscape.breaker(66, 344, 0.9)
        + landscape.breaker(330, 360, 0.8, flip=True),
        "lozenges",
        "blue",
    )
