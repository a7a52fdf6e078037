-- Up Migration

-- Search that knows what a shopper means: measures as they are typed, the category that a search is mostly about, and
-- more words of the market. Owner: server/search.

ALTER TABLE search_documents ADD COLUMN category_id integer NOT NULL DEFAULT 0;
ALTER TABLE search_documents ALTER COLUMN category_id DROP DEFAULT;

-- How much a category weighs where a search could mean several: more for those under a popular one.
ALTER TABLE search_categories ADD COLUMN weight real NOT NULL DEFAULT 1;

-- '6 x 6 ft' as it is typed: '6x6'. Of folded text.
CREATE FUNCTION search_measures(folded text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN coalesce((
  SELECT string_agg(part[1] || 'x' || part[2], ' ')
  FROM regexp_matches(folded, '(\d+) x (\d+)', 'g') AS part
), '');

CREATE VIEW search_category_source AS
SELECT
  category.id AS category_id,
  category.parent_id IS NOT NULL AS is_sub,
  search_things(category.name) AS things,
  (1 + coalesce(1.0 / coalesce(category.popular_rank, parent.popular_rank), 0))::real AS weight
FROM categories AS category LEFT JOIN categories AS parent ON parent.id = category.parent_id;

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
    ]) AS words,
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

CREATE OR REPLACE FUNCTION refresh_search(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM search_documents
  WHERE product_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM products WHERE id = product_id AND retired_at IS NULL);
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

CREATE OR REPLACE FUNCTION rebuild_search()
 RETURNS void
 LANGUAGE plpgsql
 SET work_mem TO '256MB'
 SET maintenance_work_mem TO '512MB'
AS $$
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
  INSERT INTO search_documents (product_id, tier, popularity, name, model, words, category_id)
  SELECT product_id, tier, popularity, name, model, words, category_id FROM search_source
  ORDER BY popularity DESC, product_id;
  FOREACH definition IN ARRAY definitions LOOP
    EXECUTE definition;
  END LOOP;
  INSERT INTO search_words (word, products, near)
  SELECT word, ndoc, search_word_near(word)
  FROM ts_stat('SELECT words FROM search_documents')
  WHERE word NOT LIKE '%:%';
END $$;

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
      WHERE changed.name <> former.name
    ));
  END IF;
  RETURN NULL;
END $$;

-- Names of products that the mall has: a wider word would put others beside them.
DELETE FROM search_synonyms WHERE (term, meaning) IN (
  ('golden morn', 'cereal'), ('cornflakes', 'cereal'), ('bournvita', 'beverage'), ('milo', 'beverage'),
  ('adire', 'ankara'), ('jalabia', 'kaftan'), ('jallabiya', 'kaftan'), ('biscuit', 'snack'),
  ('body spray', 'perfume'), ('geisha', 'sardine'), ('wheat', 'swallow'), ('poundo', 'swallow'), ('polo', 't shirt')
);

-- Staff may have added some of them already.

-- Phones, computers, games.
INSERT INTO search_synonyms (term, meaning) VALUES
  ('small phone', 'button phone'), ('torchlight phone', 'button phone'), ('torch phone', 'button phone'),
  ('type c', 'usb c'), ('iphone charger', 'usb c charger'), ('iphone charger', 'power adapter'),
  ('iphone charger', 'lightning cable'), ('iphone cable', 'lightning cable'), ('iphone cord', 'lightning cable'),
  ('fast charger', 'charger'), ('memory card', 'microsd'), ('sd card', 'microsd'), ('hard drive', 'external drive'),
  ('hard disk', 'external drive'), ('ps5 pad', 'dualsense'), ('ps5 controller', 'dualsense'),
  ('ps4 pad', 'dualshock'), ('ps4 controller', 'dualshock'), ('pad', 'controller'), ('gamepad', 'controller'),
  ('game pad', 'controller'), ('cctv camera', 'security camera'), ('core i5 laptop', 'i5 laptop'), ('mic', 'microphone')
ON CONFLICT DO NOTHING;

-- House, kitchen, power.
INSERT INTO search_synonyms (term, meaning) VALUES
  ('small fridge', 'bar fridge'), ('mini fridge', 'bar fridge'), ('bedside fridge', 'bar fridge'),
  ('burner', 'gas'), ('reading table', 'desk'), ('study table', 'desk'), ('office table', 'desk'), ('center rug', 'rug'),
  ('centre rug', 'rug'), ('nepa light', 'lantern'), ('nepa light', 'bulb'), ('plate', 'dinner set'), ('paste', 'colgate'),
  ('airfryer', 'air fryer'), ('air fryer', 'airfryer'), ('electric jug', 'kettle'), ('dish wash', 'dish liquid'),
  ('dish soap', 'dish liquid'), ('washing liquid', 'dish liquid'), ('morning fresh', 'dish liquid'),
  ('litre', 'l'), ('liter', 'l'), ('ltr', 'l'), ('kilo', 'kg'), ('detergent', '2 in 1 powder'),
  ('washing powder', '2 in 1 powder'), ('soap powder', '2 in 1 powder'), ('omo', '2 in 1 powder'),
  ('klin', 'detergent'), ('jik', 'bleach'), ('harpic', 'toilet cleaner'), ('toilet wash', 'toilet cleaner'),
  ('izal', 'antiseptic')
ON CONFLICT DO NOTHING;

-- Clothes and looks.
INSERT INTO search_synonyms (term, meaning) VALUES
  ('kampala', 'adire'), ('tie dye', 'adire'), ('asoebi', 'lace'), ('aso ebi', 'lace'), ('asoebi', 'gele'),
  ('aso ebi', 'gele'), ('owambe', 'gown'), ('bubu', 'boubou'), ('dashiki', 'danshiki'), ('jalabia', 'jalabiya'),
  ('jallabiya', 'jalabiya'), ('hollandis', 'hollandais'), ('hollandis', 'wax'), ('dinner gown', 'dinner dress'),
  ('wrist watch', 'watch'), ('earring', 'hoops'), ('ear ring', 'hoops'), ('earring', 'jewellery'),
  ('ladies bag', 'handbag'), ('female bag', 'handbag'), ('ladies shoe', 'womens shoe'),
  ('female shoe', 'womens shoe'), ('ladies', 'womens'), ('female', 'womens'), ('gents', 'mens'),
  ('flat shoe', 'ballerina'), ('bathroom slippers', 'flip flop'), ('bathroom slippers', 'slides'),
  ('expression', 'braiding hair'), ('attachment', 'braiding hair'), ('polo shirt', 'polo'), ('cover shoe', 'oxford'), ('cover shoe', 'loafer'),
  ('cover shoe', 'derby'), ('cover shoe', 'brogue'), ('corporate shoe', 'oxford'), ('corporate shoe', 'loafer'),
  ('corporate shoe', 'derby'), ('corporate shoe', 'brogue'), ('snickers', 'sneakers'), ('material', 'fabric'),
  ('toothpaste', 'colgate'), ('close up', 'colgate'), ('sunscreen', 'sun cream'), ('sun screen', 'sun cream'),
  ('shaving machine', 'clipper'), ('shaving machine', 'shaver'), ('barbing machine', 'clipper')
ON CONFLICT DO NOTHING;

-- Food.
INSERT INTO search_synonyms (term, meaning) VALUES
  ('coke', 'coca cola'), ('mineral', 'coca cola'), ('mineral', 'fanta'), ('mineral', 'sprite'),
  ('ovaltine', 'bournvita'), ('ovaltine', 'milo'), ('cassava flakes', 'garri'), ('cassava', 'garri'),
  ('swallow', 'semovita'), ('swallow', 'poundo'), ('swallow', 'wheat meal'), ('juice', 'chivita'), ('semo', 'semovita'), ('semolina', 'semovita'), ('honey beans', 'oloyin beans'), ('ewa', 'beans'),
  ('spag', 'spaghetti'), ('cornflex', 'corn flakes'), ('sweet', 'tomtom'), ('sweet', 'eclairs'),
  ('chocolate', 'dairy milk'), ('chocolate', 'kitkat'), ('chocolate', 'smarties'), ('chocolate', 'choco'),
  ('biscuit', 'cookies'), ('biscuit', 'oreo'), ('tin fish', 'sardine'), ('tin fish', 'mackerel'),
  ('geisha', 'mackerel'), ('tin milk', 'evaporated milk'), ('tin milk', 'evaporated'), ('powdered milk', 'milk powder'),
  ('spice', 'seasoning'), ('jollof rice spice', 'jollof'), ('jollof spice', 'jollof'), ('veg oil', 'vegetable oil'),
  ('groundnut oil', 'power oil'), ('groundnut oil', 'soya oil'), ('vegetable oil', 'power oil'), ('kings', 'devon kings'),
  ('bottle water', 'pure life'), ('bottle water', 'eva water'), ('bottled water', 'pure life'),
  ('bottled water', 'eva water'), ('pure water', 'eva water'), ('sachet water', 'pure life'), ('coffee', 'nescafe')
ON CONFLICT DO NOTHING;

-- Children and school.
INSERT INTO search_synonyms (term, meaning) VALUES
  ('baby food', 'cerelac'), ('baby food', 'infant formula'), ('baby food', 'lactogen'), ('baby food', 'nan optipro'),
  ('baby milk', 'infant formula'), ('baby milk', 'lactogen'), ('baby milk', 'nan optipro'), ('whot', 'uno'),
  ('maths', 'mathematics'), ('math', 'mathematics'), ('ss1', 'book 1'), ('ss2', 'book 2'), ('ss3', 'book 3'),
  ('textbook', 'schools'), ('souvenir', 'gift set'), ('biro', 'bic cristal'), ('biro', '4 colours'), ('ayo game', 'ayo board')
ON CONFLICT DO NOTHING;

SELECT rebuild_search();
