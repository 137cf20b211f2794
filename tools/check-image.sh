#!/usr/bin/env bash
# Builds the site's image and sends it the requests a host would: npm run check:image [-- IMAGE]. With a name, it checks
# that image and builds none.
# Read-only, without capabilities, as an ordinary user: it has to become healthy, serve, and stop by itself in time.
set -euo pipefail
if ! docker info > /dev/null 2>&1; then
  echo 'check:image was NOT RUN: no Docker engine answers. Start one, or let the workflow run it.'
  [ "${CI:-}" != true ] || exit 1
  exit 0
fi
cd "$(dirname "$0")/.."
image=${1:-website:check}
[ $# -gt 0 ] || docker build --quiet --tag "$image" .
fail() { echo "✗ $image: $1"; docker logs --tail 20 "$id" 2>&1 | sed 's/^/    /'; exit 1; }
id=$(docker run --detach --read-only --cap-drop ALL --security-opt no-new-privileges --publish 127.0.0.1::8080 "$image")
trap 'docker rm --force --volumes "$id" > /dev/null' EXIT
health() { docker inspect --format '{{.State.Health.Status}}' "$id"; }
for _ in $(seq 60); do
  [ "$(docker inspect --format '{{.State.Running}}' "$id")" = true ] || fail 'it ended by itself'
  [ "$(health)" != healthy ] || break
  sleep 1
done
[ "$(health)" = healthy ] || fail "it is '$(health)' after a minute; its health check must succeed"
user=$(docker exec "$id" id -u)
[ "$user" != 0 ] || fail 'it runs as root; set USER'
address=http://$(docker port "$id" 8080/tcp | head -n 1)
status() { curl --silent --output /dev/null --write-out '%{http_code}' "$address$1"; }
for pair in /=200 /docs/intro/=200 /no-such-page/=404; do
  got=$(status "${pair%=*}")
  [ "$got" = "${pair#*=}" ] || fail "${pair%=*} answers $got, not ${pair#*=}"
done
docker exec "$id" sh -c 'ls /srv/assets/machine/*/licences.txt' > /dev/null || fail 'the practice machine is not in it'
began=$SECONDS
docker stop --timeout 20 "$id" > /dev/null
[ $((SECONDS - began)) -le 10 ] || fail 'it takes more than 10 s to stop'
code=$(docker inspect --format '{{.State.ExitCode}}' "$id")
[ "$code" = 0 ] || fail "it stops with $code, not 0"
echo "$image: healthy as user $user without a place to write, serves, stops in $((SECONDS - began)) s"
