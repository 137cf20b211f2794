import os

import uvicorn

uvicorn.run(
    "app.main:app",
    host="0.0.0.0",
    port=int(os.environ.get("PORT", "8080")),
    # The proxy in front of the app sets X-Forwarded-For and X-Forwarded-Proto.
    proxy_headers=True,
    forwarded_allow_ips="*",
    # The platform kills what is left after 30 s.
    timeout_graceful_shutdown=25,
)
