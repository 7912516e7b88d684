"""Types for the values of effect words. The checker resolves them by kind."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct


class Word(Struct, frozen=True, tag_field="word", forbid_unknown_fields=True, rename="kebab"):
    """Base of all effect words."""

    awards: ClassVar[tuple[str, ...]] = ()
    """Award lines that the word itself may bring; the checker follows them."""


def _kind_metadata(name: str) -> dict[str, str]:
    return {"kind": name}


Number: TypeAlias = Annotated[int, Meta(ge=1, le=12, extra=_kind_metadata("number"))]
AnyNumber: TypeAlias = Annotated[int, Meta(ge=-6, le=6, extra=_kind_metadata("number"))]
AwardLine: TypeAlias = Annotated[str, Meta(extra=_kind_metadata("award"))]
SixAwardLines: TypeAlias = Annotated[
    tuple[str, ...], Meta(min_length=6, max_length=6, extra=_kind_metadata("awards"))
]
Skill: TypeAlias = Annotated[str, Meta(extra=_kind_metadata("skill"))]
Statuses: TypeAlias = Annotated[tuple[str, ...], Meta(min_length=1, extra=_kind_metadata("statuses"))]
Wealth: TypeAlias = Annotated[str, Meta(extra=_kind_metadata("wealth"))]
Space: TypeAlias = Annotated[str, Meta(extra=_kind_metadata("space"))]
Spaces: TypeAlias = Annotated[tuple[str, ...], Meta(min_length=1, extra=_kind_metadata("spaces"))]
# A hero has three quest markers (N12.1); the last place needs none.
QuestSpaces: TypeAlias = Annotated[
    tuple[str, ...], Meta(min_length=1, max_length=4, extra=_kind_metadata("spaces"))
]
QuestTerrains: TypeAlias = Annotated[
    tuple[str, ...], Meta(min_length=1, max_length=4, extra=_kind_metadata("terrains"))
]
QuestContinents: TypeAlias = Annotated[
    tuple[str, ...], Meta(min_length=1, max_length=4, extra=_kind_metadata("continents"))
]
Cities: TypeAlias = Annotated[tuple[str, str, str], Meta(extra=_kind_metadata("spaces"))]
Terrain: TypeAlias = Annotated[str, Meta(extra=_kind_metadata("terrain"))]
Terrains: TypeAlias = Annotated[tuple[str, ...], Meta(min_length=1, extra=_kind_metadata("terrains"))]
Continent: TypeAlias = Annotated[str, Meta(extra=_kind_metadata("continent"))]
Continents: TypeAlias = Annotated[tuple[str, ...], Meta(min_length=1, extra=_kind_metadata("continents"))]
Times: TypeAlias = Annotated[tuple[str, ...], Meta(min_length=1, extra=_kind_metadata("times"))]
Beings: TypeAlias = Annotated[tuple[str, ...], Meta(min_length=1, extra=_kind_metadata("beings"))]
Matrices: TypeAlias = Annotated[tuple[str, ...], Meta(min_length=1, extra=_kind_metadata("matrices"))]
Measure: TypeAlias = Annotated[
    Literal["destiny", "story", "wealth", "skills", "statuses", "treasures", "city-cards", "quests"],
    Meta(extra=_kind_metadata("measure")),
]
Power: TypeAlias = Annotated[Literal["determined", "respected"], Meta(extra=_kind_metadata("power"))]
