"""The body of a request, read strictly: what the description does not allow is no value."""

from typing import Any

from litestar import Request
from litestar.serialization import decode_json


class StrictRequest(Request[Any, Any, Any]):
    """A request whose JSON is read as what its handler takes.

    The framework reads it as anything first and is lenient afterwards: "3" would be a number, and 0 a no.
    """

    async def json(self) -> Any:
        """The body as the handler's `data`."""
        taken = self.route_handler.parsed_data_field
        if taken is None:
            return await super().json()
        return decode_json(await self.body(), target_type=taken.annotation)
