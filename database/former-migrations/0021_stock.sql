-- Up Migration

-- Announcements make the commits of all writers wait for each other, and most sales change nothing
-- that a kept page shows: it tells how many are left only from here down ('low stock': below 7).
CREATE OR REPLACE FUNCTION stock_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  low constant integer := 7;
  sold_out integer[];
  shown integer[];
BEGIN
  SELECT
    array_agg(DISTINCT product_id) FILTER (WHERE (now_left > 0) <> (then_left > 0)),
    array_agg(DISTINCT product_id) FILTER (WHERE least(now_left, low) <> least(then_left, low))
  INTO sold_out, shown
  FROM (
    SELECT product_id, changed.on_hand - changed.held AS now_left,
      former.on_hand - former.held AS then_left
    FROM changed_rows AS changed JOIN former_rows AS former USING (id, product_id)
  ) AS moved;
  IF sold_out IS NOT NULL THEN
    PERFORM refresh_listing(sold_out);
  END IF;
  IF shown IS NOT NULL THEN
    PERFORM announce_products(shown);
  END IF;
  RETURN NULL;
END $$;
