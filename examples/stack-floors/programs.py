"""The smallest limit in which a program starts, right after `docker load` and with its files not cached.

    sudo python3 programs.py FOLDER [ROUNDS]   into programs.csv
    python3 programs.py                        prints its summary

FOLDER has a Debian for each program, made by mmdebstrap: node (nodejs) and caddy (caddy). Limits go down until one is too
small. A limit is enough if the program answers within a minute, and then to 20 requests.

    loaded     the machine has just unpacked the image
    empty      nobody has the image's files in the cache

Only the image's own files are taken out of the cache, so nothing else on the machine has to read again. Needs Docker,
control groups of version 1, and no swap. OVERLAY is the engine's folder if it isn't /var/lib/docker/overlay2.
"""

import csv
import os
import re
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

HERE = Path(__file__).resolve().parent
RAW = HERE / "programs.csv"
OVERLAY = Path(os.environ.get("OVERLAY", "/var/lib/docker/overlay2"))
SECONDS, PORT = 60, 18501
LIMITS = ["none", 64, 56, 48, 40, 32, 28, 24, 20, 16, 12, 8]
SERVER = "require('http').createServer((_, answer) => answer.end('ok')).listen(%d)" % PORT
PROGRAMS = {
    "node": ["node", "-e", SERVER],
    "caddy": ["caddy", "respond", "--listen", f":{PORT}", "ok"],
}
CASES = ["loaded", "empty"]


def docker(*words):
    return subprocess.run(["docker", *words], check=True, capture_output=True, text=True).stdout.strip()


def number(container, file, name):
    text = Path(f"/sys/fs/cgroup/memory/docker/{container}/{file}").read_text()
    return int(re.search(rf"^{name} ?(\d+)", text, re.M)[1])


def answers():
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/", timeout=5) as page:
            return page.status == 200
    except OSError:
        return False


def files_of(image):
    upper = docker("image", "inspect", "-f", "{{.GraphDriver.Data.UpperDir}}", image)
    return OVERLAY / Path(upper).relative_to("/var/lib/docker/overlay2")


def forget(folder):
    """Takes a folder's files out of the cache."""
    os.sync()
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            file = os.open(path, os.O_RDONLY)
            os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)
            os.close(file)


def start(name, image, case, limit):
    """Starts a program's image in a limit in MB, and returns a line of the result."""
    options = [] if limit == "none" else ["--memory", f"{limit}m", "--memory-swap", f"{limit}m"]
    began = time.monotonic()
    try:
        one = docker("run", "-d", "--name", "program", "--network", "host", "--log-driver", "none", *options, image, *PROGRAMS[name])
        up = None
        while time.monotonic() - began < SECONDS:
            if answers():
                up = time.monotonic() - began
                break
            if docker("inspect", "-f", "{{.State.Running}}", one) != "true":
                break
            time.sleep(0.1)
        line = {"program": name, "case": case, "limit_mb": limit, "start_s": "" if up is None else f"{up:.1f}"}
        line["answered"] = sum(answers() for _ in range(20)) if up is not None else 0
        line["state"] = docker("inspect", "-f", "{{.State.Status}}{{if .State.OOMKilled}}, killed{{end}}", one)
        if line["state"] == "running":
            line["refaults"] = number(one, "memory.stat", "total_workingset_refault_file")
            line["own"] = (
                number(one, "memory.stat", "total_rss") + number(one, "memory.stat", "total_shmem") + number(one, "memory.kmem.usage_in_bytes", "")
            )
            line["cache"] = number(one, "memory.stat", "total_cache")
            line["kills"] = number(one, "memory.oom_control", "oom_kill")
        return line
    finally:
        subprocess.run(["docker", "rm", "-f", "program"], capture_output=True)


FIELDS = ["round", "program", "case", "limit_mb", "start_s", "answered", "state", "refaults", "own", "cache", "kills"]


def add(line):
    new = not RAW.exists()
    with RAW.open("a", newline="") as file:
        writer = csv.DictWriter(file, FIELDS, lineterminator="\n")
        if new:
            writer.writeheader()
        writer.writerow(line)


def least(lines):
    """The smallest limit of one series that was enough, with every larger one."""
    return min(int(line["limit_mb"]) for line in lines if line["limit_mb"] != "none" and line["answered"] == "20")


def summary():
    with RAW.open() as file:
        lines = list(csv.DictReader(file))
    rounds = sorted({line["round"] for line in lines})
    for name in dict.fromkeys(line["program"] for line in lines):
        for case in CASES:
            mine = [line for line in lines if line["program"] == name and line["case"] == case]
            floors = [least([line for line in mine if line["round"] == one]) for one in rounds]
            free = [line for line in mine if line["limit_mb"] == "none"]
            own, cache = (max(int(line[key]) for line in free) / 2**20 for key in ("own", "cache"))
            killed = sum(line["kills"] not in ("", "0") or "killed" in line["state"] for line in mine)
            print(f"{name:6} {case:7} starts in {floors} MB; own {own:.0f} MB, files charged {cache:.0f} MB; {killed} of {len(mine)} killed")


if __name__ == "__main__":
    if len(sys.argv) == 1:
        summary()
        sys.exit()
    folder, rounds = Path(sys.argv[1]).resolve(), int((sys.argv[2:] or ["3"])[0])
    names = sys.argv[3:] or list(PROGRAMS)
    for name in names:
        tar = folder / f"{name}.tar"
        if not tar.exists():
            subprocess.run(f"tar -C {folder / name} --exclude=./proc/* --exclude=./sys/* -c . | docker import - program-{name}", shell=True, check=True)
            docker("save", "-o", str(tar), f"program-{name}")
        docker("load", "-i", str(tar))
    for round_ in range(1, rounds + 1):
        for name in names:
            for case in CASES:
                for limit in LIMITS:
                    image = f"program-{name}"
                    if case == "empty":
                        forget(files_of(image))
                    elif limit == "none":
                        docker("rmi", image)
                        docker("load", "-i", str(folder / f"{name}.tar"))
                    line = start(name, image, case, limit)
                    add({"round": round_, **line})
                    if line["answered"] != 20:
                        break
