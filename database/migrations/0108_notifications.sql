-- Up Migration

-- Owner: server/notifications.

-- Notes to customers inside the mall, read by their account, the newest first: so the key begins with it.
-- A further index would be one more page to write with each order.
CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY,
  account_id bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- Where a click leads.
  type text NOT NULL CHECK (type IN ('verification', 'deposit', 'order')),
  content text NOT NULL CHECK (content <> ''),
  -- An order's code or a deposit's reference.
  reference text CHECK (reference <> ''),
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  PRIMARY KEY (account_id, id)
);
CREATE INDEX notifications_unread ON notifications (account_id) WHERE read_at IS NULL;
