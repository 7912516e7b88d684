"""Fake installed packages: modules with their entry points."""

import tomllib
from collections.abc import Mapping
from pathlib import Path


def write_package(folder: Path, name: str, points: Mapping[str, Mapping[str, str]]) -> None:
    """Writes the metadata of a package with these entry points into a folder of the path."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = (
        line
        for group, named in points.items()
        for line in (f"[{group}]", *(f"{entry} = {target}" for entry, target in named.items()))
    )
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")


def entry_points_in(project: Path) -> dict[str, dict[str, str]]:
    """The entry points that a `pyproject.toml` registers."""
    return tomllib.loads(project.read_text("utf-8"))["project"]["entry-points"]
