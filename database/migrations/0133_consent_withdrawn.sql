-- Up Migration

-- A customer withdraws the consent to the identity check: the checks are deleted, and the number for deposits closes.
-- Owners: server/identity, server/wallet.

-- When, and how many checks of the day before went with it: they still count against the limit of a day.
CREATE TABLE identity_withdrawals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts (id),
  checks smallint NOT NULL CHECK (checks >= 0),
  withdrawn_at timestamptz NOT NULL
);
CREATE INDEX identity_withdrawals_account ON identity_withdrawals (account_id, withdrawn_at);

-- Who is verified again gets another number; the former one stays known, since money may still arrive there.
ALTER TABLE wallet_bank_accounts DROP CONSTRAINT wallet_bank_accounts_pkey;
ALTER TABLE wallet_bank_accounts ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY;
CREATE UNIQUE INDEX wallet_bank_accounts_open ON wallet_bank_accounts (account_id)
  WHERE NOT is_close_requested;
CREATE INDEX wallet_bank_accounts_account ON wallet_bank_accounts (account_id);
