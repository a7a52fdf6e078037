-- Up Migration

-- Pictures in the media store that staff or the seed have put there, so that what nothing refers to can be deleted.
-- Owner: server/pictures. Its functions take and check references; nothing else deletes an original.
CREATE TABLE pictures (
  -- SHA-256 of the original.
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  placeholder_color text NOT NULL CHECK (placeholder_color ~ '^#[0-9a-f]{6}$'),
  -- When it was sent last, or found without a reference. Null: something refers to it.
  unused_since timestamptz,
  -- It is being deleted, and no record may take it up.
  is_going boolean NOT NULL DEFAULT false
);
CREATE INDEX product_images_hash ON product_images (hash);
CREATE INDEX pictures_unused ON pictures (unused_since) WHERE unused_since IS NOT NULL;

INSERT INTO pictures (hash, width, height, placeholder_color)
SELECT DISTINCT ON (hash) hash, width, height, placeholder_color FROM product_images ORDER BY hash;
