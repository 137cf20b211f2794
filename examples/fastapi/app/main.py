import logging
from datetime import datetime

from fastapi import FastAPI
from pydantic import BaseModel, Field
from sqlalchemy import insert, select

from .db import engine, notes

app = FastAPI(title="Notes")

# The platform asks /healthz again and again; only a failure is worth a line in the access log.
logging.getLogger("uvicorn.access").addFilter(
    lambda record: (record.args[2], record.args[4]) != ("/healthz", 200)
)


class NewNote(BaseModel):
    text: str = Field(min_length=1, max_length=1000)


class Note(NewNote):
    id: int
    created_at: datetime


# Asks nothing but this process: with the database away, every replica would fail at once.
# `async def`: it needs no thread, so it answers while all threads wait for the database.
@app.get("/healthz")
async def healthz():
    return {"status": "ok"}


# Plain `def`: FastAPI runs it in a thread, so a slow query does not block the others.
@app.get("/notes", response_model=list[Note])
def list_notes():
    with engine.connect() as connection:
        rows = connection.execute(select(notes).order_by(notes.c.id.desc()).limit(50))
        return [dict(row._mapping) for row in rows]


@app.post("/notes", response_model=Note, status_code=201)
def create_note(note: NewNote):
    with engine.begin() as connection:
        row = connection.execute(insert(notes).values(text=note.text).returning(notes)).one()
        return dict(row._mapping)
