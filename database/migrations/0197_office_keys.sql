-- Up Migration

-- What a member has sent once: a form's key, with the answer that its repetition gets. The row is written in the
-- transaction of the change itself. Rows of a day. Owner: server/audit.
CREATE TABLE office_keys (
  member_id bigint NOT NULL REFERENCES staff_members (id) ON DELETE CASCADE,
  -- As the contract names it: `POST /office/members`.
  call text NOT NULL,
  key text NOT NULL,
  -- Of params, query and body, or of the file.
  body_hash bytea NOT NULL,
  -- Null until the call is answered.
  answer jsonb,
  stored_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, call, key)
);
