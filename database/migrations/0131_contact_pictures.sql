-- Up Migration

-- Pictures that people send with a contact message: of goods that are broken, and of their parcel. Owner: server/help.
-- They are in the database, not among the mall's pictures: no address shows them, and they go with their message.
CREATE TABLE contact_pictures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The name by which the sender's browser attaches it to the message.
  key uuid NOT NULL UNIQUE,
  -- Null: it waits for its message.
  message_id bigint REFERENCES contact_messages (id) ON DELETE CASCADE,
  -- A JPEG of the mall's own encoding.
  bytes bytea NOT NULL CHECK (length(bytes) BETWEEN 1 AND 4194304),
  -- As in contact_messages.
  sender_key bytea CHECK (length(sender_key) = 32),
  created_at timestamptz NOT NULL
);
CREATE INDEX contact_pictures_message ON contact_pictures (message_id, id) WHERE message_id IS NOT NULL;
CREATE INDEX contact_pictures_waiting ON contact_pictures (created_at) WHERE message_id IS NULL;
CREATE INDEX contact_pictures_sender ON contact_pictures (sender_key, created_at)
  WHERE sender_key IS NOT NULL;
