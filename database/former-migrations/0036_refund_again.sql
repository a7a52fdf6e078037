-- Up Migration

-- Refunds that the card provider refused can be sent again, or go into the wallet. Owner: server/payments.

-- When a person last wanted it: from then on it is tried for some days.
ALTER TABLE payment_refunds ADD COLUMN wanted_at timestamptz;
UPDATE payment_refunds SET wanted_at = created_at;
ALTER TABLE payment_refunds ALTER COLUMN wanted_at SET NOT NULL;

-- wallet: it went into the shopper's wallet instead.
ALTER TABLE payment_refunds DROP CONSTRAINT payment_refunds_state_check;
ALTER TABLE payment_refunds ADD CONSTRAINT payment_refunds_state_check
  CHECK (state IN ('waiting', 'sending', 'sent', 'refused', 'wallet'));
CREATE INDEX payment_refunds_refused ON payment_refunds (payment_id) WHERE state = 'refused';

-- A shopper came back from the provider's page saying so.
ALTER TABLE payments ADD COLUMN is_cancelled boolean NOT NULL DEFAULT false;
