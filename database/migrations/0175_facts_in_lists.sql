-- Up Migration

-- A product's facts as bits, one of 64 for each, in the lists' own rows: which products of a brand or category have the facts that
-- a shopper chose is then known from the index by price, but for the few whose other facts share these bits. Looking each
-- up took most of the time of such a list. 0176_facts_in_lists_filled fills them. Owner: server/catalogue.

-- Of 'storage.128gb'.
CREATE FUNCTION fact_bit(fact text) RETURNS bigint
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN 1::bigint << (get_byte(decode(md5(fact), 'hex'), 0) & 63);

ALTER TABLE listing ADD COLUMN fact_bits bigint NOT NULL DEFAULT 0;

CREATE OR REPLACE VIEW listing_source AS
SELECT
  product.id AS product_id,
  place.scope,
  product.brand_id,
  product.amount_kobo AS price_kobo,
  product.discount,
  floor(product.average_rating)::smallint AS stars,
  product.in_stock,
  product.popularity,
  product.popularity + CASE WHEN product.in_stock THEN 1000001 ELSE 0 END AS default_rank,
  product.created_at,
  product.fact_bits
FROM (
  SELECT
    id, category_id, parent_category_id, brand_id, amount_kobo, discount, average_rating, popularity,
    coalesce(first_live_at, created_at) AS created_at,
    EXISTS (
      SELECT FROM stock WHERE stock.product_id = products.id AND on_hand > held
    ) AS in_stock,
    (
      SELECT coalesce(bit_or(fact_bit(kind || '.' || slug)), 0) FROM product_facts
      WHERE product_facts.product_id = products.id
    ) AS fact_bits
  FROM products
  WHERE state = 'live'
) AS product
CROSS JOIN LATERAL (
  VALUES (0), (product.category_id), (product.parent_category_id)
) AS place (scope);

CREATE OR REPLACE FUNCTION refresh_listing(ids integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM listing
  WHERE product_id = ANY (ids)
    AND NOT EXISTS (
      SELECT FROM products
      WHERE id = listing.product_id
        AND state = 'live'
        AND listing.scope IN (0, category_id, parent_category_id)
    );
  INSERT INTO listing
  SELECT * FROM listing_source WHERE product_id = ANY (ids) ORDER BY product_id, scope
  ON CONFLICT (product_id, scope) DO UPDATE SET
    brand_id = excluded.brand_id,
    price_kobo = excluded.price_kobo,
    discount = excluded.discount,
    stars = excluded.stars,
    in_stock = excluded.in_stock,
    popularity = excluded.popularity,
    default_rank = excluded.default_rank,
    created_at = excluded.created_at,
    fact_bits = excluded.fact_bits
  WHERE listing IS DISTINCT FROM excluded;
  PERFORM refresh_office_products(ids);
END $$;

-- In lists too: a changed category changes the facts of products that are themselves as they were.
CREATE OR REPLACE FUNCTION refresh_facts(ids integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM product_facts
  WHERE product_id = ANY (ids) AND NOT EXISTS (
    SELECT FROM product_facts_source AS source
    WHERE source.product_id = ANY (ids)
      AND (source.product_id, source.kind, source.slug, source.value)
        = (product_facts.product_id, product_facts.kind, product_facts.slug, product_facts.value)
  );
  INSERT INTO product_facts (product_id, kind, value, slug)
  SELECT product_id, kind, value, slug FROM product_facts_source WHERE product_id = ANY (ids)
  ON CONFLICT DO NOTHING;
  PERFORM refresh_fact_bits(ids);
END $$;

-- Of products that the caller has locked.
CREATE FUNCTION refresh_fact_bits(ids integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  UPDATE listing SET fact_bits = facts.bits
  FROM (
    SELECT id, (
      SELECT coalesce(bit_or(fact_bit(kind || '.' || slug)), 0) FROM product_facts WHERE product_id = id
    ) AS bits
    FROM unnest(ids) AS id
  ) AS facts
  WHERE product_id = facts.id AND fact_bits <> facts.bits;
END $$;
