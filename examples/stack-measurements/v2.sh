#!/bin/bash
# counters.sh once more with control groups of version 2 and Docker itself, in a virtual machine: see vm.sh, which runs this.
# Prints a line of CSV for each reading, in bytes; the last column is what `docker stats` printed. Nothing here measures speed:
# the machine's processor is emulated. v2.csv has what two runs printed on 28 November 2026, with Linux 6.12.117 and Docker
# 26.1.5 of Debian 13 and PostgreSQL 17.12, while other work ran beside them: `LIMITS='none 256' LRUS=y`, and
# `LIMITS='none 256 168 144' LRUS=n WARM=45 SECONDS_EACH=20`.
set -euo pipefail
clients=${CLIENTS:-8} rounds=${ROUNDS:-1} limits=${LIMITS:-none 256 168 152 144 136} warm=${WARM:-60} seconds=${SECONDS_EACH:-25}
# The kernel's multi-generational LRU: on, as in Debian's kernel, and off, as in the kernel of counters.csv.
lrus=${LRUS:-y n}
bin=/usr/lib/postgresql/17/bin
export PGHOST=127.0.0.1 PGUSER=postgres PGOPTIONS='-c jit=off -c enable_hashjoin=off -c enable_mergejoin=off'

docker rm -f db > /dev/null 2>&1 || true
mkdir -p /tmp/box/{tmp,data,usr,etc,dev,proc,sys}
chmod 1777 /tmp/box/tmp
for link in bin lib lib64 sbin; do ln -s "usr/$link" "/tmp/box/$link"; done
tar -C /tmp/box -c . | docker import - box > /dev/null
echo "kernel $(uname -r), Docker $(docker version --format '{{.Server.Version}}'), cgroup $(docker info --format '{{.CgroupVersion}}'), PostgreSQL $("$bin/postgres" --version | sed 's/.* \([0-9.]*\) .*/\1/')"

# A hundred rows by their key in one statement, because an emulated processor spends most of a short one on everything else.
cat > /tmp/lookups.sql << 'SQL'
SELECT sum(abalance) FROM (SELECT 1 + (random() * 1999999)::int AS aid FROM generate_series(1, 100) OFFSET 0) AS wanted JOIN pgbench_accounts USING (aid);
SQL
load() { "$bin/pgbench" -n -c "$clients" -f /tmp/lookups.sql -T "$1" postgres 2> /dev/null | awk '/actually processed/{print $NF * 100}'; }
group() { echo "/sys/fs/cgroup/docker/$(docker inspect -f '{{.Id}}' db)"; }
counts() { # usage, then what memory.stat says
  awk -v usage="$(cat "$group/memory.current")" '{v[$1] = $2}
    END{printf "%d,%d,%d,%d,%d,%d,%d,%d,%d", usage, v["anon"], v["shmem"], v["kernel"], v["sock"], v["slab_reclaimable"], v["inactive_file"], v["active_file"], v["workingset_refault_file"]}' "$group/memory.stat"
}
kills() { awk '/^oom_kill /{print $2}' "$group/memory.events"; }
note() { echo "CSV $round,$lru,$clients,$limit,$1,$(counts),$(kills),${2:-},${3:-}"; }

echo 'CSV round,mglru,clients,limit_mb,phase,usage,anon,shmem,kernel,sock,slab_reclaimable,inactive_file,active_file,refaults,kills,docker_stats,lookups'
for round in $(seq "$rounds"); do for lru in $lrus; do
  echo "$lru" > /sys/kernel/mm/lru_gen/enabled
  for limit in $limits; do
    sync
    echo 3 > /proc/sys/vm/drop_caches
    options=()
    [ "$limit" = none ] || options=(--memory "${limit}m" --memory-swap "${limit}m")
    docker run -d --name db --network host "${options[@]}" -u "$(id -u postgres):$(id -g postgres)" -v /usr:/usr:ro -v /etc:/etc:ro -v /data:/data \
      box "$bin/postgres" -D /data/db -c listen_addresses=127.0.0.1 -c unix_socket_directories=/tmp > /dev/null
    group=$(group)
    for _ in $(seq 100); do "$bin/pg_isready" -q && break; sleep 0.5; done
    psql -qAtc "SELECT pg_prewarm('pgbench_accounts'), pg_prewarm('pgbench_accounts_pkey')" > /dev/null 2>&1 || true
    load "$warm" > /dev/null || true
    note warm
    load "$seconds" > /tmp/done &
    loading=$!
    for _ in 1 2 3; do
      sleep 5
      note load "$(docker stats --no-stream --format '{{.MemUsage}}' db | sed 's/ .*//')"
    done
    wait "$loading" || true
    note end "" "$(cat /tmp/done)"
    docker rm -f db > /dev/null
  done
done; done
