-- Up Migration

-- What the last change of a product's options deleted: options, values, combinations without units or orders, and what names
-- these, each as the row that it was. A change that names their ids again takes it back. Owner: server/catalogue.
CREATE TABLE variations_left_out (
  product_id integer PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  -- Table → its rows.
  rows jsonb NOT NULL
);
