-- Up Migration

-- Who works here, how they sign in, and what they may do. Owner: server/staff. `accounts.is_staff` is no longer read.

CREATE TABLE staff_members (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null until an invitation is taken up.
  account_id bigint UNIQUE REFERENCES accounts (id),
  state text NOT NULL CHECK (state IN ('invited', 'active', 'suspended', 'left')),
  -- How the member's passkeys name them: random, in Base64url.
  handle text NOT NULL UNIQUE CHECK (handle ~ '^[A-Za-z0-9_-]{22}$'),
  invited_at timestamptz NOT NULL,
  -- As an actor: `staff:1`, `command:ada`.
  invited_by text NOT NULL CHECK (invited_by <> ''),
  -- Null: never signed in.
  last_seen_at timestamptz,
  CONSTRAINT staff_members_account CHECK (account_id IS NOT NULL OR state IN ('invited', 'left'))
);

CREATE TABLE staff_invitations (
  member_id bigint PRIMARY KEY REFERENCES staff_members (id),
  -- In lower case.
  email text NOT NULL UNIQUE CHECK (email <> ''),
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  expires_at timestamptz NOT NULL
);

CREATE TABLE staff_roles (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  -- Has every permission that there is, today's and later ones.
  is_owner boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  edited_at timestamptz NOT NULL,
  edited_by text NOT NULL CHECK (edited_by <> '')
);
CREATE UNIQUE INDEX staff_roles_name ON staff_roles (lower(name));
CREATE UNIQUE INDEX staff_roles_owner ON staff_roles (is_owner) WHERE is_owner;

CREATE TABLE staff_role_permissions (
  role_id bigint NOT NULL REFERENCES staff_roles (id) ON DELETE CASCADE,
  -- Of contract/office/permissions.ts.
  permission text NOT NULL CHECK (permission ~ '^[a-z]+\.[a-z]+$'),
  PRIMARY KEY (role_id, permission)
);

CREATE TABLE staff_member_roles (
  member_id bigint NOT NULL REFERENCES staff_members (id),
  role_id bigint NOT NULL REFERENCES staff_roles (id),
  PRIMARY KEY (member_id, role_id)
);
CREATE INDEX staff_member_roles_role ON staff_member_roles (role_id);

CREATE TABLE staff_sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES staff_members (id),
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  -- Of the password that it began with: another one ends it.
  password_digest bytea NOT NULL CHECK (length(password_digest) = 32),
  device text NOT NULL,
  started_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- When the second factor was proved last; null: not yet.
  factor_at timestamptz
);
CREATE INDEX staff_sessions_member ON staff_sessions (member_id);
CREATE INDEX staff_sessions_end ON staff_sessions (expires_at);

CREATE TABLE staff_passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES staff_members (id),
  credential_id bytea NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1023),
  public_key bytea NOT NULL CHECK (length(public_key) > 0),
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  is_backed_up boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX staff_passkeys_member ON staff_passkeys (member_id);

-- An authenticator app. Its secret is sealed with the key ring.
CREATE TABLE staff_totp (
  member_id bigint PRIMARY KEY REFERENCES staff_members (id),
  secret bytea CHECK (length(secret) > 0),
  -- The newest time step whose digits were used.
  step bigint,
  since timestamptz,
  new_secret bytea CHECK (length(new_secret) > 0),
  new_at timestamptz,
  wrong_codes smallint NOT NULL DEFAULT 0 CHECK (wrong_codes >= 0),
  closed_until timestamptz,
  CHECK ((secret IS NULL) = (step IS NULL)),
  CHECK ((secret IS NULL) = (since IS NULL)),
  CHECK ((new_secret IS NULL) = (new_at IS NULL))
);

CREATE TABLE staff_recovery_codes (
  member_id bigint NOT NULL REFERENCES staff_members (id),
  code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
  used_at timestamptz,
  PRIMARY KEY (member_id, code_hash)
);

-- The last active owner cannot go. Whoever may take one away waits at the row of the role, and then counts.
CREATE FUNCTION staff_keep_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM staff_roles WHERE is_owner FOR NO KEY UPDATE;
  IF NOT EXISTS (
    SELECT FROM staff_member_roles
      JOIN staff_members ON staff_members.id = member_id
      JOIN staff_roles ON staff_roles.id = role_id
    WHERE is_owner AND state = 'active'
  ) THEN
    RAISE EXCEPTION 'there has to be an active owner'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'staff_last_owner';
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION staff_is_owner(member bigint) RETURNS boolean LANGUAGE sql STABLE
  RETURN EXISTS (
    SELECT FROM staff_member_roles JOIN staff_roles ON staff_roles.id = role_id
    WHERE member_id = member AND is_owner
  );

CREATE FUNCTION staff_takes_owner(member bigint, role bigint) RETURNS boolean LANGUAGE sql STABLE
  RETURN EXISTS (SELECT FROM staff_roles WHERE id = role AND is_owner)
    AND EXISTS (SELECT FROM staff_members WHERE id = member AND state = 'active');

CREATE TRIGGER staff_member_roles_keep_owner AFTER DELETE ON staff_member_roles
  FOR EACH ROW WHEN (staff_takes_owner(OLD.member_id, OLD.role_id))
  EXECUTE FUNCTION staff_keep_owner();
CREATE TRIGGER staff_members_keep_owner AFTER UPDATE OF state ON staff_members
  FOR EACH ROW WHEN (OLD.state = 'active' AND NEW.state <> 'active' AND staff_is_owner(OLD.id))
  EXECUTE FUNCTION staff_keep_owner();
