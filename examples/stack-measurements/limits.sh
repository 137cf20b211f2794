#!/bin/bash
# What less memory costs a database: transactions a second with 256, 512 and 1,024 MB and without a limit.
#   sudo ./limits.sh > limits.txt
# Each with the median and range. The last column is how long a block took that wasn't in PostgreSQL's own buffers.
# Needs control groups of version 1 with 'memory' and PostgreSQL with pgbench. Every limit is tried in turn, ROUNDS times.
set -euo pipefail
groups=/sys/fs/cgroup/memory bin=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1) rounds=${ROUNDS:-5} seconds=${SECONDS_EACH:-6}
work=$(mktemp -d /var/tmp/limits.XXXXXX)
chmod 755 "$work"
stop() { runuser -u postgres -- "$bin/pg_ctl" -D "$work/db" -m fast stop >/dev/null 2>&1 || true; }
trap 'stop; rmdir $groups/limited 2>/dev/null || true; rm -rf "$work"' EXIT
psql() { runuser -u postgres -- "$bin/psql" -h "$work/db" -Atc "$1" postgres; }
pgbench() { runuser -u postgres -- "$bin/pgbench" -h "$work/db" "$@" postgres 2>/dev/null; }
start() { # LIMIT, in bytes, or -1
  mkdir -p "$groups/limited"
  echo "$1" >"$groups/limited/memory.limit_in_bytes"
  (echo $BASHPID >"$groups/limited/cgroup.procs" && exec runuser -u postgres -- "$bin/postgres" -D "$work/db" \
    -c listen_addresses= -c track_io_timing=on -c "unix_socket_directories=$work/db" >"$work/log" 2>&1) &
  until "$bin/pg_isready" -qh "$work/db"; do sleep 0.2; done
}

for scale in 20 100; do
  install -d -o postgres "$work/db"
  runuser -u postgres -- "$bin/initdb" -D "$work/db" >/dev/null 2>&1
  start -1
  pgbench -i -s $scale >/dev/null
  psql 'create extension pg_prewarm' >/dev/null
  size=$(psql "select pg_database_size('postgres') / 1048576")
  stop && wait
  rmdir "$groups/limited"
  for _ in $(seq "$rounds"); do
    for limit in 256 512 1024 none; do
      sync && echo 3 >/proc/sys/vm/drop_caches
      [ $limit = none ] && start -1 || start $((limit * 1048576))
      psql "select pg_prewarm('pgbench_accounts', 'read'), pg_prewarm('pgbench_accounts_pkey', 'read')" >/dev/null
      psql 'select pg_stat_reset()' >/dev/null
      reads=$(pgbench -S -c 8 -T "$seconds" | awk '/^tps/{print $3}')
      block=$(psql 'select 1000 * blk_read_time / blks_read from pg_stat_database where datname = current_database()')
      writes=$(pgbench -n -c 8 -T "$seconds" | awk '/^tps/{print $3}')
      echo "$limit $reads $writes $block" >>"$work/$scale"
      stop && wait
      rmdir "$groups/limited"
    done
  done
  printf '%-17s %22s %19s %17s\n' "tables of $size MB" 'lookups a second' 'writes a second' 'µs a block'
  for limit in 256 512 1024 none; do
    [ $limit = none ] && title='no limit' || title="$limit MB"
    printf '%-17s' "$title"
    for column in '2 23' '3 20' '4 17'; do
      awk -v limit=$limit -v c=${column% *} '$1 == limit {print $c}' "$work/$scale" | sort -n |
        awk -v wide=${column#* } '{v[NR]=$1} END{printf "%" wide "s", sprintf("%.0f (%.0f to %.0f)", v[int((NR + 1) / 2)], v[1], v[NR])}'
    done
    echo
  done
  rm -rf "$work/db"
done
