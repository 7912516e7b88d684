"""The saved state of the Nights, and its options."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from serai.book.vocabulary import WEALTH
from serai.table.chance import Count
from serai.table.options import MULTIPLAYER_ONLY

HOME = "baghdad"
LEVELS = tuple(WEALTH)
BEGGAR, POOR, PRINCELY, FABULOUS = 0, 2, 5, 6

TALENT, MASTER = 1, 2

# The six heroes and their sex by birth (N1.1).
HEROES = {
    "aladdin": "m",
    "ali-baba": "m",
    "maaruf": "m",
    "sindbad": "m",
    "scheherazade": "f",
    "zumurrud": "f",
}

Ending = Literal["sole", "tie-statuses", "tie-skills", "shared", "solitaire-won", "solitaire-lost"]
"""How a game may end (N15.3, N16.4)."""

Level = Annotated[int, Meta(ge=BEGGAR, le=FABULOUS)]
SkillLevel = Annotated[int, Meta(ge=TALENT, le=MASTER)]


class Options(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Options of a game (N16). `heroes` maps seats to heroes; other seats get random ones."""

    goal: Annotated[
        int,
        Meta(ge=1, le=60, examples=[8, 12, 16, 20, 30]),
        Meta(description="The points to reach, destiny and story together (20)."),
    ] = 20
    one_status: Annotated[bool, Meta(description="A hero has one status at most.")] = False
    random_skills: Annotated[bool, Meta(description="The first three skills are drawn, not chosen.")] = False
    storytelling: Annotated[
        bool,
        MULTIPLAYER_ONLY,
        Meta(description="A result may be told again; if most of the others like it, that is a story point."),
    ] = False
    merchant: Annotated[
        bool, Meta(description="A fabulous fortune, kept for three turns, counts toward the goal.")
    ] = False
    person_reads: Annotated[
        bool,
        MULTIPLAYER_ONLY,
        Meta(description="The Reader has each page before the others, reads it aloud and turns it."),
    ] = False
    heroes: Annotated[
        dict[str, str],
        Meta(
            description="Who takes which hero, as in --hero Ana=aladdin, once for each seat; the others are "
            f"drawn. The heroes: {', '.join(HEROES)}."
        ),
    ] = {}


class HeldStatus(Struct):
    """The data of a status while a hero holds it.

    `city` is the marked city: home, seat, or where an outlaw is wanted. `away` is set for a married hero or
    vizier who may not end turns in any other city, `far` for a pilgrim who has been in the far city. `gained`
    counts gains since the status was received. `ripe` means that one more story point ends it. `turns` are
    the turns left, 0 if it does not expire.
    """

    city: str = ""
    away: bool = False
    far: bool = False
    gained: Count = 0
    ripe: bool = False
    pursuer: str = ""
    adjective: str = ""
    turns: Count = 0


class QuestProgress(Struct):
    """The progress of a quest: the places it names, and the claimed ones (N12.1).

    A quest that a scenario gives without places has not `begun`; it names them at the start of a turn.
    """

    places: list[str] = []
    claimed: list[str] = []
    words: dict[str, str] = {}
    begun: bool = False


class Hero(Struct):
    """A player's hero with all possessions. Only the two targets are secret (N17)."""

    seat: str
    hero: str
    space: str = HOME
    destiny: Count = 0
    story: Count = 0
    wealth: Level = POOR
    destiny_target: Count = 0
    story_target: Count = 0
    skills: dict[str, SkillLevel] = {}
    once: list[str] = []
    statuses: dict[str, HeldStatus] = {}
    treasures: list[str] = []
    quest: str | None = None
    quest_notes: QuestProgress = field(default_factory=QuestProgress)
    quests_done: list[str] = []
    cards: list[str] = []
    tokens: list[str] = []
    destination: str | None = None
    fabulous_turns: Count = 0
    notes: dict[str, str] = {}
    """What each treasure remembers, for example the cities where it was used."""


class State(Struct):
    """Cards are ids. Decks are unordered: cards are drawn at random.

    `declared` is the seat that began the last round; `last_turns` are the seats that still have a turn in it.
    `heard` counts tonight's readings of the paragraphs that cells with several bases lead to (N7.13); it is
    None until the first of them.
    """

    heroes: dict[str, Hero]
    encounter_deck: list[str]
    treasure_deck: list[str]
    quest_deck: list[str]
    encounter_discards: list[str] = []
    seat: str = ""
    time: str = "morning"
    declared: str | None = None
    last_turns: list[str] = []
    ending: Ending | None = None
    winners: list[str] = []
    heard: dict[str, Count] | UnsetType = UNSET
