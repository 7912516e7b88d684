"""Matrix row keys: which beings a row is for, and which row fits a being most closely (N7.5)."""

from collections.abc import Mapping

from msgspec import Struct

from serai.book.lexicon import Adjective, Being, traits_of

AT = "@"


class RowKey(Struct, frozen=True):
    """The key of a row: an adjective (or a being without one), and after an @ the beings that the row is
    limited to.

    `whom` is a being, a trait or a kind, or empty; `adjective` is empty in a row for a being with any
    adjective.
    """

    adjective: str
    whom: str = ""

    @property
    def id(self) -> str:
        """The row as written in a matrix: `wise`, `wise @sage`, `@sage`."""
        return f"{self.adjective} {AT}{self.whom}".strip() if self.whom else self.adjective


def closeness_of_row_to_being(key: RowKey, name: str, being: Being, traits: frozenset[str]) -> int | None:
    """How closely a row fits a being, from 1; None if it does not fit.

    `name` is what the row is looked up by: the adjective, the being if it has none, or the situation
    (“pursuing”).
    """
    if not key.whom:
        # A row named after a being is for that being only.
        return None if key.adjective != name else 2 if name == being.id else 5
    if key.whom == being.id and key.adjective in (name, ""):
        return 1 if key.adjective else 2
    if key.adjective != name:
        return None
    return 3 if key.whom in traits else 4 if key.whom == being.kind else None


def closest_rows(
    keys: Mapping[str, RowKey], name: str, being: Being | None, adjective: Adjective | None
) -> list[str]:
    """The ids of the rows that fit a being most closely, from a mapping by id.

    None if no row fits; several if the pack is ambiguous.
    """
    if being is None or not any(key.whom for key in keys.values()):
        return [name] if name in keys else []
    traits = traits_of(being, adjective)
    found = [
        (close, row)
        for row, key in keys.items()
        if (close := closeness_of_row_to_being(key, name, being, traits))
    ]
    nearest = min((close for close, _ in found), default=0)
    return [row for close, row in found if close == nearest]
