-- Up Migration
-- outside a transaction

-- Accounts by a number that was typed at the telephone: one each. Few have one. Owner: server/accounts.
DROP INDEX CONCURRENTLY IF EXISTS accounts_unproved_number;

CREATE UNIQUE INDEX CONCURRENTLY accounts_unproved_number ON accounts (unproved_number)
  WHERE unproved_number IS NOT NULL;
