-- Up Migration

-- The help pages where staff have changed them, and what people write to the mall. Owner: server/help.

-- A page without a row shows the words that the mall was delivered with.
CREATE TABLE help_texts (
  name text PRIMARY KEY CHECK (
    name IN ('faq', 'about-us', 'refund-policy', 'terms-and-condition', 'privacy-policy')
  ),
  -- As the call of that page answers it (contract/shop/help.ts).
  content jsonb NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE TRIGGER help_texts_announced AFTER INSERT OR UPDATE OR DELETE ON help_texts
  FOR EACH STATEMENT EXECUTE FUNCTION announce('help');

-- What came through the contact form.
CREATE TABLE contact_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  first_name text NOT NULL CHECK (first_name <> ''),
  last_name text NOT NULL CHECK (last_name <> ''),
  email text NOT NULL CHECK (email <> ''),
  -- E.164.
  phone_number text CHECK (phone_number ~ '^\+234[0-9]{10}$'),
  message text NOT NULL CHECK (message <> ''),
  -- A keyed hash of the address it was sent from, for a day: it counts messages and names nobody.
  sender_key bytea CHECK (length(sender_key) = 32),
  created_at timestamptz NOT NULL
);
CREATE INDEX contact_messages_sender ON contact_messages (sender_key, created_at)
  WHERE sender_key IS NOT NULL;
CREATE INDEX contact_messages_age ON contact_messages (created_at);
