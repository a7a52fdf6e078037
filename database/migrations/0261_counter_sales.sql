-- Up Migration

-- What the counter sold of an order that is paid as it is picked up: its units, at the prices of the day. Owner: server/orders.

-- One for each order, with what it came to in the end. The order has the same sums from then on.
CREATE TABLE counter_sales (
  order_id bigint PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  placed_kobo bigint NOT NULL CHECK (placed_kobo > 0),
  paid_kobo bigint NOT NULL CHECK (paid_kobo > 0),
  sold_at timestamptz NOT NULL,
  sold_by text NOT NULL
    CHECK (sold_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$')
);

-- One for each line of such an order; the lines as they were placed stay.
CREATE TABLE counter_lines (
  line_id bigint PRIMARY KEY REFERENCES order_lines (id) ON DELETE CASCADE,
  order_id bigint NOT NULL REFERENCES counter_sales (order_id) ON DELETE CASCADE,
  -- 0: the customer left all of it.
  units integer NOT NULL CHECK (units >= 0),
  -- Of one unit, on that day.
  amount_kobo bigint NOT NULL CHECK (amount_kobo > 0),
  -- What the coupon took off these units.
  coupon_kobo bigint NOT NULL,
  CONSTRAINT counter_lines_coupon_at_most_price CHECK (coupon_kobo BETWEEN 0 AND amount_kobo * units)
);
CREATE INDEX counter_lines_order ON counter_lines (order_id);

-- What an order has sold, or will: the lines as they were placed, or as the counter sold them. Every reader of what was
-- sold, and for how much, reads it here.
CREATE VIEW sold_lines AS
SELECT line.id, line.order_id, line.position, line.product_id, line.combination_id, line.p_slug, line.name,
  line.weight_grams, line.options, line.images,
  coalesce(counter.units, line.quantity) AS quantity,
  coalesce(counter.amount_kobo, line.amount_kobo) AS amount_kobo,
  CASE WHEN counter.line_id IS NULL THEN line.coupon_kobo ELSE counter.coupon_kobo END AS coupon_kobo
FROM order_lines AS line LEFT JOIN counter_lines AS counter ON counter.line_id = line.id
WHERE coalesce(counter.units, 1) > 0;

CREATE FUNCTION counter_line_fits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM order_lines
    WHERE id = NEW.line_id AND order_id = NEW.order_id AND quantity >= NEW.units
  ) THEN
    RAISE EXCEPTION 'the counter sells more of line % than was ordered', NEW.line_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'counter_lines_ordered';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER counter_lines_ordered AFTER INSERT ON counter_lines
  FOR EACH ROW EXECUTE FUNCTION counter_line_fits();

-- At the end of the transaction: each line has its row, and the order costs what its lines do.
CREATE FUNCTION counter_sale_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM orders, (
      SELECT count(*) AS lines, sum(units) AS units, sum(amount_kobo * units) AS sub_total_kobo,
        sum(coupon_kobo) AS coupon_kobo
      FROM counter_lines WHERE order_id = NEW.order_id
    ) AS sold
    WHERE id = NEW.order_id AND total_kobo = NEW.paid_kobo
      AND orders.sub_total_kobo = sold.sub_total_kobo AND orders.coupon_kobo = sold.coupon_kobo
      AND product_count = sold.units AND payment_code = 'pay-on-pickup'
      AND payment_status IN ('PAID', 'REFUNDED')
      AND sold.lines = (SELECT count(*) FROM order_lines WHERE order_id = NEW.order_id)
  ) THEN
    RAISE EXCEPTION 'the sale of order % at the counter does not add up', NEW.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'counter_sales_add_up';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER counter_sales_add_up AFTER INSERT ON counter_sales
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION counter_sale_adds_up();

-- What was sold at the counter is written once.
CREATE FUNCTION counter_refuses_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what the counter sold stays' USING ERRCODE = 'check_violation';
END
$$;
CREATE TRIGGER counter_sales_stay BEFORE UPDATE ON counter_sales
  FOR EACH STATEMENT EXECUTE FUNCTION counter_refuses_change();
CREATE TRIGGER counter_lines_stay BEFORE UPDATE ON counter_lines
  FOR EACH STATEMENT EXECUTE FUNCTION counter_refuses_change();
-- The sums of an order change at the counter alone, before it is paid.
CREATE FUNCTION order_sums_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM counter_sales WHERE order_id = NEW.id) OR OLD.payment_status <> 'PENDING' THEN
    RAISE EXCEPTION 'the sums of order % change at the counter alone', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_sums_stay';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER orders_sums_stay AFTER UPDATE OF sub_total_kobo, coupon_kobo, shipping_kobo, total_kobo ON orders
  FOR EACH ROW WHEN (OLD.total_kobo <> NEW.total_kobo) EXECUTE FUNCTION order_sums_stay();
