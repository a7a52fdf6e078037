-- Up Migration

-- Who shops here, how they get in, and how guessing is stopped. Owner: server/accounts.

-- Customers and staff.
CREATE TABLE accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Names the account to the outside without giving away its number.
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]{12}$'),
  first_name text NOT NULL CHECK (first_name <> ''),
  middle_name text CHECK (middle_name <> ''),
  last_name text CHECK (last_name <> ''),
  -- In small letters.
  email text UNIQUE CHECK (email = lower(email) AND email <> ''),
  -- E.164, a Nigerian number.
  phone_number text UNIQUE CHECK (phone_number ~ '^\+234[0-9]{10}$'),
  -- Argon2id, with its parameters and salt.
  password_hash text NOT NULL CHECK (starts_with(password_hash, '$argon2id$')),
  gender_id smallint CHECK (gender_id > 0),
  date_of_birth date,
  address text CHECK (address <> ''),
  -- May enter the back office.
  is_staff boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  -- When its owner deleted it: the row stays for the orders and the ledger that refer to it, and names nobody.
  deleted_at timestamptz,
  CONSTRAINT accounts_reachable CHECK (
    deleted_at IS NOT NULL OR email IS NOT NULL OR phone_number IS NOT NULL
  ),
  CONSTRAINT accounts_erased CHECK (
    deleted_at IS NULL
    OR num_nonnulls(middle_name, last_name, email, phone_number, gender_id, date_of_birth, address) = 0
  )
);

-- One row for each browser in which an account is signed in; signing out deletes it.
CREATE TABLE account_sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- SHA-256 of the token, which only the browser has.
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  -- What the browser says it is, in words: 'Chrome on Android'.
  device text NOT NULL CHECK (device <> ''),
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  -- However busy it is.
  expires_at timestamptz NOT NULL
);
CREATE INDEX account_sessions_account ON account_sessions (account_id);
CREATE INDEX account_sessions_expiry ON account_sessions (expires_at);

-- Browsers that have been signed in to an account: guessing by others does not lock them out.
CREATE TABLE account_devices (
  account_id bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- SHA-256 of the browser's cookie, which is the same for all accounts used in it.
  device_hash bytea NOT NULL CHECK (length(device_hash) = 32),
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, device_hash)
);
CREATE INDEX account_devices_device ON account_devices (device_hash);
CREATE INDEX account_devices_age ON account_devices (last_used_at);

-- The newest code that was sent to a contact for a purpose, whether or not an account has the contact.
CREATE TABLE account_codes (
  purpose text NOT NULL CHECK (purpose IN ('register', 'reset', 'phone')),
  -- An e-mail address in small letters, or a phone number in E.164.
  contact text NOT NULL,
  -- The six digits are a keyed hash of this: without the mall's secret the row says nothing.
  issue bytea NOT NULL CHECK (length(issue) = 16),
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Wrong ones: after five it is void.
  attempts smallint NOT NULL DEFAULT 0 CHECK (attempts BETWEEN 0 AND 5),
  used_at timestamptz,
  PRIMARY KEY (purpose, contact)
);
CREATE INDEX account_codes_expiry ON account_codes (expires_at);

-- Browsers that have requested a reset code: what they send with it need not say whose it is.
CREATE TABLE account_resets (
  -- SHA-256 of the browser's cookie.
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  contact text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX account_resets_expiry ON account_resets (expires_at);

-- Recent attempts by what they had in common: the account, the addresses they came from, all of them.
-- Unlogged: a crash of the database may lose them, and counting costs no wait for the disk.
CREATE UNLOGGED TABLE account_attempts (
  key text PRIMARY KEY,
  wrong integer NOT NULL CHECK (wrong >= 0),
  succeeded integer NOT NULL CHECK (succeeded >= 0),
  ends_at timestamptz NOT NULL
);
CREATE INDEX account_attempts_end ON account_attempts (ends_at);
