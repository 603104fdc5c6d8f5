"""One JSON schema of everything sent over HTTP and the websocket, read from the routes."""

from collections.abc import Iterable
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response, Router
from litestar.routes import HTTPRoute

from rulebound.kernel import json_schema
from rulebound.server.live import wire
from rulebound.server.web import health, routes_accounts, routes_replay, routes_tables
from rulebound.server.web.errors import Problem

ROUTERS: Final[tuple[Router, ...]] = (
    health.router,
    routes_accounts.router,
    routes_tables.router,
    routes_replay.router,
)


def schema_of_everything(also_sent: Iterable[Any] = ()) -> dict[str, Any]:
    """A definition for every message, response and request, and for `also_sent` (views, typed Any elsewhere)."""
    answers, bodies = _from_routes()
    sent = [Problem, *answers, *also_sent, *wire.SERVER_MESSAGES]
    received = [*bodies, *wire.CLIENT_MESSAGES]
    schema = wire.add_unions(json_schema((*sent, *received)))
    _mark_required_fields(schema, structs_in(sent) - structs_in(received))
    return schema


def _from_routes() -> tuple[list[Any], list[Any]]:
    """The response types and the request body types of the routes."""
    answers: dict[Any, None] = {}
    bodies: dict[Any, None] = {}
    routes = (route for router in ROUTERS for route in router.routes if isinstance(route, HTTPRoute))
    for handler in (each for route in routes for each in route.route_handlers):
        if "OPTIONS" in handler.http_methods:
            continue  # added by the framework
        hints = get_type_hints(handler.fn)
        answer = hints["return"]
        answers[get_args(answer)[0] if get_origin(answer) is Response else answer] = None
        if "data" in hints:
            bodies[hints["data"]] = None
    return list(answers), list(bodies)


def closed_structs() -> set[str]:
    """The names of the structs in request bodies that take no unknown fields."""
    structs = structs_in(_from_routes()[1])
    return {each.__name__ for each in structs if each.__struct_config__.forbid_unknown_fields}


def structs_in(types: Iterable[Any]) -> set[type[msgspec.Struct]]:
    """All structs in these types, nested ones included."""
    found: set[type[msgspec.Struct]] = set()
    left: list[Any] = list(msgspec.inspect.multi_type_info(types))
    while left:
        each = left.pop()
        if isinstance(each, msgspec.inspect.StructType):
            if each.cls in found:
                continue
            found.add(each.cls)
        if isinstance(each, msgspec.inspect.Type | msgspec.inspect.Field):
            left += [getattr(each, name) for name in each.__struct_fields__]
        elif isinstance(each, tuple):
            left += each
    return found


def _mark_required_fields(schema: dict[str, Any], sent: set[type[msgspec.Struct]]) -> None:
    """Mark every field of sent structs as required: defaults make a field optional in requests only."""
    for struct in sent:
        if not struct.__struct_config__.omit_defaults:
            definition = schema["$defs"][struct.__name__]
            definition["required"] = list(definition["properties"])
