-- Up Migration

-- Changes by people (server/catalogue/manage). `version` counts them, so that of two people who change the same thing
-- the second notices; sales and reviews are no change. Who changed it last: server/platform/actor.ts; null until then.
-- Owners: server/catalogue, server/search, server/coupons.

ALTER TABLE products
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN changed_at timestamptz,
  ADD COLUMN changed_by text,
  -- No longer sold, but named by orders or coupons: in no list, and nobody can order it.
  ADD COLUMN retired_at timestamptz;
ALTER TABLE categories
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN changed_at timestamptz,
  ADD COLUMN changed_by text;
ALTER TABLE brands
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN changed_at timestamptz,
  ADD COLUMN changed_by text;
ALTER TABLE sellers
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN changed_at timestamptz,
  ADD COLUMN changed_by text;
-- A retired one has no stock row.
ALTER TABLE combinations ADD COLUMN retired_at timestamptz;

-- What people changed of the stock, one row for each change; what orders move is in order_moves.
CREATE TABLE stock_moves (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id integer NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  combination_id integer,
  on_hand_before integer NOT NULL CHECK (on_hand_before >= 0),
  on_hand_after integer NOT NULL CHECK (on_hand_after >= 0),
  reason text NOT NULL CHECK (reason <> ''),
  moved_at timestamptz NOT NULL,
  moved_by text NOT NULL CHECK (moved_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$')
);
CREATE INDEX stock_moves_item ON stock_moves (product_id, combination_id, id);

-- A coupon for one category or product would be good for everything once that is deleted.
ALTER TABLE coupon_scopes
  DROP CONSTRAINT coupon_scopes_category_id_fkey,
  DROP CONSTRAINT coupon_scopes_product_id_fkey,
  ADD CONSTRAINT coupon_scopes_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories (id),
  ADD CONSTRAINT coupon_scopes_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id);

CREATE OR REPLACE VIEW listing_source AS
SELECT
  product.id AS product_id,
  place.scope,
  product.brand_id,
  product.amount_kobo AS price_kobo,
  product.discount,
  floor(product.average_rating)::smallint AS stars,
  product.in_stock,
  product.popularity,
  product.popularity + CASE WHEN product.in_stock THEN 1000001 ELSE 0 END AS default_rank,
  product.created_at
FROM (
  SELECT
    products.*,
    EXISTS (
      SELECT FROM stock WHERE stock.product_id = products.id AND on_hand > held
    ) AS in_stock
  FROM products
  WHERE retired_at IS NULL
) AS product
CROSS JOIN LATERAL (
  VALUES (0), (product.category_id), (product.parent_category_id)
) AS place (scope);

CREATE OR REPLACE VIEW search_source AS
SELECT
  products.id AS product_id,
  coalesce((SELECT min(tier) FROM search_tiers WHERE popularity >= min_popularity), 0)::smallint
    AS tier,
  popularity,
  folded.name,
  CASE
    WHEN starts_with(folded.name, brand || ' ') THEN substr(folded.name, length(brand) + 2)
    ELSE folded.name
  END AS model,
  setweight(to_tsvector('simple', brand || ' ' || folded.name), 'A')
    || setweight(to_tsvector('simple', array_to_string(sub_category.things || parent.things, ' ')), 'B')
    || setweight(to_tsvector('simple', rest), 'C')
    || array_to_tsvector(ARRAY[
      'brand:' || brand_id,
      'category:' || products.category_id,
      'category:' || parent_category_id
    ]) AS words
FROM products
JOIN brands ON brands.id = brand_id
JOIN search_categories AS sub_category ON sub_category.category_id = products.category_id
JOIN search_categories AS parent ON parent.category_id = parent_category_id
CROSS JOIN LATERAL (
  SELECT
    search_fold(products.name) AS name,
    search_fold(brands.name) AS brand,
    search_fold(concat_ws(' ', products.code, form, color, (
      -- In one order, so that a rebuild finds the same positions.
      SELECT string_agg(option_values.name, ' ' ORDER BY option_values.id)
      FROM option_values WHERE option_values.product_id = products.id
    ))) AS rest
  OFFSET 0
) AS folded
WHERE products.retired_at IS NULL;

CREATE OR REPLACE FUNCTION price_from_combinations(ids integer[])
 RETURNS void
 LANGUAGE sql
AS $$
  UPDATE products SET
    amount_kobo = lowest.amount_kobo,
    previous_amount_kobo = lowest.previous_amount_kobo
  FROM (
    SELECT DISTINCT ON (product_id) product_id, amount_kobo, previous_amount_kobo
    FROM combinations
    WHERE (ids IS NULL OR product_id = ANY (ids)) AND retired_at IS NULL
    ORDER BY product_id, amount_kobo, id
  ) AS lowest
  WHERE products.id = lowest.product_id
    AND (products.amount_kobo, products.previous_amount_kobo)
      IS DISTINCT FROM (lowest.amount_kobo, lowest.previous_amount_kobo);
$$;

CREATE OR REPLACE FUNCTION refresh_listing(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM listing
  WHERE product_id = ANY (ids)
    AND NOT EXISTS (
      SELECT FROM products
      WHERE id = listing.product_id
        AND retired_at IS NULL
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
END $$;

CREATE OR REPLACE FUNCTION refresh_search(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM search_documents
  WHERE product_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM products WHERE id = product_id AND retired_at IS NULL);
  INSERT INTO search_documents (product_id, tier, popularity, name, model, words)
  SELECT product_id, tier, popularity, name, model, words
  FROM search_source WHERE product_id = ANY (ids) ORDER BY product_id
  ON CONFLICT (product_id) DO UPDATE SET
    tier = excluded.tier,
    popularity = excluded.popularity,
    name = excluded.name,
    model = excluded.model,
    words = excluded.words
  WHERE search_documents IS DISTINCT FROM excluded;
  -- In one order, so that two transactions with the same new words wait instead of deadlocking.
  INSERT INTO search_words (word, products, near)
  SELECT word, 1, search_word_near(word)
  FROM (
    SELECT DISTINCT unnest(tsvector_to_array(words)) COLLATE "C" AS word
    FROM search_documents WHERE product_id = ANY (ids)
  ) AS carried
  WHERE word NOT LIKE '%:%'
    AND NOT EXISTS (SELECT FROM search_words WHERE search_words.word = carried.word)
  ORDER BY word
  ON CONFLICT DO NOTHING;
END $$;

CREATE OR REPLACE FUNCTION search_products_edited()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
DECLARE
  ids integer[] := ARRAY(
    SELECT changed.id
    FROM changed_rows AS changed JOIN former_rows AS former USING (id)
    WHERE (changed.name, changed.code, changed.form, changed.color, changed.brand_id, changed.category_id,
        changed.parent_category_id, changed.popularity, changed.retired_at)
      IS DISTINCT FROM (former.name, former.code, former.form, former.color, former.brand_id, former.category_id,
        former.parent_category_id, former.popularity, former.retired_at)
  );
BEGIN
  IF ids <> '{}' THEN PERFORM refresh_search(ids); END IF;
  RETURN NULL;
END $$;
