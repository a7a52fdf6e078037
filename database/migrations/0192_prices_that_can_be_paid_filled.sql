-- Up Migration
-- outside a transaction
-- Triggers keep the prices of 0191_prices_that_can_be_paid since then; products whose lowest combination had sold out before get
-- theirs in batches, beside readers and writers. Lists and the search's documents follow by trigger. Owner: server/catalogue.

DO $$
DECLARE
  batch constant integer := 1000;
  all_ids constant integer[] := ARRAY(
    SELECT id
    FROM products JOIN product_prices_source AS shown ON product_id = id
    WHERE (products.amount_kobo, products.previous_amount_kobo, products.highest_amount_kobo)
      IS DISTINCT FROM (shown.amount_kobo, shown.previous_amount_kobo, shown.highest_amount_kobo)
    ORDER BY id
  );
  ids integer[];
BEGIN
  FOR behind IN 0 .. cardinality(all_ids) - 1 BY batch LOOP
    ids := all_ids[behind + 1 : behind + batch];
    PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
    PERFORM price_from_combinations(ids);
    COMMIT;
  END LOOP;
END $$;
