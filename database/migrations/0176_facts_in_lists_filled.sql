-- Up Migration
-- outside a transaction
-- Triggers keep the bits of new and changed products since 0175_facts_in_lists; the others come in batches, beside readers and
-- writers. Then the indexes by price, which narrow lists are read from, have them. Owner: server/catalogue.

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
    PERFORM refresh_fact_bits(ids);
    behind := ids[cardinality(ids)];
    COMMIT;
  END LOOP;
END $$;

VACUUM (ANALYZE) listing;

DROP INDEX CONCURRENTLY IF EXISTS listing_prices;

CREATE INDEX CONCURRENTLY listing_prices ON listing (scope, price_kobo, product_id)
INCLUDE (brand_id, discount, stars, in_stock, default_rank, popularity, created_at, fact_bits);

DROP INDEX CONCURRENTLY IF EXISTS listing_brand_prices;

CREATE INDEX CONCURRENTLY listing_brand_prices ON listing (scope, brand_id, price_kobo, product_id)
INCLUDE (discount, stars, in_stock, default_rank, popularity, created_at, fact_bits);

DROP INDEX CONCURRENTLY IF EXISTS listing_price;

ALTER INDEX IF EXISTS listing_prices RENAME TO listing_price;

DROP INDEX CONCURRENTLY IF EXISTS listing_brand_price;

ALTER INDEX IF EXISTS listing_brand_prices RENAME TO listing_brand_price;
