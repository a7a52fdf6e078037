-- Up Migration

-- Who did what in the office. Owner: server/audit.

-- An entry fits the one before it: `hash` is a keyed hash of the entry in its canonical form (server/audit/canonical.ts)
-- with the hash of the one before. Ids have no gaps.
CREATE TABLE audit_entries (
  id bigint PRIMARY KEY CHECK (id > 0),
  -- As server/platform/actor.ts writes it: `staff:7`, `command:ada`.
  actor text NOT NULL CHECK (actor <> ''),
  session_id bigint,
  recorded_at timestamptz NOT NULL,
  call text NOT NULL CHECK (call <> ''),
  subject text NOT NULL CHECK (subject ~ '^[a-z-]+:[A-Za-z0-9_.-]+$'),
  -- Null: it was done. Else the code that it was refused with.
  refused text CHECK (refused <> ''),
  before jsonb NOT NULL CHECK (jsonb_typeof(before) = 'object'),
  after jsonb NOT NULL CHECK (jsonb_typeof(after) = 'object'),
  reason text CHECK (reason <> ''),
  request_id text,
  -- Of platform_keys: the key of the hash, which a rotation does not change.
  key_id integer NOT NULL,
  previous_hash bytea NOT NULL CHECK (length(previous_hash) = 32),
  hash bytea NOT NULL CHECK (length(hash) = 32)
);
CREATE INDEX audit_entries_subject ON audit_entries (subject, id DESC);
CREATE INDEX audit_entries_actor ON audit_entries (actor, id DESC);
CREATE INDEX audit_entries_call ON audit_entries (call, id DESC);
CREATE INDEX audit_entries_time ON audit_entries (recorded_at);

-- The newest entry; writers wait for each other at this row.
CREATE TABLE audit_head (
  is_head boolean PRIMARY KEY CHECK (is_head),
  last_id bigint NOT NULL CHECK (last_id >= 0),
  hash bytea NOT NULL CHECK (length(hash) = 32),
  -- When it was mailed to the owners last.
  reported_at timestamptz
);
INSERT INTO audit_head (is_head, last_id, hash) VALUES (true, 0, decode(repeat('00', 32), 'hex'));

CREATE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit only grows: no % of %', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER audit_entries_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER audit_head_stays BEFORE DELETE OR TRUNCATE ON audit_head
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
