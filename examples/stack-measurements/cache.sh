#!/bin/bash
# What a program's peak of memory consists of: its own memory against cached files, for three programs under load.
#   sudo ./cache.sh > cache.txt
# Needs control groups of version 1 with 'memory' (version 2 calls the same counts anon, shmem and file), PostgreSQL with
# pgbench, Caddy, Node.js and curl. Each program gets a group of its own without a limit, as on a server.
set -euo pipefail
groups=/sys/fs/cgroup/memory bin=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1)
work=$(mktemp -d /var/tmp/cache.XXXXXX)
chmod 755 "$work"
trap 'kill $(jobs -p) 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$work"; rmdir $groups/measured-* 2>/dev/null || true' EXIT

start() { # NAME COMMAND...
  mkdir "$groups/measured-$1"
  bash -c 'echo $$ > "$0"; exec "$@"' "$groups/measured-$1/cgroup.procs" "${@:2}" >"$work/$1.log" 2>&1 &
  # The highest of what can't be given back, read five times a second, and the cached files at that moment.
  while sleep 0.2; do
    awk '/^total_rss /{a=$2} /^total_cache /{c=$2} /^total_shmem /{s=$2} END{print a + s, a, s, c - s}' "$groups/measured-$1/memory.stat"
  done 2>/dev/null >"$work/$1.samples" &
}
report() { # NAME TITLE
  sort -n "$work/$1.samples" | tail -n 1 | awk -v peak="$(cat "$groups/measured-$1/memory.max_usage_in_bytes")" -v title="$2" \
    '{printf "%-32s anon %4.0f  shmem %4.0f  together %4.0f  peak %5.0f MB\n", title, $2 / 2^20, $3 / 2^20, $1 / 2^20, peak / 2^20}'
}
until_open() { until curl -so /dev/null "$1"; do sleep 0.2; done; }

# A database of about 300 MB that is read and written.
install -d -o postgres "$work/db"
runuser -u postgres -- "$bin/initdb" -D "$work/db" >/dev/null
start db runuser -u postgres -- "$bin/postgres" -D "$work/db" -c listen_addresses= -c "unix_socket_directories=$work/db"
until "$bin/pg_isready" -qh "$work/db"; do sleep 0.2; done
pgbench() { runuser -u postgres -- "$bin/pgbench" -h "$work/db" "$@" postgres >/dev/null 2>&1; }
pgbench -i -s 20
pgbench -c 8 -T 30
report db "PostgreSQL, 300 MB of tables"

# A server of files: 200 files of 2 MB, each asked for once.
mkdir "$work/files"
for n in $(seq 200); do head -c 2000000 /dev/urandom >"$work/files/$n"; done
start files "${CADDY_PATH:-caddy}" file-server --root "$work/files" --listen 127.0.0.1:18470
until_open http://127.0.0.1:18470/1
sync && echo 3 >/proc/sys/vm/drop_caches
for n in $(seq 200); do curl -so /dev/null "http://127.0.0.1:18470/$n"; done
report files "Caddy, 400 MB of files"

# A program that answers from memory alone.
start web node -e "require('http').createServer((q, s) => s.end(JSON.stringify(Array(2000).fill(q.url)))).listen(18471)"
until_open http://127.0.0.1:18471/
for _ in $(seq 1500); do echo 'url=http://127.0.0.1:18471/a'; echo 'output=/dev/null'; done | curl -sK - --parallel --parallel-max 8
report web "Node.js, 1,500 answers, no files"
