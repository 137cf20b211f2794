#!/usr/bin/env bash
# Compares the PostgreSQL at $OLD_DATABASE_URL with the one of the PG... variables.
set -euo pipefail
: "${OLD_DATABASE_URL:?Set OLD_DATABASE_URL to the address of the old database.}"

list() {
  psql "$@" --no-psqlrc --quiet --tuples-only --no-align --field-separator=' = ' <<'SQL'
WITH own AS (
  SELECT c.oid, c.relkind, format('%I.%I', n.nspname, c.relname) AS name
  FROM pg_class AS c
  JOIN pg_namespace AS n ON n.oid = c.relnamespace
  WHERE n.nspname !~ '^pg_' AND n.nspname NOT IN ('information_schema', '_heroku')
), found AS (
  SELECT 'rows of ' || name AS what,
         (xpath('/row/n/text()', query_to_xml(
            'SELECT count(*) AS n FROM ' || name, false, true, '')))[1]::text AS number
  FROM own WHERE relkind = 'r'
  UNION ALL
  SELECT 'indexes of ' || name, count(*)::text
  FROM own JOIN pg_index ON indrelid = own.oid GROUP BY name
  UNION ALL
  SELECT 'constraints of ' || name, count(*)::text
  FROM own JOIN pg_constraint ON conrelid = own.oid
  WHERE contype IN ('c', 'f', 'p', 'u', 'x') GROUP BY name
  UNION ALL
  SELECT 'triggers of ' || name, count(*)::text
  FROM own JOIN pg_trigger ON tgrelid = own.oid
  WHERE NOT tgisinternal GROUP BY name
  UNION ALL
  SELECT 'view ' || name, 'exists' FROM own WHERE relkind IN ('m', 'v')
  UNION ALL
  SELECT format('last value of %I.%I', schemaname, sequencename),
         coalesce(last_value::text, 'none')
  FROM pg_sequences
)
SELECT what, number FROM found ORDER BY what COLLATE "C";
SQL
}

work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
# What its address leaves out, such as the port, must not come from the PG... variables of the new one.
(unset PGHOST PGPORT PGDATABASE && list "$OLD_DATABASE_URL") > "$work/old"
list > "$work/new"
tables=$(grep -c '^rows of ' "$work/old" || true)
if [ "$tables" -eq 0 ]; then
  echo 'The old database has no table: is OLD_DATABASE_URL the right address?' >&2
  exit 1
fi
diff "$work/old" "$work/new"
echo "equal: $tables tables, $(wc -l < "$work/old") lines"
