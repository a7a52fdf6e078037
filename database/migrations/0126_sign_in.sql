-- Up Migration

-- Passkeys, the second factor of a login by password, and recovery codes. Owner: server/accounts.

-- Public keys of passkeys (WebAuthn); the private ones never leave the customer's devices.
CREATE TABLE account_passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  credential_id bytea NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1023),
  -- COSE.
  public_key bytea NOT NULL CHECK (length(public_key) > 0),
  -- How often it has signed, as the authenticator counts; those that are synchronised do not count.
  counter bigint NOT NULL CHECK (counter >= 0),
  -- How browsers reach it: 'internal', 'usb', 'hybrid' …
  transports text[] NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  -- Stored with the customer's account at Google, Apple or another: a lost phone does not lose it.
  is_backed_up boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX account_passkeys_account ON account_passkeys (account_id, id);

-- What a login by password needs beside it. No row: nothing.
CREATE TABLE account_second_factors (
  account_id bigint PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  -- Since then a login by password needs a second factor; null: it does not.
  required_since timestamptz,
  -- The secret of the authenticator app (TOTP, RFC 6238), sealed; null: there is none.
  totp_secret bytea CHECK (length(totp_secret) > 0),
  -- The time step of the last code that was used: that code, and older ones, work no more.
  totp_step bigint CHECK (totp_step > 0),
  totp_since timestamptz,
  -- Wrong codes of browsers that were never signed in to the account, until the count ends.
  wrong_codes smallint NOT NULL DEFAULT 0 CHECK (wrong_codes BETWEEN 0 AND 10),
  wrong_codes_until timestamptz,
  -- A secret whose app has not proved itself by a code yet.
  new_totp_secret bytea CHECK (length(new_totp_secret) > 0),
  new_totp_at timestamptz,
  CHECK ((totp_secret IS NULL) = (totp_step IS NULL)),
  CHECK ((totp_secret IS NULL) = (totp_since IS NULL)),
  -- An authenticator app that nobody needs would be one that nobody knows of.
  CHECK (totp_secret IS NULL OR required_since IS NOT NULL),
  CHECK ((new_totp_secret IS NULL) = (new_totp_at IS NULL))
);

-- For who has lost phone and passkeys: each works once.
CREATE TABLE account_recovery_codes (
  account_id bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- SHA-256: a code has 78 random bits.
  code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (account_id, code_hash)
);

-- What a passkey has to sign: once, within minutes, for the browser, session or login that requested it.
-- Unlogged: a crash of the database costs a second press.
CREATE UNLOGGED TABLE account_challenges (
  challenge bytea PRIMARY KEY CHECK (length(challenge) = 32),
  purpose text NOT NULL CHECK (purpose IN ('add', 'confirm', 'log-in', 'second-factor')),
  -- SHA-256 of the browser's cookie or the login's token, or the session's number.
  requester text NOT NULL CHECK (requester <> ''),
  expires_at timestamptz NOT NULL
);
CREATE INDEX account_challenges_expiry ON account_challenges (expires_at);

-- Logins whose password was right and whose second factor is to come.
CREATE TABLE account_pending_logins (
  -- SHA-256 of the token, which only the browser has.
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  account_id bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- SHA-256 of the account's password hash: a new password ends the login.
  password_digest bytea NOT NULL CHECK (length(password_digest) = 32),
  attempts smallint NOT NULL DEFAULT 0 CHECK (attempts BETWEEN 0 AND 5),
  expires_at timestamptz NOT NULL
);
CREATE INDEX account_pending_logins_account ON account_pending_logins (account_id);
CREATE INDEX account_pending_logins_expiry ON account_pending_logins (expires_at);
