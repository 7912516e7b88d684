"""The content of a chronicle, independent of its format."""

from datetime import date
from typing import Literal

from msgspec import Struct

from serai.locales.texts import Language

Kind = Literal["way", "opening", "told", "turning", "award", "after"]
BETWEEN = " · "
"""The separator between awards."""


class Piece(Struct, frozen=True):
    """A paragraph of the story.

    `turning` is the heading of the chosen section, `award` a note in the margin. `number` (its paragraph in
    the Book) and `ornament` (its matrix) are set at the start of a tale. `dice` are the dice at that time, as
    colours and numbers.
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
    """A chapter. `argument` announces whom the hero will meet; `hour` is the time of day, if it changed.

    `plate` is a square SVG in plain colours that shows one of them, with its title.
    """

    heading: str
    title: str
    argument: str
    scenes: tuple[Scene, ...]
    hour: str = ""
    plate: str = ""


class Player(Struct, frozen=True):
    """A player. `portrait` is a 64 × 64 SVG; without one, a crown is shown.

    `lines` introduce the player and the start, `holds` lists what the player has now.
    """

    seat: str
    title: str
    lines: tuple[str, ...]
    holds: tuple[str, ...] = ()
    portrait: str = ""
    pigment: str = "#4a4038"


class Track(Struct, frozen=True):
    """The points of one player before the first turn and after each turn."""

    seat: str
    points: tuple[int, ...]


class Picture(Struct, frozen=True):
    """A plot of points over time, and a sentence that says the same; `goal` is the target."""

    title: str
    sentence: str
    tracks: tuple[Track, ...]
    goal: int = 0


class Journey(Struct, frozen=True):
    """A hero's journey: the spaces in order, and the same in words."""

    seat: str
    spaces: tuple[str, ...]
    sentence: str


class Seal(Struct, frozen=True):
    """The last page: sentences about the dice, each with the value it shows, or with ""."""

    lines: tuple[tuple[str, str], ...]
    verified: bool


class Chronicle(Struct, frozen=True):
    """The story of a game for one reader, in one language; `authors` are the players."""

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
    """The map with the journeys (SVG)."""
    company_first: bool = False
    """Whether the players come before the chapters."""
