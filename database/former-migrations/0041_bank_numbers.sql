-- Up Migration

-- Deposits of which the bank never told are looked for, and the numbers of customers who left are closed.
-- Owner: server/wallet.
ALTER TABLE wallet_bank_accounts
  -- When the bank is asked next what came in; null: as soon as there is time.
  ADD COLUMN look_at timestamptz,
  -- Its customer has deleted the account: the bank is to close it.
  ADD COLUMN is_unwanted boolean NOT NULL DEFAULT false,
  -- When the bank has; nothing comes in any more.
  ADD COLUMN closed_at timestamptz,
  ADD CONSTRAINT wallet_bank_accounts_closed CHECK (closed_at IS NULL OR is_unwanted);
UPDATE wallet_bank_accounts SET is_unwanted = true
FROM accounts WHERE accounts.id = account_id AND deleted_at IS NOT NULL;
CREATE INDEX wallet_bank_accounts_to_look_at ON wallet_bank_accounts (look_at NULLS FIRST)
  WHERE closed_at IS NULL AND (is_unwanted OR account_number IS NOT NULL);
