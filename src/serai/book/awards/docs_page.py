"""The documentation page that lists every award with an example."""

from serai.book.vocabulary import (
    CONTINENTS,
    PLACE_NAMES,
    SKILL_NAMES,
    STATUS_NAMES,
    WEALTH_NAMES,
    title_from_id,
)

# A test parses the examples and requires one for every award.
EXAMPLES: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = (
    (
        "Points and wealth",
        (
            ("[D2]", "Two destiny points are gained."),
            ("[S-1]", "One story point is lost; points never fall below 0 (N8.4)."),
            ("[W+1 (Max: Rich)]", "One level of wealth is gained, to Rich at most (N11.2)."),
            ("[W-2 (Min: Beggar)]", "Two levels are lost, to Beggar at least."),
            ("[Trade: D1 for S2]", "The player may give one destiny point for two story points."),
        ),
    ),
    (
        "Skills",
        (
            ("[Storytelling]", "One level: a new skill starts as a talent, a talent becomes master (N8.3)."),
            ("[Storytelling (Master)]", "The skill at master level."),
            ("[Skill of choice]", "A level of a skill that the player chooses."),
            ("[Magic (one use)]", "The skill can be used once."),
            ("[Lose Magic]", "A level is lost: master becomes talent, a talent is gone (N8.6)."),
            ("[Lose a skill of choice]", "A level of one skill that the player names is lost."),
        ),
    ),
    (
        "Statuses",
        (
            ("[Wounded]", "The status is gained."),
            ("[Pursued by: Furious Efreet]", "Pursued by another being than the one just met (N10.20)."),
            ("[Blessed (one turn)]", "The status lasts one turn."),
            ("[Lose Wounded]", "The status is lost, if the hero has it."),
            ("[You may lose Married]", "The status is lost, if the player wishes."),
            ("[Lose a status of choice]", "One status that the player names is lost."),
            ("[You may lose a status of choice]", "One status that the player names may be lost."),
            ("[Lose any statuses of choice]", "As many statuses as the player wishes are lost."),
        ),
    ),
    (
        "Treasures and tokens",
        (
            ("[Treasure]", "A treasure at random, from the deck (N8.5)."),
            ("[Treasure: Seal Ring]", "That treasure, from the deck or from the hero who has it."),
            ("[Lose a treasure]", "One treasure that the player names is lost."),
            ("[Lose treasure: Seal Ring]", "That treasure is lost, if the hero has it."),
            ("[Token: owes-the-ferryman]", "A mark that later headings can read; it survives death (N8.10)."),
            ("[Lose token: owes-the-ferryman]", "The mark is removed."),
        ),
    ),
    (
        "Places",
        (
            ("[Opportunity to enter: Cave of Wonders]", "The Destination marker goes there (N5.2)."),
            ("[Move to: Cave of Wonders]", "The hero goes there at once and has its encounter (N5.4)."),
            ("[Move to: Basra]", "The hero goes to a space of the map; no second encounter (N4.5)."),
            (
                "[Move to: any city]",
                "The player chooses a space of that terrain; `any space` allows all.",
            ),
            (
                "[Placed by another player: within 3 spaces of Mecca]",
                "Another player chooses the space (N8.7).",
            ),
            (
                "[Placed by another player: within 2 spaces of Cave of Wonders]",
                "A Place of Power lies one step beyond the end of its arrow (N4.6); nobody is placed in it.",
            ),
            ("[Placed by another player: within 3 spaces]", "The same, counted from the hero's space."),
            ("[Placed by another player: any sea space]", "The same, on any space of that terrain."),
            ("[Placed by another player: any space in Africa]", "The same, anywhere on that continent."),
            (
                "[Placed by the player on your left: any city in Asia]",
                "The text says who chooses (N8.8); `on your right` is the other neighbour.",
            ),
        ),
    ),
    (
        "Other heroes",
        (
            (
                "[Another hero: S1]",
                "A hero that the player chooses gains it: points, wealth, a status or a treasure (N8.11).",
            ),
            ("[The nearest hero: (D-1/Wounded)]", "Only the nearest hero loses and gains it."),
            ("[A hero here: Lose a treasure]", "One in the same space; if there is none, it does nothing."),
        ),
    ),
    (
        "Choices and what follows",
        (
            ("[Choose: (D1/Lost) or S2]", "One of two; a side of several words is in brackets."),
            (
                "[Accept: (D2/Married); Refuse: Scorned]",
                "An offer that the player accepts or refuses (N7.12).",
            ),
            ("[Roll: 1-2 Wounded; 3-5 S1; 6 (D1/Treasure)]", "A die decides; the bands cover every number."),
            ("[Roll (Magic +1, Luck +1): 1-3 Lost; 4-7 S1; 8 D2]", "Usable skills add to the die."),
            ("[Go to: merchant/barter#two-liars]", "The encounter continues at that paragraph (N7.12)."),
            ("[Encounter: Terrible Storm on F]", "Another encounter follows at once, on that matrix."),
            ("[Encounter: the other on H]", "The being just met is met again, on another matrix."),
            ("[Death]", "The hero dies; a brother or sister takes over (N14.1)."),
            ("[Nothing]", "No award; a section always ends in an award line."),
        ),
    ),
)

OPENING = """\
# Award words

This page lists, for writers of tales, everything that a tale can give or take. An award line ends a section.
It is in square brackets, its words are separated by slashes, and they apply from left to right:
`[D2/S1/W+1 (Max: Poor)/Storytelling/Respected]`. No other words are allowed, and they are in English in every
language's file. Words that contain other awards (Choose, Accept, Roll) come last, or have their last branch
in brackets. Names of several words take hyphens where an adjective can precede them:
`Encounter: Wicked Old-Man on I`.
"""


def render_awards_docs_page() -> str:
    """The whole page, for `docs/book/awards.md`."""
    parts = [OPENING]
    for name, rows in EXAMPLES:
        lines = [f"## {name}", "", "| written | what happens |", "|---|---|"]
        lines += [f"| `{example}` | {meaning} |" for example, meaning in rows]
        parts.append("\n".join(lines) + "\n")
    lists = {
        "skills": SKILL_NAMES,
        "statuses": STATUS_NAMES,
        "wealth levels": WEALTH_NAMES,
        "Places of Power": PLACE_NAMES,
        "continents": tuple(title_from_id(name) for name in CONTINENTS),
    }
    parts.append("## The names\n")
    parts += [f"The {what}: {', '.join(names)}.\n" for what, names in lists.items()]
    return "\n".join(parts)
