"""Where each paragraph and section of a pack is in its files."""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from serai.book.draft import Draft
from serai.book.pack_awards import source_tales_or_any


class SectionLocation(Struct, frozen=True):
    """A paragraph or section, and where it begins."""

    strip: str
    paragraph: str
    section: str
    """Empty for the paragraph itself."""
    file: str
    line: int

    @property
    def reference(self) -> str:
        return f"{self.strip}#{self.paragraph}"

    @property
    def name(self) -> str:
        """Its name in `ReadingCounts`."""
        return f"{self.reference} {self.section}".rstrip()


def locate_sections(draft: Draft, root: Path) -> Iterator[SectionLocation]:
    """Every paragraph, each followed by its sections, in the order of the files."""
    for tale in source_tales_or_any(draft):
        file = str(root / tale.path)
        for paragraph in tale.all_paragraphs:
            yield SectionLocation(tale.id, paragraph.id, "", file, paragraph.at.line)
            for section in paragraph.sections:
                if section.heading is not None:
                    yield SectionLocation(tale.id, paragraph.id, section.heading.id, file, section.at.line)
