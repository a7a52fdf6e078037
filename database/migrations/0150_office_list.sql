-- Up Migration

-- What the office's list of products is filtered, ordered and searched by, in rows of a tenth of a product's: where no
-- order's index finds a page soon, PostgreSQL reads whatever fits, and that is bounded by these rows. 0150_office_products_filled
-- fills it. Owner: server/catalogue.

CREATE TABLE office_products (
  product_id integer PRIMARY KEY,
  state text NOT NULL,
  category_id integer,
  brand_id integer NOT NULL,
  seller_id integer NOT NULL,
  -- Units of any of its items are free.
  in_stock boolean NOT NULL,
  amount_kobo bigint,
  changed_at timestamptz,
  name text NOT NULL,
  code text NOT NULL
);
-- An order's index carries what is filtered by, so that it is walked without the rows.
CREATE INDEX office_products_changed ON office_products (changed_at, product_id)
  INCLUDE (state, category_id, brand_id, seller_id, in_stock);
CREATE INDEX office_products_name ON office_products (name, product_id)
  INCLUDE (state, category_id, brand_id, seller_id, in_stock);
CREATE INDEX office_products_price ON office_products (amount_kobo, product_id)
  INCLUDE (state, category_id, brand_id, seller_id, in_stock);
CREATE INDEX office_products_state ON office_products (state, product_id) WHERE state <> 'live';
CREATE INDEX office_products_category ON office_products (category_id);
CREATE INDEX office_products_brand ON office_products (brand_id);
CREATE INDEX office_products_seller ON office_products (seller_id);
-- The beginning of a code, in any case, where many codes begin so.
CREATE INDEX office_products_code ON office_products (lower(code) text_pattern_ops);
-- What a member of the staff types to find a product: words of its name, from their beginnings, and its code as one of them:
-- of what two indexes find, PostgreSQL would look at each row again. Without a list of pending entries, which each search
-- would read through after a bulk change.
CREATE INDEX office_products_words ON office_products
  USING gin ((to_tsvector('simple', name) || array_to_tsvector(ARRAY['=' || lower(code)])))
  WITH (fastupdate = off);

CREATE VIEW office_products_source AS
SELECT
  id AS product_id, state, category_id, brand_id, seller_id,
  EXISTS (SELECT FROM stock WHERE stock.product_id = products.id AND on_hand > held) AS in_stock,
  amount_kobo, changed_at, name, code
FROM products;

-- Whoever calls it has the products locked.
CREATE FUNCTION refresh_office_products(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM office_products
  WHERE product_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM products WHERE id = office_products.product_id);
  INSERT INTO office_products
  SELECT * FROM office_products_source WHERE product_id = ANY (ids) ORDER BY product_id
  ON CONFLICT (product_id) DO UPDATE SET
    state = excluded.state,
    category_id = excluded.category_id,
    brand_id = excluded.brand_id,
    seller_id = excluded.seller_id,
    in_stock = excluded.in_stock,
    amount_kobo = excluded.amount_kobo,
    changed_at = excluded.changed_at,
    name = excluded.name,
    code = excluded.code
  WHERE office_products IS DISTINCT FROM excluded;
END $$;

-- After a bulk load without triggers.
CREATE FUNCTION rebuild_office_products() RETURNS void LANGUAGE plpgsql
SET work_mem = '256MB' SET maintenance_work_mem = '512MB' AS $$
DECLARE
  definitions text[];
  definition text;
BEGIN
  TRUNCATE office_products;
  SELECT array_agg(pg_get_indexdef(indexrelid)) INTO definitions
  FROM pg_index WHERE indrelid = 'office_products'::regclass AND NOT indisprimary;
  FOR definition IN
    SELECT format('DROP INDEX %s', indexrelid::regclass)
    FROM pg_index WHERE indrelid = 'office_products'::regclass AND NOT indisprimary
  LOOP
    EXECUTE definition;
  END LOOP;
  INSERT INTO office_products SELECT * FROM office_products_source ORDER BY product_id;
  FOREACH definition IN ARRAY definitions LOOP
    EXECUTE definition;
  END LOOP;
END $$;

-- Every change of a product, and of whether it is in stock, comes by here.
CREATE OR REPLACE FUNCTION refresh_listing(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM listing
  WHERE product_id = ANY (ids)
    AND NOT EXISTS (
      SELECT FROM products
      WHERE id = listing.product_id
        AND state = 'live'
        AND listing.scope IN (0, category_id, parent_category_id)
    );
  INSERT INTO listing
  SELECT * FROM listing_source WHERE product_id = ANY (ids) ORDER BY product_id, scope
  ON CONFLICT (product_id, scope) DO UPDATE SET
    brand_id = excluded.brand_id,
    price_kobo = excluded.price_kobo,
    discount = excluded.discount,
    stars = excluded.stars,
    in_stock = excluded.in_stock,
    popularity = excluded.popularity,
    default_rank = excluded.default_rank,
    created_at = excluded.created_at
  WHERE listing IS DISTINCT FROM excluded;
  PERFORM refresh_office_products(ids);
END $$;

CREATE OR REPLACE FUNCTION rebuild_listing() RETURNS void LANGUAGE plpgsql
SET work_mem = '256MB' SET maintenance_work_mem = '512MB' AS $$
DECLARE
  definitions text[];
  definition text;
BEGIN
  PERFORM price_from_combinations(NULL);
  TRUNCATE listing, listing_counts;
  SELECT array_agg(pg_get_indexdef(indexrelid)) INTO definitions
  FROM pg_index WHERE indrelid = 'listing'::regclass AND NOT indisprimary;
  FOR definition IN
    SELECT format('DROP INDEX %s', indexrelid::regclass)
    FROM pg_index WHERE indrelid = 'listing'::regclass AND NOT indisprimary
  LOOP
    EXECUTE definition;
  END LOOP;
  ALTER TABLE listing DISABLE TRIGGER USER;
  INSERT INTO listing SELECT * FROM listing_source;
  ALTER TABLE listing ENABLE TRIGGER USER;
  FOREACH definition IN ARRAY definitions LOOP
    EXECUTE definition;
  END LOOP;
  INSERT INTO listing_counts
  SELECT scope, brand, tier, count(*)
  FROM listing
  CROSS JOIN LATERAL (VALUES (0), (brand_id)) AS brands (brand)
  CROSS JOIN LATERAL (VALUES (0), (10), (20), (30), (40)) AS tiers (tier)
  WHERE discount >= tier
  GROUP BY scope, brand, tier;
  PERFORM rebuild_office_products();
END $$;
