-- Up Migration

-- Validating reads the table beside all readers and writers. Owner: server/catalogue.
ALTER TABLE products
  VALIDATE CONSTRAINT products_state,
  VALIDATE CONSTRAINT products_in_sub_category,
  VALIDATE CONSTRAINT products_live_is_whole;

-- The office's list of products, in every order and narrowed by every filter. An order's index carries what is filtered
-- by, so that a page is read from it alone where much fits; the others gather what little fits.
CREATE INDEX products_by_newest ON products (id)
  INCLUDE (state, category_id, brand_id, seller_id);
CREATE INDEX products_by_change ON products (changed_at, id)
  INCLUDE (state, category_id, brand_id, seller_id);
CREATE INDEX products_by_name ON products (name, id)
  INCLUDE (state, category_id, brand_id, seller_id);
CREATE INDEX products_by_price ON products (amount_kobo, id)
  INCLUDE (state, category_id, brand_id, seller_id);
CREATE INDEX products_of_state ON products (state, id) WHERE state <> 'live';
CREATE INDEX products_of_category ON products (category_id, id);
CREATE INDEX products_of_brand ON products (brand_id, id);
CREATE INDEX products_of_seller ON products (seller_id, id);
-- The beginning of a code, in any case.
CREATE INDEX products_of_code ON products (lower(code) text_pattern_ops);
