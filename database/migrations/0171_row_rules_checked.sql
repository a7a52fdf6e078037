-- Up Migration

-- Reads the rows that are there, beside readers and writers. Owners: server/accounts, server/checkout,
-- server/catalogue, server/orders, server/wallet, server/notifications, server/messages.

ALTER TABLE accounts VALIDATE CONSTRAINT accounts_row;
ALTER TABLE checkout_keys VALIDATE CONSTRAINT checkout_keys_row;
ALTER TABLE stock VALIDATE CONSTRAINT stock_row;
ALTER TABLE orders VALIDATE CONSTRAINT orders_row;
ALTER TABLE order_lines VALIDATE CONSTRAINT order_lines_row;
ALTER TABLE wallet_transactions VALIDATE CONSTRAINT wallet_transactions_row;
ALTER TABLE wallet_entries VALIDATE CONSTRAINT wallet_entries_row;
ALTER TABLE notifications VALIDATE CONSTRAINT notifications_row;
ALTER TABLE messages VALIDATE CONSTRAINT messages_row;
