"""Creates the files of a new strip or Place of Power, with what the plan says about it."""

from collections.abc import Iterator
from pathlib import Path

from serai.book.authoring import AuthoringError, require_pack_folder, write_keeping_line_ends
from serai.book.diagnostics import Report
from serai.book.draft import Draft
from serai.book.languages import Language
from serai.book.pack_reader import read_pack
from serai.book.plan import PlannedParagraph
from serai.book.plan_notes import PlanNotes
from serai.book.vocabulary import PLACES, is_strip_id

NEW_PARAGRAPHS = ("worst", "middle", "best")
NEW_CHOICES = ("first", "second", "third")


def create_tale_files(root: Path, identifier: str) -> list[Path]:
    """Creates the files of a strip or a place, one per language of the pack, with headings but no prose.

    Names, gists, needs and registers are copied from the plan. The checker then lists what to write.
    """
    if not is_strip_id(identifier):
        raise AuthoringError(
            f"“{identifier}” is not an id: use small letters, digits and hyphens, as in efreet/duel."
        )
    require_pack_folder(root)
    draft = read_pack(root, Report())
    folder = root / ("places" if identifier in PLACES else "tales")
    paths = {language: folder / tale_file_name(identifier, language) for language in draft.languages}
    for path in paths.values():
        if path.exists():
            raise AuthoringError(f"{path} exists already.")
    if folder.is_symlink() or (folder.exists() and not folder.is_dir()):
        raise AuthoringError(f"{folder} is not a folder.")
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise AuthoringError(f"{folder} cannot be made: {error.strerror or error}.") from None
    blocks = _text_blocks_of_place if identifier in PLACES else _text_blocks_of_strip
    for language, path in paths.items():
        text = "\n".join(blocks(draft, identifier, is_source=language == draft.source))
        write_keeping_line_ends(path, text)
    return list(paths.values())


def tale_file_name(strip: str, language: Language) -> str:
    """The name of a tale file: `merchant-barter.en.tale.md` for `merchant/barter`."""
    return f"{strip.replace('/', '-')}.{language}.tale.md"


def _text_blocks_of_strip(draft: Draft, strip: str, *, is_source: bool) -> Iterator[str]:
    planned = draft.plan.get(strip)
    notes = planned.notes if planned and is_source else PlanNotes()
    yield "\n".join(["---", f"strip: {strip}", *_need_lines(notes), "---"])
    if planned is None:
        for name in NEW_PARAGRAPHS:
            yield _paragraph_block(name, "gist: " if is_source else "")
        return
    for paragraph in planned.paragraphs:
        register = planned.register_of(paragraph)
        yield _paragraph_block(
            paragraph.id, *(_plan_lines_of_paragraph(paragraph, register) if is_source else ())
        )


def _text_blocks_of_place(draft: Draft, place: str, *, is_source: bool) -> Iterator[str]:
    planned = draft.planned_places.get(place)
    yield f"---\nplace: {place}\n---\n\n"
    if planned is None:
        for choice in NEW_CHOICES:
            yield f"# {choice}\nchoice: \n"
            for name in NEW_PARAGRAPHS:
                yield _outcome_block(f"{choice}-{name}", "gist: " if is_source else "")
        return
    for choice in planned.choices:
        yield f"# {choice.id}\nchoice: {choice.label if is_source else ''}\n"
        for paragraph in choice.paragraphs:
            fields = _plan_lines_of_paragraph(paragraph, paragraph.notes.register) if is_source else ()
            yield _outcome_block(paragraph.id, *fields)


def _plan_lines_of_paragraph(paragraph: PlannedParagraph, register: str | None) -> Iterator[str]:
    yield f"gist: {paragraph.gist}"
    if register:
        yield f"register: {register}"
    yield from _need_lines(paragraph.notes)


def _need_lines(notes: PlanNotes) -> Iterator[str]:
    if notes.needs:
        yield f"needs: {' '.join(notes.needs)}"
    if notes.excludes:
        yield f"not: {' '.join(notes.excludes)}"


def _paragraph_block(name: str, *fields: str) -> str:
    return "\n".join([f"## {name}", *filter(None, fields)]) + "\n\n\n### NO SKILL\n\n[S1]\n"


def _outcome_block(name: str, *fields: str) -> str:
    return "\n".join([f"## {name}", *filter(None, fields)]) + "\n\n\n[S1]\n"
