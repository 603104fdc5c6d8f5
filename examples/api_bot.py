"""A bot of your own: it takes a seat with a personal token and plays at random over the HTTP API.

Usage: python api_bot.py http://127.0.0.1:8000 TABLE TOKEN [INVITATION]
"""

import json
import random
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def call(server: str, token: str, path: str, body: object = None) -> Any:
    """One call of the API: GET, or POST when there is a body."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{server}/api/{path}", data, headers), timeout=60) as answer:
        return json.load(answer)


def play(server: str, table: str, token: str, invitation: str | None = None) -> Any:
    """Sit down, answer whenever this seat is asked, and give the result."""
    now = call(server, token, f"tables/{table}/join", {"invitation": invitation})
    while now.get("view") is None or now["view"]["result"] is None:
        if now.get("view") and now["view"]["ask"]["options"]:
            pick = random.choice(now["view"]["ask"]["options"])["text"]
            try:
                call(server, token, f"tables/{table}/picks", {"seq": now["table"]["seq"], "pick": pick})
            except HTTPError as refusal:
                if refusal.code != 409:  # 409: somebody was quicker
                    raise
        now = call(server, token, f"tables/{table}?after={now['table']['seq']}&wait=20")
    return now["view"]["result"]


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
