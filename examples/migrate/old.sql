-- An old database with an extension and everything that count.sql looks at.
CREATE EXTENSION citext;
CREATE TABLE people (
  id serial PRIMARY KEY,
  mail citext UNIQUE NOT NULL
);
CREATE TABLE orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person integer NOT NULL REFERENCES people (id),
  cents integer CHECK (cents >= 0)
);
CREATE INDEX ON orders (person);
CREATE VIEW buyers AS SELECT DISTINCT mail FROM people JOIN orders ON orders.person = people.id;
CREATE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
CREATE TRIGGER touched BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION touch();
INSERT INTO people (mail) SELECT n || '@example.com' FROM generate_series(1, 50) AS n;
INSERT INTO orders (person, cents) SELECT id, id * 100 FROM people;
