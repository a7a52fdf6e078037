-- Up Migration

-- What the mall tells people by SMS, WhatsApp and mail. Owner: server/messages.

CREATE TABLE messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Names the message to providers and receivers, the same at every try.
  reference uuid NOT NULL UNIQUE,
  -- E.164, or a mail address in small letters.
  contact text NOT NULL CHECK (contact ~ '^\+[0-9]{8,15}$' OR contact ~ '^[^@\s]+@[^@\s]+$'),
  -- The way it goes now: WhatsApp turns into SMS when it fails.
  channel text NOT NULL CHECK (channel IN ('sms', 'whatsapp', 'email')),
  template text NOT NULL,
  -- What the template is filled with, encrypted with the mall's secret; wiped when it has ended.
  sealed_values bytea,
  -- sent: the provider took it; dead: will never be sent, or was lost on the way (see reason).
  state text NOT NULL CHECK (state IN ('waiting', 'sent', 'delivered', 'dead')),
  reason text,
  tries smallint NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  -- A worker has it in hand until then; after that the worker is taken to be gone.
  claimed_until timestamptz,
  -- How often it was taken in hand: what an earlier holder finds out no longer counts.
  claims integer NOT NULL DEFAULT 0,
  -- Never sent after this.
  expires_at timestamptz NOT NULL,
  -- The provider's name for it.
  provider_id text,
  created_at timestamptz NOT NULL,
  CONSTRAINT messages_wiped CHECK (state IN ('waiting', 'sent') OR sealed_values IS NULL),
  CONSTRAINT messages_fillable CHECK (state <> 'waiting' OR sealed_values IS NOT NULL),
  CONSTRAINT messages_explained CHECK (state <> 'dead' OR reason IS NOT NULL)
);
CREATE INDEX messages_due ON messages (channel, next_try_at) WHERE state = 'waiting';
CREATE INDEX messages_replaceable ON messages (contact, template) WHERE state = 'waiting';
CREATE INDEX messages_in_hand ON messages (contact, template) WHERE claimed_until IS NOT NULL;
CREATE INDEX messages_sealed ON messages (expires_at) WHERE sealed_values IS NOT NULL;
CREATE INDEX messages_provider ON messages (provider_id) WHERE provider_id IS NOT NULL;
CREATE INDEX messages_age ON messages (created_at);

-- What the provider told of messages, each thing once; it may tell before we know its id.
CREATE TABLE messages_reports (
  provider_id text NOT NULL,
  status text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (provider_id, status)
);
CREATE INDEX messages_reports_age ON messages_reports (received_at);
