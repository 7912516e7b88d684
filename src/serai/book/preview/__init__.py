"""The preview: a page on this machine that shows a pack as it is read, while its author writes.

It is served by the standard library: one author, one machine, five addresses. The house's server would bring
nothing here but its start-up time, and the Book knows nothing of the house.
"""

from .server import Preview, PreviewError, serve
from .shelf import Reading, Shelf

__all__ = ["Preview", "PreviewError", "Reading", "Shelf", "serve"]
