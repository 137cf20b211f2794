import logging
import os

bind = f"0.0.0.0:{os.environ.get('PORT', '8080')}"
# One process with four threads fits into 256 MB; each thread may hold a connection.
workers = int(os.environ.get("WEB_CONCURRENCY", "1"))
threads = int(os.environ.get("THREADS", "4"))
# The platform kills what is left after 30 s.
graceful_timeout = 25
accesslog = "-"
# The platform asks /healthz again and again; only a failure is worth a line in the access log.
logging.getLogger("gunicorn.access").addFilter(
    lambda record: (record.args["U"], record.args["s"]) != ("/healthz", "200")
)
worker_tmp_dir = "/dev/shm"
# No control socket: the user has no home directory to put it in.
control_socket_disable = True
