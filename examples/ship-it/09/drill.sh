#!/bin/sh
# Restores a backup beside the running shelf, as a project named 'drill' on port 8081.
set -eu
folder="$1"
test -s "$folder/shelf.dump"
test -s "$folder/copies.tar"
export COMPOSE_PROJECT_NAME=drill SHELF_PORT=8081
docker compose up --detach --wait db
docker compose exec -T db pg_restore --username app --dbname app --exit-on-error < "$folder/shelf.dump"
docker compose run --rm --no-deps -T web tar -xf - -C /copies < "$folder/copies.tar"
docker compose up --detach --build --wait web
