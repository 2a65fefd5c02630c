"""Alembic's way in: it is always handed an open connection by `store.open`."""

from alembic import context

from homestretch.store.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
