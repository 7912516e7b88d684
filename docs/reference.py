"""Generates the reference pages, `docs/api/*.md` and `docs/cli.md`: `make pages`."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import griffe

from serai.cli import app

PROJECT = Path(__file__).parents[1]
PACKAGES = {
    "table": "serai.table",
    "plugin": "serai.plugin",
    "bots": "serai.bots",
    "study": "serai.study",
    "client": "serai.client",
}
"""The public packages, by the name of their page."""

Member = griffe.Object | griffe.Alias


def write_reference(docs: Path) -> None:
    (docs / "cli.md").write_text(cli_page(), "utf-8")
    (docs / "api").mkdir(exist_ok=True)
    (docs / "api" / "README.md").write_text(api_front(), "utf-8")
    for name in PACKAGES:
        (docs / "api" / f"{name}.md").write_text(api_page(name), "utf-8")


def cli_page() -> str:
    """Every command with its parameters, as in `--help`."""
    page = app.generate_docs().replace("# serai\n", "# The command line\n", 1)
    contents, _, lists = page.replace("## Table of Contents", "## All commands").partition("**Commands**:")
    return contents + lists[lists.index("## ") :]


def api_front() -> str:
    """The list of packages, each with the first sentence of its docstring."""
    rows = [
        f"| [`{path}`]({name}.md) | {_one_line(_package(name)).partition('. ')[0].removesuffix('.')} |"
        for name, path in PACKAGES.items()
    ]
    lead = "This page lists the packages that other programs may import. Everything else may change."
    return "\n".join(["# Python reference", "", lead, "", "| package | purpose |", "|---|---|", *rows]) + "\n"


def api_page(name: str) -> str:
    """Every public name of a package with its signature and docstring."""
    package = _package(name)
    parts = [f"# `{PACKAGES[name]}`", _prose(package)]
    for member in _public(package):
        parts += _member(member)
    return "\n\n".join(part for part in parts if part) + "\n"


def _package(name: str) -> Member:
    return _modules()[PACKAGES[name].removeprefix("serai.")]


@cache
def _modules() -> griffe.Module:
    loader = griffe.GriffeLoader(search_paths=[PROJECT / "src"])
    loader.load("serai")
    loader.resolve_aliases()
    return loader.modules_collection["serai"]


def _public(package: Member) -> Iterator[Member]:
    """The names in `__all__`, or those that the package defines itself."""
    names = package.exports or [
        name for name, member in package.members.items() if not member.is_alias and not member.is_module
    ]
    for name in sorted(map(str, names), key=lambda name: (not name[0].isupper(), name.lower())):
        member = package.members[name]
        if not name.startswith("_"):
            yield member.final_target if isinstance(member, griffe.Alias) else member


def _member(member: Member) -> Iterator[str]:
    yield f"## `{member.name}`"
    yield f"```py\n{_signature(member)}\n```"
    yield _prose(member)
    if member.is_class:
        fields = [field for field in _own(member) if field.is_attribute and field.docstring]
        if fields:
            yield "\n".join(f"- `{_field(field)}`: {_one_line(field)}" for field in fields)
        for method in _own(member):
            if method.is_function and method.docstring:
                yield f"### `{member.name}.{method.name}`"
                yield f"```py\n{_signature(method)}\n```"
                yield _prose(method)


def _own(member: Member) -> list[Member]:
    return [each for name, each in member.members.items() if not name.startswith("_")]


def _signature(member: Member) -> str:
    match member:
        case griffe.Function():
            return _function(member)
        case griffe.Class():
            bases = ", ".join(str(base) for base in member.bases)
            fields = [
                f"    {_with_value(each)}"
                for each in _own(member)
                if isinstance(each, griffe.Attribute) and each.annotation and "property" not in each.labels
            ]
            return "\n".join([f"class {member.name}{f'({bases})' if bases else ''}", *fields])
        case griffe.Attribute():
            return _with_value(member)
        case _:
            raise TypeError(member)


def _with_value(attribute: griffe.Attribute) -> str:
    return f"{_field(attribute)} = {_value(attribute.value)}" if attribute.value else _field(attribute)


def _value(expression: str | griffe.Expr) -> str:
    """An expression with double quotes, as in the project's code."""
    return str(expression).replace("'", '"')


def _field(member: Member) -> str:
    annotation = getattr(member, "annotation", None)
    return f"{member.name}: {annotation}" if annotation else member.name


def _function(function: griffe.Function) -> str:
    """A signature, split over several lines if it is long."""
    shown = [each for each in _parameters(function) if each not in ("self", "cls")]
    returns = f" -> {function.returns}" if function.returns else ""
    mark = "async " if "async" in function.labels else ""
    line = f"{mark}def {function.name}({', '.join(shown)}){returns}"
    if len(line) <= 100:
        return line
    return f"{mark}def {function.name}(\n" + "".join(f"    {each},\n" for each in shown) + f"){returns}"


def _parameters(function: griffe.Function) -> Iterator[str]:
    kinds = griffe.ParameterKind
    starred = False
    for parameter in function.parameters:
        prefix = {kinds.var_positional: "*", kinds.var_keyword: "**"}.get(
            parameter.kind or kinds.positional_only, ""
        )
        if parameter.kind is kinds.keyword_only and not starred:
            yield "*"
        starred |= parameter.kind in (kinds.keyword_only, kinds.var_positional)
        annotation = f": {parameter.annotation}" if parameter.annotation else ""
        default = ""
        if parameter.default is not None and not prefix:
            default = f" = {_value(parameter.default)}" if annotation else f"={_value(parameter.default)}"
        yield f"{prefix}{parameter.name}{annotation}{default}"


def _prose(member: Member) -> str:
    return member.docstring.value.strip() if member.docstring else ""


def _one_line(member: Member) -> str:
    return re.sub(r"\s+", " ", _prose(member))
