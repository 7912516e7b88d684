"""Calls every HTTP operation with valid and invalid input from its schema. Importing this takes a second."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import CHECKS, load_all_checks

load_all_checks()
HELD = CHECKS.get_by_names(
    [
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_headers_conformance",
        "response_schema_conformance",
    ]
)
FIXED = {"deadline": None, "database": None, "phases": [Phase.generate]}

Table = dict[str, Any]


@schemathesis.serializer("application/x-ndjson")
def figures_as_lines(_: Any, value: Any) -> bytes:
    return value if isinstance(value, bytes) else str(value).encode()


def strategies(port: int) -> Iterator[st.SearchStrategy[Case]]:
    """Valid and invalid cases for each operation."""
    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{port}/api/schema/openapi.json")
    for found in schema.get_all_operations():
        operation = found.ok()
        for mode in GenerationMode:
            if mode is not GenerationMode.NEGATIVE or has_invalid_input(operation.definition.raw):
                yield operation.as_strategy(generation_mode=mode)


def has_invalid_input(operation: dict[str, Any]) -> bool:
    """Any text is a valid path or header; searching for invalid ones takes hundreds of attempts."""
    return "requestBody" in operation or any(
        parameter["in"] == "query" or parameter["schema"].keys() - {"default"} != {"type"}
        for parameter in operation.get("parameters", ())
    )


def come_in(case: Case, table: Table) -> None:
    """Gives a case valid ids and keys, so that it passes the first checks."""
    if "table" in case.path_parameters:
        case.path_parameters["table"] = table["table"]
        case.headers["Serai-Key"] = table["chairs"][0]
    if isinstance(case.body, dict) and isinstance(terms := case.body.get("terms"), dict):
        terms["game"] = "dice"


def ask_everything(port: int, tables: list[Table], most: int) -> int:
    """Calls each operation up to this many times; returns the number of calls."""
    asked = 0
    with requests.Session() as session:

        def ask(case: Case, table: Table | None) -> None:
            nonlocal asked
            asked += 1
            if table is not None:
                come_in(case, table)
            case.call_and_validate(checks=HELD, session=session)

        for strategy in strategies(port):
            held = given(strategy, st.sampled_from([None, *tables]))(ask)
            held = settings(max_examples=most, suppress_health_check=list(HealthCheck), **FIXED)(held)
            with suppress(Unsatisfiable):  # an operation without input has no invalid case
                seed(1)(held)()
    return asked
