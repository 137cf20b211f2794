"""Loads many Compose files in one process with Debian's docker-compose (1.29) and reports what each is refused for.

Input: a JSON list of {"folder", "file", "env"}; output: a JSON list of messages, empty where the file is right.
"""
import json
import os
import sys

from compose.config import config, environment, errors

results = []
for job in json.load(sys.stdin):
    os.chdir(job["folder"])
    try:
        env = environment.Environment(job["env"])
        config.load(config.find(job["folder"], [job["file"]], env))
        results.append("")
    except errors.ConfigurationError as error:
        results.append(str(getattr(error, "msg", error)))
    except Exception as error:  # a bug of the old tool is reported as it is
        results.append(f"{type(error).__name__}: {error}")
json.dump(results, sys.stdout)
