"""Puts the built browser client into what is released: in the package it is `serai/web`."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NOT_BUILT = """
The browser client has not been built, and Serai without it would show an empty page.
Build it first (`make web`), then build the package again."""


class ClientHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install finds the client where it is built."""
        if version == "editable":
            return
        if not (Path(self.root) / "web" / "dist" / "index.html").is_file():
            raise RuntimeError(NOT_BUILT)
        build_data["force_include"]["web/dist"] = "serai/web" if self.target_name == "wheel" else "web/dist"
