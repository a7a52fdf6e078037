-- Up Migration

-- How orders leave the house: picked in batches, packed, handed over. Owner: server/fulfilment.

-- Orders that one member picks on one walk through the store.
CREATE TABLE pick_batches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  taken_by bigint NOT NULL,
  taken_at timestamptz NOT NULL,
  -- The last scan, or when it was taken: another member may take it over some time after.
  touched_at timestamptz NOT NULL,
  -- Null: somebody is at it.
  done_at timestamptz
);
CREATE INDEX pick_batches_open ON pick_batches (id) WHERE done_at IS NULL;

-- The moves that are allowed, as server/fulfilment/state.ts has them; from '' into the first state.
CREATE TABLE fulfilment_allowed_moves (
  from_state text NOT NULL,
  to_state text NOT NULL,
  PRIMARY KEY (from_state, to_state)
);
INSERT INTO fulfilment_allowed_moves VALUES
  ('', 'picking'),
  ('picking', 'picked'),
  ('picking', 'stopped'),
  ('picked', 'packed'),
  ('picked', 'stopped'),
  ('stopped', 'waiting'),
  ('stopped', 'picking'),
  ('stopped', 'picked'),
  ('waiting', 'picking'),
  ('packed', 'handed-over'),
  ('packed', 'stopped');

-- An order without a row waits.
CREATE TABLE fulfilments (
  order_id bigint PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  state text NOT NULL,
  batch_id bigint REFERENCES pick_batches (id),
  -- Why it was stopped, for support.
  reason text CHECK (reason <> ''),
  -- Of the packed parcel, as it was weighed.
  weight_grams integer CHECK (weight_grams > 0),
  moved_at timestamptz NOT NULL,
  moved_by text NOT NULL
    CHECK (moved_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$'),
  CONSTRAINT fulfilments_state_check
    CHECK (state IN ('waiting', 'picking', 'picked', 'packed', 'handed-over', 'stopped')),
  CONSTRAINT fulfilments_batched CHECK (state <> 'picking' OR batch_id IS NOT NULL),
  CONSTRAINT fulfilments_explained CHECK ((state = 'stopped') = (reason IS NOT NULL))
);
CREATE INDEX fulfilments_batch ON fulfilments (batch_id) WHERE batch_id IS NOT NULL;
CREATE INDEX fulfilments_open ON fulfilments (state, order_id) WHERE state <> 'handed-over';

CREATE TABLE fulfilment_moves (
  id bigint GENERATED ALWAYS AS IDENTITY,
  order_id bigint NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  state text NOT NULL,
  reason text,
  moved_at timestamptz NOT NULL,
  moved_by text NOT NULL,
  PRIMARY KEY (order_id, id)
);

CREATE FUNCTION fulfilments_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former text := CASE WHEN TG_OP = 'UPDATE' THEN OLD.state ELSE '' END;
BEGIN
  IF former <> NEW.state THEN
    PERFORM FROM fulfilment_allowed_moves WHERE (from_state, to_state) = (former, NEW.state);
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the fulfilment of order % cannot go from % to %', NEW.order_id, former, NEW.state
        USING ERRCODE = 'check_violation', CONSTRAINT = 'fulfilments_allowed_moves';
    END IF;
    INSERT INTO fulfilment_moves (order_id, state, reason, moved_at, moved_by)
    VALUES (NEW.order_id, NEW.state, NEW.reason, NEW.moved_at, NEW.moved_by);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER fulfilments_moved AFTER INSERT OR UPDATE ON fulfilments
  FOR EACH ROW EXECUTE FUNCTION fulfilments_moved();

-- Units of each line that a batch has to find: nothing is found twice.
CREATE TABLE pick_lines (
  line_id bigint PRIMARY KEY REFERENCES order_lines (id) ON DELETE CASCADE,
  order_id bigint NOT NULL REFERENCES fulfilments (order_id) ON DELETE CASCADE,
  units integer NOT NULL CHECK (units >= 0),
  picked integer NOT NULL DEFAULT 0,
  CONSTRAINT pick_lines_picked_check CHECK (picked BETWEEN 0 AND units)
);
CREATE INDEX pick_lines_order ON pick_lines (order_id);

-- Each scan once, however often a phone sends it.
CREATE TABLE pick_scans (
  key uuid PRIMARY KEY,
  line_id bigint NOT NULL REFERENCES pick_lines (line_id) ON DELETE CASCADE,
  outcome text NOT NULL CHECK (outcome IN ('counted', 'wrong', 'too-many')),
  scanned_at timestamptz NOT NULL,
  scanned_by bigint NOT NULL
);
CREATE INDEX pick_scans_line ON pick_scans (line_id);

-- Orders that may be picked: paid, or reserved for a pick-up, and nobody is at them.
CREATE VIEW orders_to_pick AS
SELECT id AS order_id, order_code, shipping_code, carrier_name, delivery_date, placed_at
FROM orders
WHERE status IN ('PENDING', 'PROCESSING')
  AND (payment_status = 'PAID' OR pickup_until IS NOT NULL AND hold <> 'none')
  AND NOT EXISTS (
    SELECT FROM fulfilments WHERE fulfilments.order_id = orders.id AND state <> 'waiting'
  );
