from unittest import mock

from django.test import TestCase, override_settings

from .models import Note

PLAIN_STATIC = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}


@override_settings(STORAGES=PLAIN_STATIC, ALLOWED_HOSTS=["notes.example.com"])
class NotesTest(TestCase):
    def test_the_health_check_needs_no_known_host(self):
        response = self.client.get("/healthz", HTTP_HOST="10.0.0.7:8080")
        self.assertEqual(response.status_code, 200)

    def test_the_health_check_does_not_need_the_database(self):
        with mock.patch("django.db.connection.cursor", side_effect=OSError("gone")):
            response = self.client.get("/healthz")
        self.assertEqual(response.status_code, 200)

    def test_another_host_is_refused(self):
        response = self.client.get("/", HTTP_HOST="elsewhere.example")
        self.assertEqual(response.status_code, 400)

    def test_a_note_is_stored_and_shown(self):
        host = "notes.example.com"
        response = self.client.post("/", {"text": "Order new rope"}, follow=True, HTTP_HOST=host)
        self.assertContains(response, "Order new rope")
        self.assertEqual(Note.objects.count(), 1)

    def test_the_proxy_decides_whether_a_request_is_secure(self):
        proxy = {"HTTP_HOST": "10.0.0.7", "HTTP_X_FORWARDED_HOST": "notes.example.com"}
        response = self.client.get("/", HTTP_X_FORWARDED_PROTO="https", **proxy)
        self.assertEqual(response.status_code, 200)
        self.assertTrue(response.wsgi_request.is_secure())
