-- Up Migration

-- Money that is paid at the counter when a pay-on-pickup order is handed over. Owner: server/wallet.
-- till: what the counter has taken in; like the card's book it stands below zero for what came from there.
ALTER TABLE wallet_entries DROP CONSTRAINT wallet_entries_book_check,
  ADD CONSTRAINT wallet_entries_book_check
    CHECK (book IN ('wallet', 'bank', 'card', 'till', 'sales', 'charges'));
ALTER TABLE wallet_transactions DROP CONSTRAINT wallet_transactions_kind_check,
  ADD CONSTRAINT wallet_transactions_kind_check
    CHECK (kind IN ('deposit', 'purchase', 'refund', 'card_in', 'card_out', 'till_in')),
  DROP CONSTRAINT wallet_transactions_check,
  ADD CONSTRAINT wallet_transactions_whose
    CHECK ((kind IN ('card_in', 'card_out', 'till_in')) = (account_id IS NULL));

-- Orders that were handed over before there was this book.
WITH handed_over AS (
  SELECT order_code, total_kobo, moved_at FROM orders
  WHERE payment_code = 'pay-on-pickup' AND payment_status IN ('PAID', 'REFUNDED')
), posted AS (
  INSERT INTO wallet_transactions (key, kind, reference, created_at)
  SELECT 'till:' || order_code, 'till_in', order_code, moved_at FROM handed_over
  RETURNING id, reference
)
INSERT INTO wallet_entries (transaction_id, book, amount_kobo)
SELECT posted.id, entry.book, entry.sign * total_kobo
FROM posted JOIN handed_over ON order_code = reference,
  (VALUES ('till', -1), ('sales', 1)) AS entry (book, sign);
