"""The Dockerfile and compose.yaml name only what exists; no container engine is needed to check that."""

import re
import shlex
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml

from serai.cli import app
from serai.house.app import make_http_app

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text()
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
SERVICE_KEYS = {
    *(
        "build",
        "image",
        "command",
        "environment",
        "volumes",
        "read_only",
        "tmpfs",
        "cap_drop",
        "security_opt",
    ),
    *("depends_on", "stop_grace_period", "restart", "healthcheck", "ports", "user"),
}
"""The keys of the Compose specification that the file uses; a misspelt one is not among them."""


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile with their arguments."""
    text = re.sub(r"\\\n\s*", "", DOCKERFILE)
    lines = (line.strip() for line in text.splitlines())
    return [
        (word, rest) for word, _, rest in (x.partition(" ") for x in lines if x and not x.startswith("#"))
    ]


def arguments(instruction: str) -> list[str]:
    return [rest for word, rest in instructions() if word == instruction]


def copied_from_project() -> list[str]:
    copies = [shlex.split(rest) for rest in arguments("COPY")]
    return [source for words in copies if not words[0].startswith("--from=") for source in words[:-1]]


def is_ignored(path: str) -> bool:
    """Whether .dockerignore leaves a path out: the last line that matches decides."""
    ignored = False
    for line in (ROOT / ".dockerignore").read_text().splitlines():
        pattern = line.removeprefix("!")
        if (
            line
            and not line.startswith("#")
            and any(fnmatch(part, pattern) for part in (path, path.partition("/")[0]))
        ):
            ignored = not line.startswith("!")
    return ignored


@pytest.mark.parametrize("source", copied_from_project())
def test_what_is_copied_exists_and_is_not_ignored(source: str) -> None:
    assert (ROOT / source).exists()
    assert not is_ignored(source)


def test_the_stage_of_the_client_has_every_file_that_its_sources_import() -> None:
    client = DOCKERFILE.partition("AS wheel")[0]
    copied = [shlex.split(line)[1] for line in client.splitlines() if line.startswith("COPY ")]
    sources = [file for end in ("*.svelte", "*.ts") for file in (ROOT / "web" / "src").rglob(end)]
    outside = {
        (file.parent / path).resolve().relative_to(ROOT.resolve()).as_posix()
        for file in sources
        for path in re.findall(r"from '((?:\.\./)+packs/[^'?]+)", file.read_text("utf-8"))
    }
    assert outside
    for path in outside:
        assert any(path.startswith(f"{folder}/") for folder in copied), path


@pytest.mark.parametrize("secret", [".git", ".venv", ".bench", "serai.db", "web/node_modules", "web/dist"])
def test_what_must_not_be_in_an_image_is_ignored(secret: str) -> None:
    assert is_ignored(secret)


def test_stages_and_extras_exist() -> None:
    stages = [rest.split()[2] for rest in arguments("FROM") if " AS " in rest]
    assert set(re.findall(r"--from=(\w+)", DOCKERFILE)) <= set(stages)
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    (wanted,) = re.findall(r"\[([\w,]+)\]\"", DOCKERFILE)
    assert set(wanted.split(",")) <= set(extras)


def test_the_image_does_not_run_as_root_and_writes_only_to_its_volume() -> None:
    (user,) = arguments("USER")
    assert user != "root"
    (home,) = (rest.partition("=")[2] for rest in arguments("ENV"))
    assert arguments("VOLUME") == [home]
    assert COMPOSE["services"]["serai"]["volumes"] == [f"home:{home}"]
    assert COMPOSE["services"]["serai"]["read_only"] is True


def served(words: list[str]) -> dict[str, Any]:
    """The arguments that `serai serve` understands in these words."""
    _, bound, _ = app.parse_args(words, exit_on_error=False, print_error=False)
    return bound.arguments


def test_the_commands_are_understood() -> None:
    (usual,) = (yaml.safe_load(rest) for rest in arguments("CMD"))
    assert served(usual)["host"] == "0.0.0.0"
    values = {"SERAI_WORKERS": "2", "SERAI_DOMAIN": "serai.example.org"}
    words = [
        re.sub(r"\$\{(\w+)[^}]*\}", lambda found: values[found[1]], word)
        for word in COMPOSE["services"]["serai"]["command"]
    ]
    understood = served(words)
    assert (understood["workers"], understood["public"]) == (2, "https://serai.example.org")
    assert [str(understood["port"])] == arguments("EXPOSE")


def test_health_is_asked_at_a_route_that_exists() -> None:
    (check,) = arguments("HEALTHCHECK")
    port, path = re.findall(r"127\.0\.0\.1:(\d+)(/\w+)", check)[0]
    assert [port] == arguments("EXPOSE")
    assert path in {route.path for route in make_http_app().routes}


def test_settings_are_those_that_the_code_reads() -> None:
    source = "".join(path.read_text() for path in (ROOT / "src/serai/house").rglob("*.py"))
    names = [name for name in COMPOSE["services"]["serai"]["environment"] if name.startswith("SERAI_")]
    names += [rest.partition("=")[0] for rest in arguments("ENV")]
    for name in names:
        assert f'"{name}"' in source, name


def test_the_services_are_well_formed() -> None:
    services = COMPOSE["services"]
    for name, service in services.items():
        assert service.keys() <= SERVICE_KEYS, name
        assert ("build" in service) != ("image" in service)
        assert set(service.get("depends_on", ())) <= services.keys()
        for waited, how in dict(
            service.get("depends_on", {}) if isinstance(service.get("depends_on"), dict) else {}
        ).items():
            assert how == {"condition": "service_healthy"}
            assert "healthcheck" in services[waited]
        for volume in service.get("volumes", ()):
            assert volume.partition(":")[0] in COMPOSE["volumes"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]


def test_addresses_name_services() -> None:
    environment = COMPOSE["services"]["serai"]["environment"]
    hosts = [
        re.findall(r"(?:@|//)(\w+)[:/]", environment[name])[-1] for name in ("SERAI_DATABASE", "SERAI_BUS")
    ]
    assert hosts == ["postgresql", "redis"]
    assert COMPOSE["services"]["proxy"]["command"][-1] == f"serai:{arguments('EXPOSE')[0]}"
