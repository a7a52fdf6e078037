-- Up Migration

-- Near misses, accents, case and spelling of searches; plain columns inside GIN indexes.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- How far simulators have moved the mall's clock; always exactly one row.
CREATE TABLE platform_clock (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  offset_seconds bigint NOT NULL DEFAULT 0 CHECK (offset_seconds >= 0)
);
INSERT INTO platform_clock DEFAULT VALUES;

-- What has been seeded. A row stands only for a seeding that came to its end.
CREATE TABLE platform_seeds (
  name text PRIMARY KEY,
  completed_at timestamptz NOT NULL
);
