"""Names that look the same get the same key.

Of old accounts that look the same one gets it and the others keep theirs. Nobody is locked out: logging in also
finds an account by its exact name.
"""

import sqlalchemy as sa
from alembic import op

from rulebound.server.accounts.credentials import name_key

revision = "0004"
down_revision = "0003"

accounts = sa.table("accounts", *map(sa.column, ("id", "name", "name_key", "kind")))


def upgrade() -> None:
    """Give every person the key of how the name looks, unless another has it already."""
    bind = op.get_bind()
    query = sa.select(accounts).where(accounts.c.kind == "person").order_by(accounts.c.id)
    people = bind.execute(query).all()
    taken = {row.name_key for row in people}
    for row in people:
        key = name_key(row.name)
        if key not in taken:
            taken.add(key)
            bind.execute(sa.update(accounts).where(accounts.c.id == row.id).values(name_key=key))
