-- Up Migration

-- Each payment from a wallet is counted in its account's row: room on the page for the next version, so that none of the four
-- indexes needs an entry for it. Owner: server/accounts.
ALTER TABLE accounts SET (fillfactor = 85);
