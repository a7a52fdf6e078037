-- Up Migration

-- Finding products by words. Owner: server/search. Everything here but synonyms and failed searches is
-- derived from the catalogue: triggers keep it, rebuild_search() makes it afresh.

-- Plain words for comparing: 'Nestlé Pẹ̀lẹ́ Men''s 10,000mAh' → 'nestle pele mens 10000mah'. Accents, tone
-- marks and case go, hooked letters become plain, all but letters and digits becomes one space.
CREATE FUNCTION search_fold(given text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(
  regexp_replace(
    lower(translate(
      regexp_replace(normalize(given, NFKD), '[\u0300-\u036f''’ʼ]', '', 'g'),
      'ØøŁłĐđƁɓƊɗƘƙƳƴŊŋıßÆæŒœ', 'OoLlDdBbDdKkYyNnisEeEe'
    )),
    '(\d),(?=\d{3})', '\1', 'g'
  ),
  '[^a-z0-9]+', ' ', 'g'
));

-- The spellings that are left of a word's first 7 letters without any one or two of them. Two words of
-- which neither is more than two typos from the other share at least one (the SymSpell method).
CREATE FUNCTION search_near(word text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  WITH RECURSIVE shortened (spelling, deleted) AS (
    SELECT left(word, 7), 0
    UNION
    SELECT overlay(spelling PLACING '' FROM place FOR 1), deleted + 1
    FROM shortened CROSS JOIN LATERAL generate_series(1, length(spelling)) AS place
    WHERE deleted < 2 AND length(spelling) > 2
  )
  SELECT DISTINCT spelling FROM shortened
);

-- One row for each product. words: A from name and brand, B from its category, C from the rest, and
-- 'brand:12', 'category:5' (also the parent) for narrowing inside the index.
CREATE TABLE search_documents (
  product_id integer PRIMARY KEY,
  -- 0 holds the few products that are asked for most, 4 the many that hardly are.
  tier smallint NOT NULL CHECK (tier BETWEEN 0 AND 4),
  popularity integer NOT NULL,
  name text COLLATE "C" NOT NULL,
  -- The name without the brand that it begins with.
  model text COLLATE "C" NOT NULL,
  words tsvector NOT NULL
);
CREATE INDEX search_documents_name ON search_documents (name);
CREATE INDEX search_documents_model ON search_documents (model);
-- One index for each tier: a search reads them in turn until it has enough, so that a word which
-- half of the mall carries costs no more than a rare one.
CREATE INDEX search_documents_0 ON search_documents USING gin (words) WHERE tier = 0;
CREATE INDEX search_documents_1 ON search_documents USING gin (words) WHERE tier = 1;
CREATE INDEX search_documents_2 ON search_documents USING gin (words) WHERE tier = 2;
CREATE INDEX search_documents_3 ON search_documents USING gin (words) WHERE tier = 3;
CREATE INDEX search_documents_4 ON search_documents USING gin (words) WHERE tier = 4;

-- The least popularity of each tier, as of the last rebuilding. Empty: all is tier 0.
CREATE TABLE search_tiers (
  tier smallint PRIMARY KEY,
  least_popularity integer NOT NULL
);

-- Every word that a product carries. near is empty for words with digits: 'a54' is no misspelled 'a55'.
CREATE TABLE search_words (
  word text COLLATE "C" PRIMARY KEY,
  -- How many carried it at the last rebuilding; 1 for words that came since.
  products integer NOT NULL,
  near text[] NOT NULL
);
CREATE INDEX search_words_near ON search_words USING gin (near) WITH (fastupdate = off);

-- The things that categories are named after, folded ('Bulbs & Lanterns': 'bulbs' and 'lanterns'): which one
-- a search means, and words of their products.
CREATE TABLE search_categories (
  category_id integer PRIMARY KEY,
  is_sub boolean NOT NULL,
  things text[] NOT NULL
);

CREATE FUNCTION search_things(name text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  SELECT search_fold(thing) FROM regexp_split_to_table(name, '[,&/]| and ') AS thing
  WHERE search_fold(thing) <> ''
);

-- A search for `term` also finds `meaning`, both folded. Data: edit at will, it works at once.
CREATE TABLE search_synonyms (
  term text COLLATE "C" NOT NULL CHECK (term = search_fold(term) AND term <> ''),
  meaning text NOT NULL CHECK (meaning = search_fold(meaning) AND meaning <> ''),
  PRIMARY KEY (term, meaning)
);

-- What shoppers looked for and did not find: for staff who stock the shelves.
CREATE TABLE search_failures (
  term text PRIMARY KEY CHECK (length(term) BETWEEN 1 AND 80),
  times integer NOT NULL CHECK (times > 0),
  last_at timestamptz NOT NULL
);
CREATE INDEX search_failures_last ON search_failures (last_at);

-- What search_documents must hold. OFFSET 0 has each text folded once.
CREATE VIEW search_source AS
SELECT
  products.id AS product_id,
  coalesce((SELECT min(tier) FROM search_tiers WHERE popularity >= least_popularity), 0)::smallint
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
      SELECT string_agg(option_values.name, ' ')
      FROM option_values WHERE option_values.product_id = products.id
    ))) AS rest
  OFFSET 0
) AS folded;

-- Brings the documents of these products up to date. Locks them first, so that of two transactions that
-- change the same product the second sees what the first did.
CREATE FUNCTION refresh_search(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM search_documents
  WHERE product_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM products WHERE id = product_id);
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

CREATE FUNCTION search_word_near(word text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN word ~ '^[a-z]{3,}$' THEN search_near(word) ELSE '{}' END;

-- Makes all of it afresh, after a bulk load without triggers, and when popularity has moved so far that
-- the tiers lost their shape. Stored by popularity, so that a tier's rows stand together.
CREATE FUNCTION rebuild_search() RETURNS void LANGUAGE plpgsql
SET work_mem = '256MB' SET maintenance_work_mem = '512MB' AS $$
DECLARE
  definitions text[];
  definition text;
BEGIN
  TRUNCATE search_documents, search_tiers, search_words, search_categories;
  INSERT INTO search_categories
  SELECT id, parent_id IS NOT NULL, search_things(name) FROM categories;
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
  UPDATE search_tiers SET least_popularity = 0 WHERE tier = (SELECT max(tier) FROM search_tiers);
  INSERT INTO search_documents (product_id, tier, popularity, name, model, words)
  SELECT product_id, tier, popularity, name, model, words FROM search_source
  ORDER BY popularity DESC, product_id;
  FOREACH definition IN ARRAY definitions LOOP
    EXECUTE definition;
  END LOOP;
  INSERT INTO search_words (word, products, near)
  SELECT word, ndoc, search_word_near(word)
  FROM ts_stat('SELECT words FROM search_documents')
  WHERE word NOT LIKE '%:%';
END $$;

CREATE FUNCTION search_products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_search(ARRAY(SELECT DISTINCT id FROM changed_rows));
  RETURN NULL;
END $$;

-- Prices, stars and descriptions are no matter for search.
CREATE FUNCTION search_products_edited() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(
    SELECT changed.id
    FROM changed_rows AS changed JOIN former_rows AS former USING (id)
    WHERE (changed.name, changed.code, changed.form, changed.color, changed.brand_id, changed.category_id,
        changed.parent_category_id, changed.popularity)
      IS DISTINCT FROM (former.name, former.code, former.form, former.color, former.brand_id, former.category_id,
        former.parent_category_id, former.popularity)
  );
BEGIN
  IF ids <> '{}' THEN PERFORM refresh_search(ids); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION search_values_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_search(ARRAY(SELECT DISTINCT product_id FROM changed_rows));
  RETURN NULL;
END $$;

CREATE FUNCTION search_brands_edited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_search(ARRAY(
    SELECT products.id
    FROM changed_rows AS changed
    JOIN former_rows AS former USING (id)
    JOIN products ON products.brand_id = changed.id
    WHERE changed.name <> former.name
  ));
  RETURN NULL;
END $$;

CREATE FUNCTION search_categories_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_categories
  SELECT id, parent_id IS NOT NULL, search_things(name) FROM changed_rows ORDER BY id
  ON CONFLICT (category_id) DO UPDATE SET is_sub = excluded.is_sub, things = excluded.things;
  IF TG_OP = 'UPDATE' THEN
    PERFORM refresh_search(ARRAY(
      SELECT products.id
      FROM changed_rows AS changed
      JOIN former_rows AS former USING (id)
      JOIN products ON changed.id IN (products.category_id, products.parent_category_id)
      WHERE changed.name <> former.name
    ));
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION search_categories_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_categories WHERE category_id IN (SELECT id FROM changed_rows);
  RETURN NULL;
END $$;

CREATE TRIGGER search_inserted AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_products_changed();
CREATE TRIGGER search_updated AFTER UPDATE ON products
  REFERENCING OLD TABLE AS former_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_products_edited();
CREATE TRIGGER search_deleted AFTER DELETE ON products
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_products_changed();
CREATE TRIGGER search_inserted AFTER INSERT ON option_values
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_values_changed();
CREATE TRIGGER search_updated AFTER UPDATE ON option_values
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_values_changed();
CREATE TRIGGER search_deleted AFTER DELETE ON option_values
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_values_changed();
CREATE TRIGGER search_updated AFTER UPDATE ON brands
  REFERENCING OLD TABLE AS former_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_brands_edited();
CREATE TRIGGER search_inserted AFTER INSERT ON categories
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_categories_changed();
CREATE TRIGGER search_updated AFTER UPDATE ON categories
  REFERENCING OLD TABLE AS former_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_categories_changed();
CREATE TRIGGER search_deleted AFTER DELETE ON categories
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_categories_deleted();
