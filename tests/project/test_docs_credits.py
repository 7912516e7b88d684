"""The credits page names all third-party work in use."""

import json
import re
import tomllib

from project.pages import PROJECT, text_of

CREDITS = text_of("docs/CREDITS.md").lower()


def test_every_python_package_that_is_asked_for_is_credited() -> None:
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    asked = [
        *project["dependencies"],
        *(each for extra in project["optional-dependencies"].values() for each in extra),
    ]
    names = {re.split(r"[^\w.-]", each)[0].lower() for each in asked} - {"serai"}
    assert not {name for name in names if name not in CREDITS and name.replace("-", "_") not in CREDITS}


def test_every_package_of_the_browser_client_is_credited() -> None:
    asked = json.loads((PROJECT / "web" / "package.json").read_text("utf-8"))["devDependencies"]
    for name in asked:
        scope, _, own = name.lower().rpartition("/")
        known = {name, own, own.replace("-", " "), scope.removeprefix("@") or own}
        assert any(re.search(rf"\b{re.escape(each)}\b", CREDITS) for each in known), name
