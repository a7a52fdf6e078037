-- Up Migration

-- Orders as the office finds them. Placing writes none of it. Owner: server/orders.

-- A read model for filters and search: a job writes it behind the orders, which do not wait for it.
CREATE TABLE office_orders (
  order_id bigint PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  account_id bigint NOT NULL,
  status text NOT NULL,
  payment_status text NOT NULL,
  payment_code text NOT NULL,
  shipping_code text NOT NULL,
  carrier_name text,
  -- The state it goes to; null for a pick-up.
  state text,
  placed_at timestamptz NOT NULL,
  -- E.164, of whom it goes to.
  phone text,
  -- The names of its customer and of whom it goes to, folded.
  names tsvector NOT NULL
);
CREATE INDEX office_orders_status ON office_orders (status, order_id);
CREATE INDEX office_orders_payment ON office_orders (payment_code, payment_status, order_id);
CREATE INDEX office_orders_shipping ON office_orders (shipping_code, order_id);
CREATE INDEX office_orders_carrier ON office_orders (carrier_name, order_id) WHERE carrier_name IS NOT NULL;
CREATE INDEX office_orders_state ON office_orders (state, order_id) WHERE state IS NOT NULL;
CREATE INDEX office_orders_placed ON office_orders (placed_at);
CREATE INDEX office_orders_phone ON office_orders (phone) WHERE phone IS NOT NULL;
CREATE INDEX office_orders_names ON office_orders USING gin (names);

CREATE VIEW office_orders_source AS
SELECT orders.id AS order_id, account_id, status, payment_status, payment_code, shipping_code, carrier_name,
  orders.state, placed_at, phone,
  to_tsvector('simple', search_fold(concat_ws(' ', recipient, first_name, last_name))) AS names
FROM orders JOIN accounts ON accounts.id = account_id;

-- The position of the job: every move up to `read_to` is in `office_orders`. A move with a smaller id may still come from a
-- transaction that was open when `seen_to` was the newest; once all transactions below `seen_before` are over, none can.
CREATE TABLE office_orders_read (
  is_one boolean PRIMARY KEY DEFAULT true CHECK (is_one),
  read_to bigint NOT NULL,
  seen_to bigint NOT NULL,
  seen_before xid8 NOT NULL,
  read_at timestamptz NOT NULL
);

INSERT INTO office_orders SELECT * FROM office_orders_source ORDER BY order_id;
-- A move with a smaller id than the newest may still be under way in the release before: the last ten thousand are read again.
INSERT INTO office_orders_read (read_to, seen_to, seen_before, read_at)
SELECT greatest(coalesce(max(id), 0) - 10000, 0), coalesce(max(id), 0),
  CASE WHEN max(id) IS NULL THEN '0'::xid8 ELSE pg_snapshot_xmax(pg_current_snapshot()) END, 'epoch'
FROM order_moves;

-- Words of members to each other: customers never read them.
CREATE TABLE order_comments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  comment text NOT NULL CHECK (comment <> ''),
  written_by text NOT NULL
    CHECK (written_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$'),
  written_at timestamptz NOT NULL
);
CREATE INDEX order_comments_order ON order_comments (order_id, id);

-- Null: written before authors were stored.
ALTER TABLE order_notes ADD COLUMN noted_by text;
ALTER TABLE order_notes ADD CONSTRAINT order_notes_noted_by_check
  CHECK (noted_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$') NOT VALID;
ALTER TABLE order_notes VALIDATE CONSTRAINT order_notes_noted_by_check;

-- Refunds by one member alone are bounded: ₦50,000 of an order, ₦200,000 of a member and day of Lagos.
CREATE TABLE order_refunds_by_members (
  order_id bigint PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  amount_kobo bigint NOT NULL CHECK (amount_kobo > 0),
  CONSTRAINT order_refunds_by_members_bound CHECK (amount_kobo <= 5000000)
);
CREATE TABLE member_refunds_of_days (
  member_id bigint NOT NULL,
  day date NOT NULL,
  amount_kobo bigint NOT NULL CHECK (amount_kobo > 0),
  PRIMARY KEY (member_id, day),
  CONSTRAINT member_refunds_of_days_bound CHECK (amount_kobo <= 20000000)
);

-- The order that a message is about, for its page in the office.
ALTER TABLE messages ADD COLUMN order_code text;
