"""Run with `python -m unittest` after `alembic upgrade head`."""

import unittest
from unittest import mock

from fastapi.testclient import TestClient
from sqlalchemy.exc import OperationalError

from app.main import app

client = TestClient(app)


class NotesTest(unittest.TestCase):
    def test_the_health_check_does_not_need_the_database(self):
        gone = OperationalError("SELECT 1", {}, OSError("gone"))
        with mock.patch("app.main.engine.connect", side_effect=gone):
            self.assertEqual(client.get("/healthz").json(), {"status": "ok"})

    def test_a_note_is_stored_and_listed_first(self):
        created = client.post("/notes", json={"text": "Order new rope"})
        self.assertEqual(created.status_code, 201)
        self.assertEqual(client.get("/notes").json()[0], created.json())

    def test_an_empty_note_is_refused(self):
        self.assertEqual(client.post("/notes", json={"text": ""}).status_code, 422)
