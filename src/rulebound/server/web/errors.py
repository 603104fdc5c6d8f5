"""Error handlers: an HTTP status, a code for programs and a reason for people."""

import logging
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from rulebound.kernel import (
    IllegalPick,
    RuleboundError,
    RulesFault,
    Sentence,
    UndoRefused,
)
from rulebound.server.accounts.account import NotAllowed, NotSignedIn, WrongPassword
from rulebound.server.accounts.callers import SAFE_METHODS
from rulebound.server.database import UNAVAILABLE
from rulebound.server.limits import TooFast
from rulebound.server.play.commit import NotSaved, Overtaken
from rulebound.server.play.lessons import NoLesson
from rulebound.server.said import ArgView, code_of, said_by, view_of
from rulebound.server.tables.info import NoContent
from rulebound.server.tables.table import NoSuchTable, Refused
from rulebound.server.web.hosts import WrongHost

log = logging.getLogger(__name__)

# An error class that is not listed has the status of its nearest base class. 400 is kept for what cannot be read;
# what can be, and is refused by a rule about names, set-ups, bots and the like, is 422.
STATUS: Final[Mapping[type[RuleboundError], int]] = {
    RuleboundError: 422,
    NotSignedIn: 401,
    WrongPassword: 401,
    NotAllowed: 403,
    NoSuchTable: 404,
    NoContent: 404,
    NoLesson: 404,
    Refused: 409,
    WrongHost: 421,
    Overtaken: 409,
    IllegalPick: 409,
    UndoRefused: 409,
    TooFast: 429,
    RulesFault: 500,
    NotSaved: 503,
}
CODES: Final[Mapping[int, str]] = {
    400: "bad-request",
    401: "not-signed-in",
    403: "not-allowed",
    404: "not-found",
    405: "wrong-method",
    413: "too-big",
    415: "wrong-media-type",
}
SAID: Final[Mapping[int, Sentence]] = {
    404: Sentence("nothing-here", "there is nothing at this address", {}),
    405: Sentence("wrong-method", "this cannot be done at this address", {}),
    413: Sentence("request-big", "this is too big to be sent", {}),
    415: Sentence("media-type", "this is sent as JSON, and only so", {}),
}
OUR_FAULT: Final = Sentence("our-fault", "something went wrong on our side", {})
TOO_DEEP: Final = Sentence("too-deep", "the JSON is nested too deeply", {})
DATABASE_SILENT: Final = Sentence("database-silent", "the database does not answer; try again", {})


class Problem(msgspec.Struct):
    """An error response: `code` for programs; for people `error-KIND` with `args`, or `reason` in English.

    `seq`: the table's current one, when the request was stale.
    """

    code: str
    kind: str
    args: dict[str, ArgView]
    reason: str
    seq: int | None = None


def problem(code: str, said: Sentence, seq: int | None = None) -> Problem:
    """An error response that says this."""
    view = view_of(said)
    return Problem(code, view.kind, view.args, view.text, seq)


def status_of(error: RuleboundError) -> int:
    """The HTTP status of an error."""
    return next(STATUS[kind] for kind in type(error).__mro__ if kind in STATUS)


def refusal(request: Request[Any, Any, State], error: RuleboundError) -> Response[Problem]:
    """The response to one of our own errors."""
    if isinstance(error, RulesFault):
        log.error("%s %s: %s", request.method, request.url.path, error, exc_info=error)
    told = problem(code_of(error), said_by(error), getattr(error, "seq", None))
    return _answer(request, told, status_of(error))


def bad_request(request: Request[Any, Any, State], error: HTTPException) -> Response[Problem]:
    """The response to errors of the framework: unknown path, bad JSON, invalid values."""
    status = error.status_code
    if status >= 500:
        log.error("%s %s: %s", request.method, request.url.path, error, exc_info=error)
    said = OUR_FAULT if status >= 500 else SAID.get(status) or _cannot_be_read(error)
    return _answer(request, problem(CODES.get(status, "refused"), said), status, dict(error.headers or {}))


def _cannot_be_read(error: HTTPException) -> Sentence:
    """What the framework found wrong with a request, in its own English words."""
    fault = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        wrong = [each for each in error.extra if isinstance(each, dict)]
        fault = "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in wrong) or fault
    return Sentence("bad-request", "this request cannot be read: {fault}", {"fault": fault})


def too_deep(request: Request[Any, Any, State], error: RecursionError) -> Response[Problem]:
    """The response to JSON that is nested too deeply; for a request without a body it is a bug."""
    if request.method in SAFE_METHODS:
        return fault(request, error)
    return _answer(request, problem("bad-request", TOO_DEEP), 400)


def database_unavailable(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """The response while the database cannot be reached."""
    log.error("%s %s: the database: %s", request.method, request.url.path, error)
    return _answer(request, problem("not-saved", DATABASE_SILENT), 503)


def fault(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """The response to an unexpected exception, which is logged."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(request, problem("fault", OUR_FAULT), 500)


def _answer(
    request: Request[Any, Any, State], told: Problem, status: int, headers: dict[str, str] | None = None
) -> Response[Problem]:
    server = request.app.state.get("server")
    if server is not None:
        server.metrics.add("refusals_total", code=told.code)
    return Response(told, status_code=status, headers=headers, media_type="application/json")


HANDLERS: Final[ExceptionHandlersMap] = {
    RuleboundError: refusal,
    HTTPException: bad_request,
    **dict.fromkeys(UNAVAILABLE, database_unavailable),
    OSError: database_unavailable,
    RecursionError: too_deep,
    Exception: fault,
}
