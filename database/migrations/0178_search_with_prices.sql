-- Up Migration

-- Of what a search finds, lists and facets need prices, stars and stock. They stood in the listing alone, and looking each of
-- 5,000 matches up there took five times as many pages as finding them. Now they stand in the documents too, which a search
-- reads anyway; a document moves in the transaction that moves its product's row of the listing.
-- 0179_search_with_prices_filled fills them. Owner: server/search.

ALTER TABLE search_documents
  ADD COLUMN brand_id integer NOT NULL DEFAULT 0,
  ADD COLUMN price_kobo bigint NOT NULL DEFAULT 0,
  ADD COLUMN discount smallint NOT NULL DEFAULT 0,
  ADD COLUMN stars smallint NOT NULL DEFAULT 0,
  ADD COLUMN in_stock boolean NOT NULL DEFAULT false,
  ADD COLUMN default_rank integer NOT NULL DEFAULT 0,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT 'epoch',
  -- No index has these columns: with room on its page a row moves without a new entry in six indexes.
  SET (fillfactor = 90);

CREATE OR REPLACE VIEW search_source AS
SELECT
  products.id AS product_id,
  coalesce(
    (SELECT min(tier) FROM search_tiers WHERE products.popularity >= min_popularity)::integer, 0
  )::smallint AS tier,
  products.popularity,
  folded.name,
  CASE WHEN starts_with(folded.name, folded.brand || ' ') THEN substr(folded.name, length(folded.brand) + 2)
    ELSE folded.name END AS model,
  setweight(to_tsvector('simple', concat_ws(' ', folded.brand, folded.name, search_measures(folded.name))), 'A')
    || setweight(to_tsvector('simple', array_to_string(sub_category.things || parent.things, ' ')), 'B')
    || setweight(to_tsvector('simple', concat_ws(' ', folded.rest, search_measures(folded.rest))), 'C')
    || array_to_tsvector(
      ARRAY[
        'brand:' || products.brand_id,
        'category:' || products.category_id,
        'category:' || products.parent_category_id
      ] || ARRAY(
        SELECT kind || ':' || slug FROM product_facts WHERE product_facts.product_id = products.id
      )
    ) AS words,
  products.category_id,
  listing.brand_id,
  listing.price_kobo,
  listing.discount,
  listing.stars,
  listing.in_stock,
  listing.default_rank,
  listing.created_at
FROM products
JOIN listing ON listing.product_id = products.id AND listing.scope = 0
JOIN brands ON brands.id = products.brand_id
JOIN search_categories AS sub_category ON sub_category.category_id = products.category_id
JOIN search_categories AS parent ON parent.category_id = products.parent_category_id
CROSS JOIN LATERAL (
  SELECT
    search_fold(products.name) AS name,
    search_fold(brands.name) AS brand,
    search_fold(concat_ws(' ', products.code, products.form, products.color, (
      SELECT string_agg(option_values.name, ' ' ORDER BY option_values.id) FROM option_values
      WHERE option_values.product_id = products.id
    ))) AS rest
  OFFSET 0
) AS folded
WHERE products.state = 'live';

CREATE OR REPLACE FUNCTION refresh_search(ids integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM search_documents
  WHERE product_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM products WHERE id = product_id AND state = 'live');
  INSERT INTO search_documents
  SELECT * FROM search_source WHERE product_id = ANY (ids) ORDER BY product_id
  ON CONFLICT (product_id) DO UPDATE SET
    tier = excluded.tier,
    popularity = excluded.popularity,
    name = excluded.name,
    model = excluded.model,
    words = excluded.words,
    category_id = excluded.category_id,
    brand_id = excluded.brand_id,
    price_kobo = excluded.price_kobo,
    discount = excluded.discount,
    stars = excluded.stars,
    in_stock = excluded.in_stock,
    default_rank = excluded.default_rank,
    created_at = excluded.created_at
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

CREATE OR REPLACE FUNCTION rebuild_search() RETURNS void LANGUAGE plpgsql
SET work_mem = '256MB' SET maintenance_work_mem = '512MB' AS $$
DECLARE
  definitions text[];
  definition text;
BEGIN
  TRUNCATE search_documents, search_tiers, search_words, search_categories;
  INSERT INTO search_categories (category_id, is_sub, things, weight)
  SELECT category_id, is_sub, things, weight FROM search_category_source;
  SELECT array_agg(pg_get_indexdef(indexrelid)) INTO definitions
  FROM pg_index WHERE indrelid = 'search_documents'::regclass AND NOT indisprimary;
  FOR definition IN
    SELECT format('DROP INDEX %s', indexrelid::regclass)
    FROM pg_index WHERE indrelid = 'search_documents'::regclass AND NOT indisprimary
  LOOP
    EXECUTE definition;
  END LOOP;
  -- 4,000 products, and each next tier four times as many.
  INSERT INTO search_tiers
  SELECT tier, min(popularity)
  FROM (
    SELECT popularity, least(4, floor(log(4, 1 + 3 * (place - 1) / 4000.0))) AS tier
    FROM (SELECT popularity, row_number() OVER (ORDER BY popularity DESC) AS place FROM products) AS placed
  ) AS tiered
  GROUP BY tier;
  UPDATE search_tiers SET min_popularity = 0 WHERE tier = (SELECT max(tier) FROM search_tiers);
  INSERT INTO search_documents
  SELECT * FROM search_source ORDER BY popularity DESC, product_id;
  FOREACH definition IN ARRAY definitions LOOP
    EXECUTE definition;
  END LOOP;
  INSERT INTO search_words (word, products, near)
  SELECT word, ndoc, search_word_near(word)
  FROM ts_stat('SELECT words FROM search_documents')
  WHERE word NOT LIKE '%:%';
END $$;

-- Of products that the caller has locked: what the listing says of them.
CREATE FUNCTION refresh_search_prices(ids integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  UPDATE search_documents AS document SET
    brand_id = listed.brand_id,
    price_kobo = listed.price_kobo,
    discount = listed.discount,
    stars = listed.stars,
    in_stock = listed.in_stock,
    default_rank = listed.default_rank,
    created_at = listed.created_at
  FROM listing AS listed
  WHERE document.product_id = ANY (ids) AND listed.product_id = document.product_id AND listed.scope = 0
    AND (
      document.brand_id, document.price_kobo, document.discount, document.stars, document.in_stock,
      document.default_rank, document.created_at
    ) IS DISTINCT FROM (
      listed.brand_id, listed.price_kobo, listed.discount, listed.stars, listed.in_stock,
      listed.default_rank, listed.created_at
    );
END $$;

CREATE FUNCTION search_prices_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(SELECT product_id FROM changed_rows WHERE scope = 0);
BEGIN
  IF ids <> '{}' THEN PERFORM refresh_search_prices(ids); END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER search_updated AFTER UPDATE ON listing
REFERENCING NEW TABLE AS changed_rows
FOR EACH STATEMENT EXECUTE FUNCTION search_prices_moved();
