"""Plates: whether each can be shown, has words, and whether a complete Book has them all."""

from collections.abc import Iterable

from serai.book.draft import Draft
from serai.book.pack_files import PLATES_FOLDER, PackFile
from serai.book.plate_files import OVERLAYS, Plates, read_plates


def check_plates(draft: Draft, files: Iterable[PackFile]) -> Plates:
    """Reads the plates of a pack, and reports what is wrong with them."""
    plates = read_plates(files, draft.report)
    _check_descriptions_translated(draft, plates)
    if plates.settings.complete:
        for name in names_of_missing_plates(draft, plates):
            draft.report.add("B146", f"{PLATES_FOLDER}/plates.toml", name=name)
    return plates


def names_of_missing_plates(draft: Draft, plates: Plates) -> list[str]:
    """The plates that a complete Book still lacks."""
    beings = [f"beings/{being}" for being in draft.beings if plates.plate_name_of_being(being) is None]
    others = [
        *(f"places/{place}" for place in draft.places),
        *(f"cities/{name}" for name, space in draft.map.spaces.items() if space.terrain == "city"),
        *(f"{deck}/{name}" for deck in ("treasures", "quests") for name in draft.cards[deck]),
    ]
    return [*beings, *(name for name in others if name not in plates.drawings)]


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
