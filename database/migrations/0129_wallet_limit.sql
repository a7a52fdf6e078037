-- Up Migration

-- What the wallet's limit has counted stands on the account's own row, which a payment locks anyway: one statement
-- for each payment instead of three, and no table to clean up. Owner: server/accounts.

ALTER TABLE accounts
  -- Kobo that were paid since `unconfirmed_from` before which nobody was asked who they are.
  ADD COLUMN unconfirmed_kobo bigint NOT NULL DEFAULT 0 CHECK (unconfirmed_kobo >= 0),
  -- When the first of these payments was: 24 hours later they count no longer.
  ADD COLUMN unconfirmed_from timestamptz;

UPDATE accounts SET unconfirmed_kobo = paid.kobo, unconfirmed_from = paid.since
FROM (
  SELECT account_id, sum(amount_kobo)::bigint AS kobo, min(paid_at) AS since
  FROM account_unconfirmed_payments GROUP BY account_id
) AS paid
WHERE accounts.id = paid.account_id;

DROP TABLE account_unconfirmed_payments;
