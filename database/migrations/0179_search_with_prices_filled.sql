-- Up Migration
-- outside a transaction
-- Triggers keep the documents of new and changed products since 0178_search_with_prices; the others come in batches, beside
-- readers and writers, the most bought first: a search reads these, and finds them side by side. A row that moved has left an
-- entry in each index, so these are made again. Owner: server/search.

DO $$
DECLARE
  batch constant integer := 5000;
  all_ids constant integer[] := ARRAY(
    SELECT product_id FROM search_documents ORDER BY popularity DESC, product_id
  );
  ids integer[];
BEGIN
  FOR behind IN 0 .. cardinality(all_ids) - 1 BY batch LOOP
    ids := all_ids[behind + 1 : behind + batch];
    PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
    PERFORM refresh_search_prices(ids);
    COMMIT;
  END LOOP;
END $$;

VACUUM (ANALYZE) search_documents;

REINDEX TABLE CONCURRENTLY search_documents;

-- 0176_facts_in_lists_filled moved every row of the listing in the same way, and made two of its indexes again.
REINDEX TABLE CONCURRENTLY listing;
