-- Up Migration

-- An account that its owner deleted: its row stays for the orders and the ledger that refer to it, and
-- names nobody. Owner: server/accounts.
ALTER TABLE accounts
  ADD COLUMN deleted_at timestamptz,
  DROP CONSTRAINT accounts_reachable,
  ADD CONSTRAINT accounts_reachable CHECK (
    deleted_at IS NOT NULL OR email IS NOT NULL OR phone_number IS NOT NULL
  ),
  ADD CONSTRAINT accounts_forgotten CHECK (
    deleted_at IS NULL
    OR num_nonnulls(middle_name, last_name, email, phone_number, gender_id, date_of_birth, address) = 0
  );
