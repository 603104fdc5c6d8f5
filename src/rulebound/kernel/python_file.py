"""A game or a bot of somebody's own is a Python file, loaded by its path."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType


def load_python(path: Path) -> ModuleType:
    """The module of a Python file, loaded once; raise `ImportError` if there is no such file."""
    file = path.resolve()
    name = f"rulebound_file_{path.stem}"
    known = sys.modules.get(name)
    if known is not None and known.__file__ == str(file):
        return known
    if not path.is_file():
        raise ImportError(f"there is no file {path}")
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} cannot be loaded as Python")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
