-- Up Migration

-- The price of a product that is sold by combinations: that of the lowest which can be bought, and where none can, the lowest
-- of all. The highest is one of the same. A hold that takes the last unit moves it, and so does one that ends. Owner:
-- server/catalogue.

CREATE VIEW product_prices_source AS
SELECT DISTINCT ON (product_id) product_id, amount_kobo, previous_amount_kobo,
  nullif(max(amount_kobo) OVER (PARTITION BY product_id, is_free), amount_kobo) AS highest_amount_kobo
FROM (
  SELECT id, product_id, amount_kobo, previous_amount_kobo, EXISTS (
    SELECT FROM stock
    WHERE stock.product_id = combinations.product_id AND combination_id = combinations.id AND on_hand > held
  ) AS is_free
  FROM combinations
  WHERE retired_at IS NULL
) AS on_sale
ORDER BY product_id, is_free DESC, amount_kobo, id;

-- Null: of all products. The caller has locked the others.
DROP FUNCTION price_from_combinations(integer[]);
CREATE FUNCTION price_from_combinations(ids integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  chosen constant integer[] := coalesce(ids, ARRAY(SELECT DISTINCT product_id FROM combinations));
BEGIN
  UPDATE products SET
    amount_kobo = shown.amount_kobo,
    previous_amount_kobo = shown.previous_amount_kobo,
    highest_amount_kobo = shown.highest_amount_kobo
  FROM product_prices_source AS shown
  WHERE shown.product_id = ANY (chosen)
    AND products.id = shown.product_id
    AND (products.amount_kobo, products.previous_amount_kobo, products.highest_amount_kobo)
      IS DISTINCT FROM (shown.amount_kobo, shown.previous_amount_kobo, shown.highest_amount_kobo);
END $$;

CREATE OR REPLACE FUNCTION stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := (SELECT array_agg(DISTINCT product_id) FROM changed_rows);
BEGIN
  -- As in refresh_listing: of two changes of one product the second must see the first.
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  PERFORM price_from_combinations(ids);
  PERFORM refresh_listing(ids);
  PERFORM choose_card_pictures(ids);
  PERFORM announce_products(ids);
  RETURN NULL;
END $$;

-- What pages show is announced here: whether there is stock, and how much of little. Other figures are announced after
-- the commit (server/catalogue/product/stock.ts): announcements make the commits of all writers wait for each other.
CREATE OR REPLACE FUNCTION stock_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  low constant integer := 7;
  sold_out integer[];
  shown integer[];
  varied integer[];
BEGIN
  IF NOT EXISTS (
    SELECT FROM changed_rows WHERE on_hand - held < low
    UNION ALL SELECT FROM former_rows WHERE on_hand - held < low
  ) THEN
    RETURN NULL;
  END IF;
  SELECT
    array_agg(DISTINCT product_id) FILTER (WHERE (now_left > 0) <> (then_left > 0)),
    array_agg(DISTINCT product_id) FILTER (WHERE least(now_left, low) <> least(then_left, low)),
    array_agg(DISTINCT product_id)
      FILTER (WHERE combination_id IS NOT NULL AND (now_left > 0) <> (then_left > 0))
  INTO sold_out, shown, varied
  FROM (
    SELECT product_id, changed.combination_id, changed.on_hand - changed.held AS now_left,
      former.on_hand - former.held AS then_left
    FROM changed_rows AS changed JOIN former_rows AS former USING (id, product_id)
  ) AS moved;
  IF sold_out IS NOT NULL THEN
    IF varied IS NOT NULL THEN
      PERFORM FROM products WHERE id = ANY (sold_out) ORDER BY id FOR NO KEY UPDATE;
      PERFORM price_from_combinations(varied);
    END IF;
    PERFORM refresh_listing(sold_out);
    PERFORM choose_card_pictures(sold_out);
  END IF;
  IF shown IS NOT NULL THEN
    PERFORM announce_products(shown);
  END IF;
  RETURN NULL;
END $$;
