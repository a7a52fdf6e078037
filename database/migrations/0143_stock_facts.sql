-- Up Migration

-- What the store knows of a sellable item beside its units, and every change of the units by people. The units stay in
-- `stock`, the row that each order updates, without any index on them. Owner: server/catalogue.

CREATE TABLE stock_facts (
  product_id integer NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  combination_id integer,
  -- Null while a combination is not on sale: its barcode and bin wait for it.
  stock_id integer CONSTRAINT stock_facts_stock_id_key UNIQUE REFERENCES stock (id) ON DELETE SET NULL,
  barcode text CONSTRAINT stock_facts_barcode_key UNIQUE
    CONSTRAINT stock_facts_barcode_check CHECK (barcode ~ '^[!-~]{1,64}$'),
  -- Where it is in the store, in capitals; by bytes, so that an aisle is a range of the index.
  bin text COLLATE "C" CONSTRAINT stock_facts_bin_check CHECK (bin <> '' AND length(bin) <= 40),
  -- It is low when so many units or fewer are free; null: never.
  reorder_level integer CONSTRAINT stock_facts_reorder_level_check CHECK (reorder_level >= 0),
  cost_kobo bigint CONSTRAINT stock_facts_cost_kobo_check CHECK (cost_kobo >= 0),
  -- Of the free units, set by triggers: lists of what is low or out need an index, and `stock` has none for it.
  level text NOT NULL DEFAULT 'enough' CHECK (level IN ('enough', 'low', 'out')),
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz,
  changed_by text CHECK (changed_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$'),
  CONSTRAINT stock_facts_item UNIQUE NULLS NOT DISTINCT (product_id, combination_id),
  FOREIGN KEY (product_id, combination_id) REFERENCES combinations (product_id, id) ON DELETE CASCADE
);
CREATE INDEX stock_facts_newest ON stock_facts (product_id, stock_id) WHERE stock_id IS NOT NULL;
CREATE INDEX stock_facts_level ON stock_facts (level, product_id, stock_id)
  WHERE stock_id IS NOT NULL AND level <> 'enough';
CREATE INDEX stock_facts_bin ON stock_facts (bin, product_id, stock_id)
  WHERE stock_id IS NOT NULL AND bin IS NOT NULL;

-- What a member of the staff types to find a product: words of its name, from their beginnings.
CREATE INDEX products_words ON products USING gin (to_tsvector('simple', name));

CREATE FUNCTION stock_level(free integer, reorder_level integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN free = 0 THEN 'out' WHEN free <= reorder_level THEN 'low' ELSE 'enough' END
$$;

-- Rows for all items, after a bulk load without triggers.
CREATE FUNCTION rebuild_stock_facts() RETURNS void LANGUAGE sql AS $$
  INSERT INTO stock_facts (product_id, combination_id, stock_id, level)
  SELECT product_id, combination_id, id, stock_level(on_hand - held, NULL) FROM stock
  ORDER BY product_id, id
  ON CONFLICT (product_id, combination_id) DO UPDATE SET
    stock_id = excluded.stock_id,
    level = (
      SELECT stock_level(on_hand - held, stock_facts.reorder_level) FROM stock
      WHERE stock.id = excluded.stock_id
    );
$$;

CREATE FUNCTION stock_facts_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_facts (product_id, combination_id, stock_id, level)
  SELECT product_id, combination_id, id, stock_level(on_hand - held, NULL) FROM changed_rows
  ORDER BY product_id, id
  ON CONFLICT (product_id, combination_id) DO UPDATE SET
    stock_id = excluded.stock_id,
    level = (
      SELECT stock_level(on_hand - held, stock_facts.reorder_level) FROM changed_rows
      WHERE id = excluded.stock_id
    );
  RETURN NULL;
END $$;
CREATE TRIGGER stock_facts_inserted AFTER INSERT ON stock REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION stock_facts_added();

-- Whoever writes here has the row of `stock` locked, edits of the reorder level too.
CREATE FUNCTION stock_facts_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE stock_facts SET level = stock_level(on_hand - held, reorder_level)
  FROM changed_rows
  WHERE stock_id = changed_rows.id AND level <> stock_level(on_hand - held, reorder_level);
  RETURN NULL;
END $$;
CREATE TRIGGER stock_facts_updated AFTER UPDATE ON stock REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION stock_facts_moved();

SELECT rebuild_stock_facts();

-- Moves only grow, and outlive their product: a figure of the past has to add up next year too.
ALTER TABLE stock_moves
  ADD COLUMN kind text NOT NULL DEFAULT 'corrected'
    CONSTRAINT stock_moves_kind_check CHECK (kind IN ('received', 'counted', 'damaged', 'corrected')),
  DROP CONSTRAINT stock_moves_product_id_fkey;
ALTER TABLE stock_moves ALTER COLUMN kind DROP DEFAULT;

CREATE FUNCTION stock_moves_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'moves of the stock only grow: no % of %', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER stock_moves_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON stock_moves
  FOR EACH STATEMENT EXECUTE FUNCTION stock_moves_refuse_change();
