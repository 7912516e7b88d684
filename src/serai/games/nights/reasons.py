"""Why a hero gains or loses something: a closed vocabulary. Each reason has a sentence in `nights.ftl`.

A status that gives, bars or ends something is also a reason.

`tale` (the award just read), `setup` (a skill just drafted) and `swapped` (event `swapped` tells it) need no
sentence.
"""

from typing import Literal, NewType, TypeAlias

from serai.book.statuses import STATUS_TABLE, Grants, Status

Source: TypeAlias = Literal["tale", "quest", "city-card", "sale", "treasure", "homecoming"]
"""Where an award comes from."""

StatusReason = NewType("StatusReason", str)
"""An id from the status table: that of a status, or that of the reason why one ends."""

Reason: TypeAlias = (
    Source
    | StatusReason
    | Literal[
        # a status ends in the usual way
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
        # actions of players
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
        "no-destiny-left",
        "one-status",
        "retold",
        "setup",
        "spent",
        "taken",
    ]
)


def can_be_a_reason(status: Status) -> bool:
    """Whether the status can be the reason why something is gained, withheld or lost."""
    changes_awards = status.story_times > 1 or status.destiny_as_story or status.passes_on or status.no_wealth
    changes_skills = bool(status.ungainable) or status.learns_nothing
    brings = status.grants != Grants() or status.always_fabulous or bool(status.status_if_forced)
    stands_in_the_way = any(
        status.id in (*other.ended_by, other.blocked_by, other.instead[0]) for other in STATUS_TABLE
    )
    return changes_awards or changes_skills or brings or stands_in_the_way


STATUS_REASONS = {
    *(status.id for status in STATUS_TABLE if can_be_a_reason(status)),
    *(status.counts.reason for status in STATUS_TABLE if status.counts),
}
"""All values of `StatusReason`."""
