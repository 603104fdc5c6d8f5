"""Languages: what each account reads."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the language to the accounts; nobody has chosen one yet."""
    op.add_column("accounts", sa.Column("language", sa.Text()))
