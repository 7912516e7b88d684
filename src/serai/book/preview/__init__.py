"""The preview: a page on this machine that shows a pack as it is read, while its author writes.

It is served by the standard library: one author, one machine, five addresses. The house's server would bring
nothing here but its start-up time, and the Book knows nothing of the house.
"""

from serai.book.preview.server import Preview, PreviewError, serve
from serai.book.preview.shelf import Reading, Shelf

__all__ = ["Preview", "PreviewError", "Reading", "Shelf", "serve"]
