-- Up Migration

-- Card money that no order asked for: of another currency, or a second transaction under a reference that is
-- settled. It goes back to the card. Owner: server/payments.
CREATE TABLE payment_strays (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The payment under whose reference it came.
  payment_id bigint NOT NULL REFERENCES payments (id),
  -- The provider's transaction: it is taken in once, whoever tells of it.
  transaction_id text NOT NULL UNIQUE,
  -- In hundredths of its currency, for naira kobo.
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency <> ''),
  -- What went back or is about to; kept by the trigger below.
  refunded bigint NOT NULL DEFAULT 0,
  came_at timestamptz NOT NULL,
  CONSTRAINT payment_strays_never_give_back_more CHECK (refunded BETWEEN 0 AND amount)
);
CREATE INDEX payment_strays_payment ON payment_strays (payment_id);

-- A refund of such money: its amount is in hundredths of that currency.
ALTER TABLE payment_refunds ADD COLUMN stray_id bigint REFERENCES payment_strays (id);

CREATE OR REPLACE FUNCTION payment_refunds_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before bigint := 0;
  after bigint := 0;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state <> 'refused' THEN before := OLD.amount_kobo; END IF;
  IF NEW.state <> 'refused' THEN after := NEW.amount_kobo; END IF;
  IF after = before THEN RETURN NULL; END IF;
  IF NEW.stray_id IS NULL THEN
    UPDATE payments SET refunded_kobo = refunded_kobo + after - before WHERE id = NEW.payment_id;
  ELSE
    UPDATE payment_strays SET refunded = refunded + after - before WHERE id = NEW.stray_id;
  END IF;
  RETURN NULL;
END $$;

-- suspense: money that the mall has and that belongs to nobody's order until it has gone back. Naira only: the
-- ledger counts kobo, and other currencies stand in payment_strays alone.
ALTER TABLE wallet_entries DROP CONSTRAINT wallet_entries_book_check,
  ADD CONSTRAINT wallet_entries_book_check
    CHECK (book IN ('wallet', 'bank', 'card', 'till', 'sales', 'charges', 'suspense'));
