"""The command `serai house`: the databases of servers."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from serai.book.languages import Language

Lang = Annotated[Language | None, Parameter(help="The language (default: that of the system).")]

app = App(
    name="house",
    help="Back up the tables of a server, move them, and migrate a database.",
)


@app.command(name="move")
def move_to_other_database(source: str, target: str, /, *, lang: Lang = None) -> int:
    """Copy the tables of a stopped server to another database, and prove the copy equal.

    It compares all rows and replays every game of both databases. The source stays as it is; if anything goes
    wrong, the target does too. Exits with 1 if serai doctor finds something wrong with the games.

    Parameters
    ----------
    source
        A SQLite file, or postgresql://user@host/name.
    target
        A file that does not exist yet, or the address of an empty PostgreSQL database.
    """
    from serai.house.database_copy import copy_database
    from serai.house.doctor import report_sentences, run_with_progress_bar
    from serai.house.store.databases import parse_database
    from serai.locales.texts import find_texts, language_of_system

    words = find_texts(lang or language_of_system(), "house")
    databases = parse_database(source), parse_database(target)
    report = run_with_progress_bar(words, lambda on_progress: copy_database(*databases, on_progress))
    print(words.say("house-moved", source=str(databases[0]), target=str(databases[1])))
    for sentence in report_sentences(report, words):
        print(sentence)
    return 1 if report.findings else 0


@app.command(name="backup")
def back_up_server(folder: Path, /, *, lang: Lang = None) -> None:
    """Back up the tables of a server with SQLite and their Books, also while it is running.

    To restore them, start a server with SERAI_HOME set to the folder or to a copy of it. Use pg_dump for
    PostgreSQL.

    Parameters
    ----------
    folder
        A folder that does not exist yet.
    """
    from serai.house.backup import back_up_home
    from serai.house.store.home import home_folder
    from serai.locales.texts import find_texts, language_of_system

    words = find_texts(lang or language_of_system(), "house")
    database = back_up_home(home_folder(), folder)
    print(words.say("house-backed-up", database=str(database), folder=str(folder)))


@app.command(name="migrate")
def migrate_postgresql(database: str | None = None, /, *, lang: Lang = None) -> None:
    """Migrate a PostgreSQL database to the format of this version of Serai; make a backup first.

    Stop all servers that use it. A server migrates a SQLite file by itself.

    Parameters
    ----------
    database
        The address, as in postgresql://user@host/name (default: SERAI_DATABASE).
    """
    from serai.house.store.databases import (
        address_or_configured_one,
        parse_database,
        require_postgresql_driver,
    )
    from serai.locales.texts import find_texts, language_of_system

    address = address_or_configured_one(parse_database(database) if database else None)
    require_postgresql_driver()
    from serai.house.store.postgresql_schema import migrate_database
    from serai.house.store.schema import MIGRATIONS

    was = migrate_database(address)
    words = find_texts(lang or language_of_system(), "house")
    print(words.say("house-migrated", database=str(address), was=was, now=len(MIGRATIONS)))
