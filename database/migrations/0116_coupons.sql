-- Up Migration

-- Codes that take something off an order. Owner: server/coupons. Money is kobo.

-- What a code takes off, and how often it can be used.
CREATE TABLE coupons (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- In capitals; shoppers may type it in any case.
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z0-9-]{3,40}$'),
  -- One of the two: percent off what it covers, or a fixed sum.
  percent smallint CHECK (percent BETWEEN 1 AND 99),
  amount_kobo bigint CHECK (amount_kobo > 0),
  -- What the products that it covers must cost at least.
  minimum_kobo bigint NOT NULL DEFAULT 0 CHECK (minimum_kobo >= 0),
  starts_at timestamptz NOT NULL,
  -- Null: never.
  ends_at timestamptz CONSTRAINT coupons_end_after_start CHECK (ends_at > starts_at),
  -- Orders at most, in all and of one customer. Null: as many as they like.
  max_uses integer CHECK (max_uses > 0),
  max_uses_each integer CHECK (max_uses_each > 0),
  -- Counted only where there is a limit: a row that every order writes would make them queue.
  used integer NOT NULL DEFAULT 0 CHECK (used >= 0),
  CONSTRAINT coupons_one_kind CHECK ((percent IS NULL) <> (amount_kobo IS NULL)),
  -- So that something always remains to be paid.
  CONSTRAINT coupons_leave_something CHECK (amount_kobo < minimum_kobo),
  CONSTRAINT coupons_limit CHECK (used <= max_uses)
);

-- What a coupon covers: with inclusions only these, and never what is excluded. Without rows: everything.
CREATE TABLE coupon_scopes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  coupon_id integer NOT NULL REFERENCES coupons (id) ON DELETE CASCADE,
  is_excluded boolean NOT NULL,
  product_id integer REFERENCES products (id) ON DELETE CASCADE,
  -- With its sub-categories.
  category_id integer REFERENCES categories (id) ON DELETE CASCADE,
  CONSTRAINT coupon_scopes_one_kind CHECK ((product_id IS NULL) <> (category_id IS NULL)),
  UNIQUE NULLS NOT DISTINCT (coupon_id, product_id, category_id)
);

-- How often a customer has used a coupon that has a limit for each.
CREATE TABLE coupon_customers (
  coupon_id integer NOT NULL REFERENCES coupons (id) ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  used integer NOT NULL CHECK (used >= 0),
  PRIMARY KEY (coupon_id, account_id)
);

-- The orders that used one.
CREATE TABLE coupon_claims (
  order_id bigint PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  coupon_id integer NOT NULL REFERENCES coupons (id),
  account_id bigint NOT NULL REFERENCES accounts (id),
  claimed_at timestamptz NOT NULL,
  -- The order ended unpaid: the use does not count.
  given_back_at timestamptz,
  -- Whether coupons.used and coupon_customers.used count it: limits may come and go while an order is open.
  is_counted boolean NOT NULL,
  is_counted_here boolean NOT NULL
);
CREATE INDEX coupon_claims_coupon ON coupon_claims (coupon_id);
