-- Up Migration

-- A file may bring a whole catalogue: products with combinations, pictures by their names, new brands and categories.

ALTER TABLE bulk_changes
  -- Whose columns the file has.
  ADD COLUMN layout text NOT NULL DEFAULT 'own' CHECK (layout IN ('own', 'shopify', 'woocommerce')),
  -- Columns of another shop that have no place here, by name.
  ADD COLUMN left_out text[] NOT NULL DEFAULT '{}',
  -- Of new products that name none.
  ADD COLUMN brand_id integer,
  ADD COLUMN seller_id integer,
  -- New products may bring brands and categories that are not there.
  ADD COLUMN adds_groups boolean NOT NULL DEFAULT false;

-- Of a further combination of a new product: the line of the row that adds the product.
ALTER TABLE bulk_rows ADD COLUMN first_line integer;

-- The file names under which pictures were sent, in small letters; the newest picture has the name. Owner: server/pictures.
CREATE TABLE picture_names (
  name text PRIMARY KEY CHECK (name <> '' AND length(name) <= 200),
  hash text NOT NULL REFERENCES pictures (hash) ON DELETE CASCADE
);
CREATE INDEX picture_names_hash ON picture_names (hash);
