-- Up Migration

-- Reviews by customers, of bought lines and of orders. Owner: server/reviews.

-- Who wrote it, for their own list; null for those of the demo mall and of accounts that were deleted.
ALTER TABLE product_reviews
  ADD COLUMN account_id bigint REFERENCES accounts (id),
  ADD FOREIGN KEY (order_line_id) REFERENCES order_lines (id),
  ADD CONSTRAINT product_reviews_bought CHECK (account_id IS NULL OR order_line_id IS NOT NULL);
CREATE INDEX product_reviews_of_account ON product_reviews (account_id, updated_at, id)
  WHERE account_id IS NOT NULL;

-- How customers found the service of an order: once for each.
CREATE TABLE order_reviews (
  order_id bigint PRIMARY KEY REFERENCES orders (id),
  account_id bigint REFERENCES accounts (id),
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  caption text NOT NULL,
  details text NOT NULL,
  -- The buyer's first name, shown unless the review is anonymous.
  shown_name text NOT NULL CHECK (shown_name <> ''),
  is_anonymous boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX order_reviews_of_account ON order_reviews (account_id) WHERE account_id IS NOT NULL;
