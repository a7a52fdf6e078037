-- Up Migration

-- Mails about new orders, for members who switched them on. Owner: server/orders.
CREATE TABLE order_mails (
  member_id bigint PRIMARY KEY REFERENCES staff_members (id),
  is_on boolean NOT NULL,
  -- The newest move of an order that the member knows, by a mail or an open page.
  read_to bigint NOT NULL CHECK (read_to >= 0),
  mailed_at timestamptz
);

-- The last call that an open page made by itself. Owner: server/staff.
ALTER TABLE staff_sessions ADD COLUMN open_at timestamptz;
