"""Where each paragraph and each section of a pack stands in its files."""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from serai.book.draft import Draft
from serai.book.walk import source_tales


class Leaf(Struct, frozen=True):
    """A paragraph, or one of its sections, and where it begins."""

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
        """How readings count it."""
        return f"{self.reference} {self.section}".rstrip()


def leaves_of(draft: Draft, root: Path) -> Iterator[Leaf]:
    """Every paragraph, each followed by its sections, in the order of the files."""
    for tale in source_tales(draft):
        file = str(root / tale.path)
        for paragraph in tale.every_paragraph:
            yield Leaf(tale.id, paragraph.id, "", file, paragraph.at.line)
            for section in paragraph.sections:
                if section.heading is not None:
                    yield Leaf(tale.id, paragraph.id, section.heading.id, file, section.at.line)
