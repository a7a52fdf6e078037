-- Up Migration

-- What browsers called the orders that they placed, so that sending one again places it once.
-- Owner: server/checkout.

CREATE TABLE checkout_keys (
  account_id bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- Made up by the browser.
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 255),
  -- SHA-256 of what was ordered.
  body_hash bytea NOT NULL CHECK (length(body_hash) = 32),
  -- Null only inside the transaction that places it.
  order_id bigint REFERENCES orders (id) ON DELETE CASCADE,
  -- The card payment that was opened for it.
  payment_id bigint REFERENCES payments (id) ON DELETE CASCADE,
  kept_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, key)
);
CREATE INDEX checkout_keys_age ON checkout_keys (kept_at);
