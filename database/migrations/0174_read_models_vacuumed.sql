-- Up Migration

-- Lists are read from indexes alone, as long as the visibility map says that a page's rows are there for everybody. One changed
-- row takes that from a whole page of a hundred: after 33,000 changed rows of three million nearly every entry was looked up in
-- the table again, and a list took twice as long. By default PostgreSQL would have waited for 588,000.

ALTER TABLE listing SET (
  autovacuum_vacuum_scale_factor = 0.002, autovacuum_vacuum_threshold = 2000,
  autovacuum_vacuum_insert_scale_factor = 0.002, autovacuum_vacuum_insert_threshold = 2000
);
ALTER TABLE office_products SET (
  autovacuum_vacuum_scale_factor = 0.002, autovacuum_vacuum_threshold = 2000,
  autovacuum_vacuum_insert_scale_factor = 0.002, autovacuum_vacuum_insert_threshold = 2000
);
ALTER TABLE stock_facts SET (
  autovacuum_vacuum_scale_factor = 0.002, autovacuum_vacuum_threshold = 2000,
  autovacuum_vacuum_insert_scale_factor = 0.002, autovacuum_vacuum_insert_threshold = 2000
);
ALTER TABLE product_facts SET (
  autovacuum_vacuum_scale_factor = 0.002, autovacuum_vacuum_threshold = 2000,
  autovacuum_vacuum_insert_scale_factor = 0.002, autovacuum_vacuum_insert_threshold = 2000
);
