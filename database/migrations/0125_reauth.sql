-- Up Migration

-- Who is it? What a stolen token may not do, and how its owner undoes what was done. Owner: server/accounts.

-- When the owner of a session last proved who they are; null: never. Logging in is such a proof.
ALTER TABLE account_sessions ADD COLUMN confirmed_at timestamptz;

ALTER TABLE accounts
  -- Since when a contact is the account's; null: since it was opened. A young contact resets nothing.
  ADD COLUMN email_since timestamptz,
  ADD COLUMN phone_number_since timestamptz,
  -- Kobo that 24 hours of payments from the wallet may add up to before the owner is asked who they are.
  ADD COLUMN wallet_limit_kobo bigint NOT NULL DEFAULT 5000000 CHECK (wallet_limit_kobo >= 0),
  ADD CONSTRAINT accounts_since CHECK (
    (email IS NOT NULL OR email_since IS NULL)
    AND (phone_number IS NOT NULL OR phone_number_since IS NULL)
  ),
  -- When the last change was undone: two people claim the account, so no code alone sets its password for a while.
  ADD COLUMN undone_at timestamptz;

ALTER TABLE account_codes DROP CONSTRAINT account_codes_purpose_check;
ALTER TABLE account_codes ADD CONSTRAINT account_codes_purpose_check
  CHECK (purpose IN ('register', 'reset', 'phone', 'confirm'));

-- Twenty sessions an account: the one that was unused the longest goes, and its open pages hear of it. Logins at once
-- wait for each other here, so that each sees the sessions of the one before.
CREATE FUNCTION account_sessions_bounded() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ended record;
BEGIN
  PERFORM FROM accounts WHERE id = NEW.account_id FOR NO KEY UPDATE;
  FOR ended IN
    DELETE FROM account_sessions WHERE id IN (
      SELECT id FROM account_sessions WHERE account_id = NEW.account_id AND id <> NEW.id
      ORDER BY last_seen_at DESC, id DESC OFFSET 19
    ) RETURNING id
  LOOP
    PERFORM pg_notify('oja_account', NEW.account_id || ':signed-out:' || ended.id);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER account_sessions_bounded AFTER INSERT ON account_sessions
  FOR EACH ROW EXECUTE FUNCTION account_sessions_bounded();

-- Payments from the wallet of the last 24 hours before which nobody was asked who they are.
CREATE TABLE account_unconfirmed_payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  amount_kobo bigint NOT NULL CHECK (amount_kobo > 0),
  paid_at timestamptz NOT NULL
);
CREATE INDEX account_unconfirmed_payments_account ON account_unconfirmed_payments (account_id, paid_at);
CREATE INDEX account_unconfirmed_payments_age ON account_unconfirmed_payments (paid_at);

-- Changes of contacts, password and second factor that can still be undone, with what the account had before.
CREATE TABLE account_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('password', 'phone_number', 'second_factor')),
  changed_at timestamptz NOT NULL,
  email text,
  email_since timestamptz,
  phone_number text,
  phone_number_since timestamptz,
  password_hash text NOT NULL
);
CREATE INDEX account_changes_account ON account_changes (account_id, id);
CREATE INDEX account_changes_age ON account_changes (changed_at);

-- The links that undo a change, one for each contact that was told of it.
CREATE TABLE account_undo_links (
  -- SHA-256 of the link's token.
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  change_id bigint NOT NULL REFERENCES account_changes (id) ON DELETE CASCADE
);
CREATE INDEX account_undo_links_change ON account_undo_links (change_id);
