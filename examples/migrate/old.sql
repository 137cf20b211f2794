-- An old database with an extension and everything that compare.sh looks at.
CREATE EXTENSION citext;
CREATE TYPE state AS ENUM ('open', 'paid', 'sent');
CREATE TABLE people (
  id serial PRIMARY KEY,
  mail citext UNIQUE NOT NULL
);
CREATE TABLE orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person integer NOT NULL REFERENCES people (id),
  cents integer CHECK (cents >= 0),
  placed timestamptz NOT NULL DEFAULT now(),
  note varchar(80),
  state state
);
CREATE INDEX ON orders (person);
CREATE VIEW buyers AS SELECT DISTINCT mail FROM people JOIN orders ON orders.person = people.id;
CREATE MATERIALIZED VIEW totals AS SELECT person, sum(cents) AS cents FROM orders GROUP BY person;
CREATE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The clock of the server.
  NEW.placed = now();

  RETURN NEW;
END
$$;
CREATE TRIGGER touched BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION touch();
CREATE FUNCTION euro(cents integer) RETURNS numeric LANGUAGE sql AS 'SELECT cents / 100.0';
ALTER TABLE people ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON people USING (mail = current_user);
INSERT INTO people (mail) SELECT n || '@example.com' FROM generate_series(1, 50) AS n;
INSERT INTO orders (person, cents, state) SELECT id, id * 100, 'paid' FROM people;
REFRESH MATERIALIZED VIEW totals;
