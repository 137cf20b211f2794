from logging.config import fileConfig

from alembic import context
from sqlalchemy import text

from app.db import engine, metadata

fileConfig(context.config.config_file_name, disable_existing_loggers=False)

with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata)
    with context.begin_transaction():
        # Two releases at once wait for each other here instead of migrating twice.
        connection.execute(text("SELECT pg_advisory_xact_lock(727002)"))
        context.run_migrations()
