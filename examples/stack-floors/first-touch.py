"""The web replica's image in a container of 96 MB, in three situations, with Docker.

    sudo python3 first-touch.py ROOTS [ROUNDS]   into first-touch.csv
    python3 first-touch.py                       prints its summary

    loaded     the machine has just unpacked the image, and nothing else has used it
    restarted  the machine's cache is empty, as after a restart
    beside     the cache is empty, and another replica of the image, without a limit, has started first

ROOTS is the folder that root.sh made, after floors.py has prepared its database. Needs Docker, whose engine listens in
the same network namespace, control groups of version 1, and no swap. It empties the machine's page cache again and
again.
"""

import csv
import json
import re
import statistics
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from floors import HEADERS, add, database_user, empty_cache, postgres

HERE = Path(__file__).resolve().parent
RAW = HERE / "first-touch.csv"
LIMIT = "96m"
SECONDS = 60
PORTS = {"first": 18491, "second": 18492, "db": 18493}
CASES = ["loaded", "restarted", "beside"]


def docker(*words):
    return subprocess.run(["docker", *words], check=True, capture_output=True, text=True).stdout.strip()


def run(name, image, *options, command):
    words = ["run", "-d", "--name", name, "--network", "host", "--log-driver", "none", *options, image, *command]
    return docker(*words)


def web(name, *options):
    environment = {
        "PORT": PORTS[name],
        "SECRET_KEY": "only-for-this-measurement",
        "DATABASE_URL": f"postgresql://app:app@127.0.0.1:{PORTS['db']}/app",
        "PYTHONDONTWRITEBYTECODE": 1,
        "WEB_CONCURRENCY": 2,
        "THREADS": 2,
    }
    variables = [word for key, value in environment.items() for word in ("-e", f"{key}={value}")]
    return run(name, "floors-web", "-w", "/app", "-u", "10001", *variables, *options, command=["gunicorn", "config.wsgi"])


def answers(port):
    try:
        with urllib.request.urlopen(urllib.request.Request(f"http://127.0.0.1:{port}/", headers=HEADERS), timeout=5) as page:
            return page.status == 200
    except OSError:
        return False


def until_up(port, container, seconds=SECONDS):
    """Seconds until a page with a database query was answered, or None."""
    began = time.monotonic()
    while time.monotonic() - began < seconds:
        if answers(port):
            return time.monotonic() - began
        if docker("inspect", "-f", "{{.State.Running}}", container) != "true":
            return None
        time.sleep(0.1)
    return None


def group(container):
    return Path(f"/sys/fs/cgroup/memory/docker/{container}")


def number(container, file, name):
    return int(re.search(rf"^{name} (\d+)", (group(container) / file).read_text(), re.M)[1])


def measure(round_, case, image):
    if case == "loaded":
        docker("rmi", "floors-web")
        empty_cache()
        docker("load", "-i", str(image))
    else:
        empty_cache()
    other = None
    if case == "beside":
        other = web("second")
        if until_up(PORTS["second"], other) is None:
            raise SystemExit("the other replica doesn't start")
    one = web("first", "--memory", LIMIT, "--memory-swap", LIMIT)
    start = until_up(PORTS["first"], one)
    answered = sum(answers(PORTS["first"]) for _ in range(100)) if start is not None else 0
    line = {"round": round_, "case": case, "start_s": "" if start is None else f"{start:.1f}", "answered": answered}
    line["kills"] = number(one, "memory.oom_control", "oom_kill")
    line["refaults"] = number(one, "memory.stat", "total_workingset_refault_file")
    kernel = int((group(one) / "memory.kmem.usage_in_bytes").read_text())
    line["own"] = number(one, "memory.stat", "total_rss") + number(one, "memory.stat", "total_shmem") + kernel
    line["mapped"] = number(one, "memory.stat", "total_mapped_file")
    docker("rm", "-f", one)
    if other:
        docker("rm", "-f", other)
    add(RAW, line)


def summary():
    with RAW.open() as file:
        lines = list(csv.DictReader(file))
    for case in CASES:
        mine = [line for line in lines if line["case"] == case]
        up = [float(line["start_s"]) for line in mine if line["start_s"]]
        start = f"{statistics.median(up):.1f} s" if up else "–"
        refaults = sorted(int(line["refaults"]) for line in mine)
        print(
            f"{case:10} started {len(up)} of {len(mine)}, {start:>6}, "
            f"{refaults[0]:,} to {refaults[-1]:,} pages read again, {sum(int(line['kills']) for line in mine)} killed"
        )


if __name__ == "__main__":
    if len(sys.argv) == 1:
        summary()
        sys.exit()
    roots, rounds = Path(sys.argv[1]).resolve(), int((sys.argv[2:] or ["6"])[0])
    for name in ("web", "db"):
        subprocess.run(f"tar -C {roots / name} --exclude=./proc/* --exclude=./log -c . | docker import - floors-{name}", shell=True, check=True)
    image = roots / "web.tar"
    docker("save", "-o", str(image), "floors-web")
    settings = ["-p", str(PORTS["db"]), "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=/tmp"]
    run("db", "floors-db", "-u", database_user(roots / "db"), command=[postgres(roots / "db"), "-D", "/data/db", *settings])
    try:
        for round_ in range(1, rounds + 1):
            for case in CASES:
                measure(round_, case, image)
    finally:
        names = docker("ps", "-aq", "--filter", "name=^(first|second|db)$").split()
        docker("rm", "-fv", *names)
        # If one stayed, the next `docker load` would find its layer, and unpack nothing.
        docker("rmi", "floors-web", "floors-db")
    (HERE / "first-touch.json").write_text(
        json.dumps({"date": time.strftime("%Y-%m-%d"), "docker": docker("version", "-f", "{{.Server.Version}}"), "limit": LIMIT}, indent=2) + "\n"
    )
