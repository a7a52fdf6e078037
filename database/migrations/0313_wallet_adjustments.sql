-- Up Migration

-- What two members add to a wallet or take out of it, against the mall's own book `adjustments`. Owner: server/wallet.
ALTER DOMAIN wallet_transaction_row DROP CONSTRAINT wallet_transactions_kind_check;
ALTER DOMAIN wallet_transaction_row ADD CONSTRAINT wallet_transactions_kind_check CHECK (
  (VALUE).kind IN ('deposit', 'purchase', 'refund', 'card_in', 'card_out', 'till_in', 'carriage', 'adjustment')
) NOT VALID;
ALTER DOMAIN wallet_entry_row DROP CONSTRAINT wallet_entries_book_check;
ALTER DOMAIN wallet_entry_row ADD CONSTRAINT wallet_entries_book_check CHECK (
  (VALUE).book IN ('wallet', 'bank', 'card', 'till', 'sales', 'charges', 'suspense', 'carriage', 'carriers', 'adjustments')
) NOT VALID;

-- The reason of each, which its customer reads.
CREATE TABLE wallet_adjustments (
  key text PRIMARY KEY REFERENCES wallet_transactions (key),
  reason text NOT NULL CHECK (reason <> ''),
  approval_id bigint NOT NULL UNIQUE
);

ALTER DOMAIN wallet_transaction_row VALIDATE CONSTRAINT wallet_transactions_kind_check;
ALTER DOMAIN wallet_entry_row VALIDATE CONSTRAINT wallet_entries_book_check;
ALTER TABLE wallet_transactions
  ADD CONSTRAINT wallet_transactions_row_anew
  CHECK ((wallet_transactions.*)::wallet_transaction_row IS DISTINCT FROM NULL) NOT VALID;
ALTER TABLE wallet_transactions VALIDATE CONSTRAINT wallet_transactions_row_anew;
ALTER TABLE wallet_transactions DROP CONSTRAINT wallet_transactions_row_anew;
ALTER TABLE wallet_entries
  ADD CONSTRAINT wallet_entries_row_anew
  CHECK ((wallet_entries.*)::wallet_entry_row IS DISTINCT FROM NULL) NOT VALID;
ALTER TABLE wallet_entries VALIDATE CONSTRAINT wallet_entries_row_anew;
ALTER TABLE wallet_entries DROP CONSTRAINT wallet_entries_row_anew;
