-- Up Migration

-- The rows that are there are held against the rules of the disposition. Owner: server/orders.
ALTER TABLE order_line_refunds VALIDATE CONSTRAINT order_line_refunds_order_id_fkey;
ALTER TABLE order_line_refunds VALIDATE CONSTRAINT order_line_refunds_of_order;
ALTER TABLE order_line_refunds VALIDATE CONSTRAINT order_line_refunds_part;
ALTER TABLE order_line_refunds VALIDATE CONSTRAINT order_line_refunds_disposition;
ALTER TABLE order_line_refunds VALIDATE CONSTRAINT order_line_refunds_reason;

-- gone: the money is back, and each unit is where `order_line_refunds` says; units of before never came back.
ALTER DOMAIN order_row DROP CONSTRAINT orders_stock_state_check;
ALTER DOMAIN order_row ADD CONSTRAINT orders_stock_state_check
  CHECK ((VALUE).stock_state IN ('held', 'sold', 'free', 'gone')) NOT VALID;
ALTER DOMAIN order_row DROP CONSTRAINT orders_ended_is_free;
ALTER DOMAIN order_row ADD CONSTRAINT orders_ended_is_free
  CHECK ((VALUE).status <> 'CANCELLED' OR (VALUE).stock_state IN ('free', 'gone')) NOT VALID;
INSERT INTO order_allowed_moves VALUES ('stock', 'sold', 'gone');
UPDATE orders SET stock_state = 'gone', moved_by = 'job:dispositions'
WHERE payment_status = 'REFUNDED' AND stock_state = 'sold';
ALTER DOMAIN order_row ADD CONSTRAINT orders_refunded_not_sold
  CHECK ((VALUE).payment_status <> 'REFUNDED' OR (VALUE).stock_state <> 'sold') NOT VALID;

ALTER DOMAIN order_row VALIDATE CONSTRAINT orders_stock_state_check;
ALTER DOMAIN order_row VALIDATE CONSTRAINT orders_ended_is_free;
ALTER DOMAIN order_row VALIDATE CONSTRAINT orders_refunded_not_sold;
ALTER TABLE orders ADD CONSTRAINT orders_row_anew CHECK ((orders.*)::order_row IS DISTINCT FROM NULL) NOT VALID;
ALTER TABLE orders VALIDATE CONSTRAINT orders_row_anew;
ALTER TABLE orders DROP CONSTRAINT orders_row_anew;
