#!/bin/sh
# Five rounds of everything into results.json. Give a command that starts each round, such as a lock:
#   ./rounds.sh flock /tmp/build.lock
set -eu
cd "$(dirname "$0")"
for round in 1 2 3 4 5; do
  for part in load idle reload; do
    echo "round $round: $part"
    "$@" timeout 300 node bench.mjs "$part" "${RESULTS:-results.json}"
  done
done
