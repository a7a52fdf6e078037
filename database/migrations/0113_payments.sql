-- Up Migration

-- Paying by card, and what was given back. Owner: server/payments. Money is kobo.

-- One attempt to pay for an order at the card provider's page.
CREATE TABLE payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders (id),
  account_id bigint NOT NULL REFERENCES accounts (id),
  order_code text NOT NULL,
  -- Names the attempt to the provider; unguessable, never used twice.
  tx_ref text NOT NULL UNIQUE,
  -- What is to be paid.
  amount_kobo bigint NOT NULL CHECK (amount_kobo > 0),
  -- paid: taken for the order; returned: money came that the order can't take, and goes back.
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'failed', 'paid', 'returned')),
  -- Why it is in this state, in one word.
  reason text NOT NULL DEFAULT 'placed',
  -- The provider's page; null until the provider gave it.
  link text,
  link_closed boolean NOT NULL DEFAULT false,
  -- The provider's transaction that brought the money: it pays once, whatever it is reported for.
  transaction_id text UNIQUE,
  -- What came.
  received_kobo bigint CHECK (received_kobo > 0),
  -- What went back or is about to; summed by a trigger of payment_refunds.
  refunded_kobo bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  moved_at timestamptz NOT NULL,
  -- Until when the shopper can pay.
  expires_at timestamptz NOT NULL CONSTRAINT payments_expire_later CHECK (expires_at > created_at),
  -- When the provider is asked again; null: there is nothing left to ask.
  next_check_at timestamptz,
  -- When a shopper last made us look the payment up.
  looked_up_at timestamptz,
  -- A shopper came back from the provider's page saying so.
  is_cancelled boolean NOT NULL DEFAULT false,
  CONSTRAINT payments_never_give_back_more
    CHECK (refunded_kobo BETWEEN 0 AND coalesce(received_kobo, 0)),
  CONSTRAINT payments_received_is_known CHECK (
    (status IN ('paid', 'returned')) = (received_kobo IS NOT NULL)
    AND (received_kobo IS NULL) = (transaction_id IS NULL)
  ),
  -- Less or more is a discrepancy, and never settles an order.
  CONSTRAINT payments_paid_exactly CHECK (status <> 'paid' OR received_kobo = amount_kobo)
);
-- An order takes the money of one payment; what else comes for it is returned.
CREATE UNIQUE INDEX payments_paid_once ON payments (order_id) WHERE status = 'paid';
CREATE INDEX payments_order ON payments (order_id);
CREATE INDEX payments_account ON payments (account_id);
CREATE INDEX payments_due ON payments (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX payments_links_to_close ON payments (expires_at)
  WHERE status = 'failed' AND link IS NOT NULL AND NOT link_closed;

-- Every state that a payment has had, written by the trigger below.
CREATE TABLE payment_moves (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id bigint NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
  status text NOT NULL,
  reason text NOT NULL,
  moved_at timestamptz NOT NULL
);
CREATE INDEX payment_moves_payment ON payment_moves (payment_id, id);

-- The moves that are allowed, as server/payments/status.ts has them.
CREATE TABLE payment_allowed_moves (
  from_status text NOT NULL,
  to_status text NOT NULL,
  PRIMARY KEY (from_status, to_status)
);
INSERT INTO payment_allowed_moves VALUES
  ('open', 'failed'),
  ('open', 'paid'),
  ('open', 'returned'),
  -- Money can come after all.
  ('failed', 'paid'),
  ('failed', 'returned');

CREATE FUNCTION payments_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.status <> 'open' OR TG_OP = 'UPDATE' AND NOT EXISTS (
    SELECT FROM payment_allowed_moves
    WHERE (from_status, to_status) = (OLD.status, NEW.status)
  ) THEN
    RAISE EXCEPTION 'payment % cannot become %', NEW.id, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_allowed_moves';
  END IF;
  INSERT INTO payment_moves (payment_id, status, reason, moved_at)
  VALUES (NEW.id, NEW.status, NEW.reason, NEW.moved_at);
  RETURN NULL;
END $$;
CREATE TRIGGER payments_opened AFTER INSERT ON payments
  FOR EACH ROW EXECUTE FUNCTION payments_moved();
CREATE TRIGGER payments_moved AFTER UPDATE ON payments FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION payments_moved();

-- What the provider reported by itself, each thing once. It is a hint to ask, never a proof.
CREATE TABLE payment_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id bigint NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
  transaction_id text NOT NULL,
  status text NOT NULL,
  -- How often it came.
  times integer NOT NULL DEFAULT 1,
  received_at timestamptz NOT NULL,
  CONSTRAINT payment_events_once UNIQUE (payment_id, transaction_id, status)
);

-- Contradictions between a payment and what the provider reports, for people to look at.
CREATE TABLE payment_discrepancies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id bigint NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
  transaction_id text NOT NULL,
  -- amount, currency, reference, or a second transaction.
  kind text NOT NULL CHECK (kind IN ('amount', 'currency', 'reference', 'second')),
  detail text NOT NULL,
  found_at timestamptz NOT NULL,
  CONSTRAINT payment_discrepancies_once UNIQUE (payment_id, transaction_id, kind)
);

-- Card money that no order asked for: of another currency, or a second transaction under a reference that is
-- settled. It goes back to the card.
CREATE TABLE payment_unmatched (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The payment under whose reference it came.
  payment_id bigint NOT NULL REFERENCES payments (id),
  -- The provider's transaction: it is taken in once, whoever reports it.
  transaction_id text NOT NULL UNIQUE,
  -- In hundredths of its currency, for naira kobo.
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency <> ''),
  -- What went back or is about to; summed by a trigger of payment_refunds.
  refunded bigint NOT NULL DEFAULT 0,
  came_at timestamptz NOT NULL,
  CONSTRAINT payment_unmatched_never_give_back_more CHECK (refunded BETWEEN 0 AND amount)
);
CREATE INDEX payment_unmatched_payment ON payment_unmatched (payment_id);

-- Money on its way back to where it came from; a queue (server/platform/queue.ts).
CREATE TABLE payment_refunds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id bigint NOT NULL REFERENCES payments (id),
  -- Of an unmatched payment: in hundredths of its currency.
  amount_kobo bigint NOT NULL CHECK (amount_kobo > 0),
  reason text NOT NULL,
  -- Whoever asks again with the same key asks for the same refund.
  key text NOT NULL UNIQUE,
  -- sending: the provider may have it already; refused: the provider will never take it; wallet: it went into the
  -- shopper's wallet instead.
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'sending', 'sent', 'refused', 'wallet')),
  -- The provider's name for it.
  provider_id text,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  -- When a person last requested it: from then on it is attempted for some days.
  requested_at timestamptz NOT NULL,
  -- Null: of the payment itself.
  unmatched_id bigint REFERENCES payment_unmatched (id),
  -- The lease of the process that has claimed it.
  claimed_until timestamptz,
  -- How often it was claimed: the outcome of an earlier claim no longer counts.
  claims integer NOT NULL DEFAULT 0,
  CONSTRAINT payment_refunds_sent CHECK ((state = 'sent') = (sent_at IS NOT NULL))
);
CREATE INDEX payment_refunds_payment ON payment_refunds (payment_id);
CREATE INDEX payment_refunds_due ON payment_refunds (next_attempt_at)
  WHERE state IN ('waiting', 'sending');
CREATE INDEX payment_refunds_refused ON payment_refunds (payment_id) WHERE state = 'refused';

-- The sum of a payment's refunds is in its own row, where a constraint holds it below what came.
CREATE FUNCTION payment_refunds_added() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER payment_refunds_added AFTER INSERT OR UPDATE ON payment_refunds
  FOR EACH ROW EXECUTE FUNCTION payment_refunds_added();
