"""`serai book`: the commands of the book package, and those that need the game and its texts."""

from cyclopts import App

from serai.book.commands import app as book

app = App(name="book", help="Write a Book of Tales, have it checked, and print it.")
app.command(book, name="*")
app.command(
    "serai.games.nights.coverage.commands:report_coverage",
    name="coverage",
    help="Play games with a pack, and tell what was never read; or execute every section.",
)
app.command(
    "serai.games.nights.pdf.commands:print_book",
    name="print",
    help="Print a Book as PDFs from which one can play at a real table.",
)
