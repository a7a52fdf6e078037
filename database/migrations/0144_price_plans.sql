-- Up Migration

-- Prices that hold from a minute until a minute. A job writes them into products and combinations when they start, and
-- the price before when they end: whoever reads a price reads it there. Owner: server/catalogue.

CREATE TABLE price_plans (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id integer NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  combination_id integer,
  amount_kobo bigint NOT NULL CONSTRAINT price_plans_amount_kobo_check CHECK (amount_kobo > 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'planned' CHECK (state IN ('planned', 'running', 'ended', 'cancelled')),
  -- Of the item when the plan started, and what the plan struck through beside its own price.
  before_amount_kobo bigint,
  before_previous_kobo bigint,
  set_previous_kobo bigint,
  -- What became of a plan that is over: the price before came back; somebody had changed the price, and theirs stayed;
  -- or it never ran.
  outcome text CHECK (outcome IN ('restored', 'changed', 'never_ran')),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  created_by text NOT NULL CHECK (created_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$'),
  changed_at timestamptz,
  changed_by text CHECK (changed_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$'),
  FOREIGN KEY (product_id, combination_id) REFERENCES combinations (product_id, id) ON DELETE CASCADE,
  CONSTRAINT price_plans_in_order CHECK (starts_at < ends_at),
  CONSTRAINT price_plans_whole_minutes CHECK (
    extract(second FROM starts_at) = 0 AND extract(second FROM ends_at) = 0
  ),
  CONSTRAINT price_plans_over CHECK ((state IN ('ended', 'cancelled')) = (outcome IS NOT NULL)),
  CONSTRAINT price_plans_started CHECK (state <> 'running' OR before_amount_kobo IS NOT NULL),
  -- An id is a range of one number: equality of plain integers would need the extension btree_gist.
  CONSTRAINT price_plans_no_overlap EXCLUDE USING gist (
    int4range(product_id, product_id, '[]') WITH =,
    int4range(coalesce(combination_id, 0), coalesce(combination_id, 0), '[]') WITH =,
    tstzrange(starts_at, ends_at) WITH &&
  ) WHERE (state IN ('planned', 'running'))
);
CREATE INDEX price_plans_item ON price_plans (product_id, id);
CREATE INDEX price_plans_open ON price_plans (state, id) WHERE state IN ('planned', 'running');
