"""What hatch runs when it makes a wheel or the source archive: nothing is packed without the built client.

With RULEBOUND_COMPILE=1 the wheel is a compiled one, for the Python and the system that it is made on.
"""

import os
import re
import sys
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH: Final = "RULEBOUND_COMPILE"
OPTIMIZE: Final = "RULEBOUND_COMPILE_OPTIMIZE"
CLIENT: Final = "src/rulebound/web/index.html"
WITHOUT_CLIENT: Final = f"""\
{CLIENT} is not there: the client for the browser has not been built.
Without it nobody could play in the browser. Type `make web` first, or `make wheel`, which does both.
"""


class Package(BuildHookInterface[Any]):
    """The hook (`tool.hatch.build.hooks.custom` in pyproject.toml)."""

    def dependencies(self) -> list[str]:
        """What a compiled wheel takes to make: the locked compiler, and all that the package imports."""
        if self.target_name != "wheel" or not compiled():
            return []
        locked = (Path(self.root) / "requirements" / "dev.txt").read_text("utf-8")
        tools = re.findall(r"^(?:mypy|setuptools)==\S+", locked, re.MULTILINE)
        return [*tools, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Check that the client is there, and compile if asked to."""
        if version == "editable":
            return
        if not (Path(self.root) / CLIENT).is_file():
            self.app.abort(WITHOUT_CLIENT)
        if self.target_name == "wheel" and compiled():
            sys.path.insert(0, self.root)
            from workshop.compile import BUILT, build

            modules = build(jobs=os.cpu_count() or 1, optimize=int(os.environ.get(OPTIMIZE, "2")))
            build_data["force_include"] |= {str(BUILT / module): module.as_posix() for module in modules}
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def compiled() -> bool:
    """True if the wheel shall be compiled."""
    return os.environ.get(SWITCH, "") in ("1", "true", "yes")
