"""`python -m rulebound` is the same as `rulebound`."""

from rulebound.cli import app

if __name__ == "__main__":
    app(prog_name="rulebound")
