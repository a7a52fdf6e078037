-- Up Migration
-- outside a transaction

-- The list of products by folded words. Owner: server/catalogue.
DROP INDEX CONCURRENTLY IF EXISTS office_products_folded;

CREATE INDEX CONCURRENTLY office_products_folded ON office_products USING gin (
  (to_tsvector('simple', folded) || array_to_tsvector(ARRAY['=' || lower(code)]))
) WITH (fastupdate = off);

DROP INDEX CONCURRENTLY IF EXISTS office_products_words;
