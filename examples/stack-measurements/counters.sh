#!/bin/bash
# Which counter says how little memory a database needs, and when it's killed: PostgreSQL with 300 MB of tables under falling limits.
#   sudo ./counters.sh > counters.txt
# Adds its readings, in bytes, to counters.csv and prints that file's summary. With SUMMARY=1 it only prints the summary.
# Needs control groups of version 1 with 'memory', PostgreSQL 15 with pgbench, and a machine without swap.
# CLIENTS='8 20' sets the loads, ROUNDS, SECONDS_EACH and LIMITS the rest. With CLIENTS=index, an index is built instead.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
groups=/sys/fs/cgroup/memory group=$groups/counted clients=${CLIENTS:-8} rounds=${ROUNDS:-2} seconds=${SECONDS_EACH:-30}
limits=${LIMITS:-none 512 384 256 224 192 176 168 160 144 128} raw=$here/counters.csv

summary() {
  python3 - "$raw" <<'PYTHON'
import csv, statistics, sys

rows = list(csv.DictReader(open(sys.argv[1])))
MB = 2**20


def number(row, name):
    return int(row[name] or 0)


def loads():
    return sorted({row["load"] for row in rows}, key=lambda load: (load == "index", load.zfill(3)))


for load in loads():
    title = "building an index" if load == "index" else f"{load} clients look rows up"
    print(f"{title:26}{'peak':>9}{'docker stats':>15}{'anon+shmem':>13}{'and kernel':>13}{'refaults':>11}{'lookups':>10}{'killed':>10}")
    unlimited = sum(number(row, "lookups") for row in rows if row["load"] == load and row["limit_mb"] == "none")
    limits = {row["limit_mb"] for row in rows if row["load"] == load}
    for limit in sorted(limits, key=lambda limit: -(10**6 if limit == "none" else int(limit))):
        mine = [row for row in rows if row["load"] == load and row["limit_mb"] == limit]
        ends = [row for row in mine if row["phase"] == "end"]
        if not ends:
            continue
        lived = [row for row in ends if number(row, "kills") == 0]
        # A run that was killed says nothing about the counters under load.
        under_load = [row for row in mine if row["phase"] == "load" and row["round"] in {end["round"] for end in lived}]
        shown = own = floor = refaults = share = "–"
        if under_load:
            # The median of what docker stats would show, and the highest of what can't be given back.
            shown = f"{statistics.median(number(row, 'usage') - number(row, 'inactive_file') for row in under_load) / MB:.0f} MB"
            own = f"{max(number(row, 'anon') + number(row, 'shmem') for row in under_load) / MB:.0f} MB"
            floor = f"{max(number(row, 'anon') + number(row, 'shmem') + number(row, 'kernel') for row in under_load) / MB:.0f} MB"
        lookups = sum(number(row, "lookups") for row in lived)
        if lookups:
            # As many rounds of each limit as without one.
            share = f"{100 * lookups / unlimited:.0f} %"
            refaults = f"{1000 * sum(number(row, 'refaults') for row in lived) / lookups:,.0f}"
        peak = f"{max(number(row, 'usage') for row in ends) / MB:.0f} MB"
        killed = f"{len(ends) - len(lived)} of {len(ends)}"
        name = "no limit" if limit == "none" else f"{limit} MB"
        print(f"{name:26}{peak:>9}{shown:>15}{own:>13}{floor:>13}{refaults:>11}{share:>10}{killed:>10}")
PYTHON
}
if [ -n "${SUMMARY:-}" ]; then
  summary
  exit
fi

bin=/usr/lib/postgresql/15/bin work=$(mktemp -d /var/tmp/counters.XXXXXX)
chmod 755 "$work"
as() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
stop() {
  as "$bin/pg_ctl" -D "$work/db" -m fast -t 20 stop >/dev/null 2>&1 || true
  [ -z "${server:-}" ] || kill -9 "$server" 2>/dev/null || true
  wait "${server:-}" 2>/dev/null || true
  server=
  [ "${ours:-}" ] || return 0
  ours=
  for _ in $(seq 50); do
    # So that the next run starts without this one's cached files.
    sync -f "$work" && { echo 0 >$group/memory.force_empty; } 2>/dev/null && rmdir $group 2>/dev/null && return
    sleep 0.2
  done
}
trap 'kill "${sampler:-}" 2>/dev/null || true; stop; rm -rf "$work"' EXIT
psql() { as "$bin/psql" -h "$work/db" -Atc "$1" postgres 2>/dev/null; }
start() { # LIMIT, in bytes, or -1
  mkdir $group
  ours=1
  echo "$1" >$group/memory.limit_in_bytes
  (echo $BASHPID >$group/cgroup.procs && exec setpriv --reuid=postgres --regid=postgres --clear-groups "$bin/postgres" -D "$work/db" \
    -c listen_addresses= -c "unix_socket_directories=$work/db" >"$work/log" 2>&1) &
  server=$!
  for _ in $(seq 100); do "$bin/pg_isready" -qh "$work/db" && return; sleep 0.2; done
}
counts() { # usage, anon, shmem, inactive files, active files, kernel, refaults of files
  awk -v usage="$(cat $group/memory.usage_in_bytes)" -v kernel="$(cat $group/memory.kmem.usage_in_bytes)" '{v[$1] = $2}
    END{printf "%d,%d,%d,%d,%d,%d,%d", usage, v["total_rss"], v["total_shmem"], v["total_inactive_file"], v["total_active_file"], kernel, v["total_workingset_refault_file"]}' $group/memory.stat
}
refaults() { awk '/^total_workingset_refault_file /{print $2}' $group/memory.stat; }
killed() { awk '/^oom_kill /{print $2}' $group/memory.oom_control; }
note() { echo "$round,$load,$limit,$1,$(($(date +%s) - began)),$(counts),$(killed)," >>"$raw"; }
[ -s "$raw" ] || echo 'round,load,limit_mb,phase,second,usage,anon,shmem,inactive_file,active_file,kernel,refaults,kills,lookups' >"$raw"

install -d -o postgres "$work/db"
as "$bin/initdb" -D "$work/db" >/dev/null 2>&1
start -1
as "$bin/pgbench" -h "$work/db" -i -s 20 postgres >/dev/null 2>&1
psql 'create extension pg_prewarm' >/dev/null
stop
for round in $(seq "$rounds"); do
  for load in $clients; do
    for limit in $limits; do
      began=$(date +%s)
      if [ "$limit" = none ]; then start -1; else start $((limit * 1048576)); fi
      note started
      # Warm: every block read once into the shared buffers, which only the last of them stay in, then ten seconds of lookups.
      psql "select pg_prewarm('pgbench_accounts'), pg_prewarm('pgbench_accounts_pkey')" >/dev/null || true
      # An index takes seconds, so it's read more often.
      if [ "$load" = index ]; then many=1 pause=0.2; else many=$load pause=1; fi
      as "$bin/pgbench" -h "$work/db" -n -S -c "$many" -T 10 postgres >/dev/null 2>&1 || true
      note warm
      before=$(refaults)
      while sleep $pause; do note load; done &
      sampler=$!
      if [ "$load" = index ]; then
        psql "create index built_${round}_$limit on pgbench_accounts (bid, abalance)" >/dev/null || true
        lookups=0
      else
        lookups=$(as "$bin/pgbench" -h "$work/db" -n -S -c "$many" -T "$seconds" postgres 2>/dev/null |
          awk '/actually processed/{print $NF + 0}') || true
      fi
      kill "$sampler" 2>/dev/null || true
      wait "$sampler" 2>/dev/null || true
      sampler=
      after=$(refaults)
      # One line for the run: the peak as usage, the refaults and the lookups of the load alone.
      echo "$round,$load,$limit,end,$(($(date +%s) - began)),$(cat $group/memory.max_usage_in_bytes),,,,,,$((after - before)),$(killed),${lookups:-0}" >>"$raw"
      if [ "$load" = index ]; then psql "drop index if exists built_${round}_$limit" >/dev/null || true; fi
      stop
    done
  done
done
summary
