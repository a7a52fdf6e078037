-- Up Migration

-- How many orders of a customer wait for their money, and for which items: asked whenever one more is placed.
-- Owner: server/orders.
CREATE INDEX orders_unpaid ON orders (account_id)
  WHERE payment_status IN ('PENDING', 'FAILED') AND status IN ('PENDING', 'PROCESSING');
