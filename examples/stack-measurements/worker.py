"""Takes the names of exports from a queue and writes all notes into a CSV file of that name."""

import csv
import os
from pathlib import Path

import django
import redis

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
django.setup()

from notes.models import Note  # noqa: E402  (needs the settings)

queue = redis.Redis.from_url(os.environ["REDIS_URL"])
folder = Path("/exports")

while True:
    _, name = queue.blpop("exports")
    with (folder / f"{Path(name.decode()).name}.csv").open("w", newline="") as file:
        rows = csv.writer(file)
        for note in Note.objects.iterator(chunk_size=2000):
            rows.writerow([note.id, note.created_at.isoformat(), note.text])
    print("wrote", name.decode(), flush=True)
