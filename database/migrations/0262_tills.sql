-- Up Migration

-- Where the counter's money lies. Owner: server/counter.
CREATE TABLE tills (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (name <> '')
);
INSERT INTO tills (name) VALUES ('Till 1'), ('Till 2'), ('Till 3');

-- From the count with which a member opens a till to the one with which it is closed.
CREATE TABLE till_sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  till_id integer NOT NULL REFERENCES tills (id),
  member_id bigint NOT NULL,
  opened_at timestamptz NOT NULL,
  opening_kobo bigint NOT NULL CHECK (opening_kobo >= 0),
  closed_at timestamptz,
  -- By the money taken in meanwhile.
  expected_kobo bigint CHECK (expected_kobo >= 0),
  counted_kobo bigint CHECK (counted_kobo >= 0),
  CONSTRAINT till_sessions_closed CHECK (num_nulls(closed_at, expected_kobo, counted_kobo) IN (0, 3))
);
-- One member has a till at a time, and a member has one till.
CREATE UNIQUE INDEX till_sessions_of_till ON till_sessions (till_id) WHERE closed_at IS NULL;
CREATE UNIQUE INDEX till_sessions_of_member ON till_sessions (member_id) WHERE closed_at IS NULL;

-- How an order was paid at the counter.
CREATE TABLE till_payments (
  order_id bigint PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  member_id bigint NOT NULL,
  -- Of cash.
  session_id bigint REFERENCES till_sessions (id),
  amount_kobo bigint NOT NULL CHECK (amount_kobo > 0),
  -- Of cash: what the customer put down; what is above the amount went back as change.
  tendered_kobo bigint CHECK (tendered_kobo >= amount_kobo),
  -- Of a card: what its terminal printed.
  terminal_reference text UNIQUE CHECK (terminal_reference <> ''),
  paid_at timestamptz NOT NULL,
  CONSTRAINT till_payments_method CHECK (
    num_nonnulls(session_id, tendered_kobo) = CASE WHEN terminal_reference IS NULL THEN 2 ELSE 0 END
  )
);
CREATE INDEX till_payments_session ON till_payments (session_id) WHERE session_id IS NOT NULL;

-- Cash goes into a till that is open, and a closed one is not opened again.
CREATE FUNCTION till_takes_cash() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM till_sessions
    WHERE id = NEW.session_id AND member_id = NEW.member_id AND closed_at IS NULL
  ) THEN
    RAISE EXCEPTION 'cash without an open till of the member %', NEW.member_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'till_payments_open';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER till_payments_open AFTER INSERT ON till_payments
  FOR EACH ROW WHEN (NEW.session_id IS NOT NULL) EXECUTE FUNCTION till_takes_cash();

CREATE FUNCTION till_closes_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.expected_kobo IS DISTINCT FROM NEW.opening_kobo + (
    SELECT coalesce(sum(amount_kobo), 0) FROM till_payments WHERE session_id = NEW.id
  ) THEN
    RAISE EXCEPTION 'the till session % does not add up', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'till_sessions_add_up';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER till_sessions_add_up AFTER UPDATE ON till_sessions
  FOR EACH ROW WHEN (NEW.closed_at IS NOT NULL) EXECUTE FUNCTION till_closes_once();

CREATE FUNCTION till_session_is_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the till session % is closed', OLD.id USING ERRCODE = 'check_violation';
END
$$;
CREATE TRIGGER till_sessions_stay BEFORE UPDATE ON till_sessions
  FOR EACH ROW WHEN (OLD.closed_at IS NOT NULL) EXECUTE FUNCTION till_session_is_closed();
