-- Up Migration

-- Whether the database takes writes: readiness writes the one row every few seconds.
-- Owner: server/platform.

CREATE TABLE platform_write_probe (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  written_at timestamptz NOT NULL
);
INSERT INTO platform_write_probe (written_at) VALUES ('2026-01-01T00:00:00Z');
