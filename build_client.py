"""Hatch build hook: packages the browser client as `serai/web`, and builds it first if it is missing."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_NODE = """
The browser client has not been built, and building it needs Node.js 20.19 or newer with npm.
Install Node.js (nodejs.org), or build the client with `make web`, which brings its own; then try again."""


class ClientHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # it finds the client in web/dist
            return
        web = Path(self.root) / "web"
        if not (web / "dist" / "index.html").is_file():
            _build(web)
        build_data["force_include"]["web/dist"] = "serai/web" if self.target_name == "wheel" else "web/dist"


def _build(web: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError(NO_NODE)
    environment = {**os.environ, "npm_config_cache": str(web / ".npm")}
    for words in (["ci", "--silent"], ["run", "--silent", "build", "--", "--logLevel", "warn"]):
        subprocess.run([npm, *words], cwd=web, env=environment, check=True)  # noqa: S603
