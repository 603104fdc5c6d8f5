"""A bare websocket echo on the framework that the server is built on: python echo.py PORT."""

import sys

import uvicorn
from litestar import Litestar, WebSocket, get, websocket


@get("/api/health", sync_to_thread=False)
def health() -> str:
    """Whether the program answers."""
    return "well"


@websocket("/echo")
async def echo(socket: WebSocket) -> None:  # type: ignore[type-arg]
    """Send back what comes, for ever."""
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())


if __name__ == "__main__":
    application = Litestar([health, echo], openapi_config=None)
    uvicorn.run(application, port=int(sys.argv[1]), log_level="error", ws_per_message_deflate=False)
