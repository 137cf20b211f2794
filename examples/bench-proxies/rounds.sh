#!/bin/sh
# Five rounds of everything; replaces results.json, or the file in RESULTS, when all are there:
#   ./rounds.sh
# Five rounds of some parts, added to the file:
#   RESULTS=/tmp/mine.json ./rounds.sh load idle
set -eu
cd "$(dirname "$0")"
rounds=${ROUNDS:-5}
target=${RESULTS:-results.json}
file=$target
if [ $# -eq 0 ]; then
  set -- load idle reload
  file=$target.new
  rm -f "$file"
fi

printf 'load average of the last minute: %s\n' "$(cut -d ' ' -f 1 /proc/loadavg)"
round=1
while [ "$round" -le "$rounds" ]; do
  for part in "$@"; do
    printf 'round %s of %s: %s\n' "$round" "$rounds" "$part"
    timeout 200 node bench.mjs "$part" "$file"
  done
  round=$((round + 1))
done
[ "$file" = "$target" ] || mv "$file" "$target"
