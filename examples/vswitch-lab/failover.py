#!/usr/bin/env python3
"""Which announcement a Linux router believes when an address moves, in network namespaces.
  sudo HABETS=… SEND_ARP=… ./failover.py   measures, writes failover.csv and prints its table; takes six minutes
  ./failover.py table                      prints the table of failover.csv

Each trial has a segment of its own: a bridge of the router with a cable to node 1 and one to node 2. Node 1 has the address, and
the router asks it ten times a second. After 0 to 60 seconds node 1 loses its cable; node 2 takes the address and announces it
once. Those ages are spread evenly over a row's trials, at random within their share. All trials run side by side: first with the
kernel's locktime of one second, then without it, then one row again with more trials. An announcement is lost if the router's
entry doesn't name node 2 after it. The gap lasts from the announcement to the first answer, or from the cut if there is none.
In failover.csv, `changed` is the time from the entry's last change to the announcement.

Needs iproute2, iputils-arping, keepalived and ucarp. The other arping is in the package arping, which conflicts with
iputils-arping: HABETS is the path of its program. SEND_ARP is Pacemaker's, in the package resource-agents. A row whose program
is missing is left out. On a busy machine, start it with `chrt -r 10`. Removes the namespaces that it made."""
import contextlib
import csv
import ctypes
import fcntl
import heapq
import ipaddress
import os
import random
import re
import shutil
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import time

TRIALS = 30
EITHER_WAY, MORE = "Cilium's reply", 450  # a row for which 30 are too few, and how many follow; a kernel keeps 512 neighbours
EVERY = 0.1  # seconds between two questions of the router
MOST = 75  # seconds that a router may take to find the address again
ROUTER, ONE, TWO = "lab-router", "lab-one", "lab-two"
EVERYONE = b"\xff" * 6
SET_LINK, NEW_ADDRESS, GET_NEIGHBOUR = 16, 20, 30


class Trial:
    def __init__(self, number, row, age):
        self.number, self.row, self.age = number, row, age
        self.start = random.random() * 2
        hosts = ipaddress.ip_network((int(ipaddress.ip_address("198.18.0.0")) + number * 16, 28))
        self.router, self.one, self.two, self.address = (str(hosts[host]) for host in (1, 2, 3, 5))
        self.first = self.cut = self.announced = self.back = self.changed = None
        self.believed, self.state, self.frames = False, "", []


def run(*command, text=None):
    subprocess.run(command, check=True, input=text, text=True)


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def enter(path):
    libc = ctypes.CDLL(None, use_errno=True)
    with open(path, encoding="utf-8") as file:
        if libc.setns(file.fileno(), 0x40000000):
            sys.exit(f"setns: {os.strerror(ctypes.get_errno())}")


def clean():
    for name in (ROUTER, ONE, TWO):
        subprocess.run(["ip", "netns", "delete", name], stderr=subprocess.DEVNULL, check=False)


def mac_of(interface):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        return fcntl.ioctl(any_socket, 0x8927, struct.pack("256s", interface.encode()))[18:24]


def rows(folder):
    """What node 2 does in each row: packets that are sent from here, or a program."""
    keepalived, ucarp, iputils = (shutil.which(name) for name in ("keepalived", "ucarp", "arping"))
    habets, send_arp = os.environ.get("HABETS"), os.environ.get("SEND_ARP")

    def as_keepalived(t):
        path = f"{folder}/keepalived{t.number}"
        write(
            path,
            "global_defs {\n vrrp_garp_master_repeat 1\n vrrp_garp_master_delay 0\n}\n"
            f"vrrp_instance one {{\n state MASTER\n priority 255\n interface v{t.number}\n virtual_router_id 51\n"
            f" virtual_ipaddress {{\n  {t.address}/32\n }}\n}}\n",
        )
        return ["-n", "-P", "-f", path, "-p", f"{path}.pid", "-r", f"{path}.vrrp"]

    def as_ucarp(t):
        path = f"{folder}/up{t.number}"
        write(path, f"#!/bin/sh\nip address add {t.address}/32 dev v{t.number}\n")
        os.chmod(path, 0o755)
        return ["-i", f"v{t.number}", "-s", t.two, "-v", "1", "-p", "x", "-a", t.address, "-u", path, "-d", "/bin/true"]

    def arping(device, *options):
        # -S is followed by the address.
        own = lambda t: [t.address] if "-S" in options else []
        return lambda t: ["-c", "1", "-w", "1", device, f"v{t.number}", *options, *own(t), t.address]

    found = {
        # One round of its speaker, see internal/layer2/arp.go of MetalLB.
        "MetalLB, one round": ["request", "reply"],
        # Once for a new address, see pkg/datapath/gneigh/gneigh.go of Cilium.
        "Cilium's reply": ["reply"],
        "keepalived": (keepalived, as_keepalived),
        "ucarp": (ucarp, as_ucarp),
        "Pacemaker's send_arp": (send_arp, lambda t: ["-r", "1", "-p", f"{folder}/pid{t.number}", f"v{t.number}", t.address, "auto", "x", "x"]),
        "arping -U, iputils": (iputils, arping("-I", "-U")),
        "arping -A, iputils": (iputils, arping("-I", "-A")),
        "arping -U, Habets": (habets, arping("-i", "-U")),
        "arping -U -S, Habets": (habets, arping("-i", "-U", "-S")),
        "arping -U -P -S, Habets": (habets, arping("-i", "-U", "-P", "-S")),
        "arp_notify, link up": [],
        "arp_notify, address": [],
        "nothing": [],
    }
    return {row: action for row, action in found.items() if isinstance(action, list) or action[0]}


def build(trials, locktime):
    clean()
    links = {ROUTER: [], ONE: [], TWO: []}
    for t in trials:
        n = t.number
        # An address that comes with its link: over a cable that is up already, as a VLAN is.
        under = t.row == "arp_notify, link up"
        links[ROUTER] += [
            f"link add s{n} type bridge",
            f"link add one{n} type veth peer name v{n} netns {ONE}",
            f"link add two{n} type veth peer name {'below' if under else 'v'}{n} netns {TWO}",
            f"link set one{n} master s{n} up",
            f"link set two{n} master s{n} up",
            f"address add {t.router}/28 dev s{n}",
            f"link set s{n} up",
        ]
        links[ONE] += [f"address add {own}/28 dev v{n}" for own in (t.one, t.address)] + [f"link set v{n} up"]
        links[TWO] += [f"link set below{n} up", f"link add v{n} link below{n} type macvlan"] if under else []
        links[TWO] += [f"address add {t.two}/28 dev v{n}"] + ([] if under else [f"link set v{n} up"])
    for name in links:
        run("ip", "netns", "add", name)
        run("ip", "netns", "exec", name, "sysctl", "-qw", "net.ipv6.conf.all.disable_ipv6=1", "net.ipv6.conf.default.disable_ipv6=1")
    for name, commands in links.items():
        run("ip", "-n", name, "-batch", "-", text="\n".join(commands) + "\n")
    enter(f"/run/netns/{ROUTER}")
    # The nodes know the router, so that no question of theirs tells it who has the address.
    known = "".join(f"neigh replace {t.router} lladdr {mac_of(f's{t.number}').hex(':')} nud permanent dev v{t.number}\n" for t in trials)
    for name in (ONE, TWO):
        run("ip", "-n", name, "-batch", "-", text=known)
    for t in trials:
        write(f"/proc/sys/net/ipv4/neigh/s{t.number}/locktime", str(locktime))
    enter(f"/run/netns/{TWO}")
    for t in trials:
        if t.row.startswith("arp_notify"):
            write(f"/proc/sys/net/ipv4/conf/v{t.number}/arp_notify", "1")


def request(netlink, kind, body):
    """Asks the kernel, in the namespace in which the socket was opened."""
    # A question has an answer; to a change, the kernel is asked to say yes or no.
    netlink.send(struct.pack("=IHHII", 16 + len(body), kind, 1 if kind == GET_NEIGHBOUR else 5, 1, 0) + body)
    answer = netlink.recv(4096)
    code, failed = struct.unpack_from("=H", answer, 4)[0], struct.unpack_from("=i", answer, 16)[0]
    if code == 2 and failed:
        sys.exit(f"netlink {kind}: {os.strerror(-failed)}")
    return answer


def set_up(netlink, index, up):
    request(netlink, SET_LINK, struct.pack("=BxHiII", 0, 0, index, up, 1))


def add_address(netlink, index, address):
    packed = socket.inet_aton(address)
    request(netlink, NEW_ADDRESS, struct.pack("=BBBBiHH4sHH4s", socket.AF_INET, 32, 0, 0, index, 8, 1, packed, 8, 2, packed))


def entry(netlink, index, address):
    """The router's entry for an address: its state, its MAC address, and the seconds since it last changed."""
    answer = request(netlink, GET_NEIGHBOUR, struct.pack("=BxxxiHBBHH4s", socket.AF_INET, index, 0, 0, 0, 8, 1, socket.inet_aton(address)))
    states = {1: "incomplete", 2: "reachable", 4: "stale", 8: "delay", 16: "probe", 32: "failed"}
    place, fields = 28, {}
    while place < len(answer):
        size, kind = struct.unpack_from("=HH", answer, place)
        fields[kind] = answer[place + 4 : place + size]
        place += (size + 3) & ~3
    changed = struct.unpack_from("=I", fields[3], 8)[0] / os.sysconf("SC_CLK_TCK")
    return states[struct.unpack_from("=H", answer, 24)[0]], fields.get(2), changed


def arp(kind, mac, address):
    fields = struct.pack("!HHHBBH", 0x0806, 1, 0x0800, 6, 4, {"request": 1, "reply": 2}[kind])
    return EVERYONE + mac + fields + mac + socket.inet_aton(address) + EVERYONE + socket.inet_aton(address)


def described(frame, mac, address):
    kind = {1: "request", 2: "reply"}[struct.unpack_from("!H", frame, 20)[0]]
    target = {mac: "own", EVERYONE: "ff", bytes(6): "00"}.get(frame[32:38], "other")
    return f"{kind} {target}" + ("" if frame[28:32] == socket.inet_aton(address) else " other address")


def question(number, after):
    """An ICMP echo request without data, which says whether it was asked after the cut."""
    return struct.pack("!BBHHH", 8, 0, 0xFFFF - 0x0800 - number - after, after, number)


def batch(trials, actions):
    by_number, by_address = {t.number: t for t in trials}, {t.address: t for t in trials}

    def at(name, prefix):
        """The kernel's line into a namespace, and the interfaces there by trial."""
        enter(f"/run/netns/{name}")
        netlink = socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, 0)
        return netlink, {t.number: socket.if_nametoindex(f"{prefix}{t.number}") for t in trials}

    one, two = at(ONE, "v"), at(TWO, "v")
    macs = {t.number: mac_of(f"v{t.number}") for t in trials}
    line = socket.socket(socket.AF_PACKET, socket.SOCK_RAW)
    router = at(ROUTER, "s")
    echo = socket.socket(socket.AF_INET, socket.SOCK_RAW, socket.IPPROTO_ICMP)
    seen = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(0x0806))
    for one_of_both in (echo, seen):
        one_of_both.setsockopt(socket.SOL_SOCKET, 33, 1 << 24)  # SO_RCVBUFFORCE: room for the answers to all trials at once
    running = []

    def look(t):
        return entry(router[0], router[1][t.number], t.address)

    def take_over(t):
        t.state, _, t.changed = look(t)
        t.cut = time.monotonic()
        set_up(one[0], one[1][t.number], 0)
        action = actions[t.row]
        if t.row not in ("keepalived", "ucarp"):
            add_address(two[0], two[1][t.number], t.address)
        if t.row == "arp_notify, link up":
            set_up(two[0], two[1][t.number], 1)
        if isinstance(action, list):
            for kind in action:
                line.sendto(arp(kind, macs[t.number], t.address), (f"v{t.number}", 0))
            return
        command = ["ip", "netns", "exec", TWO, action[0], *action[1](t)]
        running.append(subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))

    def received(sock):
        sock.setblocking(False)
        with contextlib.suppress(BlockingIOError):
            while True:
                yield *sock.recvfrom(256), time.monotonic()

    now = time.monotonic()
    events = [(now + t.start, t.number, "ask") for t in trials]
    heapq.heapify(events)
    left, end = len(trials), now + 62 + MOST
    while left and now < end:
        while events[0][0] <= now:
            due, number, what = heapq.heappop(events)
            t = by_number[number]
            if what == "cut":
                take_over(t)
            elif t.back is None:
                with contextlib.suppress(OSError):
                    echo.sendto(question(number, int(t.cut is not None)), (t.address, 0))
                # One that is late isn't caught up on.
                heapq.heappush(events, (max(due, now) + EVERY, number, "ask"))
        # Announcements before answers: both may have come since the last turn.
        for frame, (name, _, kind, _, _), at in received(seen):
            t = by_number[int(name[1:])] if name[0] == "s" and kind == socket.PACKET_BROADCAST else None
            if t and t.cut and frame[6:12] == macs[t.number]:
                t.frames.append(described(frame, macs[t.number], t.address))
                if not t.announced:
                    t.announced = at
                    state, mac, changed = look(t)
                    t.believed = mac == macs[t.number]
                    # What it believed is a change itself.
                    t.state, t.changed = (t.state, t.changed + at - t.cut) if t.believed else (state, changed)
        for packet, (source, _), at in received(echo):
            t = by_address.get(source)
            if t and packet[20] == 0:
                if not t.first:
                    t.first = at
                    heapq.heappush(events, (at + t.age, t.number, "cut"))
                elif packet[25] and not t.back:
                    t.back = at
                    left -= 1
        time.sleep(0.004)
        now = time.monotonic()
    for process in running:
        process.terminate()
    for process in running:
        process.wait()


def record(locktime, t):
    since = t.announced or t.cut
    gap = None if t.back is None else max(t.back - since, 0)
    return {
        "locktime": locktime / 100,
        "announcer": t.row,
        "age": f"{t.age:.1f}",
        "state": t.state,
        "changed": f"{t.changed:.2f}",
        "sent": "; ".join(t.frames),
        "announced": f"{t.announced - t.cut:.2f}" if t.announced else "",
        "gap": "" if gap is None else f"{gap:.2f}",
        "lost": int(not t.believed),
    }


def shown(gap):
    return "< 0.1 s" if gap < 0.1 else f"{gap:.1f} s"


def table(records):
    print(f"{'':52}{'locktime 1 s':<23}0")
    print(f"{'announcer':25}{'sends':23}{'lost':>6}{'median':>9}{'longest':>9}{'lost':>7}")
    for row in dict.fromkeys(r["announcer"] for r in records):
        with_lock, without = ([r for r in records if r["announcer"] == row and r["locktime"] == locktime] for locktime in (1, 0))
        sent = {frame for r in with_lock + without for frame in r["sent"].split("; ")}
        # arp_notify announces every address of the interface.
        sent = {frame for frame in sent if "other" not in frame} or sent
        # Nobody reads the target of a request.
        kinds = sorted({frame.replace("reply", "reply to") if frame.startswith("reply") else re.sub(" (own|ff|00)", "", frame) for frame in sent})
        gaps = [float(r["gap"] or MOST) for r in with_lock]
        lost = [f"{sum(r['lost'] for r in part)}/{len(part)}" for part in (with_lock, without)]
        print(f"{row:25}{' + '.join(reversed(kinds)) or '-':23}{lost[0]:>6}{shown(statistics.median(gaps)):>9}{shown(max(gaps)):>9}{lost[1]:>7}")


def measure():
    random.seed(1)
    records = []
    with open("/proc/self/ns/net", encoding="utf-8") as home, tempfile.TemporaryDirectory() as folder:
        actions = rows(folder)
        try:
            for locktime, rows_of_batch in ((100, dict.fromkeys(actions, TRIALS)), (0, dict.fromkeys(actions, TRIALS)), (100, {EITHER_WAY: MORE})):
                trials = []
                for row, times in rows_of_batch.items():
                    trials += [Trial(len(trials) + n, row, 60 * (n + random.random()) / times) for n in range(times)]
                build(trials, locktime)
                batch(trials, actions)
                records += [record(locktime, t) for t in trials]
                enter(f"/proc/self/fd/{home.fileno()}")
                clean()
                time.sleep(10)  # until the kernel has forgotten the batch's neighbours
        finally:
            clean()
    with open("failover.csv", "w", encoding="utf-8", newline="") as file:
        lines = csv.DictWriter(file, records[0], lineterminator="\n")
        lines.writeheader()
        lines.writerows(records)


os.chdir(os.path.dirname(os.path.abspath(__file__)))
if sys.argv[1:] != ["table"]:
    measure()
with open("failover.csv", encoding="utf-8", newline="") as file:
    table([{**record, "locktime": float(record["locktime"]), "lost": int(record["lost"])} for record in csv.DictReader(file)])
