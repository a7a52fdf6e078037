-- Up Migration

-- What placing an order writes, made less. Owners: server/checkout, server/orders, server/wallet.

-- A key names its order from the start, by the code that is chosen before anything is written, so that
-- its row is written once. At the end of the transaction the order must be there.
-- The reference comes last: a row that was written under it would have to wait for the end, and no table
-- with such a row can be altered.
ALTER TABLE checkout_keys ADD COLUMN order_code text;
UPDATE checkout_keys SET order_code = orders.order_code FROM orders WHERE orders.id = order_id;
ALTER TABLE checkout_keys ALTER COLUMN order_code SET NOT NULL, DROP COLUMN order_id,
  ADD FOREIGN KEY (order_code) REFERENCES orders (order_code) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;

-- Every index is one more page to write with each order. A customer's orders are few enough to be
-- searched for a status, and what the nightly job forgets is most of its table.
DROP INDEX orders_by_status;
DROP INDEX checkout_keys_age;
-- Entries are found by their transaction.
DROP INDEX wallet_entries_wallet;
-- A history is read by its order alone.
DROP INDEX order_moves_order;
ALTER TABLE order_moves DROP CONSTRAINT order_moves_pkey, ADD PRIMARY KEY (order_id, id);
