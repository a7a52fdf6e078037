-- Up Migration

-- What a shopper sees of a choice: pictures and a swatch of each value, and whether the choice changes the price.
-- Owner: server/catalogue.

ALTER TABLE option_values
  -- The colour itself, painted beside its name; null where the value is no colour.
  ADD COLUMN swatch text CHECK (swatch ~ '^#[0-9a-f]{6}$'),
  -- For pictures, which name both.
  ADD UNIQUE (product_id, id);

-- The value that a picture shows; null: it shows the product whatever is chosen.
ALTER TABLE product_images
  ADD COLUMN option_value_id integer,
  ADD FOREIGN KEY (product_id, option_value_id)
    REFERENCES option_values (product_id, id) ON DELETE CASCADE;

-- Where combinations differ in price, the highest of them; by trigger, as amount_kobo.
ALTER TABLE products
  ADD COLUMN highest_amount_kobo bigint
    CONSTRAINT products_highest_is_higher CHECK (highest_amount_kobo > amount_kobo);

CREATE OR REPLACE FUNCTION price_from_combinations(ids integer[])
 RETURNS void
 LANGUAGE sql
AS $$
  UPDATE products SET
    amount_kobo = lowest.amount_kobo,
    previous_amount_kobo = lowest.previous_amount_kobo,
    highest_amount_kobo = lowest.highest_amount_kobo
  FROM (
    SELECT DISTINCT ON (product_id) product_id, amount_kobo, previous_amount_kobo,
      nullif(max(amount_kobo) OVER (PARTITION BY product_id), amount_kobo) AS highest_amount_kobo
    FROM combinations
    WHERE (ids IS NULL OR product_id = ANY (ids)) AND retired_at IS NULL
    ORDER BY product_id, combinations.amount_kobo, id
  ) AS lowest
  WHERE products.id = lowest.product_id
    AND (products.amount_kobo, products.previous_amount_kobo, products.highest_amount_kobo)
      IS DISTINCT FROM
        (lowest.amount_kobo, lowest.previous_amount_kobo, lowest.highest_amount_kobo);
$$;

-- The value whose pictures stand for the product on its cards: of those with pictures the first that can be bought,
-- else the first.
CREATE FUNCTION value_on_cards(product integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT option_values.id
  FROM option_values JOIN product_options ON product_options.id = option_id
  WHERE option_values.product_id = product
    AND EXISTS (
      SELECT FROM product_images
      WHERE product_images.product_id = product AND option_value_id = option_values.id
    )
  ORDER BY
    NOT EXISTS (
      SELECT FROM combination_values AS chosen
      JOIN stock ON stock.product_id = product AND stock.combination_id = chosen.combination_id
      WHERE chosen.product_id = product AND chosen.option_id = option_values.option_id
        AND chosen.value_id = option_values.id AND stock.on_hand > stock.held
    ),
    product_options.position, option_values.position
  LIMIT 1;
$$;

-- What products.pictures must hold.
CREATE OR REPLACE FUNCTION pictures_of(product integer) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    json_agg(
      json_build_object('id', id, 'image_url', '/media/' || hash, 'width', width,
        'height', height, 'placeholder_color', placeholder_color, 'alt', alt)
      ORDER BY position
    ),
    '[]'
  )
  FROM product_images
  WHERE product_id = product
    AND (option_value_id IS NULL OR option_value_id = (SELECT value_on_cards(product)));
$$;

-- After something else than the pictures changed which of them stand on the cards.
CREATE FUNCTION choose_card_pictures(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  varied integer[] := ARRAY(
    SELECT DISTINCT product_id FROM product_images
    WHERE product_id = ANY (ids) AND option_value_id IS NOT NULL
  );
BEGIN
  IF varied = '{}' THEN RETURN; END IF;
  -- As in refresh_listing: of two changes of one product the second must see the first.
  PERFORM FROM products WHERE id = ANY (varied) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET pictures = pictures_of(id)
  WHERE id = ANY (varied) AND pictures::text <> pictures_of(id)::text;
END $$;

-- Options and their values have an order, from which the cards' value follows.
CREATE OR REPLACE FUNCTION product_part_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(SELECT DISTINCT product_id FROM changed_rows);
BEGIN
  PERFORM announce_products(ids);
  PERFORM choose_card_pictures(ids);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := (SELECT array_agg(DISTINCT product_id) FROM changed_rows);
BEGIN
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
BEGIN
  IF NOT EXISTS (
    SELECT FROM changed_rows WHERE on_hand - held < low
    UNION ALL SELECT FROM former_rows WHERE on_hand - held < low
  ) THEN
    RETURN NULL;
  END IF;
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
    PERFORM choose_card_pictures(sold_out);
  END IF;
  IF shown IS NOT NULL THEN
    PERFORM announce_products(shown);
  END IF;
  RETURN NULL;
END $$;

ALTER TABLE products DISABLE TRIGGER USER;
SELECT price_from_combinations(NULL);
ALTER TABLE products ENABLE TRIGGER USER;
SELECT pg_notify('oja_changed', 'catalogue');

-- Which categories have accessories for the products of a category; a sub-category each. Owner: server/catalogue.
CREATE TABLE category_accessories (
  category_id integer NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
  accessory_id integer NOT NULL REFERENCES categories (id) ON DELETE CASCADE CHECK (accessory_id <> category_id),
  position smallint NOT NULL CHECK (position >= 0),
  -- An accessory fits only the models that its values name, as cases do.
  is_by_model boolean NOT NULL,
  PRIMARY KEY (category_id, accessory_id),
  UNIQUE (category_id, position)
);
CREATE TRIGGER category_accessories_announced AFTER INSERT OR UPDATE OR DELETE ON category_accessories
  FOR EACH STATEMENT EXECUTE FUNCTION announce('categories');

-- What several customers bought in one order, both ways round; a job counts it. Owner: server/orders.
CREATE TABLE order_pairs (
  product_id integer NOT NULL,
  other_id integer NOT NULL,
  customers integer NOT NULL CHECK (customers >= 2),
  PRIMARY KEY (product_id, other_id)
);
