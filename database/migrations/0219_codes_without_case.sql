-- Up Migration
-- outside a transaction

-- A code's letters differ by case nowhere: of codes that do, the oldest product keeps its own, and the others get a number behind theirs.
-- Owner: server/catalogue.
DROP INDEX CONCURRENTLY IF EXISTS products_code_once;

DROP INDEX CONCURRENTLY IF EXISTS stock_facts_barcode_once;

DO $$
DECLARE
  found record;
  place integer;
  fresh text;
BEGIN
  FOR found IN
    SELECT id, code, first_id FROM (
      SELECT id, code, first_value(id) OVER (PARTITION BY lower(code) ORDER BY id) AS first_id FROM products
    ) AS coded WHERE id <> first_id ORDER BY id
  LOOP
    place := 2;
    LOOP
      fresh := left(found.code, 54) || '-' || place;
      EXIT WHEN NOT EXISTS (SELECT FROM products WHERE lower(code) = lower(fresh));
      place := place + 1;
    END LOOP;
    UPDATE products SET code = fresh, version = version + 1 WHERE id = found.id;
    RAISE WARNING 'The code % of product % differed only in capitals from that of product %: it is % now.',
      found.code, found.id, found.first_id, fresh;
  END LOOP;
  FOR found IN
    SELECT product_id, combination_id, barcode AS code, first_id FROM (
      SELECT product_id, combination_id, barcode, first_value(product_id) OVER of_code AS first_id,
        row_number() OVER of_code AS place
      FROM stock_facts WHERE barcode IS NOT NULL
      WINDOW of_code AS (PARTITION BY lower(barcode) ORDER BY product_id, combination_id)
    ) AS coded WHERE coded.place > 1 ORDER BY product_id, combination_id
  LOOP
    place := 2;
    LOOP
      fresh := left(found.code, 58) || '-' || place;
      EXIT WHEN NOT EXISTS (SELECT FROM stock_facts WHERE lower(barcode) = lower(fresh));
      place := place + 1;
    END LOOP;
    UPDATE stock_facts SET barcode = fresh, version = version + 1
    WHERE product_id = found.product_id AND combination_id IS NOT DISTINCT FROM found.combination_id;
    RAISE WARNING 'The barcode % of product % differed only in capitals from that of product %: it is % now.',
      found.code, found.product_id, found.first_id, fresh;
  END LOOP;
END $$;

CREATE UNIQUE INDEX CONCURRENTLY products_code_once ON products (lower(code) text_pattern_ops);

CREATE UNIQUE INDEX CONCURRENTLY stock_facts_barcode_once ON stock_facts (lower(barcode));

ALTER TABLE products DROP CONSTRAINT IF EXISTS products_code_key;

ALTER TABLE stock_facts DROP CONSTRAINT IF EXISTS stock_facts_barcode_key;
