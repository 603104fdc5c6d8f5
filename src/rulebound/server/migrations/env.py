"""Alembic runs the migrations on the connection that the server hands it."""

from alembic import context

from rulebound.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
