-- Up Migration
-- outside a transaction

-- Orders that somebody has to work on: to pick, to hand over, or unpaid. Owner: server/orders.
DROP INDEX CONCURRENTLY IF EXISTS orders_in_work;

CREATE INDEX CONCURRENTLY orders_in_work ON orders (id) WHERE status IN ('PENDING', 'PROCESSING');

DROP INDEX CONCURRENTLY IF EXISTS order_moves_newest;

CREATE INDEX CONCURRENTLY order_moves_newest ON order_moves USING brin (id)
  WITH (pages_per_range = 32, autosummarize = on);

-- Owner: server/messages.
DROP INDEX CONCURRENTLY IF EXISTS messages_order;

CREATE INDEX CONCURRENTLY messages_order ON messages (order_code) WHERE order_code IS NOT NULL;

-- Owner: server/delivery.
DROP INDEX CONCURRENTLY IF EXISTS delivery_shipments_tracking;

CREATE INDEX CONCURRENTLY delivery_shipments_tracking ON delivery_shipments (tracking_number)
  WHERE tracking_number IS NOT NULL;

DROP INDEX CONCURRENTLY IF EXISTS delivery_shipments_failed;

CREATE INDEX CONCURRENTLY delivery_shipments_failed ON delivery_shipments (order_id) WHERE state = 'failed';
