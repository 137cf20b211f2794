#!/usr/bin/env bash
# What a copy may lose, and what compare.sh must say of it. The copy is the database `app`.
set -uo pipefail
lost() {
  psql --quiet --username=postgres --dbname=postgres --command 'DROP DATABASE IF EXISTS trial' \
    --command 'CREATE DATABASE trial TEMPLATE app OWNER app' 2> /dev/null
  psql --quiet --dbname=trial --set=ON_ERROR_STOP=1 --command "$1" > /dev/null || exit 1
  said=$(PGDATABASE=trial bash compare.sh)
  if [ $? -ne 1 ] || ! grep -qxF -e "$2" <<< "${said//:$'\t'/:|}"; then
    printf 'after: %s\nmissing: %s\nsaid: %s\n' "$1" "$2" "$said"
    exit 1
  fi
}

lost 'DROP FUNCTION euro(integer)' "< FUNCTION public.euro(integer):|AS \$\$SELECT cents / 100.0\$\$;"
lost 'ALTER TABLE orders ALTER state TYPE text; DROP TYPE state; CREATE TYPE state AS ENUM ('"'open', 'paid'"'); ALTER TABLE orders ALTER state TYPE state USING state::state' "< TYPE public.state:|'sent'"
lost 'ALTER TABLE orders ALTER note TYPE text' '< TABLE public.orders:|note character varying(80)'
lost 'ALTER TABLE orders ALTER placed DROP NOT NULL' '> TABLE public.orders:|placed timestamp with time zone DEFAULT now()'
lost 'ALTER TABLE orders ALTER placed DROP DEFAULT' '> TABLE public.orders:|placed timestamp with time zone NOT NULL'
lost 'DROP POLICY own ON people' '< POLICY public.people own:|CREATE POLICY own ON public.people USING (((mail)::text = CURRENT_USER));'
lost 'ALTER TABLE people DISABLE ROW LEVEL SECURITY' '< ROW SECURITY public.people:|ALTER TABLE public.people ENABLE ROW LEVEL SECURITY;'
lost 'DROP MATERIALIZED VIEW totals' '< MATERIALIZED VIEW public.totals:|CREATE MATERIALIZED VIEW public.totals AS'
lost 'DROP VIEW buyers' '< VIEW public.buyers:|CREATE VIEW public.buyers AS'
lost 'DROP INDEX orders_person_idx' '< INDEX public.orders_person_idx:|CREATE INDEX orders_person_idx ON public.orders USING btree (person);'
lost 'DROP TRIGGER touched ON orders' '< TRIGGER public.orders touched:|CREATE TRIGGER touched BEFORE UPDATE ON public.orders FOR EACH ROW EXECUTE FUNCTION public.touch();'
lost 'ALTER TABLE orders DROP CONSTRAINT orders_person_fkey' '< FK CONSTRAINT public.orders orders_person_fkey:|ADD CONSTRAINT orders_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);'
lost 'ALTER TABLE people ALTER id DROP DEFAULT' "< DEFAULT public.people id:|ALTER TABLE ONLY public.people ALTER COLUMN id SET DEFAULT nextval('public.people_id_seq'::regclass);"
lost 'UPDATE orders SET cents = 1 WHERE id = 7' "$(psql --dbname=app --no-psqlrc -tAc "SELECT '< rows of public.orders = 50, checksum ' || sum(('x' || left(md5(o::text), 15))::bit(60)::bigint) FROM orders AS o" )"
lost "SELECT setval('people_id_seq', 7)" '> last value of public.people_id_seq = 7'
lost 'SELECT lo_create(0)' '> large objects = 1'
