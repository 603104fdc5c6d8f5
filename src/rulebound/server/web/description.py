"""The description of the API, OpenAPI 3.1, with the errors as they are really answered."""

from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Litestar

from rulebound.kernel import Record
from rulebound.server.web.errors import Problem
from rulebound.server.web.http_types import closed_structs

ANYWHERE: Final = (400, 401, 403, 421, 429, 500, 503)
CHANGES: Final = (409,)
BODIES: Final = (413, 422)
NAMED: Final = (404, 409, 422)  # calls that name a table, a game or a token
SCHEMA: Final = "#/components/schemas/{name}"
PROBLEM: Final = {"$ref": SCHEMA.format(name="Problem")}
METHODS: Final = ("get", "post", "put", "delete")


def describe(app: Litestar) -> dict[str, Any]:
    """The framework's description, in which every error has our body, and every status that can come is named."""
    document = app.openapi_schema.to_schema()
    schemas = document["components"]["schemas"]
    schemas |= {name: schema for name, schema in _schemas_of(Problem).items() if name not in schemas}
    schemas |= _schemas_of(Record)  # the framework forgets how long a pick is, and what keys and hashes are like
    for name in closed_structs() & set(schemas):
        schemas[name]["additionalProperties"] = False
    for path, item in document["paths"].items():
        for method in METHODS:
            if method in item:
                _add_errors(path, method, item[method])
    _complete_numbers(document["paths"])
    _complete_numbers(schemas)
    return document


def _schemas_of(struct: type[msgspec.Struct]) -> dict[str, Any]:
    """The schemas of a struct and of all it uses, as the description refers to them."""
    return msgspec.json.schema_components((struct,), ref_template=SCHEMA)[1]


def _complete_numbers(schema: Any) -> None:
    """The framework forgets the lowest value of a number if it is zero; every number with a highest has one."""
    if isinstance(schema, list):
        for each in schema:
            _complete_numbers(each)
    elif isinstance(schema, dict):
        if "maximum" in schema:
            schema.setdefault("minimum", 0)
        for each in schema.values():
            _complete_numbers(each)


def _add_errors(path: str, method: str, operation: dict[str, Any]) -> None:
    statuses = set(ANYWHERE)
    if method != "get":
        statuses.update(CHANGES)
    if "requestBody" in operation:
        statuses.update(BODIES)
    if "{" in path:
        statuses.update(NAMED)
    answers = operation["responses"]
    answers.get("204", {}).pop("content", None)
    for status in sorted(statuses):
        content: dict[str, Any] = {"application/json": {"schema": PROBLEM}}
        if path == "/api/health" and status == HTTPStatus.SERVICE_UNAVAILABLE:
            own = answers["200"]["content"]["application/json"]["schema"]
            content = {"application/json": {"schema": {"anyOf": [own, PROBLEM]}}}
        answers[str(status)] = {"description": HTTPStatus(status).phrase, "content": content}
