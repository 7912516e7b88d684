"""An example of every effect word in pack syntax, for the documentation page and for tests."""

from typing import Any

Clause = dict[str, Any]
WEAK = ["wounded", "crippled", "diseased"]

EXAMPLES: tuple[Clause, ...] = (
    # triggers
    {"word": "once-per-turn"},
    {"word": "once-and-gone"},
    {"word": "start-of-turn"},
    {"word": "arrival"},
    {"word": "after-encounter"},
    {"word": "quest-finished"},
    # conditions
    {"word": "in-terrain", "terrains": ["desert", "mountain"]},
    {"word": "in-continent", "continents": ["africa"]},
    {"word": "remote", "number": 3},
    {"word": "new-city"},
    {"word": "at-time", "times": ["night"]},
    {"word": "has-met", "beings": ["merchant"]},
    {"word": "has-met-on", "matrices": ["L", "N"]},
    {"word": "with-status", "statuses": ["wounded", "lost"]},
    {"word": "status-today", "statuses": WEAK},
    {"word": "no-richer-than", "wealth": "poor"},
    {"word": "in-company"},
    {"word": "trailing"},
    # treasures, while owned
    {"word": "skill-while-owned", "skill": "scholarship"},
    {"word": "master-while-owned", "skill": "weapon-use"},
    {"word": "raises-skill", "skill": "storytelling"},
    {"word": "power-of", "status": "determined"},
    {"word": "faster", "land": 2, "sea": 0},
    {"word": "land-and-sea-alike"},
    {"word": "sure-footed"},
    {"word": "goes-anywhere"},
    {"word": "goes-to-spaces", "spaces": ["baghdad", "mecca"]},
    {"word": "goes-to-terrain", "terrains": ["city"], "within": 8},
    {"word": "goes-to-heroes"},
    {"word": "opens-places"},
    {"word": "two-cards"},
    {"word": "redraws-card"},
    {"word": "chooses-time"},
    {"word": "summons", "award": "[Encounter: handsome soldier on L]"},
    {"word": "adds-to-chart", "amount": 2},
    {"word": "shifts-chart", "by": 1},
    {"word": "rerolls-dice"},
    {"word": "nudges-dice"},
    {"word": "no-minus"},
    {"word": "rerolls-destiny"},
    {"word": "names-destiny"},
    {"word": "foresees"},
    {"word": "wards", "statuses": ["accursed", "ensorcelled"]},
    {"word": "takes-the-blow", "statuses": ["wounded", "imprisoned"]},
    {"word": "keeps-wealth", "wealth": "poor"},
    {"word": "guards-treasures"},
    {"word": "outlasts-death"},
    {"word": "picks-treasure"},
    {"word": "better-price", "wealth": "rich"},
    {"word": "plays-anywhere"},
    # treasures, when their trigger comes
    {"word": "gives", "award": "[S1]"},
    {"word": "offers", "award": "[Trade: D1 for S2]"},
    {"word": "gives-all-here", "award": "[S1]"},
    {"word": "spends-wealth", "award": "[D1]"},
    {"word": "cures", "statuses": WEAK},
    {"word": "heals-others", "statuses": WEAK, "award": "[D1]"},
    {"word": "copies-skill"},
    {"word": "teaches", "skill": "courtly-graces", "award": "[S1]"},
    {"word": "gives-alms", "award": "[D1]"},
    {"word": "invites"},
    {"word": "changes-quest"},
    # quests
    {"word": "visit", "places": ["basra", "mecca", "damascus"], "award": "[D2/S1]"},
    {"word": "journey", "places": ["mecca", "baghdad"], "award": "[D1/S2]"},
    {
        "word": "dream",
        "cities": ["tana", "zaila", "herat"],
        "home": "baghdad",
        "award": "[D1/S1/W+3 (Max: Rich)/Treasure]",
    },
    {"word": "corners", "continents": ["africa", "india", "asia"], "award": "[D2/S2/Treasure]"},
    {"word": "kinds", "terrains": ["sea", "desert", "mountain"], "award": "[S3]"},
    {"word": "far-travels", "number": 3, "spaces": 2, "award": "[D1/S2]"},
    {
        "word": "treasure-hunt",
        "outside": "arabia",
        "found": "[D1/S1]",
        "home": "baghdad",
        "award": "[S1/W+3 (Max: Rich)/Robe of Honor/Lose a treasure]",
    },
    {"word": "find-being", "beings": ["talking-well", "dervish"], "award": "[S2]"},
    {"word": "find-and-tell", "beings": ["grandmother", "soldier"], "home": "baghdad", "award": "[D1/S1]"},
    {"word": "outdo", "of": "story", "by": 2, "alone": 6, "award": "[D2]"},
    {"word": "contest", "skill": "storytelling", "award": "[S2/Respected]"},
    {"word": "errand", "terrain": "mountain", "home": "baghdad", "award": "[D2]"},
    {"word": "bring", "of": "treasures", "amount": 1, "place": "mecca", "award": "[D2/Lose a treasure]"},
    {"word": "bearing", "statuses": ["wounded", "grief-stricken"], "place": "mecca", "award": "[D2]"},
    {"word": "may-give-up"},
    # city cards
    {"word": "roll-in-city"},
    {"word": "city-table", "results": ["[S1]", "[W+2 (Max: Rich)]", "[S3]", "[Treasure]", "[D1]", "[Luck]"]},
)


def example_of_effect_word(word: str) -> Clause:
    return next(clause for clause in EXAMPLES if clause["word"] == word)
