#!/bin/bash
# n8n with another key than its database was written with: what it does with the rows of deployment_key inactive, under another
# type, and deleted; whether a password can be saved and read then; and the way back to the first key, for each of them.
#   ./inactive.sh VERSION > inactive.txt      a folder with n8n from npm: see install.sh
# The first three leave instance.id alone, which isn't encrypted. The fourth deletes every row.
# With ROTATION=true, n8n's key rotation is on. Needs what lab.sh needs. inactive.txt and rotation.txt are what it printed.
# shellcheck disable=SC2154
set -euo pipefail
folder=$(realpath "$1")
# shellcheck source=server.sh
. "$(dirname "$0")/server.sh"

# settings CASE KEY: the command that runs n8n; CASE is the name of its database and of its folder, which starts empty.
settings() {
  mkdir -p "$work/$1"
  n8n=(env DB_TYPE=postgresdb DB_POSTGRESDB_HOST=127.0.0.1 DB_POSTGRESDB_PORT=5433 DB_POSTGRESDB_DATABASE="$1" DB_POSTGRESDB_USER=n8n
    DB_POSTGRESDB_PASSWORD=none N8N_USER_FOLDER="$work/$1" N8N_DIAGNOSTICS_ENABLED=false N8N_VERSION_NOTIFICATIONS_ENABLED=false
    N8N_TEMPLATES_ENABLED=false N8N_SECURE_COOKIE=false N8N_ENV_FEAT_ENCRYPTION_KEY_ROTATION="${ROTATION:-false}" N8N_ENCRYPTION_KEY="$2" node "$folder/node_modules/n8n/bin/n8n")
}
n8n() {
  settings "$1" "$2"
  "${n8n[@]}" "${@:3}"
}
ask() { curl -sS -m 20 -b "$work/cookies" -c "$work/cookies" -H 'Content-Type: application/json' -H 'browser-id: lab' "$@"; }
address=http://127.0.0.1:5678/rest

start() { # CASE KEY
  settings "$@"
  run "$1" "${n8n[@]}" start
  grep -iE '^error: (deployment|mismatch)' "$work/$1.log" | awk '!seen[$0]++' | sed 's/^/    says: /' || true
}
sign_in() { # NAME
  rm -f "$work/cookies"
  printf '    %s signs in: %s\n' "$1" "$(ask -o "$work/answer" -w '%{http_code}' "$address/login" -d '{"emailOrLdapLoginId":"owner@example.com","password":"Long-Enough-1"}')"
}
# Over the program that runs: whether the session from before the change still holds, the owner's password, and the workflow.
visit() { # the cookie's file
  [ ! -e "$1" ] || printf '    a session from before: %s\n' "$(curl -sS -m 20 -b "$1" -H 'browser-id: lab' -o /dev/null -w '%{http_code}' "$address/login")"
  sign_in 'the owner'
  printf '    the list of workflows: %s, %s in it\n' "$(ask -o "$work/answer" -w '%{http_code}' "$address/workflows")" \
    "$(node -p "JSON.parse(require('fs').readFileSync('$work/answer')).data?.length" 2> /dev/null)"
}
# opened ID: whether its form, which never shows a password, at least has the name that was saved with it.
opened() {
  local code
  code=$(ask -o "$work/form" -w '%{http_code}' "$address/credentials/$1?includeData=true")
  if grep -q '"user":"me"' "$work/form"; then echo "    opened in the browser: $code, with the user's name"; else echo "    opened in the browser: $code, without the user's name"; fi
}
save() { # NAME: a new password, through the program that runs
  printf '    a new password is saved: %s\n' "$(ask -o "$work/answer" -w '%{http_code}' "$address/credentials" \
    -d '{"name":"'"$1"'","type":"httpBasicAuth","data":{"user":"me","password":"tell-nobody-either"}}')"
  opened "$(node -p "JSON.parse(require('fs').readFileSync('$work/answer')).data.id")"
}
# keys CASE: the rows of the table, without their values, and whether the instance is still the one that it was.
keys() {
  local id
  sql "$1" "SELECT status, count(*), string_agg(type || coalesce(' (' || algorithm || ')', ''), ', ' ORDER BY type, algorithm) FROM deployment_key GROUP BY status ORDER BY status" | sed 's/|/ /g; s/^/    rows /'
  id=$(sql "$1" "SELECT value FROM deployment_key WHERE status = 'active' AND type = 'instance.id'")
  if [ "$id" = "$instance" ]; then echo "    instance.id: the original's"; else echo '    instance.id: another one'; fi
}
# passwords CASE KEY: which of the passwords a command can read.
passwords() {
  local id
  for id in $(sql "$1" 'SELECT id FROM credentials_entity ORDER BY "createdAt"'); do
    n8n "$1" "$2" export:credentials --id="$id" --decrypted --output="$work/plain.json" > "$work/export.log" 2>&1 || true
    if grep -q tell-nobody "$work/plain.json" 2> /dev/null; then
      echo "    password '$(sql "$1" "SELECT name FROM credentials_entity WHERE id = '$id'")': can be read"
    else
      echo "    password '$(sql "$1" "SELECT name FROM credentials_entity WHERE id = '$id'")': $(grep -iE 'deployment|mismatch|decrypt|encrypt' "$work/export.log" | head -n 1 | cut -c1-110)"
    fi
    rm -f "$work/plain.json"
  done
}

key=$(openssl rand -hex 32) other=$(openssl rand -hex 32)
echo "n8n $(node -p "require('$folder/node_modules/n8n/package.json').version"), Node.js $(node --version), $(as_postgres postgres --version)"

echo; echo 'the original, with its key'
psql -qX -d postgres -c 'CREATE DATABASE original'
start original "$key"
ask -f -o /dev/null "$address/owner/setup" -d '{"email":"owner@example.com","firstName":"An","lastName":"Owner","password":"Long-Enough-1"}'
sign_in 'the owner'
cp "$work/cookies" "$work/before"
ask -f -o /dev/null "$address/workflows" -d '{"name":"first","nodes":[],"connections":{},"settings":{}}'
save old
stop
instance=$(sql original "SELECT value FROM deployment_key WHERE status = 'active' AND type = 'instance.id'")
keys original
passwords original "$key"

# try CASE STATEMENT BACK
try() {
  # A copy of the database, because a dump of a server needs its own version's programs.
  psql -qX -d postgres -c "CREATE DATABASE $1 TEMPLATE original"
  echo; echo "a restored database, an empty folder, and another key"
  start "$1" "$other"
  stop
  echo; echo "  $2"
  sql "$1" "$2"
  start "$1" "$other"
  visit "$work/before"
  save new
  stop
  keys "$1"
  passwords "$1" "$other"
  echo; echo '  the first key again, nothing else'
  rm -rf "${work:?}/$1"
  start "$1" "$key"
  stop
  echo; echo "  the first key again, and $3"
  sql "$1" "$3"
  rm -rf "${work:?}/$1"
  start "$1" "$key"
  visit "$work/before"
  stop
  keys "$1"
  passwords "$1" "$key"
}
remember="CREATE TABLE was_active AS SELECT id FROM deployment_key WHERE status = 'active'"
off="UPDATE deployment_key SET status = 'inactive' WHERE type <> 'instance.id'"
on="UPDATE deployment_key SET status = 'active' WHERE id IN (SELECT id FROM was_active)"
aside="UPDATE deployment_key SET type = 'old.' || type WHERE type <> 'instance.id'"
again="UPDATE deployment_key SET type = 'new.' || type WHERE type <> 'instance.id' AND type NOT LIKE 'old.%'; UPDATE deployment_key SET type = substr(type, 5) WHERE type LIKE 'old.%'"
delete="DELETE FROM deployment_key WHERE type <> 'instance.id'"
try deleted "$delete" "$delete"
try aside "$aside" "$again"
try inactive "$remember; $off" "$off; $on"
try emptied 'DELETE FROM deployment_key' 'DELETE FROM deployment_key'
