#!/bin/bash
# restore.sh: the copy into the database shop, which has to be empty
set -euo pipefail
cd "$(dirname "$0")"
gunzip -c copy/shop.sql.gz | docker compose exec -T db psql -q -U app -d shop --single-transaction -v ON_ERROR_STOP=1
