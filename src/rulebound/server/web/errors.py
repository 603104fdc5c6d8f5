"""Error handlers: an HTTP status, a code for programs and a reason for people."""

import logging
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from rulebound.kernel import BadRecord, BadSetup, IllegalPick, RuleboundError, RulesFault, UndoRefused, UnknownGame
from rulebound.server.accounts.account import NotAllowed, NotSignedIn, WrongPassword
from rulebound.server.accounts.callers import SAFE_METHODS
from rulebound.server.database import UNAVAILABLE
from rulebound.server.limits import TooFast
from rulebound.server.live.wire import code_of, one_line, reason_of
from rulebound.server.play.commit import NotSaved, Overtaken
from rulebound.server.play.lessons import NoLesson
from rulebound.server.tables.info import NoContent
from rulebound.server.tables.table import NoSuchTable, Refused
from rulebound.server.web.hosts import WrongHost

log = logging.getLogger(__name__)

# An error class that is not listed has the status of its nearest base class.
STATUS: Final[Mapping[type[RuleboundError], int]] = {
    RuleboundError: 400,
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
    BadSetup: 422,
    BadRecord: 422,
    UnknownGame: 422,
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


class Problem(msgspec.Struct):
    """An error response: `code` for programs, `reason` for people."""

    code: str
    reason: str
    seq: int | None = None  # the table's current seq, when the request was stale


def status_of(error: RuleboundError) -> int:
    """The HTTP status of an error."""
    return next(STATUS[kind] for kind in type(error).__mro__ if kind in STATUS)


def refusal(request: Request[Any, Any, State], error: RuleboundError) -> Response[Problem]:
    """The response to one of our own errors."""
    if isinstance(error, RulesFault):
        log.error("%s %s: %s", request.method, request.url.path, error, exc_info=error)
    problem = Problem(code_of(error), reason_of(error), getattr(error, "seq", None))
    return _answer(request, problem, status_of(error))


def bad_request(request: Request[Any, Any, State], error: HTTPException) -> Response[Problem]:
    """The response to errors of the framework: unknown path, bad JSON, invalid values."""
    reason = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        wrong = [each for each in error.extra if isinstance(each, dict)]
        reason = "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in wrong) or reason
    if error.status_code >= 500:
        log.error("%s %s: %s", request.method, request.url.path, error, exc_info=error)
        reason = "something went wrong on our side"
    problem = Problem(CODES.get(error.status_code, "refused"), one_line(reason))
    return _answer(request, problem, error.status_code, dict(error.headers or {}))


def too_deep(request: Request[Any, Any, State], error: RecursionError) -> Response[Problem]:
    """The response to JSON that is nested too deeply; for a request without a body it is a bug."""
    if request.method in SAFE_METHODS:
        return fault(request, error)
    return _answer(request, Problem("bad-request", "the JSON is nested too deeply"), 400)


def database_unavailable(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """The response while the database cannot be reached."""
    log.error("%s %s: the database: %s", request.method, request.url.path, error)
    return _answer(request, Problem("not-saved", "the database does not answer; try again"), 503)


def fault(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """The response to an unexpected exception, which is logged."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(request, Problem("fault", "something went wrong on our side"), 500)


def _answer(
    request: Request[Any, Any, State], problem: Problem, status: int, headers: dict[str, str] | None = None
) -> Response[Problem]:
    server = request.app.state.get("server")
    if server is not None:
        server.metrics.add("refusals_total", code=problem.code)
    return Response(problem, status_code=status, headers=headers, media_type="application/json")


HANDLERS: Final[ExceptionHandlersMap] = {
    RuleboundError: refusal,
    HTTPException: bad_request,
    **dict.fromkeys(UNAVAILABLE, database_unavailable),
    OSError: database_unavailable,
    RecursionError: too_deep,
    Exception: fault,
}
