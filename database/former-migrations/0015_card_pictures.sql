-- Up Migration

-- A product's pictures as its cards show them, ready to be sent: made once for each change instead of for
-- each card of each list. Kept by the triggers below, never written by hand.
ALTER TABLE products ADD COLUMN pictures json NOT NULL DEFAULT '[]';

-- What that column must hold.
CREATE FUNCTION pictures_of(product integer) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    json_agg(
      json_build_object('id', id, 'image_url', '/media/' || hash, 'width', width,
        'height', height, 'ground', ground, 'alt', alt)
      ORDER BY position
    ),
    '[]'
  )
  FROM product_images WHERE product_id = product;
$$;

-- Null: of all products, after a bulk load without triggers.
CREATE FUNCTION refresh_pictures(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- As in refresh_listing: of two changes of one product's pictures the second must see the first.
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET pictures = pictures_of(id) WHERE ids IS NULL OR id = ANY (ids);
END $$;

-- The change of the products announces itself.
CREATE FUNCTION product_images_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := (SELECT array_agg(DISTINCT product_id) FROM changed_rows);
BEGIN
  IF ids IS NOT NULL THEN
    PERFORM refresh_pictures(ids);
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER product_images_inserted ON product_images;
DROP TRIGGER product_images_updated ON product_images;
DROP TRIGGER product_images_deleted ON product_images;
CREATE TRIGGER product_images_inserted AFTER INSERT ON product_images
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION product_images_changed();
CREATE TRIGGER product_images_updated AFTER UPDATE ON product_images
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION product_images_changed();
CREATE TRIGGER product_images_deleted AFTER DELETE ON product_images
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION product_images_changed();

-- Nothing that lists are made from changes here, so their triggers need not look at every product.
ALTER TABLE products DISABLE TRIGGER USER;
SELECT refresh_pictures(NULL);
ALTER TABLE products ENABLE TRIGGER USER;
