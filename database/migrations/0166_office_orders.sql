-- Up Migration

-- outside a transaction

-- The products of a brand, category or seller in the order of name and price: in the order of all products they stand together,
-- behind hundreds of thousands of others. With the columns that are filtered by, so that none of the rows is read. They
-- also find what the single columns' indexes found. Owner: server/catalogue.
DROP INDEX CONCURRENTLY IF EXISTS office_products_brand_name;

CREATE INDEX CONCURRENTLY office_products_brand_name ON office_products (brand_id, name, product_id)
INCLUDE (state, category_id, seller_id, in_stock);

DROP INDEX CONCURRENTLY IF EXISTS office_products_brand_price;

CREATE INDEX CONCURRENTLY office_products_brand_price ON office_products (brand_id, amount_kobo, product_id)
INCLUDE (state, category_id, seller_id, in_stock);

DROP INDEX CONCURRENTLY IF EXISTS office_products_category_name;

CREATE INDEX CONCURRENTLY office_products_category_name ON office_products (category_id, name, product_id)
INCLUDE (state, brand_id, seller_id, in_stock);

DROP INDEX CONCURRENTLY IF EXISTS office_products_category_price;

CREATE INDEX CONCURRENTLY office_products_category_price ON office_products (category_id, amount_kobo, product_id)
INCLUDE (state, brand_id, seller_id, in_stock);

DROP INDEX CONCURRENTLY IF EXISTS office_products_seller_name;

CREATE INDEX CONCURRENTLY office_products_seller_name ON office_products (seller_id, name, product_id)
INCLUDE (state, category_id, brand_id, in_stock);

DROP INDEX CONCURRENTLY IF EXISTS office_products_seller_price;

CREATE INDEX CONCURRENTLY office_products_seller_price ON office_products (seller_id, amount_kobo, product_id)
INCLUDE (state, category_id, brand_id, in_stock);

DROP INDEX CONCURRENTLY IF EXISTS office_products_brand;

DROP INDEX CONCURRENTLY IF EXISTS office_products_category;

DROP INDEX CONCURRENTLY IF EXISTS office_products_seller;

-- What is low or out, by bin.
DROP INDEX CONCURRENTLY IF EXISTS stock_facts_level_bin;

CREATE INDEX CONCURRENTLY stock_facts_level_bin ON stock_facts (level, bin, product_id, stock_id)
WHERE stock_id IS NOT NULL AND bin IS NOT NULL AND level <> 'enough';
