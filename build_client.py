"""Puts the browser client into what is released, as `serai/web`; builds it first where it is missing."""

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
        """An editable install finds the client where it is built."""
        if version == "editable":
            return
        web = Path(self.root) / "web"
        if not (web / "dist" / "index.html").is_file():
            _build(web)
        build_data["force_include"]["web/dist"] = "serai/web" if self.target_name == "wheel" else "web/dist"


def _build(web: Path) -> None:
    """Runs npm, whatever it is called on this system, as the Makefile does."""
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError(NO_NODE)
    environment = {**os.environ, "npm_config_cache": str(web / ".npm")}
    for words in (["ci", "--silent"], ["run", "--silent", "build", "--", "--logLevel", "warn"]):
        subprocess.run([npm, *words], cwd=web, env=environment, check=True)  # noqa: S603
