import os

from sqlalchemy import BigInteger, Column, DateTime, Identity, MetaData, Table, Text
from sqlalchemy import create_engine, func

# SQLAlchemy knows postgresql:// only; some tools still write postgres://.
url = os.environ["DATABASE_URL"].replace("postgres://", "postgresql://", 1)

engine = create_engine(
    url,
    pool_size=int(os.environ.get("POOL_SIZE", "5")),
    max_overflow=0,
    pool_timeout=2,
    pool_pre_ping=True,
    connect_args={"connect_timeout": 2},
)

metadata = MetaData()

notes = Table(
    "notes",
    metadata,
    Column("id", BigInteger, Identity(always=True), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created_at", DateTime(timezone=True), nullable=False, server_default=func.now()),
)
