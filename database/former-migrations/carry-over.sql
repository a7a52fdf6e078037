-- Makes of a database to which all of this folder's migrations were applied what the migrations of ../migrations make
-- of an empty one, and loses no row. Run once, by server/platform/database/carry-over.ts, in the transaction that
-- replaces the names in platform_migrations.

-- Tables, with the constraints, indexes and sequences that are named after them.
DO $$
DECLARE
  former text;
  renamed text;
  named text;
BEGIN
  FOR former, renamed IN VALUES
    ('account_tries', 'account_attempts'),
    ('delivery_parcel_news', 'delivery_tracking_events'),
    ('help_letters', 'contact_messages'),
    ('messages_reports', 'message_reports'),
    ('payment_findings', 'payment_discrepancies'),
    ('payment_strays', 'payment_unmatched')
  LOOP
    EXECUTE format('ALTER TABLE %I RENAME TO %I', former, renamed);
    FOR named IN
      SELECT conname FROM pg_constraint
      WHERE conrelid = renamed::regclass AND starts_with(conname, former || '_')
    LOOP
      EXECUTE format('ALTER TABLE %I RENAME CONSTRAINT %I TO %I',
        renamed, named, renamed || substr(named, length(former) + 1));
    END LOOP;
    -- Indexes, and the sequence of its ids.
    FOR named IN
      SELECT relname FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('i', 'S')
        AND starts_with(relname, former || '_')
    LOOP
      EXECUTE format('ALTER TABLE %I RENAME TO %I',
        named, renamed || substr(named, length(former) + 1));
    END LOOP;
  END LOOP;
END $$;

-- Columns, with the constraints that are named after them.
DO $$
DECLARE
  relation text;
  former text;
  renamed text;
  named text;
BEGIN
  FOR relation, former, renamed IN VALUES
    ('account_codes', 'tries', 'attempts'),
    ('checkout_keys', 'kept_at', 'stored_at'),
    ('coupons', 'most_uses', 'max_uses'),
    ('coupons', 'most_uses_each', 'max_uses_each'),
    ('delivery_quotes', 'made_at', 'created_at'),
    ('delivery_shipments', 'tries', 'attempts'),
    ('delivery_shipments', 'next_try_at', 'next_attempt_at'),
    ('identity_checks', 'asked_at', 'requested_at'),
    ('listing', 'standing', 'default_rank'),
    ('messages', 'tries', 'attempts'),
    ('messages', 'next_try_at', 'next_attempt_at'),
    ('order_reviews', 'shown_name', 'display_name'),
    ('payment_discrepancies', 'finding', 'kind'),
    ('payment_refunds', 'tries', 'attempts'),
    ('payment_refunds', 'next_try_at', 'next_attempt_at'),
    ('payment_refunds', 'wanted_at', 'requested_at'),
    ('payment_refunds', 'stray_id', 'unmatched_id'),
    ('payments', 'asked_at', 'looked_up_at'),
    ('product_images', 'ground', 'placeholder_color'),
    ('product_reviews', 'shown_name', 'display_name'),
    ('search_tiers', 'least_popularity', 'min_popularity'),
    ('wallet_bank_accounts', 'tries', 'attempts'),
    ('wallet_bank_accounts', 'next_try_at', 'next_attempt_at'),
    ('wallet_bank_accounts', 'look_at', 'next_check_at'),
    ('wallet_bank_accounts', 'is_unwanted', 'is_close_requested'),
    ('wallet_deposits', 'told_at', 'notified_at')
  LOOP
    EXECUTE format('ALTER TABLE %I RENAME COLUMN %I TO %I', relation, former, renamed);
    FOR named IN
      SELECT conname FROM pg_constraint
      WHERE conrelid = relation::regclass
        AND starts_with(conname, relation || '_' || former || '_')
    LOOP
      EXECUTE format('ALTER TABLE %I RENAME CONSTRAINT %I TO %I', relation, named,
        relation || '_' || renamed || substr(named, length(relation || '_' || former) + 1));
    END LOOP;
  END LOOP;
END $$;

-- Constraints that had a number or no word for what they hold.
ALTER TABLE accounts RENAME CONSTRAINT accounts_forgotten TO accounts_erased;
ALTER TABLE badges RENAME CONSTRAINT badges_check TO badges_range;
ALTER TABLE combinations RENAME CONSTRAINT combinations_check TO combinations_previous_is_higher;
ALTER TABLE coupons RENAME CONSTRAINT coupons_check TO coupons_end_after_start;
ALTER TABLE coupon_scopes RENAME CONSTRAINT coupon_scopes_check TO coupon_scopes_one_kind;
ALTER TABLE delivery_quotes RENAME CONSTRAINT delivery_quotes_check TO delivery_quotes_expire_later;
ALTER TABLE delivery_zones RENAME CONSTRAINT delivery_zones_check TO delivery_zones_days;
ALTER TABLE orders RENAME CONSTRAINT orders_check TO orders_coupon_at_most_sub_total;
ALTER TABLE orders RENAME CONSTRAINT orders_check1 TO orders_total_adds_up;
ALTER TABLE orders RENAME CONSTRAINT orders_check2 TO orders_refunded_at_most_total;
ALTER TABLE orders RENAME CONSTRAINT orders_refunded_is_told TO orders_refunded_is_recorded;
ALTER TABLE payments RENAME CONSTRAINT payments_check TO payments_expire_later;
ALTER TABLE products RENAME CONSTRAINT products_check TO products_previous_is_higher;
ALTER TABLE stock RENAME CONSTRAINT stock_check TO stock_not_oversold;
ALTER TABLE wallet_bank_accounts
  RENAME CONSTRAINT wallet_bank_accounts_check TO wallet_bank_accounts_whole;
ALTER TABLE wallet_deposits
  RENAME CONSTRAINT wallet_deposits_check TO wallet_deposits_review_has_reason;
ALTER TABLE wallet_entries RENAME CONSTRAINT wallet_entries_check TO wallet_entries_whose;

-- Indexes.
ALTER INDEX listing_standing RENAME TO listing_default;
ALTER INDEX listing_brand_standing RENAME TO listing_brand_default;
ALTER INDEX wallet_bank_accounts_to_look_at RENAME TO wallet_bank_accounts_to_check;

-- A deposit that was 'told' is 'notified'.
DROP INDEX wallet_deposits_told;
ALTER TABLE wallet_deposits
  DROP CONSTRAINT wallet_deposits_state_check,
  DROP CONSTRAINT wallet_deposits_check1;
UPDATE wallet_deposits SET state = 'notified' WHERE state = 'told';
ALTER TABLE wallet_deposits
  ALTER COLUMN state SET DEFAULT 'notified',
  ADD CONSTRAINT wallet_deposits_state_check
    CHECK (state IN ('notified', 'credited', 'review')),
  ADD CONSTRAINT wallet_deposits_settled CHECK ((state = 'notified') = (settled_at IS NULL));
CREATE INDEX wallet_deposits_notified ON wallet_deposits (notified_at) WHERE state = 'notified';

-- A template is called after what it says.
UPDATE messages SET template = 'order_reserved' WHERE template = 'order_kept';

-- The view and the functions that name what was renamed.
ALTER VIEW listing_source RENAME COLUMN standing TO default_rank;
CREATE OR REPLACE VIEW listing_source AS
SELECT
  product.id AS product_id,
  place.scope,
  product.brand_id,
  product.amount_kobo AS price_kobo,
  product.discount,
  floor(product.average_rating)::smallint AS stars,
  product.in_stock,
  product.popularity,
  product.popularity + CASE WHEN product.in_stock THEN 1000001 ELSE 0 END AS default_rank,
  product.created_at
FROM (
  SELECT
    id, category_id, parent_category_id, brand_id, amount_kobo, discount, average_rating,
    popularity, created_at,
    EXISTS (
      SELECT FROM stock WHERE stock.product_id = products.id AND on_hand > held
    ) AS in_stock
  FROM products
) AS product
CROSS JOIN LATERAL (
  VALUES (0), (product.category_id), (product.parent_category_id)
) AS place (scope);

CREATE OR REPLACE FUNCTION refresh_listing(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM listing
  WHERE product_id = ANY (ids)
    AND NOT EXISTS (
      SELECT FROM products
      WHERE id = listing.product_id
        AND listing.scope IN (0, category_id, parent_category_id)
    );
  INSERT INTO listing
  SELECT * FROM listing_source WHERE product_id = ANY (ids) ORDER BY product_id, scope
  ON CONFLICT (product_id, scope) DO UPDATE SET
    brand_id = excluded.brand_id,
    price_kobo = excluded.price_kobo,
    discount = excluded.discount,
    stars = excluded.stars,
    in_stock = excluded.in_stock,
    popularity = excluded.popularity,
    default_rank = excluded.default_rank,
    created_at = excluded.created_at
  WHERE listing IS DISTINCT FROM excluded;
END $$;

CREATE OR REPLACE FUNCTION pictures_of(product integer) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    json_agg(
      json_build_object('id', id, 'image_url', '/media/' || hash, 'width', width,
        'height', height, 'placeholder_color', placeholder_color, 'alt', alt)
      ORDER BY position
    ),
    '[]'
  )
  FROM product_images WHERE product_id = product;
$$;

CREATE OR REPLACE FUNCTION rebuild_search() RETURNS void LANGUAGE plpgsql
SET work_mem = '256MB' SET maintenance_work_mem = '512MB' AS $$
DECLARE
  definitions text[];
  definition text;
BEGIN
  TRUNCATE search_documents, search_tiers, search_words, search_categories;
  INSERT INTO search_categories
  SELECT id, parent_id IS NOT NULL, search_things(name) FROM categories;
  SELECT array_agg(pg_get_indexdef(indexrelid)) INTO definitions
  FROM pg_index WHERE indrelid = 'search_documents'::regclass AND NOT indisprimary;
  FOR definition IN
    SELECT format('DROP INDEX %s', indexrelid::regclass)
    FROM pg_index WHERE indrelid = 'search_documents'::regclass AND NOT indisprimary
  LOOP
    EXECUTE definition;
  END LOOP;
  -- 4,000 products, and each next tier four times as many.
  INSERT INTO search_tiers
  SELECT tier, min(popularity)
  FROM (
    SELECT popularity, least(4, floor(log(4, 1 + 3 * (place - 1) / 4000.0))) AS tier
    FROM (SELECT popularity, row_number() OVER (ORDER BY popularity DESC) AS place FROM products) AS placed
  ) AS tiered
  GROUP BY tier;
  UPDATE search_tiers SET min_popularity = 0 WHERE tier = (SELECT max(tier) FROM search_tiers);
  INSERT INTO search_documents (product_id, tier, popularity, name, model, words)
  SELECT product_id, tier, popularity, name, model, words FROM search_source
  ORDER BY popularity DESC, product_id;
  FOREACH definition IN ARRAY definitions LOOP
    EXECUTE definition;
  END LOOP;
  INSERT INTO search_words (word, products, near)
  SELECT word, ndoc, search_word_near(word)
  FROM ts_stat('SELECT words FROM search_documents')
  WHERE word NOT LIKE '%:%';
END $$;

CREATE OR REPLACE FUNCTION payment_refunds_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before bigint := 0;
  after bigint := 0;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state <> 'refused' THEN before := OLD.amount_kobo; END IF;
  IF NEW.state <> 'refused' THEN after := NEW.amount_kobo; END IF;
  IF after = before THEN RETURN NULL; END IF;
  IF NEW.unmatched_id IS NULL THEN
    UPDATE payments SET refunded_kobo = refunded_kobo + after - before WHERE id = NEW.payment_id;
  ELSE
    UPDATE payment_unmatched SET refunded = refunded + after - before WHERE id = NEW.unmatched_id;
  END IF;
  RETURN NULL;
END $$;

-- Pictures that are stored as JSON: of products, and of what was sold. Nothing else that lists are made from changes,
-- so the triggers of products need not look at every one.
ALTER TABLE products DISABLE TRIGGER USER;
SELECT refresh_pictures(NULL);
ALTER TABLE products ENABLE TRIGGER USER;
UPDATE order_lines SET images = (
  SELECT jsonb_agg(
    CASE
      WHEN image ? 'ground'
        THEN image - 'ground' || jsonb_build_object('placeholder_color', image -> 'ground')
      ELSE image
    END ORDER BY place
  )
  FROM jsonb_array_elements(images) WITH ORDINALITY AS each (image, place)
)
WHERE jsonb_path_exists(images, '$[*].ground');
