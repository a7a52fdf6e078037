-- Up Migration

-- What one member asks for and another one decides. Owner: server/approvals.

-- The moves that are allowed, as server/approvals/states.ts has them; from '' into the first state.
CREATE TABLE approval_allowed_moves (
  from_state text NOT NULL,
  to_state text NOT NULL,
  PRIMARY KEY (from_state, to_state)
);
INSERT INTO approval_allowed_moves VALUES
  ('', 'waiting'),
  ('waiting', 'approved'),
  ('waiting', 'refused'),
  ('waiting', 'withdrawn'),
  ('waiting', 'expired'),
  ('waiting', 'overtaken'),
  ('approved', 'done'),
  ('approved', 'overtaken');

CREATE TABLE approvals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CONSTRAINT approvals_kind CHECK (kind IN ('refund', 'adjustment')),
  -- A kind and what names one of it: 'order:7K2M9PQR4T'.
  subject text NOT NULL CHECK (subject ~ '^[a-z-]+:.+$'),
  -- What is to be done; each kind reads its own.
  payload jsonb NOT NULL,
  -- The same for people: {"title": …, "facts": [{"name": …, "value": …}]}.
  words jsonb NOT NULL,
  -- The money that it moves, or that goods are worth; null: none.
  amount_kobo bigint,
  reason text NOT NULL CHECK (reason <> ''),
  requested_by text NOT NULL CHECK (requested_by ~ '^(staff|customer):[0-9]+$'),
  requested_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > requested_at),
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'approved', 'refused', 'withdrawn', 'expired', 'done', 'overtaken')),
  decided_by text CHECK (decided_by ~ '^staff:[0-9]+$'),
  -- Why it was decided so, or what has overtaken it.
  decision text CHECK (decision <> ''),
  moved_at timestamptz NOT NULL,
  moved_by text NOT NULL CHECK (moved_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$'),
  -- When members were mailed about it.
  mailed_at timestamptz,
  -- Nobody decides what they have asked for.
  CONSTRAINT approvals_two_people CHECK (decided_by <> requested_by),
  CONSTRAINT approvals_decided CHECK (
    CASE state
      WHEN 'waiting' THEN num_nonnulls(decided_by, decision) = 0
      WHEN 'approved' THEN decided_by IS NOT NULL
      WHEN 'done' THEN decided_by IS NOT NULL
      WHEN 'refused' THEN num_nulls(decided_by, decision) = 0
      WHEN 'overtaken' THEN decision IS NOT NULL
      ELSE decided_by IS NULL
    END
  )
);
-- One at a time asks for the same.
CREATE UNIQUE INDEX approvals_one_waiting ON approvals (kind, subject) WHERE state = 'waiting';
CREATE INDEX approvals_due ON approvals (expires_at) WHERE state = 'waiting';

CREATE TABLE approval_moves (
  id bigint GENERATED ALWAYS AS IDENTITY,
  approval_id bigint NOT NULL REFERENCES approvals (id) ON DELETE CASCADE,
  state text NOT NULL,
  moved_at timestamptz NOT NULL,
  moved_by text NOT NULL,
  PRIMARY KEY (approval_id, id)
);

CREATE FUNCTION approvals_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former text := CASE WHEN TG_OP = 'UPDATE' THEN OLD.state ELSE '' END;
BEGIN
  IF former <> NEW.state THEN
    PERFORM FROM approval_allowed_moves WHERE (from_state, to_state) = (former, NEW.state);
    IF NOT FOUND THEN
      RAISE EXCEPTION 'approval % cannot go from % to %', NEW.id, former, NEW.state
        USING ERRCODE = 'check_violation', CONSTRAINT = 'approvals_allowed_moves';
    END IF;
    INSERT INTO approval_moves (approval_id, state, moved_at, moved_by)
    VALUES (NEW.id, NEW.state, NEW.moved_at, NEW.moved_by);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER approvals_moved AFTER INSERT OR UPDATE ON approvals
  FOR EACH ROW EXECUTE FUNCTION approvals_moved();

-- What is decided is what was asked for.
CREATE FUNCTION approval_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was asked for stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'approvals_stay';
END $$;
CREATE TRIGGER approvals_stay
  BEFORE UPDATE OF kind, subject, payload, words, amount_kobo, reason, requested_by, requested_at, expires_at ON approvals
  FOR EACH STATEMENT EXECUTE FUNCTION approval_stays();

-- Limits up to which one member acts alone. Owner: server/approvals. Kobo, or rows of a file.
CREATE TABLE approval_limits (
  name text PRIMARY KEY CHECK (name IN ('order-refund', 'day-refund')),
  max_amount bigint NOT NULL CHECK (max_amount >= 0),
  changed_at timestamptz,
  changed_by text CHECK (changed_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$')
);
INSERT INTO approval_limits (name, max_amount) VALUES ('order-refund', 5000000), ('day-refund', 20000000);

-- What a member has asked for of a day, and was not refused: it counts like what the member sent back alone. Owner: server/orders.
ALTER TABLE member_refunds_of_days ADD COLUMN requested_kobo bigint NOT NULL DEFAULT 0;
ALTER TABLE member_refunds_of_days DROP CONSTRAINT member_refunds_of_days_amount_kobo_check;
ALTER TABLE member_refunds_of_days ADD CONSTRAINT member_refunds_of_days_amount_kobo_check
  CHECK (amount_kobo >= 0 AND requested_kobo >= 0) NOT VALID;
ALTER TABLE member_refunds_of_days VALIDATE CONSTRAINT member_refunds_of_days_amount_kobo_check;
-- The bounds are rows now, so that two members can change them; a trigger holds what grows against them.
ALTER TABLE member_refunds_of_days DROP CONSTRAINT member_refunds_of_days_bound;
ALTER TABLE order_refunds_by_members DROP CONSTRAINT order_refunds_by_members_bound;
CREATE FUNCTION member_refunds_bounded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.amount_kobo <= OLD.amount_kobo THEN RETURN NEW; END IF;
  IF NEW.amount_kobo > 0 AND NEW.amount_kobo + NEW.requested_kobo > (
    SELECT max_amount FROM approval_limits WHERE name = 'day-refund'
  ) THEN
    RAISE EXCEPTION 'member % sends back too much in a day', NEW.member_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'member_refunds_of_days_bound';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER member_refunds_bounded BEFORE INSERT OR UPDATE ON member_refunds_of_days
  FOR EACH ROW EXECUTE FUNCTION member_refunds_bounded();
CREATE FUNCTION order_refunds_bounded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.amount_kobo <= OLD.amount_kobo THEN RETURN NEW; END IF;
  IF NEW.amount_kobo > (SELECT max_amount FROM approval_limits WHERE name = 'order-refund') THEN
    RAISE EXCEPTION 'members send back too much of order %', NEW.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_refunds_by_members_bound';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER order_refunds_bounded BEFORE INSERT OR UPDATE ON order_refunds_by_members
  FOR EACH ROW EXECUTE FUNCTION order_refunds_bounded();
