-- Up Migration

-- What customers want to buy. Owner: server/cart.

CREATE TABLE cart_lines (
  -- In the order in which lines came into the cart.
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  -- Null: the product itself, which is fixed.
  combination_id integer,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 10000),
  CONSTRAINT cart_lines_once UNIQUE NULLS NOT DISTINCT (account_id, product_id, combination_id),
  FOREIGN KEY (product_id, combination_id)
    REFERENCES combinations (product_id, id) ON DELETE CASCADE
);
CREATE INDEX cart_lines_product ON cart_lines (product_id, combination_id);

-- The guest carts that were added to a customer's: each once.
CREATE TABLE cart_merges (
  account_id bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- Made up by the browser that kept the guest cart.
  merge_id text NOT NULL,
  merged_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, merge_id)
);
CREATE INDEX cart_merges_age ON cart_merges (merged_at);
