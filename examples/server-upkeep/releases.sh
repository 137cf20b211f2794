#!/bin/bash
# One year of releases of the engine, the proxy and the database, counted from the history of Docker's official images:
#   ./releases.sh CLONE [FROM] [TO] >> releases.txt
# CLONE is a clone of docker-library/official-images with its history. A version counts on the day its image appeared.
set -euo pipefail
cd "${1:?a clone of docker-library/official-images}"
from=${2:-2025-08-22} to=${3:-2026-08-22}

versions() { git show "$1:library/$2" | grep -E '^(Shared)?Tags: ' | tr -s ' ,' '\n' | grep -xE "$3" | sort -u; }
appeared() { # FILE PATTERN: 'day version' of each that the list didn't have before
  local known; known=$(versions "$(git rev-list -1 --before="$from" HEAD -- "library/$1")" "$1" "$2")
  git log --since="$from" --until="$to" --reverse --format='%H %cs' -- "library/$1" | while read -r commit day; do
    comm -13 <(sort <<<"$known") <(versions "$commit" "$1" "$2") | sed "s/^/$day /"
    known=$(printf '%s\n' "$known" "$(versions "$commit" "$1" "$2")" | sort -u)
  done
}
for one in 'Docker docker 2[0-9]\.[0-9]+\.[0-9]+' 'PostgreSQL postgres 17\.[0-9]+' 'Caddy caddy 2\.[0-9]+\.[0-9]+'; do
  read -r name file pattern <<<"$one"
  found=$(appeared "$file" "$pattern")
  echo "$name: $(wc -l <<<"$found") versions from $from to before $to, on $(cut -d' ' -f1 <<<"$found" | sort -u | wc -l) days"
  sed 's/^/  /' <<<"$found"
done
