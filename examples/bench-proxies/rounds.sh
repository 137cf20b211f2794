#!/bin/sh
# Five rounds of the parts that are named, added to results.json:
#   ./rounds.sh load idle reload
set -eu
cd "$(dirname "$0")"
for round in 1 2 3 4 5; do
  for part in "$@"; do
    echo "round $round: $part"
    timeout 200 node bench.mjs "$part" "${RESULTS:-results.json}"
  done
done
