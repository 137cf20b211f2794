#!/bin/bash
# What each part of a backup of n8n brings back, and what the old version says on a database that a newer one has changed.
#   ./lab.sh OLD NEW > result.txt      two folders, each with n8n from npm: see install.sh
# For blog/self-host-n8n-docker-compose.mdx; result.txt is what it printed. Needs Node.js 24, PostgreSQL's programs in PATH
# and curl. It makes a database server of its own, and removes what it made.
set -euo pipefail
old=$(realpath "$1") new=$(realpath "$2")
. "$(dirname "$0")/server.sh"

# settings VERSION CASE KEY: the command that runs n8n; CASE is the name of its database and of its folder.
settings() {
  mkdir -p "$work/$2"
  n8n=(env DB_TYPE=postgresdb DB_POSTGRESDB_HOST=127.0.0.1 DB_POSTGRESDB_PORT=5433 DB_POSTGRESDB_DATABASE="$2" DB_POSTGRESDB_USER=n8n
    DB_POSTGRESDB_PASSWORD=none N8N_USER_FOLDER="$work/$2" N8N_DIAGNOSTICS_ENABLED=false N8N_VERSION_NOTIFICATIONS_ENABLED=false
    N8N_TEMPLATES_ENABLED=false)
  [ -z "$3" ] || n8n+=(N8N_ENCRYPTION_KEY="$3")
  n8n+=(node "$1/node_modules/n8n/bin/n8n")
}
n8n() {
  settings "${@:1:3}"
  "${n8n[@]}" "${@:4}"
}

# start VERSION CASE KEY: whether it became ready, and what it says about it.
start() {
  settings "$@"
  run "$2" "${n8n[@]}" start
  grep -iE '^error: (deployment|mismatch)|version change' "$work/$2.log" | awk '!seen[$0]++' | sed "s|$work/||; s/^ */    says: /" || true
}

# first_visitor: what it shows to the first visitor; only while it runs.
first_visitor() {
  local said
  said=$(curl -fs http://127.0.0.1:5678/rest/settings | grep -oE '"showSetupOnFirstLoad":(true|false)') || said=
  case $said in
    *true) echo '    the first visitor is offered the account of the owner' ;;
    *false) echo '    the first visitor is asked to sign in' ;;
  esac
}

# has VERSION CASE KEY: workflows and credentials, and whether the password can be read.
has() {
  local out
  echo "    in the database: workflows $(sql "$2" 'SELECT count(*) FROM workflow_entity'), credentials $(sql "$2" 'SELECT count(*) FROM credentials_entity'), migrations $(sql "$2" 'SELECT count(*) FROM migrations')"
  out=$(n8n "$1" "$2" "$3" export:credentials --all --decrypted --output="$work/plain.json" 2>&1) || true
  if grep -q 'tell-nobody' "$work/plain.json" 2> /dev/null; then
    echo '    the password can be read'
  else
    echo "    the password can't be read: $(grep -iE '^(deployment|mismatch|credential.*decrypt|no credentials)' <<< "${out//Error: /}" | head -n 1 | sed "s|$work/||")"
  fi
  rm -f "$work/plain.json"
}

workflow() {
  cat << END
[{"id":"$1","name":"$1","active":false,"settings":{},"connections":{},"nodes":[{"id":"a","name":"Start","type":"n8n-nodes-base.manualTrigger","typeVersion":1,"position":[0,0],"parameters":{}}]}]
END
}

key=$(openssl rand -hex 32) other=$(openssl rand -hex 32)
echo "n8n $(node -p "require('$old/node_modules/n8n/package.json').version") and $(node -p "require('$new/node_modules/n8n/package.json').version"), Node.js $(node --version), $(postgres --version)"

echo; echo 'the original'
createdb original
start "$old" original "$key"
curl -fsS -o /dev/null -H 'Content-Type: application/json' http://127.0.0.1:5678/rest/owner/setup \
  -d '{"email":"owner@example.com","firstName":"An","lastName":"Owner","password":"Long-Enough-1"}'
first_visitor
stop
workflow first > first.json
workflow second > second.json
echo '[{"id":"one","name":"one","type":"httpBasicAuth","data":{"user":"me","password":"tell-nobody"}}]' > credential.json
n8n "$old" original "$key" import:workflow --input=first.json > import.log 2>&1
n8n "$old" original "$key" import:credentials --input=credential.json >> import.log 2>&1
has "$old" original "$key"
pg_dump -d original --format=custom -f backup.dump
tar -cf backup.tar -C original .

# restore CASE dump? volume?
restore() {
  createdb "$1"
  mkdir -p "$1"
  case $2 in *dump*) pg_restore -d "$1" --no-owner --exit-on-error backup.dump ;; esac
  case $2 in *volume*) tar -xf backup.tar -C "$1" ;; esac
}
try() { # CASE PARTS KEY TEXT
  echo; echo "$4"
  restore "$1" "$2"
  start "$old" "$1" "$3"
  first_visitor
  stop
  has "$old" "$1" "$3"
}
try dump_alone dump '' 'the dump alone: an empty folder, no key'
try dump_other dump "$other" 'the dump, an empty folder, and another key in the environment'
echo; echo '  the same, after DELETE FROM deployment_key'
sql dump_other 'DELETE FROM deployment_key'
start "$old" dump_other "$other"
stop
has "$old" dump_other "$other"
try dump_key dump "$key" 'the dump and the key: an empty folder'
try volume_key volume "$key" 'the volume and the key: an empty database'
try dump_volume 'dump volume' '' 'the dump and the volume, which has the key in its file config'
try wrong 'dump volume' "$other" 'the dump and the volume, and another key in the environment'
try all 'dump volume' "$key" 'all three'

echo; echo "$(basename "$new") on the restored database: the update"
start "$new" all "$key"
stop
n8n "$new" all "$key" import:workflow --input=second.json > import.log 2>&1
has "$new" all "$key"
echo; echo "$(basename "$old") on the database that $(basename "$new") has changed"
start "$old" all "$key"
stop
has "$old" all "$key"
tables() { sql "$1" "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"; }
echo "    tables that $(basename "$old") made and $(basename "$new") dropped: $(comm -23 <(tables original) <(tables all) | paste -sd ' ')"
echo; echo "the way back: $(basename "$old") with the dump, the volume and the key from before"
restore back 'dump volume'
start "$old" back "$key"
stop
has "$old" back "$key"
