-- Up Migration

-- What carriers take beyond what customers paid for their delivery, or less: the mall's. Owner: server/wallet.
ALTER DOMAIN wallet_transaction_row DROP CONSTRAINT wallet_transactions_kind_check;
ALTER DOMAIN wallet_transaction_row ADD CONSTRAINT wallet_transactions_kind_check CHECK (
  (VALUE).kind IN ('deposit', 'purchase', 'refund', 'card_in', 'card_out', 'till_in', 'carriage')
) NOT VALID;
ALTER DOMAIN wallet_transaction_row DROP CONSTRAINT wallet_transactions_whose;
ALTER DOMAIN wallet_transaction_row ADD CONSTRAINT wallet_transactions_whose CHECK (
  ((VALUE).kind IN ('card_in', 'card_out', 'till_in', 'carriage')) = ((VALUE).account_id IS NULL)
) NOT VALID;
-- carriage: what the mall bears; carriers: what they are owed for it.
ALTER DOMAIN wallet_entry_row DROP CONSTRAINT wallet_entries_book_check;
ALTER DOMAIN wallet_entry_row ADD CONSTRAINT wallet_entries_book_check CHECK (
  (VALUE).book IN ('wallet', 'bank', 'card', 'till', 'sales', 'charges', 'suspense', 'carriage', 'carriers')
) NOT VALID;

-- The rows that are there are held against the rules anew.
ALTER DOMAIN wallet_transaction_row VALIDATE CONSTRAINT wallet_transactions_kind_check;
ALTER DOMAIN wallet_transaction_row VALIDATE CONSTRAINT wallet_transactions_whose;
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

-- Owner: server/delivery. All kobo.
ALTER TABLE delivery_shipments
  -- What the customer paid for the delivery; null: not known.
  ADD COLUMN paid_kobo bigint,
  -- What the rate costs that is to be booked; null: whatever the carrier takes then.
  ADD COLUMN fee_kobo bigint,
  -- The difference that is in the ledger.
  ADD COLUMN carriage_kobo bigint NOT NULL DEFAULT 0;
