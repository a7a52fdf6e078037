-- Up Migration

-- Contact messages are a queue: open, taken by a member, answered by that member. Owner: server/help.
ALTER TABLE contact_messages ADD COLUMN member_id bigint;
ALTER TABLE contact_messages ADD COLUMN taken_at timestamptz;
ALTER TABLE contact_messages ADD COLUMN answer text;
ALTER TABLE contact_messages ADD COLUMN answered_at timestamptz;

ALTER TABLE contact_messages ADD CONSTRAINT contact_messages_taken_check
  CHECK (num_nonnulls(member_id, taken_at) <> 1) NOT VALID;
ALTER TABLE contact_messages ADD CONSTRAINT contact_messages_answered_check
  CHECK (num_nonnulls(answer, answered_at) = 0
    OR num_nonnulls(answer, answered_at, member_id) = 3 AND answer <> '') NOT VALID;
ALTER TABLE contact_messages VALIDATE CONSTRAINT contact_messages_taken_check;
ALTER TABLE contact_messages VALIDATE CONSTRAINT contact_messages_answered_check;

CREATE INDEX contact_messages_waiting ON contact_messages (id) WHERE answered_at IS NULL;

-- An answer has left the mall: nobody changes it, and none follows.
CREATE FUNCTION contact_answers_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the contact message % is answered', OLD.id USING ERRCODE = 'check_violation';
END
$$;
CREATE TRIGGER contact_answers_stay
  BEFORE UPDATE OF member_id, taken_at, answer, answered_at ON contact_messages
  FOR EACH ROW WHEN (OLD.answered_at IS NOT NULL) EXECUTE FUNCTION contact_answers_stay();
