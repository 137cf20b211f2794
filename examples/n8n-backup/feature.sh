#!/bin/bash
# A button that needs a dropped table, in the old n8n, before and after an update to the new one and the way back without the dump.
#   ./feature.sh OLD NEW > feature.txt      two folders, each with n8n from npm: see install.sh
# The button is 'clear the test chat' of an agent: n8n 2.39 deletes from agents_memory_entry_cursors too. Needs what lab.sh needs.
set -euo pipefail
old=$(realpath "$1") new=$(realpath "$2")
. "$(dirname "$0")/server.sh"
install -d -m 700 n8n
sql() { psql -qAtX -d n8n -c "$1"; }
psql -qX -d postgres -c 'CREATE DATABASE n8n'

export DB_TYPE=postgresdb DB_POSTGRESDB_HOST=127.0.0.1 DB_POSTGRESDB_PORT=5433 DB_POSTGRESDB_DATABASE=n8n DB_POSTGRESDB_USER=n8n
export DB_POSTGRESDB_PASSWORD=none N8N_USER_FOLDER="$work/n8n" N8N_DIAGNOSTICS_ENABLED=false N8N_VERSION_NOTIFICATIONS_ENABLED=false
export N8N_TEMPLATES_ENABLED=false N8N_SECURE_COOKIE=false N8N_ENABLED_MODULES=agents
N8N_ENCRYPTION_KEY=$(openssl rand -hex 32)
export N8N_ENCRYPTION_KEY
start() { # FOLDER NAME
  node "$1/node_modules/n8n/bin/n8n" start > "$work/$2.log" 2>&1 &
  program=$!
  for _ in $(seq 300); do
    if curl -fs -o /dev/null -m 2 http://127.0.0.1:5678/healthz/readiness; then echo "  ready"; return; fi
    kill -0 "$program" 2> /dev/null || break
    sleep 1
  done
  echo '  not ready'; return 1
}
ask() { curl -sS -b cookies -c cookies -H 'Content-Type: application/json' -H 'browser-id: lab' "$@"; }
address=http://127.0.0.1:5678/rest
press() {
  printf '  the list of agents: %s\n' "$(ask -o /dev/null -w '%{http_code}' "$address/projects/$project/agents/v2")"
  printf '  clear its test chat: %s %s\n' "$(ask -o answer -w '%{http_code}' -X DELETE "$address/projects/$project/agents/v2/$agent/chat/messages")" \
    "$(cut -c1-160 answer)"
}
echo "n8n $(node -p "require('$old/node_modules/n8n/package.json').version") and $(node -p "require('$new/node_modules/n8n/package.json').version"), Node.js $(node --version), $(as_postgres postgres --version)"

echo; echo "$(basename "$old"), before the update"
start "$old" before
ask -f -o /dev/null "$address/owner/setup" -d '{"email":"owner@example.com","firstName":"An","lastName":"Owner","password":"Long-Enough-1"}'
ask -f "$address/projects/personal" > personal
project=$(node -p "JSON.parse(require('fs').readFileSync('personal')).data.id")
ask -f "$address/projects/$project/agents/v2" -d '{"name":"one"}' > made
agent=$(node -p "JSON.parse(require('fs').readFileSync('made')).data.id")
press
stop
echo; echo "$(basename "$new"), after the update"
start "$new" update
press
stop
echo; echo "$(basename "$old"), on the database that $(basename "$new") has changed"
start "$old" after
press
stop
echo "  in the log: $(grep -oE 'relation "[^"]*" does not exist' "$work/after.log" "$work/cluster/log" -h | sort | uniq -c | sed 's/^ *//' | paste -sd ';')"
