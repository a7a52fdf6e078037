-- Up Migration

-- Refunds and bank account numbers wait in the same kind of queue as messages and shipments
-- (server/platform/queue.ts). Owners: server/payments, server/wallet.

ALTER TABLE payment_refunds
  -- The lease of the process that has claimed it.
  ADD COLUMN claimed_until timestamptz,
  -- How often it was claimed: the outcome of an earlier claim no longer counts.
  ADD COLUMN claims integer NOT NULL DEFAULT 0;

ALTER TABLE wallet_bank_accounts
  -- Failed attempts to open a number.
  ADD COLUMN tries integer NOT NULL DEFAULT 0,
  ADD COLUMN next_try_at timestamptz,
  ADD COLUMN claimed_until timestamptz,
  ADD COLUMN claims integer NOT NULL DEFAULT 0,
  -- The bank may have opened it although its answer was lost.
  ADD COLUMN unsure boolean NOT NULL DEFAULT false;
UPDATE wallet_bank_accounts SET next_try_at = requested_at, unsure = account_number IS NULL;
ALTER TABLE wallet_bank_accounts ALTER COLUMN next_try_at SET NOT NULL;
DROP INDEX wallet_bank_accounts_waiting;
CREATE INDEX wallet_bank_accounts_due ON wallet_bank_accounts (next_try_at)
  WHERE account_number IS NULL AND NOT is_unwanted;
