-- Up Migration

-- A product's state: shoppers know live ones only. What a draft still lacks, such as its price, is null. `state` takes
-- the place of products.retired_at: what was retired is archived. Constraints are not validated here but in 0142, so
-- that products are locked only while the few retired ones are found. Owners: server/catalogue, server/search,
-- server/staff (a permission).

ALTER TABLE products
  -- What there is now is live.
  ADD COLUMN state text NOT NULL DEFAULT 'live',
  -- From then on it is new to shoppers; null: since created_at.
  ADD COLUMN first_live_at timestamptz,
  ALTER COLUMN category_id DROP NOT NULL,
  ALTER COLUMN parent_category_id DROP NOT NULL,
  ALTER COLUMN amount_kobo DROP NOT NULL,
  ALTER COLUMN weight_grams DROP NOT NULL;
ALTER TABLE products
  ADD CONSTRAINT products_state CHECK (state IN ('draft', 'live', 'hidden', 'archived')) NOT VALID,
  -- A category that is none, or a top one, has no parent.
  ADD CONSTRAINT products_in_sub_category
    CHECK ((category_id IS NULL) = (parent_category_id IS NULL)) NOT VALID,
  ADD CONSTRAINT products_live_is_whole CHECK (
    state <> 'live' OR num_nulls(category_id, amount_kobo, weight_grams) = 0
  ) NOT VALID;
-- Nothing is on sale by omission.
ALTER TABLE products ALTER COLUMN state SET DEFAULT 'draft';

-- What a product needs before it goes on sale and does not have. Rows and columns of the caller's transaction.
CREATE FUNCTION product_lacks(product integer) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_remove(ARRAY[
    CASE WHEN category_id IS NULL THEN 'category' END,
    CASE WHEN amount_kobo IS NULL THEN 'price' END,
    CASE WHEN weight_grams IS NULL THEN 'weight' END,
    CASE WHEN NOT EXISTS (
      SELECT FROM stock WHERE stock.product_id = products.id AND (combination_id IS NULL) = is_fixed
    ) THEN 'stock' END,
    CASE WHEN NOT EXISTS (
      SELECT FROM product_images WHERE product_images.product_id = products.id AND btrim(alt) <> ''
    ) THEN 'picture' END
  ], NULL)
  FROM products WHERE id = product;
$$;

-- Bulk loads insert live products before their stock and pictures, so only going live is guarded.
CREATE FUNCTION products_go_live_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lacks text[] := product_lacks(NEW.id);
BEGIN
  IF lacks <> '{}' THEN
    RAISE EXCEPTION 'product % cannot go live without: %', NEW.id, array_to_string(lacks, ', ')
      USING ERRCODE = 'check_violation', CONSTRAINT = 'products_go_live_whole';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER products_go_live_whole AFTER UPDATE OF state ON products
  FOR EACH ROW WHEN (NEW.state = 'live' AND OLD.state <> 'live')
  EXECUTE FUNCTION products_go_live_whole();

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
    id, category_id, parent_category_id, brand_id, amount_kobo, discount, average_rating, popularity,
    coalesce(first_live_at, created_at) AS created_at,
    EXISTS (
      SELECT FROM stock WHERE stock.product_id = products.id AND on_hand > held
    ) AS in_stock
  FROM products
  WHERE state = 'live'
) AS product
CROSS JOIN LATERAL (
  VALUES (0), (product.category_id), (product.parent_category_id)
) AS place (scope);

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
END $$;

CREATE OR REPLACE VIEW product_facts_source AS
SELECT DISTINCT ON (product_id, kind, slug) product_id, kind, value, fact_slug(value) AS slug
FROM (
  SELECT products.id AS product_id, fact.kind, fact.value
  FROM products
  JOIN categories ON categories.id = products.category_id
  CROSS JOIN LATERAL unnest(categories.fact_kinds) AS kind_of (kind)
  CROSS JOIN LATERAL (
    SELECT kind_of.kind, CASE kind_of.kind
      WHEN 'storage' THEN coalesce(
        fact_bytes(products.name, 1),
        substring(key_features FROM '(\d+ ?[GT]B) SSD')
      )
      WHEN 'memory' THEN substring(key_features FROM '(\d+ GB) memory')
      WHEN 'screen' THEN coalesce(
        substring(products.name FROM '(\d+(?:\.\d+)?)[- ]inch'),
        substring(key_features FROM '(\d+(?:\.\d+)?)-inch')
      ) || ' inch'
      WHEN 'size' THEN coalesce(
        substring(products.name FROM '(\d+(?:\.\d+)?)[- ]inch') || ' inch',
        substring(products.name FROM '(\d+(?:\.\d+)? x \d+ ft)'),
        substring(products.name FROM '(\d+) yards') || ' yards',
        'Size ' || substring(products.name FROM 'Size (\d+)')
      )
      WHEN 'capacity' THEN regexp_replace(
        substring(products.name FROM '(\d+(?:\.\d+)? ?(?:kg|g|L|ml|cl))\M'), '(\d) ?([a-zA-Z])', '\1 \2'
      )
      WHEN 'power' THEN regexp_replace(
        replace(substring(products.name FROM '([\d,]+(?:\.\d+)? ?(?:kVA|VA|kW|W|HP|mAh|Ah))\M'), ',', ''),
        '(\d) ?([a-zA-Z])', '\1 \2'
      )
      WHEN 'colour' THEN color
      WHEN 'condition' THEN CASE WHEN form IN ('UK used', 'Refurbished') THEN form ELSE 'Brand new' END
    END AS value
  ) AS fact
  WHERE products.state = 'live'
  UNION ALL
  SELECT products.id, kind_of.kind, CASE
    WHEN options.name = 'Colour' AND kind_of.kind = 'colour' THEN option_values.name
    WHEN options.name = 'Size' AND kind_of.kind = 'size' THEN split_part(option_values.name, ',', 1)
    -- '128GB + 8GB' of a phone is storage and memory, '8GB + 256GB' of a laptop memory and storage.
    WHEN options.name = 'Storage' AND kind_of.kind = 'storage' THEN fact_bytes(option_values.name, 1)
    WHEN options.name = 'Storage' AND kind_of.kind = 'memory' THEN fact_bytes(option_values.name, 2)
    WHEN options.name = 'Memory' AND kind_of.kind = 'memory' THEN fact_bytes(option_values.name, 1)
    WHEN options.name = 'Memory' AND kind_of.kind = 'storage' THEN fact_bytes(option_values.name, 2)
  END
  FROM products
  JOIN categories ON categories.id = products.category_id
  JOIN product_options AS options ON options.product_id = products.id
  JOIN option_values ON option_values.option_id = options.id
  CROSS JOIN LATERAL unnest(categories.fact_kinds) AS kind_of (kind)
  WHERE products.state = 'live'
) AS facts
WHERE fact_slug(value) <> ''
ORDER BY product_id, kind, slug, value;

CREATE OR REPLACE FUNCTION facts_products_edited() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(
    SELECT changed.id
    FROM changed_rows AS changed JOIN former_rows AS former USING (id)
    WHERE (changed.state = 'live' OR former.state = 'live')
      AND (changed.name, changed.form, changed.color, changed.key_features, changed.category_id, changed.state)
        IS DISTINCT FROM
          (former.name, former.form, former.color, former.key_features, former.category_id, former.state)
  );
BEGIN
  IF ids <> '{}' THEN PERFORM refresh_facts(ids); END IF;
  RETURN NULL;
END $$;

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
  setweight(
    to_tsvector('simple', concat_ws(' ', brand, folded.name, search_measures(folded.name))), 'A'
  )
    || setweight(to_tsvector('simple', array_to_string(sub_category.things || parent.things, ' ')), 'B')
    || setweight(to_tsvector('simple', concat_ws(' ', rest, search_measures(rest))), 'C')
    || array_to_tsvector(ARRAY[
      'brand:' || brand_id,
      'category:' || products.category_id,
      'category:' || parent_category_id
    ] || ARRAY(
      SELECT kind || ':' || slug FROM product_facts WHERE product_facts.product_id = products.id
    )) AS words,
  products.category_id
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
WHERE products.state = 'live';

CREATE OR REPLACE FUNCTION search_products_edited()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
DECLARE
  ids integer[] := ARRAY(
    SELECT changed.id
    FROM changed_rows AS changed JOIN former_rows AS former USING (id)
    WHERE (changed.name, changed.code, changed.form, changed.color, changed.key_features, changed.brand_id,
        changed.category_id, changed.parent_category_id, changed.popularity, changed.state)
      IS DISTINCT FROM (former.name, former.code, former.form, former.color, former.key_features, former.brand_id,
        former.category_id, former.parent_category_id, former.popularity, former.state)
  );
BEGIN
  IF ids <> '{}' THEN PERFORM refresh_search(ids); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION refresh_search(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM search_documents
  WHERE product_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM products WHERE id = product_id AND state = 'live');
  INSERT INTO search_documents (product_id, tier, popularity, name, model, words, category_id)
  SELECT product_id, tier, popularity, name, model, words, category_id
  FROM search_source WHERE product_id = ANY (ids) ORDER BY product_id
  ON CONFLICT (product_id) DO UPDATE SET
    tier = excluded.tier,
    popularity = excluded.popularity,
    name = excluded.name,
    model = excluded.model,
    words = excluded.words,
    category_id = excluded.category_id
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

-- With listing, search and facts by the triggers.
UPDATE products SET state = 'archived' WHERE retired_at IS NOT NULL;
ALTER TABLE products DROP COLUMN retired_at;

-- To look at the catalogue is a permission of its own; whoever changes some of it has it.
INSERT INTO staff_role_permissions (role_id, permission)
SELECT id, 'products.read' FROM staff_roles
WHERE name IN ('Support', 'Finance', 'Auditor') AND NOT is_owner
  OR EXISTS (
    SELECT FROM staff_role_permissions
    WHERE role_id = id AND permission IN (
      'products.edit', 'products.publish', 'categories.edit', 'prices.edit', 'stock.adjust', 'imports.run'
    )
  )
ON CONFLICT DO NOTHING;
