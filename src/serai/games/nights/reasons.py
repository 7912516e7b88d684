"""Why a hero gains or loses something: a closed vocabulary, each word with its sentence in `nights.ftl`.

`tale` (the award just read) and `setup` (a skill just drafted) say for themselves why.
"""

from typing import Literal, TypeAlias

Source: TypeAlias = Literal["tale", "quest", "city-card", "sale", "treasure", "homecoming"]
"""Where an award comes from."""

Reason: TypeAlias = (
    Source
    | Literal[
        # a status gives or takes
        "accursed",
        "beast-form",
        "beloved",
        "blessed",
        "crippled",
        "enslaved",
        "imprisoned",
        "married",
        "respected",
        "robe-of-honor",
        "scorned",
        "vizier",
        "sultan",
        "too-few-points",
        # a status has run its course
        "answered",
        "changed-back",
        "courted",
        "destiny-scored",
        "dice-differ",
        "envy-stilled",
        "learned",
        "one-turn",
        "pilgrimage",
        "points-gained",
        "spell-broken",
        "story-told",
        # somebody acts
        "arrested",
        "chosen",
        "gift",
        "paid",
        "rest",
        "swapped",
        # everything else
        "beggar",
        "death",
        "fate",
        "last-treasure",
        "least",
        "mastered",
        "most",
        "one-status",
        "retold",
        "setup",
        "spent",
        "taken",
    ]
)
