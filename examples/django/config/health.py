import logging

from django.db import connection
from django.http import HttpResponse

logger = logging.getLogger(__name__)


class HealthCheck:
    """Answers /healthz before any other middleware looks at the request."""

    def __init__(self, get_response):
        self.get_response = get_response

    def __call__(self, request):
        if request.path != "/healthz":
            return self.get_response(request)
        try:
            with connection.cursor() as cursor:
                cursor.execute("SELECT 1")
        except Exception as error:
            logger.error("database unreachable: %s", error)
            return HttpResponse("database unreachable\n", status=503, content_type="text/plain")
        return HttpResponse("ok\n", content_type="text/plain")
