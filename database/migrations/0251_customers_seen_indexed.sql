-- Up Migration
-- outside a transaction

-- Beginnings of names, for the office. Owner: server/accounts.
DROP INDEX CONCURRENTLY IF EXISTS accounts_names;

CREATE INDEX CONCURRENTLY accounts_names ON accounts
  USING gin (to_tsvector('simple', search_fold(first_name || ' ' || coalesce(last_name, ''))))
  WHERE deleted_at IS NULL;

-- Messages of a customer, for the office and for the end of the account. Owner: server/messages.
DROP INDEX CONCURRENTLY IF EXISTS messages_contact;

CREATE INDEX CONCURRENTLY messages_contact ON messages (contact, id);

-- Owner: server/orders.
DROP INDEX CONCURRENTLY IF EXISTS office_orders_account;

CREATE INDEX CONCURRENTLY office_orders_account ON office_orders (account_id, order_id);
