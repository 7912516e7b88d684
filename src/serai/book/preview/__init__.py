"""A local web page that shows a pack as readers see it and updates while its author writes.

The standard library's HTTP server is enough for one author and five routes, starts fast, and keeps the book
package independent of `serai.house`.
"""

from serai.book.preview.pack_watcher import PackSnapshot, PackWatcher
from serai.book.preview.server import Preview, PreviewError, serve_preview

__all__ = ["PackSnapshot", "PackWatcher", "Preview", "PreviewError", "serve_preview"]
