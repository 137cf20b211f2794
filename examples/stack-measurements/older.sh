#!/bin/bash
# The database of v2.sh with the kernel of Debian 12, which has the generations off, and without Docker, whose programs an emulated
# processor runs slowly. What `docker stats` would show is usage less inactive_file.
#   sudo VARIABLES=DOCKER=no ./vm.sh DISK KERNEL older.sh      KERNEL is an unpacked linux-image-6.1.0-53-cloud-amd64
# Reads the counters after the tables were read, and after every 20 seconds of lookups. older.csv is of 29 November 2026, with
# Linux 6.1.187, which prints 0x0000 for lru_gen, and PostgreSQL 17.12, while other work left it little of two cores.
set -euo pipefail
bin=/usr/lib/postgresql/17/bin
export PGHOST=127.0.0.1 PGUSER=postgres PGOPTIONS='-c jit=off -c enable_hashjoin=off -c enable_mergejoin=off'
echo "kernel $(uname -r), lru_gen $(cat /sys/kernel/mm/lru_gen/enabled), $("$bin/postgres" --version)"
cat > /tmp/lookups.sql << 'SQL'
SELECT sum(abalance) FROM (SELECT 1 + (random() * 1999999)::int AS aid FROM generate_series(1, 100) OFFSET 0) AS wanted JOIN pgbench_accounts USING (aid);
SQL
load() { "$bin/pgbench" -n -c 8 -f /tmp/lookups.sql -T 20 postgres 2> /dev/null | awk '/actually processed/{print $NF * 100}'; }
echo +memory > /sys/fs/cgroup/cgroup.subtree_control
group=/sys/fs/cgroup/db
mkdir $group
counts() {
  awk -v usage="$(cat "$group/memory.current")" '{v[$1] = $2}
    END{printf "%d,%d,%d,%d,%d,%d", usage, v["anon"], v["shmem"], v["kernel"], v["inactive_file"], v["active_file"]}' "$group/memory.stat"
}
sync
echo 3 > /proc/sys/vm/drop_caches
(echo $BASHPID > $group/cgroup.procs; exec setpriv --reuid postgres --regid postgres --clear-groups "$bin/postgres" -D /data/db -c listen_addresses=127.0.0.1 -c unix_socket_directories=/tmp > /tmp/log 2>&1) &
for _ in $(seq 200); do "$bin/pg_isready" -q && break; sleep 1; done
psql -qAtc "SELECT pg_prewarm('pgbench_accounts'), pg_prewarm('pgbench_accounts_pkey')" > /dev/null
echo 'CSV lookups,usage,anon,shmem,kernel,inactive_file,active_file'
echo "CSV 0,$(counts)"
for _ in $(seq 60); do lookups=$(load); echo "CSV $lookups,$(counts)"; done
