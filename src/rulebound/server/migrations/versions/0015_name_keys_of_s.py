"""The keys of names once more: until now s had the key of f."""

import sqlalchemy as sa
from alembic import op

from rulebound.server.accounts.credentials import name_key

revision = "0015"
down_revision = "0014"

accounts = sa.table("accounts", *map(sa.column, ("id", "name", "name_key", "kind")))


def upgrade() -> None:
    """Give every person the key of how the name looks, unless another has it already."""
    bind = op.get_bind()
    people = bind.execute(sa.select(accounts).where(accounts.c.kind == "person").order_by(accounts.c.id)).all()
    taken = {row.name_key for row in people}
    for row in people:
        key = name_key(row.name)
        if key not in taken:
            taken.add(key)
            bind.execute(sa.update(accounts).where(accounts.c.id == row.id).values(name_key=key))
