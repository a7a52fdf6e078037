-- Up Migration

-- A limited coupon is kept for an unpaid order as its goods are (server/orders/trust). Owner: server/coupons.

ALTER TABLE coupons
  -- Of the uses, those of unpaid orders of customers without a delivered order.
  ADD COLUMN held_by_newcomers integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT coupons_newcomers_within_used
    CHECK (held_by_newcomers >= 0 AND held_by_newcomers <= used) NOT VALID;

CREATE FUNCTION coupon_newcomers_exceed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'unpaid orders of customers without a delivered order would have % uses of coupon %',
    NEW.held_by_newcomers, NEW.code
    USING ERRCODE = 'check_violation', CONSTRAINT = 'coupons_newcomers_share';
END $$;

-- Together they never take more than a tenth of the uses that nobody else has.
CREATE TRIGGER coupons_newcomers_share AFTER UPDATE ON coupons FOR EACH ROW
  WHEN (NEW.held_by_newcomers > OLD.held_by_newcomers
    AND NEW.held_by_newcomers > (NEW.max_uses - NEW.used + NEW.held_by_newcomers)::bigint * 10 / 100)
  EXECUTE FUNCTION coupon_newcomers_exceed();

ALTER TABLE coupon_claims
  -- Whether it is one of them.
  ADD COLUMN is_of_newcomer boolean NOT NULL DEFAULT false,
  -- Counted by coupons.used once the order is paid, since an unpaid one may not have it.
  ADD COLUMN is_due boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT coupon_claims_counted_once CHECK (
    (is_counted OR NOT is_of_newcomer) AND NOT (is_counted AND is_due)
  ) NOT VALID;

ALTER TABLE coupons VALIDATE CONSTRAINT coupons_newcomers_within_used;
ALTER TABLE coupon_claims VALIDATE CONSTRAINT coupon_claims_counted_once;
