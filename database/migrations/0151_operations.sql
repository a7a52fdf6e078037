-- Up Migration

-- Parts of the mall that staff close to shoppers. Owner: server/operations.

-- One row for each name of contract/switches.ts. On: closed.
CREATE TABLE mall_switches (
  name text PRIMARY KEY CHECK (
    name IN ('no-card', 'no-deposits', 'no-sign-up', 'no-carriers', 'read-only')
  ),
  is_on boolean NOT NULL DEFAULT false,
  -- As it was given with the last change; empty: there was none.
  reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 500),
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  CONSTRAINT mall_switches_have_a_reason CHECK (reason <> '' OR NOT is_on)
);
INSERT INTO mall_switches (name, changed_at, changed_by)
SELECT name, '2026-01-01T00:00:00Z', 'command:migration'
FROM unnest(ARRAY['no-card', 'no-deposits', 'no-sign-up', 'no-carriers', 'read-only']) AS name;

-- Every process holds all of them in memory, and reads them again when it hears of a change.
CREATE FUNCTION mall_switches_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('oja_switches', '');
  RETURN NULL;
END $$;
CREATE TRIGGER mall_switches_changed AFTER INSERT OR DELETE OR UPDATE ON mall_switches
  FOR EACH STATEMENT EXECUTE FUNCTION mall_switches_changed();

-- What all processes together measured of one service in a minute: rows of the last ten minutes, then added to their day.
CREATE TABLE operations_status_minutes (
  service text NOT NULL CHECK (
    service IN ('browsing', 'buying', 'card', 'deposits', 'messages')
  ),
  -- Its beginning.
  minute timestamptz NOT NULL,
  -- Calls that were answered, and those that failed on our side or a provider's.
  good integer NOT NULL,
  bad integer NOT NULL,
  -- Looks of a process at itself; of these those that found the service unable to work, and closed by staff.
  looks integer NOT NULL,
  bad_looks integer NOT NULL,
  closed_looks integer NOT NULL,
  -- A process that was cut off writes late: a minute is added to its day when nobody writes it any more.
  written_at timestamptz NOT NULL,
  PRIMARY KEY (service, minute)
);

-- Minutes of a day in Lagos by how the service was; those that nobody measured are missing in the sum.
CREATE TABLE operations_status_days (
  service text NOT NULL CHECK (
    service IN ('browsing', 'buying', 'card', 'deposits', 'messages')
  ),
  day date NOT NULL,
  works integer NOT NULL,
  degraded integer NOT NULL,
  down integer NOT NULL,
  closed integer NOT NULL,
  -- The first and the last minute that was measured.
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (service, day)
);
