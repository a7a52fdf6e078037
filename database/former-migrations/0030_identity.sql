-- Up Migration

-- Checks of who a customer is, by picture and BVN. Owner: server/identity.
-- Neither the number nor the picture is ever here.
CREATE TABLE identity_checks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- 'asking' while the provider is asked: it goes with the call where the provider does not answer.
  state text NOT NULL CHECK (state IN ('asking', 'pending', 'matched', 'refused')),
  -- For the customer: why it was refused, or what it waits for.
  reason text CHECK (reason <> ''),
  -- A keyed hash of the BVN, by which a second account with it is known.
  bvn_key bytea CHECK (length(bvn_key) = 32),
  bvn_last_four text CHECK (bvn_last_four ~ '^[0-9]{4}$'),
  -- The provider's name for this check.
  provider_reference text UNIQUE CHECK (provider_reference <> ''),
  -- What the customer agreed to, word for word, and when.
  consent_words text NOT NULL CHECK (consent_words <> ''),
  consent_at timestamptz NOT NULL,
  asked_at timestamptz NOT NULL,
  settled_at timestamptz,
  CONSTRAINT identity_settled CHECK ((settled_at IS NOT NULL) = (state IN ('matched', 'refused'))),
  CONSTRAINT identity_followed CHECK (state <> 'pending' OR provider_reference IS NOT NULL),
  CONSTRAINT identity_known CHECK (state <> 'matched' OR (bvn_key IS NOT NULL AND bvn_last_four IS NOT NULL))
);
CREATE INDEX identity_checks_newest ON identity_checks (account_id, id);
CREATE INDEX identity_checks_open ON identity_checks (asked_at) WHERE state IN ('asking', 'pending');
-- One check of an account at a time, and none after it is verified.
CREATE UNIQUE INDEX identity_one_for_each_account ON identity_checks (account_id)
  WHERE state IN ('asking', 'pending', 'matched');
CREATE UNIQUE INDEX identity_one_account_for_each_bvn ON identity_checks (bvn_key)
  WHERE state = 'matched';
