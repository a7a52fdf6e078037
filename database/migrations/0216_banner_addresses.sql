-- Up Migration

-- A banner leads to its category, or to any other address of the mall.
ALTER TABLE content_banners ADD COLUMN url text
  CONSTRAINT content_banners_url_check CHECK (url ~ '^/([^/\\]|$)');
