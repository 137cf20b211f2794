#!/bin/bash
# backup.sh: a copy of the database shop in the folder copy
set -euo pipefail
cd "$(dirname "$0")"
mkdir -p copy
docker compose exec -T db pg_dump -U app shop | gzip > copy/shop.new
mv copy/shop.new copy/shop.sql.gz
