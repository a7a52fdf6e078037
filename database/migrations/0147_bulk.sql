-- Up Migration

-- Many products changed at once: by a file, a selection or a grid. Owner: server/bulk.

CREATE TABLE bulk_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('csv', 'selection', 'grid')),
  -- For people: the file's name, or what is to be done.
  title text NOT NULL CHECK (title <> '' AND length(title) <= 200),
  state text NOT NULL CHECK (state IN ('checking', 'ready', 'running', 'done', 'stopped', 'undone')),
  -- What runs, or was stopped, takes the change back.
  is_undo boolean NOT NULL DEFAULT false,
  -- The columns that the rows have, by the names of contract/office/bulk-columns.ts.
  columns text[] NOT NULL,
  -- Of a selection: what is done to one column of each row.
  action jsonb CHECK (jsonb_typeof(action) = 'object'),
  -- A member of the staff.
  created_by bigint NOT NULL,
  created_at timestamptz NOT NULL,
  -- What the member might do at that time: a column that they may not change is refused.
  permissions text[] NOT NULL,
  -- Null: its rows are still coming in.
  loaded_at timestamptz,
  -- Null: not all rows are checked.
  checked_at timestamptz,
  -- Who applied it, took it back or stopped it last.
  moved_by bigint,
  moved_at timestamptz NOT NULL,
  -- When the last row of it was applied: it can be undone for 30 days from then on.
  applied_at timestamptz,
  -- The columns that applying changes, set by the check: whoever applies it needs their permissions.
  changes text[] NOT NULL DEFAULT '{}',
  -- Prices that change by more than 30 %, counted by the check: whoever applies it types their number.
  large_price_changes integer NOT NULL DEFAULT 0,
  -- The loop that works on it, and until when nobody else may.
  worker text,
  worked_until timestamptz,
  CONSTRAINT bulk_changes_checked_first
    CHECK (checked_at IS NOT NULL OR state IN ('checking', 'stopped')),
  CONSTRAINT bulk_changes_loaded_first CHECK (checked_at IS NULL OR loaded_at IS NOT NULL),
  CONSTRAINT bulk_changes_undone CHECK (state <> 'undone' OR is_undo),
  CONSTRAINT bulk_changes_done CHECK (state <> 'done' OR (NOT is_undo AND applied_at IS NOT NULL)),
  CONSTRAINT bulk_changes_action CHECK ((action IS NOT NULL) = (kind = 'selection'))
);
CREATE INDEX bulk_changes_at_work ON bulk_changes (id) WHERE state IN ('checking', 'running');

-- The table of moves is in server/bulk/README.md.
CREATE FUNCTION bulk_changes_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.state, NEW.state) NOT IN (
    ('checking', 'ready'), ('checking', 'stopped'),
    ('ready', 'running'), ('ready', 'stopped'),
    ('running', 'done'), ('running', 'stopped'), ('running', 'undone'),
    ('stopped', 'running'),
    ('done', 'running')
  ) OR (OLD.state = 'done' AND NOT NEW.is_undo)
    OR (OLD.is_undo AND NOT NEW.is_undo)
    OR (OLD.state = 'stopped' AND OLD.checked_at IS NULL) THEN
    RAISE EXCEPTION 'a bulk change does not go from % to %', OLD.state, NEW.state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bulk_changes_move';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER bulk_changes_move BEFORE UPDATE OF state ON bulk_changes
  FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION bulk_changes_move();

CREATE TABLE bulk_rows (
  change_id bigint NOT NULL REFERENCES bulk_changes (id) ON DELETE CASCADE,
  -- The line of the file, where the row begins; else counted from 1.
  line integer NOT NULL CHECK (line > 0),
  -- Column → text, as it was given.
  given jsonb NOT NULL CHECK (jsonb_typeof(given) = 'object'),
  -- Null until it is checked, and for what the row does not find.
  product_id integer,
  combination_id integer,
  -- The product's, when the row was checked; once the row is applied, the one that applying made.
  version integer,
  -- Column → value, of the columns that change. Null before: the product is new.
  before jsonb,
  after jsonb,
  -- 'waiting', then by the check 'new', 'changed', 'same' or 'refused'; by applying 'done', or 'refused' after all; by
  -- undoing 'undone', or 'left' because it was edited since.
  outcome text NOT NULL DEFAULT 'waiting' CHECK (
    outcome IN ('waiting', 'new', 'changed', 'same', 'refused', 'done', 'undone', 'left')
  ),
  -- Why: [{ column, words }].
  reasons jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(reasons) = 'array'),
  PRIMARY KEY (change_id, line),
  CONSTRAINT bulk_rows_reasons CHECK (outcome NOT IN ('refused', 'left') OR reasons <> '[]')
);
CREATE INDEX bulk_rows_outcome ON bulk_rows (change_id, outcome, line);
-- What is to be applied, or taken back, a product's rows together.
CREATE INDEX bulk_rows_next ON bulk_rows (change_id, outcome, product_id, line)
  WHERE outcome IN ('new', 'changed', 'done');
-- The history of a product.
CREATE INDEX bulk_rows_product ON bulk_rows (product_id, change_id)
  WHERE outcome IN ('done', 'undone', 'left');
