-- Up Migration

-- Codes that strangers cannot use up, and what codes to phones may cost. Owner: server/accounts.

-- They live for minutes, and nobody knows who asked for the ones that are there.
DELETE FROM account_codes;

ALTER TABLE account_codes
  DROP CONSTRAINT account_codes_pkey,
  -- SHA-256 of the cookie of a browser that the contact's account knows: it has codes of its own. Empty: all others.
  ADD COLUMN device bytea NOT NULL DEFAULT '' CHECK (length(device) IN (0, 32)),
  -- Who asked, and has five tries at the six digits: SHA-256 of the cookie or of the account; empty: nobody.
  ADD COLUMN requester bytea NOT NULL CHECK (length(requester) IN (0, 32)),
  -- The range of addresses that was asked from: callers without the cookie have five more there.
  ADD COLUMN requester_range text NOT NULL,
  ADD COLUMN neighbour_attempts smallint NOT NULL DEFAULT 0 CHECK (neighbour_attempts BETWEEN 0 AND 5),
  -- Of everybody else, such as somebody who asked with a phone and types on a laptop.
  ADD COLUMN other_attempts smallint NOT NULL DEFAULT 0 CHECK (other_attempts BETWEEN 0 AND 2),
  -- The form of the last message: eighteen digits instead of six.
  ADD COLUMN is_long boolean NOT NULL,
  -- The six digits end before the eighteen do.
  ADD COLUMN digits_expire_at timestamptz NOT NULL,
  ADD COLUMN wait_until timestamptz NOT NULL,
  -- Messages of the day that ends at.
  ADD COLUMN messages smallint NOT NULL DEFAULT 0 CHECK (messages >= 0),
  ADD COLUMN messages_end_at timestamptz NOT NULL,
  -- Wrong six digits of the four months that end at, except those of whoever was right afterwards.
  ADD COLUMN wrong smallint NOT NULL DEFAULT 0 CHECK (wrong >= 0),
  ADD COLUMN wrong_end_at timestamptz NOT NULL,
  -- It was typed in at least once.
  ADD COLUMN is_confirmed boolean NOT NULL DEFAULT false,
  ADD PRIMARY KEY (purpose, contact, device);

-- Codes to phones by number, range of addresses, block of numbers, country and in all; `confirmed` were typed in.
CREATE TABLE account_phone_budgets (
  key text PRIMARY KEY,
  sent integer NOT NULL CHECK (sent >= 0),
  confirmed integer NOT NULL CHECK (confirmed >= 0),
  ends_at timestamptz NOT NULL
);
CREATE INDEX account_phone_budgets_end ON account_phone_budgets (ends_at);
