#!/bin/bash
# backup.sh: a copy of the database shop in the folder copy
cd "$(dirname "$0")" || exit 1
mkdir -p copy
docker compose exec -T db pg_dump -U app --table=orders shop | gzip > copy/shop.sql.gz
