-- Up Migration

-- What operations watches: figures that must be zero, processes, jobs. Owners: server/operations, server/platform.

-- outside a transaction

CREATE TABLE IF NOT EXISTS operations_figures (
  name text PRIMARY KEY CHECK (name IN (
    'oversold-units', 'ledger-sum', 'wallet-differences', 'late-holds', 'unpaid-orders', 'stuck-payments',
    'reconciliation-breaks', 'audit-faults', 'read-model-differences', 'order-moves', 'queues'
  )),
  -- Null: it was never counted.
  value bigint,
  -- For people, without people.
  detail text NOT NULL DEFAULT '',
  -- How far its walks through tables are, and what they found.
  position jsonb NOT NULL DEFAULT '{}',
  checked_at timestamptz,
  -- A process counts it until then at the latest.
  claimed_until timestamptz
);

INSERT INTO operations_figures (name)
SELECT name FROM unnest(ARRAY[
  'oversold-units', 'ledger-sum', 'wallet-differences', 'late-holds', 'unpaid-orders', 'stuck-payments',
  'reconciliation-breaks', 'audit-faults', 'read-model-differences', 'order-moves', 'queues'
]) AS name
ON CONFLICT DO NOTHING;

-- The processes that serve the mall. One that ends in order deletes its row.
CREATE TABLE IF NOT EXISTS operations_processes (
  id uuid PRIMARY KEY,
  release text NOT NULL CHECK (release <> ''),
  host text NOT NULL CHECK (host <> ''),
  pid integer NOT NULL,
  started_at timestamptz NOT NULL,
  beat_at timestamptz NOT NULL
);

-- When each scheduled job ran last.
CREATE TABLE IF NOT EXISTS platform_jobs (
  name text PRIMARY KEY,
  -- Five cron fields, in Lagos time.
  schedule text NOT NULL,
  -- When a process planned it last: before, nobody may have been there to run it.
  planned_at timestamptz NOT NULL,
  started_at timestamptz,
  -- The newest run that did what it should, and the newest that failed.
  ended_at timestamptz,
  failed_at timestamptz
);

-- Payments that are open too long.
DROP INDEX CONCURRENTLY IF EXISTS payments_open;

CREATE INDEX CONCURRENTLY payments_open ON payments (created_at) WHERE status = 'open';

-- Deposits that a person has to look at.
DROP INDEX CONCURRENTLY IF EXISTS wallet_deposits_under_review;

CREATE INDEX CONCURRENTLY wallet_deposits_under_review ON wallet_deposits (settled_at) WHERE state = 'review';

-- What moved lately: moves are added in the order of their time, so a few pages of this index tell where they are.
DROP INDEX CONCURRENTLY IF EXISTS order_moves_time;

CREATE INDEX CONCURRENTLY order_moves_time ON order_moves USING brin (moved_at)
WITH (pages_per_range = 32, autosummarize = on);
