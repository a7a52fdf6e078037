-- Up Migration

-- Products that customers put aside, and those they looked at. Owner: server/saved.

CREATE TABLE saved_items (
  account_id bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  product_id integer NOT NULL
    CONSTRAINT saved_items_product REFERENCES products (id) ON DELETE CASCADE,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, product_id)
);
CREATE INDEX saved_items_of_product ON saved_items (product_id);
CREATE INDEX saved_items_age ON saved_items (saved_at);

CREATE TABLE saved_views (
  account_id bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  -- The last time.
  viewed_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, product_id)
);
CREATE INDEX saved_views_newest ON saved_views (account_id, viewed_at);
CREATE INDEX saved_views_of_product ON saved_views (product_id);
