-- Up Migration

-- What customers are told inside the mall. Owner: server/notifications.

CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- Where a click leads.
  type text NOT NULL CHECK (type IN ('verification', 'deposit', 'order')),
  content text NOT NULL CHECK (content <> ''),
  -- An order's code or a deposit's reference.
  reference text CHECK (reference <> ''),
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX notifications_newest ON notifications (account_id, id);
CREATE INDEX notifications_unread ON notifications (account_id) WHERE read_at IS NULL;
