-- Up Migration

-- What is unpaid is bounded by trust (server/orders/trust). Owners: server/catalogue, server/orders.

-- Of the held units, those of customers without a delivered order. They never take more than a tenth of the units on
-- hand of an item, so never more than a tenth of a product's or of all units: tenths that are rounded down add up to no
-- more than the tenth of the sum. It holds at the moment of taking; later sales to others may lower what is on hand.
ALTER TABLE stock
  ADD COLUMN held_by_newcomers integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT stock_newcomers_within_held
    CHECK (held_by_newcomers >= 0 AND held_by_newcomers <= held);

CREATE FUNCTION stock_newcomers_exceed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'customers without a delivered order would hold % of % units of product %',
    NEW.held_by_newcomers, NEW.on_hand, NEW.product_id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_newcomers_share';
END $$;

-- Its condition is all that most changes of stock meet of it.
CREATE TRIGGER stock_newcomers_share AFTER UPDATE ON stock FOR EACH ROW
  WHEN (NEW.held_by_newcomers > OLD.held_by_newcomers
    AND NEW.held_by_newcomers > NEW.on_hand::bigint * 10 / 100)
  EXECUTE FUNCTION stock_newcomers_exceed();

ALTER TABLE orders
  -- What it reserves while it is unpaid: of all free units, of the newcomers' share, or nothing until it is paid.
  ADD COLUMN hold text NOT NULL DEFAULT 'whole' CHECK (hold IN ('whole', 'share', 'none')),
  -- Keyed hashes of whom it was placed by, as long as it is unpaid and reserves something.
  ADD COLUMN range_hash bytea CHECK (length(range_hash) = 32),
  ADD COLUMN phone_hash bytea CHECK (length(phone_hash) = 32),
  ADD CONSTRAINT orders_held_by_hold CHECK (stock_state <> 'held' OR hold <> 'none'),
  ADD CONSTRAINT orders_traced_while_unpaid CHECK (
    num_nonnulls(range_hash, phone_hash) = 0
    OR payment_status IN ('PENDING', 'FAILED') AND status IN ('PENDING', 'PROCESSING') AND hold <> 'none'
  );
CREATE INDEX orders_range ON orders (range_hash) WHERE range_hash IS NOT NULL;
CREATE INDEX orders_phone ON orders (phone_hash) WHERE phone_hash IS NOT NULL;
