"""`rulebound` without rate limits, for tests that make thousands of calls (`python -m tests.server.unlimited`)."""

from rulebound.cli import app
from rulebound.server.limits import LIMITS, Limit

if __name__ == "__main__":
    assert isinstance(LIMITS, dict)
    LIMITS.update(dict.fromkeys(LIMITS, Limit(1e9, 1e9)))
    app()
