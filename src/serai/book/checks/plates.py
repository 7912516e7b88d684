"""Plates: whether each can be shown, has words, and whether a complete Book has them all."""

from collections.abc import Iterable

from serai.book.draft import Draft
from serai.book.pack_files import PLATES_FOLDER, PackFile
from serai.book.plate_files import OVERLAYS, Plates, read_plates
from serai.book.vocabulary import STATUSES


def read_and_check_plates(draft: Draft, files: Iterable[PackFile]) -> Plates:
    """Reads the plates of a pack, and reports what is wrong with them."""
    plates = read_plates(files, draft.report)
    _check_descriptions_translated(draft, plates)
    if plates.settings.complete:
        for name in names_of_things_without_plate(draft, plates):
            draft.report.add("B146", f"{PLATES_FOLDER}/plates.toml", name=name)
    return plates


def names_of_things_without_plate(draft: Draft, plates: Plates) -> list[str]:
    """The plates that a complete Book still lacks."""
    things: dict[str, Iterable[str]] = {
        "beings": draft.beings,
        "places": draft.places,
        "cities": [name for name, space in draft.map.spaces.items() if space.terrain == "city"],
        **draft.cards,
    }
    # Statuses belong to the game. A Book shows those of the First Book, or brings all of its own.
    if any(name.startswith("statuses/") for name in plates.drawings):
        things["statuses"] = STATUSES
    return [
        f"{kind}/{thing}"
        for kind, named in things.items()
        for thing in named
        if plates.plate_name_of(kind, thing) is None
    ]


def _check_descriptions_translated(draft: Draft, plates: Plates) -> None:
    for name in plates.drawings:
        if name.startswith(("heads/", *(f"{kind}/" for kind in OVERLAYS))):
            continue
        said = plates.words.get(name, {})
        lacks = [language for language in draft.languages if not said.get(language, "").strip()]
        if lacks:
            draft.report.add(
                "B147", f"{PLATES_FOLDER}/{name}.svg", languages=", ".join(lacks), key=name.replace("/", ".")
            )
