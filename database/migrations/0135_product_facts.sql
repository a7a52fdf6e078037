-- Up Migration

-- What products are, as shoppers filter by it: 128 GB, size 42, 55 inch, black. Owner: server/catalogue. And who waits
-- for what the mall does not have yet. Owner: server/search.

-- What the products of a sub-category differ in; the other facts of their texts mean something else there.
ALTER TABLE categories ADD COLUMN fact_kinds text[] NOT NULL DEFAULT '{}' CHECK (
  fact_kinds <@ ARRAY['size', 'storage', 'memory', 'screen', 'capacity', 'power', 'colour', 'condition']
);

-- Derived from name, form, colour, features and options: see product_facts_source; never written by hand.
CREATE TABLE product_facts (
  product_id integer NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (
    kind IN ('size', 'storage', 'memory', 'screen', 'capacity', 'power', 'colour', 'condition')
  ),
  -- As it is shown: '128 GB'.
  value text NOT NULL CHECK (value <> ''),
  -- As addresses and the search's index write it: '128gb'.
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9.]{1,40}$'),
  -- What a filter counts is read from the index alone.
  PRIMARY KEY (product_id, kind, slug) INCLUDE (value)
);

CREATE FUNCTION fact_slug(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN left(regexp_replace(lower(value), '[^a-z0-9.]+', '', 'g'), 40);

-- '128GB', '1TB' → '128 GB', '1 TB': the place-th of a text.
CREATE FUNCTION fact_bytes(given text, place integer) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT part[1] || ' ' || upper(part[2])
  FROM regexp_matches(given, '(\d+) ?([GT]B)', 'gi') WITH ORDINALITY AS found (part, at)
  WHERE at = place
);

-- What product_facts must hold.
CREATE VIEW product_facts_source AS
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
) AS facts
WHERE fact_slug(value) <> ''
ORDER BY product_id, kind, slug, value;

-- Brings the facts of these products up to date.
CREATE FUNCTION refresh_facts(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM product_facts
  WHERE product_id = ANY (ids) AND NOT EXISTS (
    SELECT FROM product_facts_source AS source
    WHERE source.product_id = ANY (ids)
      AND (source.product_id, source.kind, source.slug, source.value)
        = (product_facts.product_id, product_facts.kind, product_facts.slug, product_facts.value)
  );
  INSERT INTO product_facts (product_id, kind, value, slug)
  SELECT product_id, kind, value, slug FROM product_facts_source WHERE product_id = ANY (ids)
  ON CONFLICT DO NOTHING;
END $$;

CREATE FUNCTION facts_products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_facts(ARRAY(SELECT id FROM changed_rows));
  RETURN NULL;
END $$;

-- Prices, stars and texts that hold no facts are no matter.
CREATE FUNCTION facts_products_edited() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(
    SELECT changed.id
    FROM changed_rows AS changed JOIN former_rows AS former USING (id)
    WHERE (changed.name, changed.form, changed.color, changed.key_features, changed.category_id)
      IS DISTINCT FROM (former.name, former.form, former.color, former.key_features, former.category_id)
  );
BEGIN
  IF ids <> '{}' THEN PERFORM refresh_facts(ids); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION facts_options_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_facts(ARRAY(SELECT DISTINCT product_id FROM changed_rows));
  RETURN NULL;
END $$;

CREATE FUNCTION facts_categories_edited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_facts(ARRAY(
    SELECT products.id
    FROM changed_rows AS changed
    JOIN former_rows AS former USING (id)
    JOIN products ON products.category_id = changed.id
    WHERE changed.fact_kinds <> former.fact_kinds
  ));
  RETURN NULL;
END $$;

-- Their names sort before those of listing and search, which read the facts: triggers run in that order.
CREATE TRIGGER facts_inserted AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION facts_products_changed();
CREATE TRIGGER facts_updated AFTER UPDATE ON products
  REFERENCING OLD TABLE AS former_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION facts_products_edited();
CREATE TRIGGER facts_updated AFTER UPDATE ON product_options
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION facts_options_changed();
CREATE TRIGGER facts_inserted AFTER INSERT ON option_values
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION facts_options_changed();
CREATE TRIGGER facts_updated AFTER UPDATE ON option_values
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION facts_options_changed();
CREATE TRIGGER facts_deleted AFTER DELETE ON option_values
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION facts_options_changed();
CREATE TRIGGER facts_updated AFTER UPDATE ON categories
  REFERENCING OLD TABLE AS former_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION facts_categories_edited();

-- After a bulk load without triggers; search reads them, so before it.
CREATE FUNCTION rebuild_facts() RETURNS void LANGUAGE plpgsql
SET work_mem = '256MB' AS $$
BEGIN
  TRUNCATE product_facts;
  INSERT INTO product_facts (product_id, kind, value, slug)
  SELECT product_id, kind, value, slug FROM product_facts_source;
END $$;

-- A fact narrows inside the search's index, as brand and category do: 'storage:128gb'.
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
WHERE products.retired_at IS NULL;

CREATE OR REPLACE FUNCTION search_products_edited()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
DECLARE
  ids integer[] := ARRAY(
    SELECT changed.id
    FROM changed_rows AS changed JOIN former_rows AS former USING (id)
    WHERE (changed.name, changed.code, changed.form, changed.color, changed.key_features, changed.brand_id,
        changed.category_id, changed.parent_category_id, changed.popularity, changed.retired_at)
      IS DISTINCT FROM (former.name, former.code, former.form, former.color, former.key_features, former.brand_id,
        former.category_id, former.parent_category_id, former.popularity, former.retired_at)
  );
BEGIN
  IF ids <> '{}' THEN PERFORM refresh_search(ids); END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER search_updated AFTER UPDATE ON product_options
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_values_changed();

CREATE OR REPLACE FUNCTION search_categories_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  -- A parent's rank weighs on what is in it.
  INSERT INTO search_categories (category_id, is_sub, things, weight)
  SELECT category_id, is_sub, things, weight FROM search_category_source
  WHERE category_id IN (
    SELECT id FROM changed_rows
    UNION SELECT category.id FROM categories AS category JOIN changed_rows ON category.parent_id = changed_rows.id
  )
  ORDER BY category_id
  ON CONFLICT (category_id) DO UPDATE
  SET is_sub = excluded.is_sub, things = excluded.things, weight = excluded.weight;
  IF TG_OP = 'UPDATE' THEN
    PERFORM refresh_search(ARRAY(
      SELECT products.id
      FROM changed_rows AS changed
      JOIN former_rows AS former USING (id)
      JOIN products ON changed.id IN (products.category_id, products.parent_category_id)
      WHERE changed.name <> former.name OR changed.fact_kinds <> former.fact_kinds
    ));
  END IF;
  RETURN NULL;
END $$;

-- Searches for what the mall does not have, by people who want to hear when it has: for staff who buy in.
CREATE TABLE search_requests (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Folded.
  term text NOT NULL CHECK (length(term) BETWEEN 1 AND 80),
  -- Exactly one of both tells whom.
  account_id bigint REFERENCES accounts (id) ON DELETE CASCADE,
  phone text CHECK (phone ~ '^\+[0-9]{8,15}$'),
  created_at timestamptz NOT NULL,
  CHECK (num_nonnulls(account_id, phone) = 1),
  UNIQUE NULLS NOT DISTINCT (term, account_id, phone)
);
CREATE INDEX search_requests_account ON search_requests (account_id);
CREATE INDEX search_requests_phone ON search_requests (phone);
CREATE INDEX search_requests_created ON search_requests (created_at);

SELECT rebuild_facts();
SELECT rebuild_search();
