CREATE TABLE customers (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE orders (id int PRIMARY KEY, customer int NOT NULL, placed date NOT NULL);
CREATE TABLE items (order_id int NOT NULL, product int NOT NULL, quantity int NOT NULL, price numeric(8, 2) NOT NULL);
INSERT INTO customers SELECT id, 'Customer ' || id FROM generate_series(1, 1000) AS id;
INSERT INTO orders
  SELECT id, 1 + id % 1000, date '2025-01-01' + id / 1000 * 3 / 2 FROM generate_series(1, 400000) AS id;
INSERT INTO items
  SELECT 1 + n / 3, n % 500, 1 + n % 4, 1 + n % 90 FROM generate_series(0, 1199999) AS n;
CREATE INDEX ON orders (customer);
CREATE INDEX ON items (order_id);
VACUUM ANALYZE customers, orders, items;
