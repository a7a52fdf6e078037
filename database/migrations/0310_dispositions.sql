-- Up Migration

-- What goes back of an order, part by part: units of a line, the delivery, or a sum, with its reason, and with the place where
-- units of a line are now. Owner: server/orders.
ALTER TABLE order_line_refunds
  ADD COLUMN order_id bigint,
  ADD COLUMN part text NOT NULL DEFAULT 'line',
  -- shelf: in stock again; written-off: the house has them, and nobody can buy them; not-back: they never came back. Null: of
  -- before, nobody said.
  ADD COLUMN disposition text,
  ADD COLUMN reason text,
  -- The request that two members decided; null: one member alone.
  ADD COLUMN approval_id bigint;
ALTER TABLE order_line_refunds ALTER COLUMN line_id DROP NOT NULL;
ALTER TABLE order_line_refunds ALTER COLUMN quantity DROP NOT NULL;
UPDATE order_line_refunds SET order_id = (SELECT order_id FROM order_lines WHERE id = line_id);
CREATE INDEX order_line_refunds_order ON order_line_refunds (order_id);
ALTER TABLE order_line_refunds ADD CONSTRAINT order_line_refunds_order_id_fkey
  FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE NOT VALID;
ALTER TABLE order_line_refunds ADD CONSTRAINT order_line_refunds_of_order
  CHECK (order_id IS NOT NULL) NOT VALID;
ALTER TABLE order_line_refunds ADD CONSTRAINT order_line_refunds_part CHECK (
  part IN ('line', 'delivery', 'sum')
  AND num_nulls(line_id, quantity) = CASE part WHEN 'line' THEN 0 ELSE 2 END
) NOT VALID;
ALTER TABLE order_line_refunds ADD CONSTRAINT order_line_refunds_disposition CHECK (
  disposition IS NULL OR (disposition IN ('restocked', 'written-off', 'not-returned') AND part = 'line')
) NOT VALID;
ALTER TABLE order_line_refunds ADD CONSTRAINT order_line_refunds_reason CHECK (reason <> '') NOT VALID;

-- Units that orders took and have not put back on the shelf.
CREATE VIEW taken_lines AS
SELECT line.order_id, line.product_id, line.combination_id, line.quantity - coalesce((
    SELECT sum(back.quantity) FROM order_line_refunds AS back
    WHERE back.line_id = line.id AND back.disposition = 'restocked'
  ), 0)::integer AS quantity
FROM sold_lines AS line JOIN orders ON orders.id = line.order_id
WHERE orders.stock_state IN ('sold', 'gone');

-- Never more than was sold, or paid for, of a line and of the delivery. The order's row is the lock.
CREATE FUNCTION order_part_goes_back() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bound record;
  before record;
BEGIN
  IF NEW.order_id IS NULL THEN
    NEW.order_id := (SELECT order_id FROM order_lines WHERE id = NEW.line_id);
  END IF;
  PERFORM FROM orders WHERE id = NEW.order_id FOR NO KEY UPDATE;
  IF NEW.part = 'line' THEN
    SELECT order_id, quantity, quantity * amount_kobo - coalesce(coupon_kobo, 0) AS paid_kobo INTO bound
    FROM sold_lines WHERE id = NEW.line_id;
    SELECT coalesce(sum(quantity), 0) AS quantity, coalesce(sum(amount_kobo), 0) AS amount_kobo INTO before
    FROM order_line_refunds WHERE line_id = NEW.line_id;
    IF bound.order_id IS DISTINCT FROM NEW.order_id OR before.quantity + NEW.quantity > bound.quantity
      OR before.amount_kobo + NEW.amount_kobo > bound.paid_kobo THEN
      RAISE EXCEPTION 'more goes back of line % than was sold', NEW.line_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'order_line_refunds_at_most_sold';
    END IF;
  ELSIF NEW.part = 'delivery' AND NEW.amount_kobo + (
    SELECT coalesce(sum(amount_kobo), 0) FROM order_line_refunds
    WHERE order_id = NEW.order_id AND part = 'delivery'
  ) > (SELECT shipping_kobo FROM orders WHERE id = NEW.order_id) THEN
    RAISE EXCEPTION 'more goes back of the delivery of order % than it cost', NEW.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_line_refunds_at_most_delivery';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER order_line_refunds_at_most BEFORE INSERT ON order_line_refunds
  FOR EACH ROW EXECUTE FUNCTION order_part_goes_back();

-- At the end of the transaction: the parts are no more than what went back of the order.
CREATE FUNCTION order_parts_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_kobo) FROM order_line_refunds WHERE order_id = NEW.order_id)
    > (SELECT refunded_kobo FROM orders WHERE id = NEW.order_id) THEN
    RAISE EXCEPTION 'parts of order % are more than what went back of it', NEW.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_line_refunds_within_order';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER order_line_refunds_within_order AFTER INSERT ON order_line_refunds
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION order_parts_add_up();

-- What went back is written once; only its reason goes, with the account.
CREATE FUNCTION order_part_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what went back of an order stays' USING ERRCODE = 'check_violation';
END
$$;
CREATE TRIGGER order_line_refunds_stay
  BEFORE UPDATE OF order_id, line_id, part, quantity, amount_kobo, disposition, approval_id ON order_line_refunds
  FOR EACH STATEMENT EXECUTE FUNCTION order_part_stays();

-- Moves for the units that no move or order explains yet: what orders took is what they have not put back.
CREATE OR REPLACE FUNCTION open_stock_moves(at timestamptz, by text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO stock_moves (product_id, combination_id, kind, on_hand_before, on_hand_after, reason, moved_at, moved_by)
  SELECT product_id, combination_id, 'corrected', greatest(-units, 0), greatest(units, 0),
    'Units that were there before', at, by
  FROM (
    SELECT product_id, combination_id, sum(units)::integer AS units
    FROM (
      SELECT product_id, combination_id, on_hand AS units FROM stock
      UNION ALL
      SELECT product_id, combination_id, quantity FROM taken_lines
      UNION ALL
      SELECT product_id, combination_id, on_hand_before - on_hand_after FROM stock_moves
    ) AS known
    GROUP BY product_id, combination_id HAVING sum(units) <> 0
  ) AS unexplained
  WHERE EXISTS (SELECT FROM products WHERE products.id = product_id)
    AND (combination_id IS NULL OR EXISTS (SELECT FROM combinations WHERE combinations.id = combination_id))
  ORDER BY product_id, combination_id;
$$;
