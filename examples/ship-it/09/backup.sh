#!/bin/sh
# Writes database and copies into a new folder below backups.
set -eu
folder="backups/$(date -u +%Y-%m-%dT%H%M%SZ)"
mkdir -p backups
mkdir "$folder"
docker compose exec -T db pg_dump --username app --format custom app > "$folder/shelf.dump"
docker compose exec -T web tar -cf - -C /copies . > "$folder/copies.tar"
echo "$folder"
