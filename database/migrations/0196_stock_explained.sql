-- Up Migration

-- Units come by a move, and go by a move or an order: what an item has on hand is the sum of its moves without what
-- orders have of it. Owner: server/catalogue.

-- Enters a move for each item of the catalogue whose units nothing explains: what was there before this rule, and what a
-- bulk load wrote. Of a combination off sale: so that none are left of it.
CREATE FUNCTION open_stock_moves(at timestamptz, by text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO stock_moves (product_id, combination_id, kind, on_hand_before, on_hand_after, reason, moved_at, moved_by)
  SELECT product_id, combination_id, 'corrected', greatest(-units, 0), greatest(units, 0),
    'Units that were there before', at, by
  FROM (
    SELECT product_id, combination_id, sum(units)::integer AS units
    FROM (
      SELECT product_id, combination_id, on_hand AS units FROM stock
      UNION ALL
      SELECT product_id, combination_id, quantity FROM order_lines JOIN orders ON orders.id = order_id
      WHERE stock_state = 'sold'
      UNION ALL
      SELECT product_id, combination_id, on_hand_before - on_hand_after FROM stock_moves
    ) AS known
    GROUP BY product_id, combination_id HAVING sum(units) <> 0
  ) AS unexplained
  WHERE EXISTS (SELECT FROM products WHERE products.id = product_id)
    AND (combination_id IS NULL OR EXISTS (SELECT FROM combinations WHERE combinations.id = combination_id))
  ORDER BY product_id, combination_id;
$$;

SELECT open_stock_moves(now(), 'command:migrate');

-- At the end of a transaction, so that a move and its units may come in either order. Orders only give back what they
-- took, so that the sum of the moves is the most that there can be: whether it is exact, `npm run mall -- check` says.
CREATE FUNCTION stock_has_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT on_hand FROM stock WHERE id = NEW.id) > (
    SELECT coalesce(sum(on_hand_after - on_hand_before), 0) FROM stock_moves
    WHERE product_id = NEW.product_id AND combination_id IS NOT DISTINCT FROM NEW.combination_id
  ) THEN
    RAISE EXCEPTION 'more units on hand than moves have brought (product %, combination %)',
      NEW.product_id, NEW.combination_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_has_moves';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER stock_begins_with_moves AFTER INSERT ON stock DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.on_hand > 0) EXECUTE FUNCTION stock_has_moves();
CREATE CONSTRAINT TRIGGER stock_grows_by_moves AFTER UPDATE ON stock DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.on_hand > OLD.on_hand) EXECUTE FUNCTION stock_has_moves();
