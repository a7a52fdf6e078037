-- Up Migration

-- The addresses that a product had before: they lead to its present one, for as long as no product on sale has them. Owner:
-- server/catalogue.
CREATE TABLE product_former_slugs (
  slug text PRIMARY KEY CHECK (slug <> ''),
  -- Who had it last.
  product_id integer NOT NULL REFERENCES products (id) ON DELETE CASCADE
);
CREATE INDEX product_former_slugs_of_product ON product_former_slugs (product_id);

-- Pages of a former address are made from the product that it leads to: another one that has it now, or no longer, changes them.
CREATE FUNCTION announce_former_slugs(slugs text[]) RETURNS void LANGUAGE sql AS $$
  SELECT announce_products(ARRAY (SELECT product_id FROM product_former_slugs WHERE slug = ANY (slugs)))
$$;

CREATE FUNCTION product_addresses_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.p_slug <> NEW.p_slug THEN
    INSERT INTO product_former_slugs (slug, product_id) VALUES (OLD.p_slug, NEW.id)
    ON CONFLICT (slug) DO UPDATE SET product_id = excluded.product_id;
  END IF;
  PERFORM announce_former_slugs(ARRAY[OLD.p_slug, NEW.p_slug]);
  RETURN NULL;
END
$$;

CREATE TRIGGER products_keep_addresses AFTER UPDATE OF p_slug, state ON products
FOR EACH ROW WHEN (OLD.p_slug <> NEW.p_slug OR OLD.state <> NEW.state)
EXECUTE FUNCTION product_addresses_kept();

CREATE FUNCTION product_addresses_taken() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_products(
    ARRAY (SELECT product_id FROM changed_rows JOIN product_former_slugs ON slug = p_slug)
  );
  RETURN NULL;
END
$$;

CREATE TRIGGER products_take_addresses AFTER INSERT ON products REFERENCING NEW TABLE AS changed_rows
FOR EACH STATEMENT EXECUTE FUNCTION product_addresses_taken();
