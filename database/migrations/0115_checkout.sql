-- Up Migration

-- Owner: server/checkout.

-- What browsers called the orders that they placed, so that sending one again places it once.
CREATE TABLE checkout_keys (
  account_id bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- Made up by the browser.
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 255),
  -- SHA-256 of what was ordered.
  body_hash bytea NOT NULL CHECK (length(body_hash) = 32),
  -- The card payment that was opened for it.
  payment_id bigint REFERENCES payments (id) ON DELETE CASCADE,
  stored_at timestamptz NOT NULL,
  -- The code is chosen before anything is written, so that this row is written once, the first of all; the order
  -- must be there at the end of the transaction.
  order_code text NOT NULL
    REFERENCES orders (order_code) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  PRIMARY KEY (account_id, key)
);
-- No index for the nightly job: what it deletes is most of the table.
