"""The body of a request, read strictly: what the description does not allow is no value."""

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.exceptions import SerializationException


def _number(text: str) -> int | float:
    """A number with a point; 5.0 is a whole one, as in JSON schemas."""
    number = float(text)
    return int(number) if number.is_integer() else number


_decoder: Final = msgspec.json.Decoder(float_hook=_number)


class StrictRequest(Request[Any, Any, Any]):
    """A request whose JSON is read as what its handler takes.

    The framework reads it as anything first and is lenient afterwards: "3" would be a number, and 0 a no.
    """

    async def json(self) -> Any:
        """The body as the handler's `data`."""
        taken = self.route_handler.parsed_data_field
        if taken is None:
            return await super().json()
        try:
            return msgspec.convert(_decoder.decode(await self.body()), taken.annotation)
        except msgspec.MsgspecError as error:
            raise SerializationException(str(error)) from error
