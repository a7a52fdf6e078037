-- Up Migration
-- outside a transaction
-- Triggers keep the new rows since 0150_office_list; the others come in batches, beside readers and writers. The indexes
-- that only the office's list read go from `products`: what changes a price or a version then touches no index of it.

DO $$
DECLARE
  batch constant integer := 5000;
  ids integer[];
  behind integer := 0;
BEGIN
  LOOP
    ids := ARRAY(SELECT id FROM products WHERE id > behind ORDER BY id LIMIT batch);
    EXIT WHEN ids = '{}';
    PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
    PERFORM refresh_office_products(ids);
    behind := ids[cardinality(ids)];
    COMMIT;
  END LOOP;
END $$;

VACUUM (ANALYZE) office_products;

DROP INDEX CONCURRENTLY IF EXISTS products_by_newest;

DROP INDEX CONCURRENTLY IF EXISTS products_by_change;

DROP INDEX CONCURRENTLY IF EXISTS products_by_name;

DROP INDEX CONCURRENTLY IF EXISTS products_by_price;

DROP INDEX CONCURRENTLY IF EXISTS products_of_state;

DROP INDEX CONCURRENTLY IF EXISTS products_of_code;

DROP INDEX CONCURRENTLY IF EXISTS products_words;
