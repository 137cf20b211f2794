#!/bin/bash
# restore.sh: the copy into the database shop, which has to be empty
cd "$(dirname "$0")" || exit 1
gunzip -c copy/shop.sql.gz | docker compose exec -T db psql -q -U app -d shop
