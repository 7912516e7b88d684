"""What a chronicle holds, before it is set as a page or as a book."""

from datetime import date
from typing import Literal

from msgspec import Struct

from serai.locales.texts import Language

Kind = Literal["way", "opening", "told", "turning", "award", "after"]
BETWEEN = " · "
"""Between one award and the next."""


class Piece(Struct, frozen=True):
    """A paragraph: of the way there, of the tale itself, of what became of it.

    `turning` is the heading of the section that was chosen, `award` a quiet line in the margin. `number` and
    `ornament` belong to an opening: its paragraph in the Book and the matrix it is from. `dice` are those on
    the table then, as colours and numbers.
    """

    kind: Kind
    text: str
    number: int = 0
    ornament: str = ""
    dice: tuple[tuple[str, int], ...] = ()


class Scene(Struct, frozen=True):
    """What happened to one player in one turn."""

    seat: str
    title: str
    pieces: tuple[Piece, ...]


class Chapter(Struct, frozen=True):
    """`argument` says beforehand whom one will meet; `hour`, where it has turned, the time of day."""

    heading: str
    title: str
    argument: str
    scenes: tuple[Scene, ...]
    hour: str = ""


class Player(Struct, frozen=True):
    """Somebody who sat at the table. `portrait` is a picture of 64 by 64 (SVG); without one it is a crown.

    `lines` say who that is and with what the evening began, `holds` what the player has now.
    """

    seat: str
    title: str
    lines: tuple[str, ...]
    holds: tuple[str, ...] = ()
    portrait: str = ""
    pigment: str = "#4a4038"


class Track(Struct, frozen=True):
    """Points of one player after each turn, from before the first."""

    seat: str
    points: tuple[int, ...]


class Picture(Struct, frozen=True):
    """Points over time as a picture, with a sentence that says the same; `goal` is what had to be reached."""

    title: str
    sentence: str
    tracks: tuple[Track, ...]
    goal: int = 0


class Journey(Struct, frozen=True):
    """Where a hero went: the spaces in order, and the same in words."""

    seat: str
    spaces: tuple[str, ...]
    sentence: str


class Seal(Struct, frozen=True):
    """The last page: sentences about the dice, each with what it shows, or with ""."""

    lines: tuple[tuple[str, str], ...]
    verified: bool


class Chronicle(Struct, frozen=True):
    """The tale of an evening for one reader, in one language; `authors` are those who played it."""

    language: Language
    game: str
    title: str
    book: str
    subtitle: str
    began: date
    authors: tuple[str, ...]
    players: tuple[Player, ...]
    chapters: tuple[Chapter, ...]
    epilogue: tuple[str, ...]
    pictures: tuple[Picture, ...]
    seal: Seal
    over: bool
    journeys: tuple[Journey, ...] = ()
    chart: bytes = b""
    """The map with the journeys drawn over it (SVG)."""
    company_first: bool = False
    """Whether those who sat there stand before the chapters, because their tale begins with them."""
