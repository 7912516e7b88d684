"""Types for the values of effect words. The checker resolves them by kind."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct


class Word(Struct, frozen=True, tag_field="word", forbid_unknown_fields=True, rename="kebab"):
    """Base of all effect words."""


def _kind(name: str) -> dict[str, str]:
    return {"kind": name}


Number: TypeAlias = Annotated[int, Meta(ge=1, le=12, extra=_kind("number"))]
AnyNumber: TypeAlias = Annotated[int, Meta(ge=-6, le=6, extra=_kind("number"))]
AwardLine: TypeAlias = Annotated[str, Meta(extra=_kind("award"))]
SixAwardLines: TypeAlias = Annotated[tuple[str, ...], Meta(min_length=6, max_length=6, extra=_kind("awards"))]
Skill: TypeAlias = Annotated[str, Meta(extra=_kind("skill"))]
Statuses: TypeAlias = Annotated[tuple[str, ...], Meta(min_length=1, extra=_kind("statuses"))]
Wealth: TypeAlias = Annotated[str, Meta(extra=_kind("wealth"))]
Space: TypeAlias = Annotated[str, Meta(extra=_kind("space"))]
Spaces: TypeAlias = Annotated[tuple[str, ...], Meta(min_length=1, extra=_kind("spaces"))]
# A hero has three quest markers (N12.1); the last place needs none.
QuestSpaces: TypeAlias = Annotated[tuple[str, ...], Meta(min_length=1, max_length=4, extra=_kind("spaces"))]
QuestTerrains: TypeAlias = Annotated[
    tuple[str, ...], Meta(min_length=1, max_length=4, extra=_kind("terrains"))
]
QuestContinents: TypeAlias = Annotated[
    tuple[str, ...], Meta(min_length=1, max_length=4, extra=_kind("continents"))
]
Cities: TypeAlias = Annotated[tuple[str, str, str], Meta(extra=_kind("spaces"))]
Terrain: TypeAlias = Annotated[str, Meta(extra=_kind("terrain"))]
Terrains: TypeAlias = Annotated[tuple[str, ...], Meta(min_length=1, extra=_kind("terrains"))]
Continent: TypeAlias = Annotated[str, Meta(extra=_kind("continent"))]
Continents: TypeAlias = Annotated[tuple[str, ...], Meta(min_length=1, extra=_kind("continents"))]
Times: TypeAlias = Annotated[tuple[str, ...], Meta(min_length=1, extra=_kind("times"))]
Beings: TypeAlias = Annotated[tuple[str, ...], Meta(min_length=1, extra=_kind("beings"))]
Matrices: TypeAlias = Annotated[tuple[str, ...], Meta(min_length=1, extra=_kind("matrices"))]
Measure: TypeAlias = Annotated[
    Literal["destiny", "story", "wealth", "skills", "statuses", "treasures", "city-cards", "quests"],
    Meta(extra=_kind("measure")),
]
Power: TypeAlias = Annotated[Literal["determined", "respected"], Meta(extra=_kind("power"))]
