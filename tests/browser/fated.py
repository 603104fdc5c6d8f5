"""The program with its chance laid down: `python fated.py 17 serve ...` begins every game from seed 17.

Bots, which otherwise have new luck for every choice, have the same number as their luck each time.
"""

import sys
from unittest.mock import patch

from rulebound.cli import app

if __name__ == "__main__":
    with patch("secrets.randbits", return_value=int(sys.argv.pop(1))):
        app(prog_name="rulebound")
