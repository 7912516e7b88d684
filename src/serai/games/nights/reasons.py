"""Why a hero gains or loses something: a closed vocabulary, each word with its sentence in `nights.ftl`.

A status that gives, bars or ends something is a reason itself.

`tale` (the award just read) and `setup` (a skill just drafted) say for themselves why.
"""

from typing import Literal, NewType, TypeAlias

from serai.book.statuses import TABLE, Brings, Status

Source: TypeAlias = Literal["tale", "quest", "city-card", "sale", "treasure", "homecoming"]
"""Where an award comes from."""

StatusReason = NewType("StatusReason", str)
"""A word from the table of statuses: the id of one, or what one says of its end."""

Reason: TypeAlias = (
    Source
    | StatusReason
    | Literal[
        # a status has run its course
        "answered",
        "changed-back",
        "courted",
        "dice-differ",
        "envy-stilled",
        "learned",
        "one-turn",
        "pilgrimage",
        "spell-broken",
        "story-told",
        "too-few-points",
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


def gives_a_reason(status: Status) -> bool:
    """Whether it is ever the reason why something is gained, withheld or lost."""
    changes_awards = status.story_times > 1 or status.destiny_as_story or status.passes_on or status.no_wealth
    changes_skills = bool(status.ungainable) or status.learns_nothing
    brings = status.brings != Brings() or status.always_fabulous or bool(status.if_forced)
    stands_in_the_way = any(
        status.id in (*other.ended_by, other.kept_off_by, other.instead[0]) for other in TABLE
    )
    return changes_awards or changes_skills or brings or stands_in_the_way


STATUS_REASONS = {
    *(status.id for status in TABLE if gives_a_reason(status)),
    *(status.counts.reason for status in TABLE if status.counts),
}
"""The words of `StatusReason`."""
