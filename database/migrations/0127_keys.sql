-- Up Migration

-- The key ring: what the mall encrypts and hashes with. Each key is wrapped with the mall's secret, which is not in the
-- database. Owner: server/platform/keys.
CREATE TABLE platform_keys (
  -- In front of what it has sealed. 0: the secret from before there was a ring.
  id integer PRIMARY KEY CHECK (id >= 0),
  -- identity: of the hashes that identify a BVN, which no rotation replaces.
  purpose text NOT NULL CHECK (purpose IN ('data', 'identity')),
  -- Seals what is new; the others only open.
  is_current boolean NOT NULL,
  wrapped bytea NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX platform_keys_current ON platform_keys (purpose) WHERE is_current;

-- Beside 16 random bytes the id of the key, 4 bytes, since the digits of a code are a keyed hash.
ALTER TABLE account_codes DROP CONSTRAINT account_codes_issue_check;
ALTER TABLE account_codes ADD CONSTRAINT account_codes_issue_check
  CHECK (length(issue) IN (16, 20));

-- With the key, and four digits known, a search for the number took minutes.
ALTER TABLE identity_checks DROP CONSTRAINT identity_known;
ALTER TABLE identity_checks DROP COLUMN bvn_last_four;
ALTER TABLE identity_checks ADD CONSTRAINT identity_known
  CHECK (state <> 'matched' OR bvn_key IS NOT NULL);
