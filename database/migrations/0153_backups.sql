-- Backups that were made and drills that were passed: when the last good one was, how long it took and how large it is.
CREATE TABLE backup_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- 'pictures': copies of the original pictures alone; 'drill': a backup was restored, and the result checked.
  kind text NOT NULL CHECK (kind IN ('backup', 'pictures', 'drill')),
  tool text NOT NULL CHECK (tool IN ('embedded', 'pgbackrest')),
  ended_at timestamptz NOT NULL,
  took_ms bigint NOT NULL CHECK (took_ms >= 0),
  -- Of the backup, or of what was restored.
  bytes bigint NOT NULL CHECK (bytes >= 0),
  -- Of a drill: how much the restored database was behind the last moment that was to be restored.
  lost_ms bigint CHECK (lost_ms >= 0),
  -- What it found in passing, such as pictures that no store has.
  faults integer NOT NULL DEFAULT 0 CHECK (faults >= 0)
);
CREATE INDEX backup_runs_newest ON backup_runs (kind, ended_at DESC);
