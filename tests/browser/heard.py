"""What a page is told of its table, with changes made whole as the page does."""

import json
from typing import Any

from tests.server.applying import applied


class Wire:
    """Reads what one socket receives, in its order."""

    def __init__(self) -> None:
        self._view: Any = None  # of the last state

    def read(self, frame: str | bytes) -> dict[str, Any]:
        """The message, in which every state is whole."""
        told: dict[str, Any] = json.loads(frame)
        if told["type"] == "ack" and told["state"]:
            return {**told, "state": self._whole(told["state"])}
        return self._whole(told) if told["type"] in ("state", "changes") else told

    def _whole(self, told: dict[str, Any]) -> dict[str, Any]:
        if told["type"] == "changes":
            told = {**told, "type": "state", "reset": False, "view": applied(self._view, told["changes"])}
        self._view = told["view"]
        return told
