-- Up Migration

-- What customers have bought, as it was sold. Owner: server/orders. Money is kobo.

-- Who bought, what it cost, where it goes, and how far it is. What placing one writes is little on purpose: every
-- index is one more page for each order, and a customer's orders are few enough to be searched for a status.
CREATE TABLE orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Unguessable, fit to be read out by phone: no 0, 1, I, L, O or U.
  order_code text NOT NULL UNIQUE CHECK (order_code ~ '^[2-9A-HJKMNP-TV-Z]{10}$'),
  account_id bigint NOT NULL REFERENCES accounts (id),
  status text NOT NULL DEFAULT 'PENDING' CHECK (
    status IN ('PENDING', 'PROCESSING', 'IN TRANSIT', 'DELIVERED', 'CANCELLED', 'REFUNDED')
  ),
  payment_code text NOT NULL CHECK (payment_code IN ('wallets', 'flutterwave', 'pay-on-pickup')),
  payment_status text NOT NULL DEFAULT 'PENDING'
    CHECK (payment_status IN ('PENDING', 'PAID', 'FAILED', 'REFUNDED')),
  -- Where the units of its lines are: held for it, sold to it, or free again.
  stock_state text NOT NULL CHECK (stock_state IN ('held', 'sold', 'free')),

  -- Units, over all lines.
  product_count integer NOT NULL CHECK (product_count > 0),
  sub_total_kobo bigint NOT NULL CHECK (sub_total_kobo > 0),
  shipping_kobo bigint NOT NULL CHECK (shipping_kobo >= 0),
  coupon_code text CHECK (coupon_code <> ''),
  coupon_kobo bigint NOT NULL DEFAULT 0
    CONSTRAINT orders_coupon_at_most_sub_total CHECK (coupon_kobo BETWEEN 0 AND sub_total_kobo),
  total_kobo bigint NOT NULL CONSTRAINT orders_total_adds_up
    CHECK (total_kobo > 0 AND total_kobo = sub_total_kobo + shipping_kobo - coupon_kobo),
  refunded_kobo bigint NOT NULL DEFAULT 0
    CONSTRAINT orders_refunded_at_most_total CHECK (refunded_kobo BETWEEN 0 AND total_kobo),

  -- The shipping method as it was chosen.
  shipping_code text NOT NULL CHECK (shipping_code IN ('carrier', 'public-transport', 'pick-up')),
  shipping_method text NOT NULL CHECK (shipping_method <> ''),
  delivery_time text CHECK (delivery_time <> ''),
  carrier_name text CHECK (carrier_name <> ''),
  -- The carrier's quote that was accepted.
  quote_id text CHECK (quote_id <> ''),

  -- Where it goes, as the address was then; null for a pick-up.
  recipient text CHECK (recipient <> ''),
  -- E.164.
  phone text CHECK (phone ~ '^\+234[0-9]{10}$'),
  street text CHECK (street <> ''),
  landmark text CHECK (landmark <> ''),
  city text CHECK (city <> ''),
  lg text CHECK (lg <> ''),
  state text CHECK (state <> ''),

  placed_at timestamptz NOT NULL,
  -- Until when it can be paid by card.
  pay_until timestamptz,
  -- Until when a pay-on-pickup order is reserved.
  pickup_until timestamptz,
  -- The newest move, and who made it: 'customer', 'payment', 'carrier', 'mall' (a job) or 'staff'.
  moved_at timestamptz NOT NULL,
  moved_by text NOT NULL CHECK (moved_by IN ('customer', 'payment', 'carrier', 'mall', 'staff')),

  CONSTRAINT orders_coupon_whole CHECK ((coupon_code IS NULL) = (coupon_kobo = 0)),
  CONSTRAINT orders_paid_is_sold CHECK (payment_status <> 'PAID' OR stock_state = 'sold'),
  CONSTRAINT orders_ended_is_free CHECK (status <> 'CANCELLED' OR stock_state = 'free'),
  -- But for a pay-on-pickup order that is made ready: it is paid when it is handed over.
  CONSTRAINT orders_delivered_is_paid CHECK (
    status NOT IN ('PROCESSING', 'IN TRANSIT', 'DELIVERED') OR payment_status = 'PAID'
    OR (status = 'PROCESSING' AND payment_code = 'pay-on-pickup')
  ),
  CONSTRAINT orders_refunded_is_recorded CHECK (payment_status <> 'REFUNDED' OR refunded_kobo = total_kobo),
  CONSTRAINT orders_pickup_at_store CHECK (payment_code <> 'pay-on-pickup' OR shipping_code = 'pick-up'),
  CONSTRAINT orders_have_an_end CHECK (
    (payment_code = 'flutterwave') = (pay_until IS NOT NULL)
    AND (payment_code = 'pay-on-pickup') = (pickup_until IS NOT NULL)
  ),
  CONSTRAINT orders_go_somewhere CHECK (
    shipping_code = 'pick-up'
    OR (recipient IS NOT NULL AND phone IS NOT NULL AND street IS NOT NULL AND state IS NOT NULL)
  )
);
CREATE INDEX orders_newest ON orders (account_id, placed_at, id);
-- How many orders of a customer are unpaid, and for which items: asked whenever one more is placed.
CREATE INDEX orders_unpaid ON orders (account_id)
  WHERE payment_status IN ('PENDING', 'FAILED') AND status IN ('PENDING', 'PROCESSING');
-- What the expiry job looks for.
CREATE INDEX orders_waiting ON orders (coalesce(pay_until, pickup_until))
  WHERE payment_status IN ('PENDING', 'FAILED') AND status IN ('PENDING', 'PROCESSING');

-- What was sold, for the price and under the name of that moment. The product may be gone since.
CREATE TABLE order_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position >= 0),
  product_id integer NOT NULL,
  -- Null: the product itself, which was fixed.
  combination_id integer,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 10000),
  p_slug text NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  -- Of one unit.
  amount_kobo bigint NOT NULL CHECK (amount_kobo > 0),
  weight_grams integer NOT NULL CHECK (weight_grams > 0),
  -- The names of the chosen values ('128 GB', 'Black').
  options text[] NOT NULL CHECK (cardinality(options) <= 5),
  -- The product's pictures of then: [{ id, hash, width, height, placeholder_color, alt }], the first one first.
  images jsonb NOT NULL CHECK (jsonb_typeof(images) = 'array'),
  UNIQUE (order_id, position),
  CONSTRAINT order_lines_once UNIQUE NULLS NOT DISTINCT (order_id, product_id, combination_id)
);

-- Every state that an order has had: one row for each move, written by the trigger below and read by its order.
CREATE TABLE order_moves (
  id bigint GENERATED ALWAYS AS IDENTITY,
  order_id bigint NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  status text NOT NULL,
  payment_status text NOT NULL,
  stock_state text NOT NULL,
  moved_at timestamptz NOT NULL,
  moved_by text NOT NULL,
  PRIMARY KEY (order_id, id)
);

-- What the order's page says besides, such as delays.
CREATE TABLE order_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  note text NOT NULL CHECK (note <> ''),
  created_at timestamptz NOT NULL
);
CREATE INDEX order_notes_order ON order_notes (order_id, id);

-- The moves that are allowed, as server/orders/life/status.ts has them.
CREATE TABLE order_allowed_moves (
  kind text NOT NULL CHECK (kind IN ('status', 'payment', 'stock')),
  from_state text NOT NULL,
  to_state text NOT NULL,
  PRIMARY KEY (kind, from_state, to_state)
);
INSERT INTO order_allowed_moves VALUES
  ('status', 'PENDING', 'PROCESSING'),
  ('status', 'PENDING', 'CANCELLED'),
  ('status', 'PROCESSING', 'IN TRANSIT'),
  ('status', 'PROCESSING', 'DELIVERED'),
  ('status', 'PROCESSING', 'CANCELLED'),
  ('status', 'PROCESSING', 'REFUNDED'),
  ('status', 'IN TRANSIT', 'DELIVERED'),
  ('status', 'IN TRANSIT', 'REFUNDED'),
  ('status', 'DELIVERED', 'REFUNDED'),
  -- A card payment that arrives after its time, while the items are still to be had.
  ('status', 'CANCELLED', 'PROCESSING'),
  ('payment', 'PENDING', 'PAID'),
  ('payment', 'PENDING', 'FAILED'),
  ('payment', 'FAILED', 'PENDING'),
  ('payment', 'FAILED', 'PAID'),
  -- It came too late, and goes back.
  ('payment', 'FAILED', 'REFUNDED'),
  ('payment', 'PAID', 'REFUNDED'),
  ('stock', 'held', 'sold'),
  ('stock', 'held', 'free'),
  ('stock', 'free', 'held'),
  ('stock', 'free', 'sold'),
  ('stock', 'sold', 'free');

CREATE FUNCTION orders_moved() RETURNS trigger LANGUAGE plpgsql AS $$
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
  INSERT INTO order_moves (order_id, status, payment_status, stock_state, moved_at, moved_by)
  VALUES (NEW.id, NEW.status, NEW.payment_status, NEW.stock_state, NEW.moved_at, NEW.moved_by);
  RETURN NULL;
END $$;
CREATE TRIGGER orders_placed AFTER INSERT ON orders
  FOR EACH ROW EXECUTE FUNCTION orders_moved();
CREATE TRIGGER orders_moved AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.status, OLD.payment_status, OLD.stock_state)
    IS DISTINCT FROM (NEW.status, NEW.payment_status, NEW.stock_state))
  EXECUTE FUNCTION orders_moved();
