#!/usr/bin/env bash
# Compares the PostgreSQL at $OLD_DATABASE_URL with the one of the PG... variables: all
# definitions, the rows of each table, the sequences. Ends with 0 if equal, 1 if not, 2 if it
# can't tell. Leaves out what a restore may not bring: owners, privileges, event triggers,
# publications, comments on extensions, and what belongs to Heroku or Neon alone.
set -euo pipefail

definitions() {
  pg_dump "$@" --schema-only --no-owner --no-privileges --no-publications \
    --exclude-schema=_heroku --exclude-schema=heroku_ext |
    awk '
      /^-- Name: .*; Type: .*; Schema: .*; Owner: / {
        split(substr($0, 10), part, /; (Type|Schema|Owner): /)
        skip = part[2] == "EVENT TRIGGER" || part[2] " " part[1] ~ \
          /^(EXTENSION neon|COMMENT (EXTENSION|EVENT TRIGGER) |(COMMENT )?SCHEMA public$)/
        key = part[2] " " (part[3] == "-" ? "" : part[3] ".") part[1]
      }
      key == "" || skip || /^(--|SET default_ta|\\(un)?restrict |$)/ { next }
      { sub(/^ +/, ""); sub(/,$/, ""); print key ":\t" $0 }
    ' | LC_ALL=C sort -s -t "$(printf '\t')" -k 1,1
}

rows() {
  psql "$@" --no-psqlrc --quiet --set=ON_ERROR_STOP=1 \
    --tuples-only --no-align --field-separator=' = ' <<'SQL'
SET row_security = off;
SET timezone = 'UTC'; SET datestyle = 'ISO'; SET intervalstyle = 'postgres';
SET bytea_output = 'hex'; SET extra_float_digits = 3;
WITH own AS (
  SELECT format('%I.%I', nspname, relname) AS name
  FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = relnamespace
  WHERE relkind = 'r' AND nspname !~ '^pg_'
    AND nspname NOT IN ('information_schema', '_heroku', 'heroku_ext')
    AND NOT EXISTS (SELECT FROM pg_depend
      WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'e')
), counted AS (
  SELECT name, query_to_xml('SELECT count(*) AS number,
    sum((''x'' || left(md5(each_row::text), 15))::bit(60)::bigint) AS checksum
    FROM ONLY ' || name || ' AS each_row', true, true, '') AS found
  FROM own
), listed AS (
  SELECT 'rows of ' || name AS what, format('%s, checksum %s',
    (xpath('/row/number/text()', found))[1], (xpath('/row/checksum/text()', found))[1]) AS state
  FROM counted
  UNION ALL
  SELECT format('last value of %I.%I', schemaname, sequencename), coalesce(last_value::text, 'none')
  FROM pg_sequences
  UNION ALL
  SELECT 'large objects', count(*)::text FROM pg_largeobject_metadata
)
SELECT what, state FROM listed ORDER BY what COLLATE "C";
SQL
}

list() {
  local side=$1 && shift
  definitions "$@" > "$work/$side.definitions" && rows "$@" > "$work/$side.rows"
}

differ() {
  diff "$work/old.$1" "$work/new.$1" > "$work/$1" && return
  echo "$1 that differ, < old, > new:"
  grep '^[<>]' "$work/$1"
  status=1
}

if [ -z "${OLD_DATABASE_URL:-}" ]; then
  echo 'Set OLD_DATABASE_URL to the address of the old database.' >&2
  exit 2
fi
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
# What its address leaves out, such as the port, must not come from the PG... variables.
(unset PGHOST PGPORT PGDATABASE && list old --dbname="$OLD_DATABASE_URL") || exit 2
list new || exit 2
tables=$(grep -c '^rows of ' "$work/old.rows" || true)
if [ "$tables" -eq 0 ]; then
  echo 'The old database has no table: is OLD_DATABASE_URL the right address?' >&2
  exit 2
fi
status=0
differ definitions
differ rows
if [ "$status" -eq 0 ]; then
  echo "equal: $tables tables, $(cut -f 1 "$work/old.definitions" | uniq | grep -c '') objects"
fi
exit "$status"
