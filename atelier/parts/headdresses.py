"""What large heads wear, and their hair; on the face's own square (see faces)."""

from atelier.frames import star_path
from atelier.pen import FINE, FIRM, HAIR, Marks, fill_without_contour, moved, oval, parse_path, shape, stroke
from atelier.shade import hatching_of


def turban(cloth: str, band: str = "", wide: float = 0) -> Marks:
    """A wound turban: the windings are lines that cross over the brow."""
    w = wide
    outline = (
        f"M{-48 - w} -34C{-58 - w} -62 {-44 - w} -96 0 -102C{44 + w} -104 {64 + w} -74 {55 + w} -36"
        f"C40 -52 24 -54 2 -48C-18 -42 -34 -40 {-48 - w} -34Z"
    )
    folds = (
        f"M{-52 - w} -46C-20 -50 20 -66 {44 + w} -90M{-54 - w} -58C-24 -62 4 -76 24 -99"
        f"M{-50 - w} -74C-32 -76 -16 -86 -4 -102M{56 + w} -46C40 -60 16 -58 -6 -50M{58 + w} -60C44 -72 30 -70 14 -62"
        f"M{55 + w} -74C48 -80 40 -80 32 -76"
    )
    marks = (
        shape(parse_path(outline), cloth)
        + hatching_of(parse_path(outline), 20, 7, 0.2, 2.4)
        + stroke(parse_path(folds), FINE)
    )
    if band:
        marks += shape(
            parse_path(
                f"M{-48 - w} -34C-34 -40 -18 -42 2 -48C24 -54 40 -52 {55 + w} -36L{54 + w} -46C38 -62 20 -62 0 -56C-18 -50 -36 -48 {-50 - w} -44Z"
            ),
            band,
            FINE,
        )
    return marks


def loose_turban(cloth: str, patch: str) -> Marks:
    """A large turban that was wound in a hurry, with an end that hangs down."""
    tail = shape("44,-52 66,-44 74,0 66,52 78,90! 50,96! 48,60 52,10 46,-20", cloth) + stroke(
        "60,-30 64,10 58,60 64,88", FINE
    )
    outline = "-56,-34 -72,-58 -58,-92 -26,-112 18,-116 58,-98 74,-64 60,-30 34,-46 4,-44 -26,-36"
    folds = "M-70 -60C-30 -52 20 -60 64 -92M-62 -84C-28 -74 10 -86 30 -113M-56 -36C-10 -54 40 -56 70 -56M-30 -110C-40 -96 -44 -82 -44 -74M58 -98C48 -84 44 -70 46 -58"
    marks = (
        tail
        + shape(outline, cloth)
        + hatching_of(outline, 30, 7, 0.18, 2.4)
        + stroke(parse_path(folds), FINE)
    )
    marks += shape(parse_path("M-26 -94L-2 -98L0 -76L-22 -72Z"), patch, FINE)
    return marks + stroke(
        parse_path("M-30 -90L-22 -91M-28 -82L-20 -83M-14 -101L-13 -93M-6 -78L-5 -70M-1 -90L6 -91"), HAIR
    )


def feather(fill: str, tip: str) -> Marks:
    """A roc's feather that sweeps up from the brow."""
    vane = "10,-62 22,-96 52,-128 92,-140 84,-112 60,-86 30,-66"
    return (
        shape(vane, fill)
        + fill_without_contour("64,-122 92,-140 84,-112 70,-98", tip)
        + stroke("8,-56 30,-92 60,-118 86,-134", FINE)
        + stroke(
            parse_path(
                "M34 -98L30 -110M46 -108L44 -122M58 -117L60 -131M40 -102L54 -92M52 -112L68 -104M66 -121L80 -116"
            ),
            HAIR,
        )
    )


def jewel(x: float, y: float, size: float, stone: str) -> Marks:
    return shape(star_path(x, y, size, 0.6), "gold", FINE) + shape(oval(x, y, size * 0.45), stone, HAIR)


def tarbush(cloth: str, tassel: str) -> Marks:
    """A felt cap set at an angle, with a tassel."""
    cap = "M-38 -44L-24 -104C-8 -112 24 -112 42 -102L48 -40C30 -52 -16 -54 -38 -44Z"
    marks = shape(parse_path(cap), cloth) + hatching_of(parse_path(cap), 10, 7, 0.28, 2.4)
    marks += shape(parse_path("M-40 -40C-16 -53 30 -52 50 -36L49 -48C28 -60 -14 -62 -37 -51Z"), "linen", FINE)
    marks += stroke("8,-110 36,-118 62,-104 68,-76", FINE)
    return (
        marks
        + shape("64,-80 72,-80 80,-44! 58,-44!", tassel, FINE)
        + stroke(parse_path("M66 -72L63 -46M70 -72L73 -46"), HAIR)
    )


def headcloth(cloth: str, cord: str) -> Marks:
    """A cloth over the head that falls to both shoulders, held by a cord."""
    outline = "-46,-22 -52,-58 -30,-92 6,-98 44,-86 62,-46 62,-4 70,32 84,56! 50,62 44,34 44,8 40,-24 20,-46 -14,-48"
    folds = "M54 -40C54 -6 58 30 70 58M48 -10C48 12 50 36 58 60M-20 -84C-30 -70 -36 -58 -38 -46M30 -90C40 -78 46 -62 48 -44"
    marks = shape(outline, cloth) + hatching_of(outline, 15, 8, 0.3, 2.4) + stroke(parse_path(folds), FINE)
    band = "M-51 -44C-20 -68 30 -70 60 -50L62 -38C32 -58 -18 -56 -48 -32Z"
    return (
        marks
        + shape(parse_path(band), cord)
        + stroke(
            parse_path("M-36 -50L-32 -42M-18 -57L-15 -48M2 -60L4 -51M22 -60L22 -51M40 -55L38 -47"),
            HAIR,
            "linen",
        )
    )


def kerchief(cloth: str, dots: str) -> Marks:
    """A worker's kerchief, knotted behind."""
    knot = shape("46,-30 70,-44 84,-30 66,-22!", cloth, FINE) + shape(
        "46,-26 76,-14 80,6 60,-6!", cloth, FINE
    )
    outline = "M-42 -32C-50 -66 -26 -92 6 -92C40 -92 58 -64 52 -22C36 -46 2 -52 -42 -32Z"
    marks = knot + shape(parse_path(outline), cloth) + hatching_of(parse_path(outline), 15, 7, 0.22, 2.4)
    for x, y in ((-28, -52), (-12, -72), (8, -60), (10, -82), (28, -70), (38, -50), (-34, -70 + 4)):
        marks += fill_without_contour(oval(x, y, 3), dots)
    return marks + stroke(parse_path("M-42 -32C2 -52 36 -46 52 -22"), FINE)


def veil_behind(cloth: str) -> Marks:
    """The part of a veil that falls behind the shoulders."""
    outline = "-44,-50 -20,-84 14,-88 46,-66 62,-20 70,40 96,112 116,170! -86,170! -70,110 -56,50 -52,-10"
    return shape(outline, cloth) + stroke(
        parse_path("M64 20C72 70 88 120 104 168M58 40C62 90 74 130 84 168M-58 40C-60 90 -66 130 -74 168"),
        FINE,
    )


def veil(cloth: str) -> Marks:
    outline = "-42,-40 -38,-64 -12,-84 22,-82 48,-58 58,-14 62,36! 48,10 42,-24 22,-48 -10,-52"
    return shape(outline, cloth) + hatching_of(outline, 15, 7, 0.35, 2.2)


def diadem(stone: str) -> Marks:
    """A gold band with a crescent over the brow."""
    band = shape(parse_path("M-43 -38C-20 -58 22 -58 49 -32L48 -42C24 -68 -18 -68 -42 -49Z"), "gold", FINE)
    crescent = shape(
        parse_path("M-18 -80C-20 -62 2 -54 14 -68C14 -50 -14 -44 -22 -62C-24 -70 -22 -76 -18 -80Z"),
        "gold",
        FINE,
    )
    beads: Marks = ()
    for x, y in ((-34, -47), (-22, -54), (16, -55), (29, -50), (40, -43)):
        beads += fill_without_contour(oval(x, y, 2.4), "linen")
    return band + beads + crescent + shape(oval(-6, -46, 4), stone, HAIR)


def coins(points: str) -> Marks:
    marks: Marks = ()
    for word in points.split():
        x, y = word.split(",")
        marks += shape(oval(float(x), float(y), 5), "gold", HAIR)
    return marks


def helmet(metal: str, band: str) -> Marks:
    """A spiked helmet with a nasal bar and mail at the neck."""
    mail = "44,-40 58,-20 62,24 64,58! 30,66 34,20 38,-20"
    marks = shape(mail, "stone") + _rings()
    dome = "M-46 -32C-50 -72 -26 -96 2 -112C32 -96 58 -72 55 -30C34 -50 -10 -52 -46 -32Z"
    marks += shape(parse_path(dome), metal) + hatching_of(parse_path(dome), 12, 7, 0.3, 2.6)
    marks += stroke(parse_path("M2 -112C-10 -90 -14 -70 -14 -50M2 -112C16 -90 22 -70 22 -48"), FINE)
    marks += shape(parse_path("M-3 -110L2 -140L7 -110Z"), metal, FINE)
    marks += shape(parse_path("M-48 -28C-10 -50 34 -48 57 -26L56 -40C34 -62 -10 -64 -48 -42Z"), band, FINE)
    return marks


def _rings() -> Marks:
    rows = "M44 -14H58M42 -4H60M40 6H61M38 16H61M36 26H62M34 36H62M33 46H63M32 56H63"
    return stroke(parse_path(rows), 3, "ink", "1 4")


def crown(stone: str) -> Marks:
    """A crown of five points, worn low."""
    rim = "M-46 -30L-56 -74L-34 -56L-22 -92L0 -62L26 -96L34 -58L60 -78L54 -30C30 -50 -12 -50 -46 -30Z"
    marks = shape(parse_path(rim), "gold") + hatching_of(parse_path(rim), 10, 7, 0.16, 2.2)
    for x, y in ((-56, -75), (-22, -93), (26, -97), (60, -79)):
        marks += shape(oval(x, y, 4), "linen", HAIR)
    for x, y in ((-32, -48), (-4, -55), (26, -53)):
        marks += shape(oval(x, y, 5), stone, HAIR)
    return marks


def long_hair(fill: str) -> Marks:
    outline = "-40,-50 0,-72 44,-54 60,0 64,60 78,120 66,150 30,140 -30,140 -60,150 -66,110 -52,60 -46,0"
    return shape(outline, fill) + stroke(
        parse_path("M56 0C58 50 66 90 62 140M-50 40C-54 80 -58 110 -52 140"), FINE, "earth"
    )


def curly_hair(fill: str) -> Marks:
    """Curly hair that stands about the face."""
    outline = "-42,-30 -54,-20 -50,-2 -60,14 -50,28 -58,44 -46,56! -20,-60 20,-66! 46,40! 62,60 56,40 70,28 58,12 68,-6 56,-20 62,-42 44,-56 0,-66"
    return shape(outline, fill)


def fringe_of_hair(fill: str) -> Marks:
    """Locks over the brow and before the ear."""
    return shape(
        "-40,-36! -30,-52 0,-58 34,-50 46,-20 44,14! 38,-12 30,-34 10,-44 -8,-36 -20,-44 -30,-34!", fill, FIRM
    )


def parted_hair(fill: str) -> Marks:
    """Hair parted in the middle, drawn back over the ear."""
    return shape(
        "-12,-62! 20,-62 46,-40 50,8! 40,-8 34,-32 14,-44 -12,-52! -26,-44 -36,-28 -41,-4! -46,-30 -34,-54",
        fill,
        FIRM,
    )


def braid(fill: str, tie: str) -> Marks:
    """A braid that falls forward over the shoulder."""
    marks: Marks = ()
    for index in range(6):
        x, y = 50 + index * 3.5 - index * index * 0.7, 14 + index * 19
        marks += shape(
            f"{x - 13},{y} {x},{y - 9} {x + 13},{y} {x + 9},{y + 15} {x},{y + 20} {x - 9},{y + 15}",
            fill,
            FINE,
        )
    return (
        marks
        + shape(parse_path("M42 126L56 124L57 132L44 134Z"), tie, FINE)
        + shape("44,134! 57,132! 58,156! 50,150 40,158!", fill, FINE)
    )


def earring(x: float = 46, y: float = 18) -> Marks:
    return stroke(oval(x, y + 6, 6, 7), 3.6) + stroke(oval(x, y + 6, 6, 7), FINE, "gold")


def great_turban(cloth: str, cap: str, band: str = "") -> Marks:
    """The vast turban of office: a ribbed cap that stands out of deep windings."""
    top = shape("-16,-118 -12,-150 6,-158 24,-150 30,-116", cap) + stroke(
        parse_path("M-4 -154L-2 -122M8 -157L9 -122M18 -154L19 -120"), HAIR
    )
    outline = "-46,-34 -74,-52 -82,-88 -56,-122 0,-132 60,-124 90,-88 78,-48 55,-36 30,-50 2,-48 -22,-42"
    folds = "M-80 -78C-40 -60 20 -80 62 -122M-70 -108C-30 -88 6 -104 22 -130M-60 -44C-10 -58 50 -72 88 -96M-20 -43C20 -56 60 -60 84 -68M-58 -120C-50 -112 -44 -106 -40 -100"
    marks = (
        top + shape(outline, cloth) + hatching_of(outline, 30, 7, 0.16, 2.4) + stroke(parse_path(folds), FINE)
    )
    if band:
        marks += shape(
            "-46,-34! -22,-42 2,-48 30,-50 55,-36! 56,-48 30,-63 0,-60 -26,-53 -50,-44!", band, FINE
        )
    return marks


def plume(fill: str, tip: str = "", x: float = 0, y: float = -70) -> Marks:
    """An upright tuft of heron's feathers in a gold socket."""
    marks: Marks = ()
    for turn in (-22, 24, 0):
        vane = shape("-4,-16 -11,-44 -4,-82 4,-96! 10,-72 9,-40 4,-16", fill, FINE) + stroke(
            parse_path("M0 -14V-84"), HAIR
        )
        if tip:
            vane += fill_without_contour("-7,-70 -4,-82 4,-96! 9,-74", tip)
        marks += moved(vane, x, y, turn=turn)
    return marks + shape(f"{x - 9},{y - 12} {x},{y - 22} {x + 9},{y - 12} {x},{y + 10}", "gold", FINE)


def felt_hat(fill: str, band: str = "") -> Marks:
    """The tall felt hat of a dervish."""
    outline = "M-42 -36C-42 -80 -38 -120 -28 -146C-12 -160 22 -160 38 -144C48 -116 50 -78 51 -32C30 -50 -12 -50 -42 -36Z"
    marks = shape(parse_path(outline), fill) + hatching_of(parse_path(outline), 8, 8, 0.22, 2.4)
    if band:
        marks += shape(
            parse_path("M-42 -34C-12 -50 30 -50 52 -30L52 -46C30 -66 -12 -66 -42 -52Z"), band, FINE
        )
    return marks


def pointed_hat(fill: str, band: str, charms: str = "gold") -> Marks:
    """A magician's tall cone with a bent tip, strewn with stars, in a rolled brim."""
    cone = "-44,-44! -26,-92 -8,-140 14,-182 44,-206! 40,-176 44,-130 52,-84 56,-40!"
    marks = shape(cone, fill) + hatching_of(cone, 10, 8, 0.3, 2.4) + stroke("-8,-140 10,-132 40,-150", HAIR)
    for x, y, size in ((-10, -84, 9), (22, -104, 7), (16, -150, 6), (34, -70, 7)):
        marks += fill_without_contour(star_path(x, y, size, 0.42, 5), charms)
    roll = "-56,-36 -54,-52 -20,-62 26,-62 62,-46 64,-30 40,-40 4,-46 -30,-38"
    return (
        marks
        + shape(roll, band)
        + stroke(parse_path("M-36 -54L-30 -40M-12 -61L-8 -44M14 -62L14 -45M38 -56L34 -43"), FINE)
    )


def hood(fill: str, lining: str = "shadow") -> Marks:
    """A pointed hood that shades the face and falls to the shoulders."""
    outline = (
        "-40,-46 -34,-76 -4,-104 30,-124! 52,-92 64,-44 66,10 82,70! 40,84 46,40 44,0 40,-26 16,-50 -16,-56"
    )
    marks = shape(outline, fill) + hatching_of(outline, 15, 8, 0.32, 2.4)
    return (
        marks
        + stroke(parse_path("M56 -60C58 -10 58 30 66 74M30 -110C40 -90 46 -70 48 -50"), FINE)
        + stroke("-40,-44 -16,-54 16,-49 40,-26 45,10", FIRM, lining)
    )


def hood_behind(fill: str) -> Marks:
    return shape("-44,-44 -46,10 -60,84! 60,90! 54,20 44,-50 0,-80", fill)


def mask(cloth: str) -> Marks:
    """A cloth over nose and mouth, knotted behind."""
    outline = "-41,4! -20,8 4,4 24,6 44,-4! 46,20 38,48 16,72 -8,80 -28,66 -40,40"
    return (
        shape("42,0! 66,-8 72,6 52,12!", cloth, FINE)
        + shape("42,4! 64,20 58,34 46,14!", cloth, FINE)
        + shape(outline, cloth)
        + hatching_of(outline, 20, 7, 0.24, 2.2)
        + stroke(
            parse_path("M-36 20C-20 28 0 28 24 18M-32 40C-16 48 4 46 24 36M-18 8C-20 14 -22 18 -24 22"), FINE
        )
    )


def skullcap(cloth: str, motif: str = "") -> Marks:
    outline = "M-40 -38C-44 -70 -20 -84 6 -84C34 -84 54 -68 50 -32C30 -52 -12 -54 -40 -38Z"
    marks = shape(parse_path(outline), cloth) + hatching_of(parse_path(outline), 12, 7, 0.24, 2.2)
    if motif:
        marks += stroke(parse_path("M-36 -50C-12 -66 28 -66 48 -46"), FIRM, motif, "0 7")
    return marks


def straw_hat(fill: str = "ochre") -> Marks:
    """A wide hat of plaited straw."""
    crown = "M-34 -50C-30 -84 -10 -96 6 -96C24 -96 42 -84 46 -48Z"
    brim = "-86,-36 -60,-52 -20,-60 34,-58 74,-48 98,-30 60,-34 4,-42 -50,-38"
    plait = "M-70 -42C-20 -52 40 -52 84 -38M-30 -64C-10 -72 22 -72 42 -62M-24 -78C-8 -84 20 -84 36 -76"
    return (
        shape(parse_path(crown), fill)
        + shape(brim, fill)
        + hatching_of(brim, 90, 7, 0.3, 2)
        + stroke(parse_path(plait), HAIR)
    )


def tonsure(fill: str) -> Marks:
    """What is left of an old man's hair."""
    return shape("34,-46 46,-44 58,-20 56,8 46,22! 42,-4 36,-26", fill, FINE) + shape(
        "-36,-38 -44,-26 -46,-6! -38,-16", fill, FINE
    )


def wild_hair(fill: str) -> Marks:
    """Hair that was not combed this year, behind the head."""
    return shape(
        "-30,-62! -52,-74! -48,-52 -70,-50! -56,-34 -78,-20! -58,-12 -76,14! -56,14 -66,42! -46,32 -30,60! 40,60! 58,56 78,66! 70,42 90,30! 70,18 88,-6! 66,-10 82,-38! 60,-36 66,-64! 46,-54 40,-80! 22,-66 6,-86! -8,-68",
        fill,
    ) + stroke(
        parse_path(
            "M-52 -30L-62 -28M-50 0L-62 6M60 -20L72 -24M62 10L74 18M58 36L68 48M-30 -64L-36 -72M30 -64L34 -72"
        ),
        HAIR,
        "stone" if fill == "hair" else "ink",
    )


def steeple_hat(cloth: str, veil: str, stone: str = "red") -> Marks:
    """A lady's tall cap with a jewelled rim."""
    cone = "-34,-52! -18,-100 10,-150 24,-158 36,-148 46,-96 50,-42!"
    marks = shape("24,-154 58,-130 80,-70 90,10 104,90! 76,80 66,20 50,-40 44,-100", veil, FIRM) + stroke(
        parse_path("M40 -140C60 -100 70 -40 82 60"), FINE
    )
    marks += (
        shape(cone, cloth)
        + hatching_of(cone, 10, 8, 0.25, 2.4)
        + stroke(parse_path("M-26 -78C0 -90 26 -90 46 -80M-12 -112C6 -120 26 -120 42 -114"), FINE, "gold")
    )
    rim = "M-43 -36C-20 -58 26 -60 52 -32L52 -46C28 -74 -18 -72 -42 -50Z"
    marks += shape(parse_path(rim), "gold", FINE)
    for x, y in ((-30, -51), (-10, -60), (12, -61), (34, -53)):
        marks += fill_without_contour(oval(x, y, 2.6), "linen")
    return marks + shape(oval(2, -60, 5), stone, HAIR)


def shawl(cloth: str, edge: str = "") -> Marks:
    """A cloth over head and shoulders that frames the face."""
    outline = "-42,-30 -44,-62 -16,-86 24,-84 54,-58 64,-10 66,40 90,100! -40,108 -60,96! -44,76! -20,78 10,72 32,54 44,16 42,-22 22,-46 -12,-52"
    marks = shape(outline, cloth) + hatching_of(outline, 15, 8, 0.22, 2.4)
    marks += stroke(parse_path("M56 -20C58 20 62 50 74 92M50 30C48 56 44 74 50 96"), FINE)
    return marks + (stroke("-42,-32 -12,-52 22,-46 42,-22 44,16 32,54 10,72", FIRM, edge) if edge else ())


def ragged_headcloth(cloth: str, patch: str = "") -> Marks:
    """A strip of cloth wound once about the brow, its ends loose."""
    marks = shape("44,-34! 70,-40 80,-26 58,-24!", cloth, FINE) + shape(
        "44,-30! 68,-12 66,8 50,-14!", cloth, FINE
    )
    band = "M-42 -30C-16 -50 28 -50 50 -24L52 -42C28 -68 -16 -68 -44 -48Z"
    marks += shape(parse_path(band), cloth) + stroke(parse_path("M-40 -38C-14 -58 28 -58 50 -34"), HAIR)
    return marks + (shape(parse_path("M-12 -62L8 -64L8 -46L-10 -45Z"), patch, HAIR) if patch else ())


def cropped_hair(fill: str) -> Marks:
    """Short hair, close to the skull."""
    return shape(
        "-38,-34! -42,-54 -20,-72 6,-74 34,-66 50,-40 48,0! 42,-18 34,-36 12,-48 -14,-46", fill, FIRM
    )


def wreath(points: str, fill: str = "rose", heart: str = "linen") -> Marks:
    """Flowers in the hair."""
    marks: Marks = ()
    for word in points.split():
        x, y = (float(value) for value in word.split(","))
        marks += shape(star_path(x, y, 11, 0.62, 5), fill, HAIR) + fill_without_contour(oval(x, y, 3), heart)
    return marks


def horns(fill: str = "linen", far: bool = False) -> Marks:
    """Curved horns on the brow."""
    near = shape("26,-52! 40,-74 44,-100 34,-124! 58,-108 64,-76 46,-40!", fill) + stroke(
        parse_path("M38 -66L52 -62M43 -80L57 -78M43 -94L56 -94"), HAIR
    )
    other = shape("-18,-58! -32,-78 -36,-102 -26,-124! -50,-108 -56,-78 -36,-46!", fill) + stroke(
        parse_path("M-30 -70L-44 -66M-36 -84L-49 -82M-36 -98L-48 -98"), HAIR
    )
    return other if far else near + other


def nomads_cap(cloth: str, trim: str) -> Marks:
    """A conical nomad's cap with lappets over the ears."""
    cap = "M-42 -34C-40 -64 -20 -90 4 -116C30 -92 52 -66 54 -30C30 -50 -12 -50 -42 -34Z"
    return (
        shape("40,-40 56,-34 60,10 54,40! 42,36 40,0", cloth, FINE)
        + shape(parse_path(cap), cloth)
        + hatching_of(parse_path(cap), 10, 7, 0.26, 2.4)
        + shape(parse_path("M-44 -28C-14 -48 30 -48 56 -26L56 -42C30 -64 -14 -64 -44 -46Z"), trim, FINE)
    )
