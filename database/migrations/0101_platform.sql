-- Up Migration

-- What is nobody's domain: the clock, what was seeded, announcements. Owner: server/platform/database.

-- How far simulators have moved the mall's clock; always exactly one row.
CREATE TABLE platform_clock (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  offset_seconds bigint NOT NULL DEFAULT 0 CHECK (offset_seconds >= 0)
);
INSERT INTO platform_clock DEFAULT VALUES;

-- What has been seeded: only seedings that came to their end.
CREATE TABLE platform_seeds (
  name text PRIMARY KEY,
  completed_at timestamptz NOT NULL
);

-- For any table: announces the tag that its trigger names. Every process listens on oja_changed, and drops the cached
-- answers that were made from what the tag names.
CREATE FUNCTION announce() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('oja_changed', TG_ARGV[0]);
  RETURN NULL;
END $$;
