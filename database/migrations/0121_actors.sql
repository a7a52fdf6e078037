-- Up Migration

-- Who moved an order or gave money back: 'customer:12', 'staff:3', 'job:orders-expire',
-- 'provider:flutterwave', 'command:ada' (the command line, run by that user of the machine;
-- server/platform/actor.ts). Owners: server/orders, server/payments.

ALTER TABLE orders DROP CONSTRAINT orders_moved_by_check;

-- Until now 'staff' was the command line, and 'mall' the one job that moves orders.
UPDATE orders SET moved_by = CASE moved_by
  WHEN 'customer' THEN 'customer:' || account_id
  WHEN 'payment' THEN 'provider:flutterwave'
  WHEN 'carrier' THEN 'provider:terminal'
  WHEN 'mall' THEN 'job:orders-expire'
  ELSE 'command:unknown'
END;

-- What had been given back by then, kobo: giving back a part is a move too.
ALTER TABLE order_moves ADD COLUMN refunded_kobo bigint NOT NULL DEFAULT 0;

UPDATE order_moves SET
  refunded_kobo = CASE order_moves.payment_status WHEN 'REFUNDED' THEN orders.refunded_kobo ELSE 0 END,
  moved_by = CASE order_moves.moved_by
    WHEN 'customer' THEN 'customer:' || account_id
    WHEN 'payment' THEN 'provider:flutterwave'
    WHEN 'carrier' THEN 'provider:terminal'
    WHEN 'mall' THEN 'job:orders-expire'
    ELSE 'command:unknown'
  END
FROM orders WHERE orders.id = order_id;

ALTER TABLE orders ADD CONSTRAINT orders_moved_by_check
  CHECK (moved_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$');

CREATE OR REPLACE FUNCTION orders_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM FROM (VALUES
      ('status', OLD.status, NEW.status),
      ('payment', OLD.payment_status, NEW.payment_status),
      ('stock', OLD.stock_state, NEW.stock_state)
    ) AS moves (kind, from_state, to_state)
    WHERE from_state <> to_state
      AND NOT EXISTS (
        SELECT FROM order_allowed_moves AS allowed
        WHERE (allowed.kind, allowed.from_state, allowed.to_state)
          = (moves.kind, moves.from_state, moves.to_state)
      );
    IF FOUND THEN
      RAISE EXCEPTION 'order % cannot go from % % % to % % %', NEW.id,
        OLD.status, OLD.payment_status, OLD.stock_state,
        NEW.status, NEW.payment_status, NEW.stock_state
        USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_allowed_moves';
    END IF;
  END IF;
  INSERT INTO order_moves (order_id, status, payment_status, stock_state, refunded_kobo, moved_at, moved_by)
  VALUES (NEW.id, NEW.status, NEW.payment_status, NEW.stock_state, NEW.refunded_kobo, NEW.moved_at,
    NEW.moved_by);
  RETURN NULL;
END $$;

DROP TRIGGER orders_moved ON orders;
CREATE TRIGGER orders_moved AFTER UPDATE ON orders FOR EACH ROW
  WHEN (old.status IS DISTINCT FROM new.status
    OR old.payment_status IS DISTINCT FROM new.payment_status
    OR old.stock_state IS DISTINCT FROM new.stock_state
    OR old.refunded_kobo IS DISTINCT FROM new.refunded_kobo)
  EXECUTE FUNCTION orders_moved();

-- Who wanted the money to go back; after a refusal, who sent it again.
ALTER TABLE payment_refunds ADD COLUMN requested_by text;
UPDATE payment_refunds SET requested_by =
  CASE reason WHEN 'order refunded' THEN 'command:unknown' ELSE 'provider:flutterwave' END;
ALTER TABLE payment_refunds
  ALTER COLUMN requested_by SET NOT NULL,
  ADD CONSTRAINT payment_refunds_requested_by_check
    CHECK (requested_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$');
