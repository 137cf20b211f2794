SELECT date_trunc('month', placed) AS month, count(DISTINCT orders.id) AS orders, sum(quantity * price) AS total
FROM orders JOIN items ON items.order_id = orders.id
WHERE customer = :customer
GROUP BY 1 ORDER BY 1;
