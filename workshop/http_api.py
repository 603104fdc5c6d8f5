"""The page about the HTTP API, from the server's OpenAPI description: calls with what they take and give."""

import json
from collections.abc import Iterable, Mapping
from inspect import getdoc
from pathlib import Path
from typing import Any, Final

import msgspec

from rulebound.server.settings import Settings
from rulebound.server.web.app import create_app

# The API does not depend on the settings, and nothing is opened.
SETTINGS: Final = Settings(Path(), "sqlite+aiosqlite://")
METHODS: Final = ("get", "post", "put", "delete")
LIMITS: Final = {"minimum": "from", "maximum": "to", "minLength": "at least", "maxLength": "at most"}
LIMITS_OF_LISTS: Final = {"minItems": "at least", "maxItems": "at most"}
REFERENCE: Final = "#/components/schemas/"


def http_api() -> str:
    """The page in Markdown."""
    told = create_app(SETTINGS).openapi_schema.to_schema()
    return "\n".join([*_page(told), ""])


def _page(told: Mapping[str, Any]) -> Iterable[str]:
    yield "# HTTP API"
    yield ""
    yield told["info"]["description"]
    yield ""
    yield "A running server gives the same as OpenAPI 3.1 at `/api`."
    groups: dict[str, list[str]] = {}
    for path, calls in told["paths"].items():
        for method in METHODS:
            if method in calls:
                call = calls[method]
                groups.setdefault(call["tags"][0], []).extend(_call(method.upper(), path, call))
    for tag, lines in groups.items():
        yield from ("", f"## {tag.capitalize()}", *lines)
    meanings = dict(_meanings(msgspec.Struct))
    yield from ("", "## What is sent and given")
    for name, schema in told["components"]["schemas"].items():
        yield from ("", f"### {name}", "", meanings.get(name, ""), "", *_fields(schema))


def _meanings(base: type[msgspec.Struct]) -> Iterable[tuple[str, str]]:
    """The docstrings of all structures, which the description leaves out."""
    for struct in base.__subclasses__():
        yield struct.__name__, getdoc(struct) or ""
        yield from _meanings(struct)


def _call(method: str, path: str, call: Mapping[str, Any]) -> Iterable[str]:
    yield from ("", f"### {method} {path}", "", f"{call['summary']}. {call.get('description', '')}")
    wanted = [each for each in call.get("parameters", ()) if each["in"] != "path"]
    if wanted:
        yield from ("", "| parameter | in | type | |", "|---|---|---|---|")
        for each in wanted:
            must = "required" if each.get("required") else ""
            yield f"| `{each['name']}` | {each['in']} | {_type(each['schema'])} | {must} |"
    body = call.get("requestBody")
    if body:
        yield from ("", f"Takes {_of_content(body['content'])}.")
    for status, answer in call["responses"].items():
        if status.startswith("2"):
            given = _of_content(answer.get("content", {}))
            yield from (
                "",
                f"Gives {given} ({status})." if given not in ("", "null") else f"Gives nothing ({status}).",
            )


def _of_content(content: Mapping[str, Any]) -> str:
    return " or ".join(
        _type(each["schema"]) if kind == "application/json" else f"`{kind}`" for kind, each in content.items()
    )


def _fields(schema: Mapping[str, Any]) -> Iterable[str]:
    if "properties" not in schema:
        yield _type(schema)
        return
    yield from ("| field | type | |", "|---|---|---|")
    for name, field in schema["properties"].items():
        notes = ["required"] if name in schema.get("required", ()) else []
        notes += [f"{word} {field[limit]:.15g}" for limit, word in LIMITS.items() if limit in field]
        notes += [f"{word} {field[limit]} items" for limit, word in LIMITS_OF_LISTS.items() if limit in field]
        if field.get("default") is not None:
            notes.append(f"else `{json.dumps(field['default'])}`")
        yield f"| `{name}` | {_type(field)} | {', '.join(notes)} |"


def _type(schema: Mapping[str, Any]) -> str:
    """What a schema allows, in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(REFERENCE)
        return f"[{name}](#{name.lower()})"
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    if "const" in schema:
        return f"`{schema['const']}`"
    for either in ("oneOf", "anyOf"):
        if either in schema:
            return " or ".join(dict.fromkeys(_type(each) for each in schema[either]))
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"list of {', '.join(_type(each) for each in schema['prefixItems'])}"
        case "array":
            items = _type(schema.get("items", {}))
            return f"list of ({items})" if " or " in items else f"list of {items}"
        case "object" if isinstance(schema.get("additionalProperties"), Mapping):
            return f"object of {_type(schema['additionalProperties'])}"
        case list() as types:
            return " or ".join(types)
        case None:
            return "anything"
        case kind:
            return str(kind)
