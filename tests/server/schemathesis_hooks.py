"""What the program `schemathesis` knows of a server: tables that exist, and callers who may do something there."""

import json
import os
import random
from typing import Any

import schemathesis
from schemathesis.generation.meta import TestPhase

from rulebound.server.accounts.callers import COOKIE, OWN_HEADER

KNOWN = json.loads(os.environ["RULEBOUND_KNOWN"])
ENDS_A_SESSION = ("/api/log-out", "/api/log-out-everywhere", "/api/password", "/api/account")
rng = random.Random(1)


@schemathesis.hook
def before_call(_context: Any, case: Any, _kwargs: Any) -> None:
    """Call at a table that exists more often than not, and as somebody; wait for nothing.

    What follows from an earlier call stays at its table, and is done by whoever has made that.
    """
    follows = case.meta is not None and case.meta.phase.name is TestPhase.STATEFUL
    if "table" in case.path_parameters and not follows and rng.random() < 0.75:
        case.path_parameters["table"] = rng.choice(KNOWN["tables"])
    if "wait" in case.query:
        case.query["wait"] = 0
    cookies = KNOWN["cookies"]
    if follows or not cookies or rng.random() < 0.5:
        case.headers["Authorization"] = f"Bearer {KNOWN['token']}"
        return
    cookie = rng.choice(cookies)
    if case.path in ENDS_A_SESSION:
        cookies.remove(cookie)
    case.headers.update({"Cookie": f"{COOKIE}={cookie}", OWN_HEADER: "1"})
