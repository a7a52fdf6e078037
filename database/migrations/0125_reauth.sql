-- Up Migration

-- Who is it? What a stolen token may not do, and how its owner undoes what was done. Owner: server/accounts.

-- When the owner of a session last proved who they are; null: never. Logging in is such a proof.
ALTER TABLE account_sessions ADD COLUMN confirmed_at timestamptz;

ALTER TABLE accounts
  -- Since when a contact is the account's; null: since it was opened. A young contact resets nothing.
  ADD COLUMN email_since timestamptz,
  ADD COLUMN phone_number_since timestamptz,
  -- Kobo that 24 hours of payments from the wallet may add up to before the owner is asked who they are.
  ADD COLUMN wallet_limit bigint NOT NULL DEFAULT 5000000 CHECK (wallet_limit >= 0),
  ADD CONSTRAINT accounts_since CHECK (
    (email IS NOT NULL OR email_since IS NULL)
    AND (phone_number IS NOT NULL OR phone_number_since IS NULL)
  );

ALTER TABLE account_codes DROP CONSTRAINT account_codes_purpose_check;
ALTER TABLE account_codes ADD CONSTRAINT account_codes_purpose_check
  CHECK (purpose IN ('register', 'reset', 'phone', 'confirm'));
