#!/bin/bash
# What a program's peak of memory consists of: its own memory against cached files, for a program that serves files and one
# that doesn't. Also what 'docker stats' would show at the end, which is the usage without inactive files.
#   sudo ./cache.sh > cache.txt
# Needs control groups of version 1 with 'memory' (version 2 calls the same counts anon, shmem and kernel), Caddy, Node.js
# and curl. Each program gets a group of its own without a limit, as on a server. A database: counters.sh.
set -euo pipefail
groups=/sys/fs/cgroup/memory
work=$(mktemp -d /var/tmp/cache.XXXXXX)
chmod 755 "$work"
trap 'kill $(jobs -p) 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$work"; rmdir $groups/measured-* 2>/dev/null || true' EXIT

start() { # NAME COMMAND...
  mkdir "$groups/measured-$1"
  bash -c 'echo $$ > "$0"; exec "$@"' "$groups/measured-$1/cgroup.procs" "${@:2}" >"$work/$1.log" 2>&1 &
  # What can't be given back, read five times a second.
  while sleep 0.2; do
    awk -v kernel="$(cat "$groups/measured-$1/memory.kmem.usage_in_bytes")" '/^total_rss /{a=$2} /^total_shmem /{s=$2} END{print a + s, a + s + kernel}' \
      "$groups/measured-$1/memory.stat"
  done 2>/dev/null >"$work/$1.samples" &
}
report() { # NAME TITLE
  local group=$groups/measured-$1 shown
  shown=$(($(cat "$group/memory.usage_in_bytes") - $(awk '/^total_inactive_file /{print $2}' "$group/memory.stat")))
  sort -n "$work/$1.samples" | tail -n 1 | awk -v peak="$(cat "$group/memory.max_usage_in_bytes")" -v shown="$shown" -v title="$2" \
    '{printf "%-32s peak %3.0f MB  docker stats %3.0f MB  anon+shmem %2.0f MB  and kernel %2.0f MB\n", title, peak / 2^20, shown / 2^20, $1 / 2^20, $2 / 2^20}'
}
until_open() { until curl -so /dev/null "$1"; do sleep 0.2; done; }

# A server of files: 200 files of 2 MB, each asked for once.
mkdir "$work/files"
for n in $(seq 200); do head -c 2000000 /dev/urandom >"$work/files/$n"; done
start files "${CADDY_PATH:-caddy}" file-server --root "$work/files" --listen 127.0.0.1:18470
until_open http://127.0.0.1:18470/1
# Their pages leave the cache, so that the server has to read them.
sync -f "$work" && for n in $(seq 200); do dd if="$work/files/$n" iflag=nocache count=0 status=none; done
for n in $(seq 200); do curl -so /dev/null "http://127.0.0.1:18470/$n"; done
report files "Caddy, 400 MB of files"

# A program that answers from memory alone.
start web node -e "require('http').createServer((q, s) => s.end(JSON.stringify(Array(2000).fill(q.url)))).listen(18471)"
until_open http://127.0.0.1:18471/
for _ in $(seq 1500); do echo 'url=http://127.0.0.1:18471/a'; echo 'output=/dev/null'; done | curl -sK - --parallel --parallel-max 8 2>/dev/null
report web "Node.js, 1,500 answers, no files"
