-- Up Migration

-- What the mall writes to people by SMS, WhatsApp and mail. Owner: server/messages.

-- The outbox: a queue (server/platform/queue.ts) of what is to be sent and was sent lately.
CREATE TABLE messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Names the message to providers and receivers, the same at every attempt. Not unique: it has 122 random bits,
  -- nobody looks for it, and each index is a page more to write with an order.
  reference uuid NOT NULL,
  -- E.164, or a mail address in small letters.
  contact text NOT NULL CHECK (contact ~ '^\+[0-9]{8,15}$' OR contact ~ '^[^@\s]+@[^@\s]+$'),
  -- How it goes now: WhatsApp turns into SMS when it fails.
  channel text NOT NULL CHECK (channel IN ('sms', 'whatsapp', 'email')),
  template text NOT NULL,
  -- What the template is filled with, encrypted with the mall's secret; wiped when it has ended.
  sealed_values bytea,
  -- sent: the provider took it; dead: will never be sent, or was lost on the way (see reason).
  state text NOT NULL CHECK (state IN ('waiting', 'sent', 'delivered', 'dead')),
  reason text,
  attempts smallint NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  -- The lease of the worker that has claimed it: after that the worker is taken to be gone.
  claimed_until timestamptz,
  -- How often it was claimed: the outcome of an earlier claim no longer counts.
  claims integer NOT NULL DEFAULT 0,
  -- Never sent after this.
  expires_at timestamptz NOT NULL,
  -- The provider's name for it.
  provider_id text,
  created_at timestamptz NOT NULL,
  -- What a message was filled with is gone once it can't be sent again.
  CONSTRAINT messages_wiped CHECK (state IN ('waiting', 'sent') OR sealed_values IS NULL),
  CONSTRAINT messages_fillable CHECK (state <> 'waiting' OR sealed_values IS NOT NULL),
  CONSTRAINT messages_explained CHECK (state <> 'dead' OR reason IS NOT NULL)
);
CREATE INDEX messages_due ON messages (channel, next_attempt_at) WHERE state = 'waiting';
-- Who looks for messages to a contact looks for what waits or is on its way.
CREATE INDEX messages_open ON messages (contact, template)
  WHERE state = 'waiting' OR claimed_until IS NOT NULL;
CREATE INDEX messages_sealed ON messages (expires_at) WHERE sealed_values IS NOT NULL;
CREATE INDEX messages_provider ON messages (provider_id) WHERE provider_id IS NOT NULL;
-- Rows come in the order of their time, and only the cleaning job asks for it.
CREATE INDEX messages_age ON messages USING brin (created_at);

-- The provider's delivery reports, each once; one may come before we know the message's id.
CREATE TABLE message_reports (
  provider_id text NOT NULL,
  status text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (provider_id, status)
);
CREATE INDEX message_reports_age ON message_reports (received_at);
