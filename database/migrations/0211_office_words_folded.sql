-- The office finds names as the shop does: without accents, in small characters, however a character is composed.
ALTER TABLE office_products ADD COLUMN folded text NOT NULL DEFAULT '';
CREATE OR REPLACE VIEW office_products_source AS
SELECT id AS product_id, state, category_id, brand_id, seller_id,
  EXISTS (SELECT FROM stock WHERE stock.product_id = products.id AND on_hand > held) AS in_stock,
  amount_kobo, changed_at, name, code, search_fold(name) AS folded
FROM products;
UPDATE office_products SET folded = search_fold(name);
ALTER TABLE office_products ALTER COLUMN folded DROP DEFAULT;
CREATE OR REPLACE FUNCTION refresh_office_products(ids integer[]) RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  DELETE FROM office_products
  WHERE product_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM products WHERE id = office_products.product_id);
  INSERT INTO office_products
  SELECT * FROM office_products_source WHERE product_id = ANY (ids) ORDER BY product_id
  ON CONFLICT (product_id) DO UPDATE SET
    state = excluded.state,
    category_id = excluded.category_id,
    brand_id = excluded.brand_id,
    seller_id = excluded.seller_id,
    in_stock = excluded.in_stock,
    amount_kobo = excluded.amount_kobo,
    changed_at = excluded.changed_at,
    name = excluded.name,
    code = excluded.code,
    folded = excluded.folded
  WHERE office_products IS DISTINCT FROM excluded;
END $$;
