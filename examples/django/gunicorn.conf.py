import os

bind = f"0.0.0.0:{os.environ.get('PORT', '8080')}"
# One process with four threads fits into 256 MB; each thread may hold a connection.
workers = int(os.environ.get("WEB_CONCURRENCY", "1"))
threads = int(os.environ.get("THREADS", "4"))
# The platform kills what is left after 30 s.
graceful_timeout = 25
accesslog = "-"
forwarded_allow_ips = "*"
worker_tmp_dir = "/dev/shm"
