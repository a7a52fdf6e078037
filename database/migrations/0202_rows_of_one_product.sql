-- Up Migration
-- outside a transaction

-- The further combinations of a new product, by the row that adds it. Owner: server/bulk.
DROP INDEX CONCURRENTLY IF EXISTS bulk_rows_parts;

CREATE INDEX CONCURRENTLY bulk_rows_parts ON bulk_rows (change_id, first_line)
  WHERE first_line IS NOT NULL;
