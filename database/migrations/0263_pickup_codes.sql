-- Up Migration

-- Six digits that the message of a pick-up has: whoever says them need not say the order's code and a name. One order in the
-- store has them at a time. Owner: server/orders.
CREATE TABLE pickup_codes (
  order_id bigint PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  digits text NOT NULL UNIQUE CHECK (digits ~ '^[0-9]{6}$')
);
