-- Up Migration

-- What a battery holds is a fact of its own: among watts, 60,000 mAh was one more power. Owner: server/catalogue.
ALTER TABLE categories DROP CONSTRAINT categories_fact_kinds_check;
ALTER TABLE categories ADD CONSTRAINT categories_fact_kinds_check CHECK (
  fact_kinds <@ ARRAY['size', 'storage', 'memory', 'screen', 'capacity', 'power', 'battery', 'colour', 'condition']
) NOT VALID;
ALTER TABLE categories VALIDATE CONSTRAINT categories_fact_kinds_check;
ALTER TABLE product_facts DROP CONSTRAINT product_facts_kind_check;
ALTER TABLE product_facts ADD CONSTRAINT product_facts_kind_check CHECK (
  kind IN ('size', 'storage', 'memory', 'screen', 'capacity', 'power', 'battery', 'colour', 'condition')
) NOT VALID;

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
        replace(substring(products.name FROM '([\d,]+(?:\.\d+)? ?(?:kVA|VA|kW|W|HP))\M'), ',', ''),
        '(\d) ?([a-zA-Z])', '\1 \2'
      )
      WHEN 'battery' THEN regexp_replace(
        replace(substring(products.name FROM '([\d,]+(?:\.\d+)? ?(?:mAh|Ah|kWh|Wh))\M'), ',', ''),
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

-- Where shoppers filtered by power, they go on filtering by both; the triggers bring facts, lists and search up to date.
UPDATE categories SET fact_kinds = array_append(fact_kinds, 'battery')
WHERE 'power' = ANY (fact_kinds) AND EXISTS (
  SELECT FROM products WHERE category_id = categories.id AND name ~ '\d ?(mAh|Ah|kWh|Wh)\M'
);
