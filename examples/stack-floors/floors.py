"""The smallest memory limit in which each part of a small Django stack survives and keeps its p95.

    sudo python3 floors.py ROOTS                 every limit of every part, ROUNDS times, into floors.csv
    sudo python3 floors.py ROOTS PART [MB...]    one part, with these limits or all of its own
    sudo python3 floors.py ROOTS floors          all five for 30 seconds, each with the least limit it survived
    python3 floors.py                            prints the summary of floors.csv

ROOTS is the folder that root.sh made. PART is a name from LIMITS. Needs control groups of version 1 with
'memory', and a machine without swap.
"""

import atexit
import csv
import http.client
import json
import math
import os
import platform
import re
import signal
import socket
import statistics
import subprocess
import sys
import threading
import time
import urllib.parse
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path

HERE = Path(__file__).resolve().parent
RAW = HERE / "floors.csv"
GROUPS = Path("/sys/fs/cgroup/memory")
MB = 2**20

# As in examples/stack-measurements: requests a second, of which one in ten writes, and an export every ten seconds.
RATE = 20
ROWS = 100_000
EXPORT_EVERY = 10
# More than PostgreSQL's buffers hold, so that they can be filled before a run.
FILLER_ROWS = 200_000

WARM_SECONDS = 3
SECONDS = int(os.environ.get("SECONDS_EACH", "10"))
ROUNDS = int(os.environ.get("ROUNDS", "1"))
# A limit is too small if something is killed or fails in one of the rounds, doesn't start within START_SECONDS, or if
# p95 is more than this many times that of the run without a limit before it, as the rounds' median.
START_SECONDS = int(os.environ.get("START_SECONDS", "15"))
TIMES = 2
# A run ends early if this many requests wait for their answers, or if something was killed.
WAITING = 100

PORTS = {"web": 18491, "web2": 18492, "db": 18493, "queue": 18494}
STACK = ["db", "queue", "worker", "web", "web2"]
LIMITS = {
    "web": ["none", 104, 96, 88],
    "worker": ["none", 56, 48],
    "db": ["none", 256, 208, 192, 176],
    "queue": ["none", 16, 8],
}
# A page of a file counts for the group that reads it first. 'own': nothing is cached before a run, so each part pays
# for the files that it reads. 'outside': a process in no group has read all files of the part's root before.
FILES = os.environ.get("FILES", "own").split(",")
FIELDS = (
    "round,part,files,limit_mb,start_s,start_refaults,seconds,requests,failed,p50_ms,p95_ms,max_ms,kills,limit_hits,"
    "peak,own,refaults"
).split(",")

ENVIRONMENT = {
    "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
    "PYTHONDONTWRITEBYTECODE": "1",
    "PYTHONUNBUFFERED": "1",
    "SECRET_KEY": "only-for-this-measurement",
    "DATABASE_URL": f"postgresql://app:app@127.0.0.1:{PORTS['db']}/app",
    "REDIS_URL": f"redis://127.0.0.1:{PORTS['queue']}/0",
    "WEB_CONCURRENCY": "2",
    "THREADS": "2",
}


class Group:
    """A control group, with a limit in MB or none."""

    def __init__(self, name, limit="none"):
        self.path = GROUPS / f"floors-{name}"
        self.path.mkdir()
        self.write("memory.limit_in_bytes", -1 if limit == "none" else int(limit) * MB)
        self.own = 0

    def write(self, file, value):
        (self.path / file).write_text(str(value))

    def read(self, file):
        return int((self.path / file).read_text())

    def stat(self, name):
        return int(re.search(rf"^total_{name} (\d+)", (self.path / "memory.stat").read_text(), re.M)[1])

    def sample(self):
        """Keeps the highest sum of what the kernel can't take back."""
        own = self.stat("rss") + self.stat("shmem") + self.read("memory.kmem.usage_in_bytes")
        self.own = max(self.own, own)

    def kills(self):
        return int(re.search(r"^oom_kill (\d+)", (self.path / "memory.oom_control").read_text(), re.M)[1])

    def remove(self):
        for _ in range(100):
            for pid in (self.path / "cgroup.procs").read_text().split():
                subprocess.run(["kill", "-KILL", pid], stderr=subprocess.DEVNULL, check=False)
            try:
                # So that the next run starts without this one's cached files.
                self.write("memory.force_empty", 0)
                self.path.rmdir()
                return
            except OSError:
                time.sleep(0.1)
        raise SystemExit(f"{self.path} isn't empty")


class Program:
    """A part of the stack that runs in its copy of the files."""

    def __init__(self, name, group, root):
        self.name = name
        self.done = threading.Event()
        command = {
            "db": [postgres(root), "-D", "/data/db", "-p", str(PORTS["db"]), "-c", "listen_addresses=127.0.0.1"]
            + ["-c", "unix_socket_directories=/tmp"],
            "queue": ["valkey-server", "--port", str(PORTS["queue"]), "--bind", "127.0.0.1", "--dir", "/data"],
            "worker": ["python3", "worker.py"],
        }.get(name, ["gunicorn", "config.wsgi"])
        user = database_user(root) if name == "db" else "10001"
        (root / "data/dump.rdb").unlink(missing_ok=True)
        self.process = subprocess.Popen(
            ["bash", "-c", 'echo $$ > "$0" && exec "$@"', str(group.path / "cgroup.procs")]
            + ["chroot", f"--userspec={user}:{user}", str(root), "env", "-C", "/app", *command],
            env=ENVIRONMENT | {"PORT": str(PORTS.get(name, 0))},
            stdout=subprocess.PIPE if name == "worker" else subprocess.DEVNULL,
            stderr=open(root / "log", "ab"),
        )
        if name == "worker":
            threading.Thread(target=self.watch, daemon=True).start()

    def watch(self):
        """The worker says when a job is done."""
        for _ in self.process.stdout:
            self.done.set()

    def is_ready(self):
        if self.name == "worker":
            return do_job(self)
        if self.name == "queue":
            return queue("PING") == "PONG"
        if self.name == "db":
            with socket.create_connection(("127.0.0.1", PORTS["db"]), 1):
                return psql("select 1") == "1"
        return request(self.name, "GET")

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT if self.name == "db" else signal.SIGTERM)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def postgres(root):
    return f"/{next((root / 'usr/lib/postgresql').glob('*/bin/postgres')).relative_to(root)}"


def database_user(root):
    return re.search(r"^postgres:[^:]*:(\d+)", (root / "etc/passwd").read_text(), re.M)[1]


def psql(text, name="app"):
    """One statement as the superuser. The client's memory isn't in any group of ours."""
    command = ["chroot", str(base), "psql", "-h", "127.0.0.1", "-p", str(PORTS["db"]), "-U", "postgres", "-Atqc", text, name]
    return subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=False).stdout.strip()


def queue(*words):
    """One command to Valkey, on a connection of its own."""
    parts = [str(word).encode() for word in words]
    with socket.create_connection(("127.0.0.1", PORTS["queue"]), 5) as connection:
        connection.sendall(b"*%d\r\n" % len(parts) + b"".join(b"$%d\r\n%s\r\n" % (len(part), part) for part in parts))
        answer = connection.makefile("rb").readline().decode().strip()
    if not answer or answer.startswith("-"):
        raise OSError(answer)
    return answer[1:]


def do_job(worker, name="export-0"):
    """Has the worker write an export, and returns when it's done. False if the worker dies or takes START_SECONDS."""
    worker.done.clear()
    queue("RPUSH", "exports", name)
    until = time.monotonic() + START_SECONDS
    while not worker.done.wait(0.2):
        if worker.process.poll() is not None or time.monotonic() > until:
            return False
    return True


NOTE = "A note of a hundred letters, as people write them when they try something. ".ljust(100, ".")
CSRF = "0123456789abcdefghijklmnopqrstuv"
HEADERS = {"Host": "localhost", "X-Forwarded-Proto": "https"}
FORM = HEADERS | {
    "Cookie": f"csrftoken={CSRF}",
    "Content-Type": "application/x-www-form-urlencoded",
    "Referer": "https://localhost/",
}


def request(name, method):
    """One request on a connection of its own, as from a proxy that keeps none. True if the answer is the right one."""
    connection = http.client.HTTPConnection("127.0.0.1", PORTS[name], timeout=10)
    try:
        if method == "GET":
            connection.request("GET", "/", headers=HEADERS)
        else:
            connection.request("POST", "/", urllib.parse.urlencode({"text": NOTE, "csrfmiddlewaretoken": CSRF}), FORM)
        answer = connection.getresponse()
        answer.read()
        return answer.status == (200 if method == "GET" else 302)
    finally:
        connection.close()


def since(due, action, *words):
    """Milliseconds from the moment at which an action was due until it was done, or None if it failed."""
    try:
        fine = action(*words)
    except (OSError, http.client.HTTPException):
        fine = None
    return (time.monotonic() - due) * 1000 if fine else None


def load(seconds, targets, part, worker, groups):
    """Sends the load, and returns the milliseconds of the part that is measured: jobs, commands or requests."""
    jobs, commands, requests = [], [], []
    over = threading.Event()
    threads = ThreadPoolExecutor(32)

    def export():
        number = 0
        while not over.is_set():
            number += 1
            due = time.monotonic()
            jobs.append(since(due, do_job, worker, f"export-{number % 3}"))
            # The worker's own runs have one job after the other, so that there are enough of them.
            over.wait(0 if part == "worker" else max(0, due + EXPORT_EVERY - time.monotonic()))

    exporter = threading.Thread(target=export)
    exporter.start()
    began = time.monotonic()
    for count in range(RATE * seconds):
        due = began + count / RATE
        time.sleep(max(0, due - time.monotonic()))
        method = "POST" if count % 10 == 9 else "GET"
        requests.append(threads.submit(since, due, request, targets[count % len(targets)], method))
        if part == "queue":
            commands.append(threads.submit(since, due, queue, "SET", "probe", count))
        # Once in a run, what each of the two does by itself now and then: a snapshot and a vacuum.
        if count == RATE * seconds // 2 and part in ("queue", "floors"):
            threads.submit(queue, "BGSAVE")
        if count == RATE * seconds // 2 and part in ("db", "floors"):
            threads.submit(psql, "vacuum analyze notes_note")
        if count % 10 == 0:
            for group in groups:
                group.sample()
            if any(group.kills() for group in groups) or sum(not one.done() for one in requests) > WAITING:
                break
    over.set()
    wait(requests + commands, 15)
    threads.shutdown(wait=False, cancel_futures=True)
    exporter.join()
    failed = [None for job in jobs if job is None]
    if part == "worker":
        return jobs
    return [one.result() if one.done() and not one.cancelled() else None for one in commands or requests] + failed


def empty_cache():
    subprocess.run(["sync"], check=True)
    Path("/proc/sys/vm/drop_caches").write_text("3")


def add(raw, line):
    """Adds a line to a file of raw data, under its keys."""
    is_new = not raw.exists()
    with raw.open("a", newline="") as file:
        out = csv.DictWriter(file, list(line), lineterminator="\n")
        if is_new:
            out.writeheader()
        out.writerow(line)
    print(*line.values(), flush=True)


def cache(files, root):
    """Empties the machine's cache, then reads every file of a root if the part shouldn't pay for them."""
    empty_cache()
    if files == "outside":
        subprocess.run(f"find {root} -xdev -type f -print0 | xargs -0 cat > /dev/null", shell=True, check=True)


def run(roots, part, limit, round_, files="own", seconds=SECONDS, limits=None):
    """Starts the stack with one part limited, or all by `limits`, sends the load, and adds a line to floors.csv."""
    cache(files, roots / part)
    names = [name for name in STACK if name != "web2" or part != "web"]
    groups = {name: Group(name, limit if name == part else (limits or {}).get(name, "none")) for name in names}
    measured = list(groups.values()) if limits else [groups[part]]
    programs, taken, start, start_refaults = {}, [], None, ""

    def refaults():
        return sum(group.stat("workingset_refault_file") for group in measured)

    try:
        began = {}
        for name in names:
            programs[name] = Program(name, groups[name], roots / name)
            began[name] = time.monotonic()
            # Its first job comes with the load, if another part is measured.
            while not (name == "worker" and part not in ("worker", "floors")) and not is_up(programs[name]):
                is_dead = programs[name].process.poll() is not None or any(group.kills() for group in measured)
                if is_dead or time.monotonic() - began[name] > START_SECONDS:
                    raise TimeoutError(name)
                time.sleep(0.1)
            if name in (part, "web2"):
                start = time.monotonic() - began[name]
        start_refaults = refaults()
        # Every block of the large table goes through the buffers, so that all of them are in use.
        psql("select pg_prewarm('filler')")
        targets = [name for name in names if name.startswith("web")]
        load(WARM_SECONDS, targets, part, programs["worker"], measured)
        before = refaults()
        taken = load(seconds, targets, part, programs["worker"], measured)
    except TimeoutError:
        start_refaults = refaults()
    finally:
        line = dict.fromkeys(FIELDS, "")
        fine = sorted(one for one in taken if one is not None)
        line |= {"round": round_, "part": part, "files": files, "limit_mb": limit, "seconds": seconds, "requests": len(taken)}
        line |= {"failed": len(taken) - len(fine), "kills": sum(group.kills() for group in measured)}
        line["limit_hits"] = sum(group.read("memory.failcnt") for group in measured)
        line["peak"] = sum(group.read("memory.max_usage_in_bytes") for group in measured)
        line["own"] = sum(group.own for group in measured)
        line["start_refaults"] = start_refaults
        if taken:
            line["start_s"] = f"{start:.1f}"
            line["refaults"] = refaults() - before
        if fine:
            line |= {"p50_ms": f"{at(fine, 0.5):.1f}", "p95_ms": f"{at(fine, 0.95):.1f}", "max_ms": f"{fine[-1]:.1f}"}
        for name in reversed(list(programs)):
            programs[name].stop()
        for group in groups.values():
            group.remove()
    add(RAW, line)
    return bool(taken) and not line["failed"] and not line["kills"]


def is_up(program):
    try:
        return program.is_ready()
    except (OSError, http.client.HTTPException):
        return False


def at(ordered, share):
    """The value at a share of an ordered list, by the nearest rank."""
    return ordered[max(0, math.ceil(len(ordered) * share) - 1)]


def measure(roots, part, limits):
    """A part under falling limits, ROUNDS times. A round ends with the first limit that the part didn't survive."""
    before = [int(line["round"]) for line in rows() if line["part"] == part] if RAW.exists() else []
    first = max(before, default=0) + 1
    for round_ in range(first, first + ROUNDS):
        for files in FILES:
            for limit in limits:
                if not run(roots, part, limit, round_, files):
                    break


def prepare(root):
    """A database with the app's tables, the rows of examples/stack-measurements, and a table that fills the buffers."""
    if (root / "data/db").exists():
        return
    user = database_user(root)
    inside = ["chroot", f"--userspec={user}:{user}", str(root)]
    (root / "data/db").mkdir()
    os.chown(root / "data/db", int(user), int(user))
    binary = str(Path(postgres(root)).parent / "initdb")
    subprocess.run([*inside, binary, "-D", "/data/db", "-U", "postgres", "-A", "trust"], stdout=subprocess.DEVNULL, check=True)
    group = Group("prepare")
    database = Program("db", group, root)
    while psql("select 1", "postgres") != "1":
        if database.process.poll() is not None:
            raise SystemExit(f"the database doesn't start: {root}/log")
        time.sleep(0.2)
    psql("create role app login password 'app'", "postgres")
    psql("create database app owner app", "postgres")
    subprocess.run(["chroot", str(base), "env", "-C", "/app", "python3", "manage.py", "migrate", "-v0"], env=ENVIRONMENT, check=True)
    psql(
        "insert into notes_note (text, created_at) "
        f"select repeat(md5(n::text), 3), now() from generate_series(1, {ROWS}) n"
    )
    psql("create extension pg_prewarm")
    psql(f"create table filler as select n, repeat(md5(n::text), 30) as text from generate_series(1, {FILLER_ROWS}) n")
    psql("vacuum analyze")
    database.stop()
    group.remove()


def mount(roots):
    """Gives each root its /proc and its /dev/shm, until the script ends."""
    for name in ("base", *STACK):
        for kind, place in (("proc", "proc"), ("tmpfs", "dev/shm")):
            target = str(roots / name / place)
            subprocess.run(["mount", "-t", kind, kind, target], check=True)
            atexit.register(subprocess.run, ["umount", "-l", target], check=False)


def machine():
    """What it was measured on."""
    cpu = re.search(r"^model name\s*: (.*)", Path("/proc/cpuinfo").read_text(), re.M)[1]
    package = ["chroot", str(base), "dpkg-query", "-W", "-f", "${Version}"]
    names = ["python3", "python3-django", "gunicorn", "python3-psycopg", "valkey-server"]
    names.append("postgresql-" + postgres(base).split("/")[-3])
    return {
        "date": time.strftime("%Y-%m-%d"),
        "cpu": cpu,
        "cores": os.cpu_count(),
        "kernel": platform.release(),
        "requestsASecond": RATE,
        "seconds": SECONDS,
        "rows": ROWS,
        "versions": {name: subprocess.run([*package, name], capture_output=True, text=True, check=True).stdout for name in names},
    }


def rows(files=None):
    """The lines of floors.csv, or those in which a part paid for its own files, or found them cached."""
    with RAW.open() as file:
        return [line for line in csv.DictReader(file) if files in (None, line["files"])]


def survived(part, limit, lines):
    """True if nothing was killed, failed or didn't start in any round."""
    mine = [line for line in lines if line["part"] == part and line["limit_mb"] == str(limit)]
    return all(line["p95_ms"] and not int(line["failed"]) and not int(line["kills"]) for line in mine)


def lived(part, limit, lines):
    """True if a part survived a limit in each round and kept its p95."""
    times, free = [], None
    for line in lines:
        if line["part"] == part and line["limit_mb"] == "none":
            free = float(line["p95_ms"])
        if line["part"] == part and line["limit_mb"] == str(limit) and line["p95_ms"]:
            times.append(float(line["p95_ms"]) / free)
    return survived(part, limit, lines) and statistics.median(times) <= TIMES


def limits_of(part, lines):
    """The limits that were tried, without one first, then the highest."""
    tried = {line["limit_mb"] for line in lines if line["part"] == part}
    return sorted(tried, key=lambda limit: -(10**6 if limit == "none" else int(limit)))


def floor(part, lines, is_fine=lived):
    """The smallest limit in which a part, and in every higher one, survived and kept its p95."""
    found = None
    for limit in limits_of(part, lines):
        if not is_fine(part, limit, lines):
            break
        found = limit
    return found if found in (None, "none") else int(found)


def median(lines, name, unit, digits=0):
    return f"{statistics.median(float(line[name]) for line in lines):,.{digits}f}{unit}" if lines else "–"


def summary():
    for part, files in [(part, files) for part in LIMITS for files in ("own", "outside")]:
        lines = [line for line in rows(files) if line["part"] == part]
        if not lines:
            continue
        print(f"{part}, its files {'cached by nobody' if files == 'own' else 'cached by somebody else'}")
        print(f"{'':10}{'own':>9}{'peak':>9}{'start':>8}{'p50':>10}{'p95':>22}{'refaults':>10}{'failed':>8}{'down':>9}")
        for limit in limits_of(part, lines):
            mine = [line for line in lines if line["limit_mb"] == limit]
            some = [line for line in mine if line["p95_ms"]]
            own, peak = (f"{max(int(line[name]) for line in mine) / MB:.1f}" for name in ("own", "peak"))
            ends = [float(line["p95_ms"]) for line in some]
            tail = f"{median(some, 'p95_ms', ' ms')} ({min(ends):.0f} to {max(ends):.0f})" if some else "–"
            killed = sum(1 for line in mine if int(line["kills"]) or not line["p95_ms"])
            failed = sum(int(line["failed"]) for line in mine)
            name = "no limit" if limit == "none" else f"{limit} MB"
            print(
                f"{name:10}{own:>9}{peak:>9}{median(some, 'start_s', ' s', 1):>8}{median(some, 'p50_ms', ' ms'):>10}"
                f"{tail:>22}{median(some, 'refaults', ''):>10}{failed:>8}{f'{killed} of {len(mine)}':>9}"
            )
            hits = sorted(int(line["limit_hits"]) for line in mine)
            again = sorted(int(line["start_refaults"]) for line in mine)
            print(f"{'':10}limit hit {hits[0]:,} to {hits[-1]:,} times, {again[0]:,} to {again[-1]:,} pages read again at the start")
        print(f"survives in {floor(part, lines, survived)} MB, and keeps its p95 in {floor(part, lines)} MB\n")
    for line in rows():
        if line["part"] == "floors":
            print(
                f"all five at once, each in the least limit it survived, {line['limit_mb']} MB: {line['requests']} requests in "
                f"{line['seconds']} s, {line['failed']} failed, p95 {line['p95_ms']} ms, {line['kills']} killed, "
                f"limit hit {int(line['limit_hits']):,} times, {int(line['refaults']):,} pages read again under load"
            )


if __name__ == "__main__":
    if len(sys.argv) == 1:
        summary()
        sys.exit()
    # So that a run that is stopped leaves no programs, groups or mounts.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    roots = Path(sys.argv[1]).resolve()
    base = roots / "base"
    mount(roots)
    for name in ("base", "db"):
        prepare(roots / name)
    part, limits = (sys.argv[2:3] or [None])[0], sys.argv[3:]
    if part == "floors":
        own = {name: floor("web" if name == "web2" else name, rows("own"), survived) for name in STACK}
        run(roots, "floors", sum(own.values()), 1, "own", 30, own)
    else:
        for name in [part] if part else LIMITS:
            measure(roots, name, limits or LIMITS[name])
    (HERE / "machine.json").write_text(json.dumps(machine(), indent=2) + "\n")
    measured = {line["part"] for line in rows("own")} & set(LIMITS)
    floors = {name: floor(name, rows("own")) for name in LIMITS if name in measured}
    (HERE / "floors.json").write_text(json.dumps(floors, indent=2) + "\n")
