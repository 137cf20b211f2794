#!/bin/bash
# Sourced by lab.sh, inactive.sh and feature.sh: a folder and a database server of their own, removed at the end. LOGS keeps the logs.
# program is the process to stop with them.
work=$(mktemp -d)
chmod 755 "$work"
cd "$work"
as_postgres() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }
clean() {
  [ -z "${LOGS:-}" ] || cp "$work"/*.log "$LOGS"
  [ -z "${program:-}" ] || kill "$program" 2> /dev/null || true
  as_postgres pg_ctl -D "$work/cluster" -m immediate stop > /dev/null 2>&1 || true
  cd / && rm -rf "$work"
}
trap clean EXIT
install -d -m 700 cluster sockets
[ "$(id -u)" != 0 ] || chown postgres cluster sockets
as_postgres initdb -D cluster -U n8n --auth=trust > /dev/null
as_postgres pg_ctl -D cluster -w -o "-k $work/sockets -p 5433 -c listen_addresses=127.0.0.1" -l "$work/cluster/log" start > /dev/null
export PGHOST=127.0.0.1 PGPORT=5433 PGUSER=n8n

sql() { psql -qAtX -d "$1" -c "$2"; }
# run NAME COMMAND...: starts n8n, and says whether it became ready. What it prints goes to NAME.log.
run() {
  local began=$SECONDS said='not ready after 600 s'
  "${@:2}" > "$work/$1.log" 2>&1 &
  program=$!
  while [ $((SECONDS - began)) -lt 600 ]; do
    if curl -fs -o /dev/null -m 2 http://127.0.0.1:5678/healthz/readiness; then said=ready; break; fi
    if ! kill -0 "$program" 2> /dev/null; then said=ended; break; fi
    sleep 1
  done
  echo "  $said"
}
stop() {
  kill "${program:-}" 2> /dev/null || true
  wait "${program:-}" 2> /dev/null || true
  program=
}
