/** What two lessons ask of the same shop, with data on which a wrong query shows. */
export const inStock = {
  kind: 'sql',
  columns: 'name and price',
  model: 'SELECT name, price FROM items WHERE stock > 0 ORDER BY price',
  changes: `UPDATE items SET stock = 0 WHERE sku = 'LAMP-LED';
UPDATE items SET stock = 1 WHERE sku = 'FENDER-S';
INSERT INTO items (id, sku, name, price, stock) OVERRIDING SYSTEM VALUE
VALUES (1001, 'CLEAT', 'Cleat', 5.50, 3), (1002, 'FLAG', 'Flag', 3.00, 0), (1003, 'BUOY', 'Buoy', 22.00, 2),
  (1004, 'MAST', 'Mast', 900.00, 1);`,
} as const;

export const latest = {
  kind: 'sql',
  columns: 'customer, number of the order',
  model: `SELECT customer, id FROM (
  SELECT o.*, row_number() OVER (PARTITION BY customer ORDER BY ordered_at DESC) AS place FROM orders o
) AS ranked WHERE place = 1`,
  changes: `INSERT INTO orders (id, customer, ordered_at) OVERRIDING SYSTEM VALUE
VALUES (1001, 'Ada', '2026-01-01 08:00'), (1002, 'Cleo', '2026-01-02 08:00'), (1003, 'Cleo', '2026-01-01 08:00'),
  (1004, 'Ben', '2026-01-02 08:00'), (1005, 'Dora', '2026-01-02 08:00'), (1006, 'Dora', '2026-01-02 09:00');`,
  anyOrder: true,
} as const;
