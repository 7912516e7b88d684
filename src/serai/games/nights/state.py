"""What the Nights remember from turn to turn, and their options."""

from typing import Annotated

from msgspec import Meta, Struct, field

from serai.book.vocabulary import WEALTH
from serai.table.agreeing import IN_COMPANY
from serai.table.chance import Count

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

Level = Annotated[int, Meta(ge=BEGGAR, le=FABULOUS)]
SkillLevel = Annotated[int, Meta(ge=TALENT, le=MASTER)]


class Options(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What a table may agree on beforehand (N16). `heroes` says who takes which; the rest are drawn."""

    goal: Annotated[
        int,
        Meta(ge=1, le=60, examples=[8, 12, 16, 20, 24]),
        Meta(description="The points to reach, destiny and story together (20)."),
    ] = 20
    one_status: Annotated[bool, Meta(description="A hero has one status at most.")] = False
    random_skills: Annotated[bool, Meta(description="The first three skills are drawn, not chosen.")] = False
    storytelling: Annotated[
        bool,
        IN_COMPANY,
        Meta(description="A result may be told again; if most of the others like it, that is a story point."),
    ] = False
    merchant: Annotated[
        bool, Meta(description="A fabulous fortune, kept for three turns, counts toward the goal.")
    ] = False
    person_reads: Annotated[
        bool,
        IN_COMPANY,
        Meta(description="The Reader has each page before the others, reads it aloud and turns it."),
    ] = False
    heroes: Annotated[
        dict[str, str],
        Meta(
            description="Who takes which hero, as in --hero Ana=aladdin, once for each seat; the others are "
            f"drawn. The heroes: {', '.join(HEROES)}."
        ),
    ] = {}


class Held(Struct):
    """What a status remembers while it is held.

    `city` is marked for it: home, seat, or where an outlaw is wanted. `away` is a married hero or vizier who
    may end its turns in no other city; `far` a pilgrim who has been in the far city. `gained` counts what was
    gained since it came; `ripe` says that one more story point ends it. `turns` are the turns it still lasts,
    0 where it has no end.
    """

    city: str = ""
    away: bool = False
    far: bool = False
    gained: Count = 0
    ripe: bool = False
    pursuer: str = ""
    adjective: str = ""
    turns: Count = 0


class QuestNotes(Struct):
    """What a quest remembers: the places it names, and what its markers show as claimed (N12.1).

    One that a scenario gives without its places has not `begun`: they are found at the start of a turn.
    """

    places: list[str] = field(default_factory=list[str])
    claimed: list[str] = field(default_factory=list[str])
    words: dict[str, str] = field(default_factory=dict[str, str])
    begun: bool = False


class Hero(Struct):
    """A player's hero, with everything that lies before it. Only the two targets are secret (N17)."""

    seat: str
    hero: str
    space: str = "baghdad"
    destiny: Count = 0
    story: Count = 0
    wealth: Level = POOR
    destiny_target: Count = 0
    story_target: Count = 0
    skills: dict[str, SkillLevel] = field(default_factory=dict[str, SkillLevel])
    once: list[str] = field(default_factory=list[str])
    statuses: dict[str, Held] = field(default_factory=dict[str, Held])
    treasures: list[str] = field(default_factory=list[str])
    quest: str | None = None
    quest_notes: QuestNotes = field(default_factory=QuestNotes)
    quests_done: list[str] = field(default_factory=list[str])
    cards: list[str] = field(default_factory=list[str])
    tokens: list[str] = field(default_factory=list[str])
    destination: str | None = None
    fabulous_turns: Count = 0
    notes: dict[str, str] = field(default_factory=dict[str, str])
    """What treasures remember: a word of each, such as the turn it was last used."""


class State(Struct):
    """Cards are ids; decks hold what is left of them, in no order.

    `declared` is the seat that began the last round, `last_turns` are those that still have a turn of it.
    """

    heroes: dict[str, Hero]
    encounter_deck: list[str]
    treasure_deck: list[str]
    quest_deck: list[str]
    encounter_discards: list[str] = field(default_factory=list[str])
    seat: str = ""
    time: str = "morning"
    declared: str | None = None
    last_turns: list[str] = field(default_factory=list[str])
    ending: str | None = None
    winners: list[str] = field(default_factory=list[str])
