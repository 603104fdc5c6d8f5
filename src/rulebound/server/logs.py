"""The log: one JSON object per line, without secrets."""

import faulthandler
import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, Final

# Secrets that a library's message might contain: passwords in URLs, tokens, cookies, invitations.
SECRETS: Final = (
    (re.compile(r"(://[^\s:/@]*):[^\s@]*@"), r"\1:…@"),
    (re.compile(r"(?i)\b(bearer\s+)\S+"), r"\1…"),
    (re.compile(r"\brb_[\w-]+"), "rb_…"),
    (re.compile(r"(?i)\b((?:rulebound_session|invitation|password|secret|token)=)[^\s&;]+"), r"\1…"),
)


def without_secrets(text: str) -> str:
    """The text with everything that looks like a secret replaced."""
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


class JsonLines(logging.Formatter):
    """Formats a log record as JSON: time, level, logger, process, message and traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line of JSON."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "worker": record.process,
            "says": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            line["trace"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def start_log(level: str) -> None:
    """Send the log of this process to standard error, and where it stood if it crashes."""
    faulthandler.enable(sys.__stderr__ or sys.stderr)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # Alembic logs every migration step at each start.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    if level.upper() == "INFO":  # uvicorn logs the address of every client
        logging.getLogger("uvicorn").setLevel(logging.WARNING)
