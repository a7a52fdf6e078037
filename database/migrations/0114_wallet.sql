-- Up Migration

-- Customers' money, in kobo. Owner: server/wallet. What must never happen is refused here, whatever
-- the code does: money from nowhere, a wallet below zero, a changed entry, a balance without entries.

-- What each customer has.
CREATE TABLE wallets (
  -- Never deleted with the account: money and its history stay.
  account_id bigint PRIMARY KEY REFERENCES accounts (id),
  -- The sum of the wallet's entries, by their trigger.
  balance_kobo bigint NOT NULL DEFAULT 0,
  CONSTRAINT wallets_not_negative CHECK (balance_kobo >= 0)
-- Room on the page for the next version of a row, so that its indexes stay as they are.
) WITH (fillfactor = 80);

-- Movements of money, each with entries that sum to zero.
CREATE TABLE wallet_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Made by whoever moves money: the same key moves it once.
  key text NOT NULL UNIQUE CHECK (key <> ''),
  kind text NOT NULL CHECK (
    kind IN ('deposit', 'purchase', 'refund', 'card_in', 'card_out', 'till_in')
  ),
  -- Whose wallet is meant; null where money of the card or the counter goes by it.
  account_id bigint REFERENCES wallets (account_id),
  -- What people call it: a deposit's reference or an order's code.
  reference text NOT NULL CHECK (reference <> ''),
  created_at timestamptz NOT NULL,
  CONSTRAINT wallet_transactions_whose
    CHECK ((kind IN ('card_in', 'card_out', 'till_in')) = (account_id IS NULL))
);
CREATE INDEX wallet_transactions_newest ON wallet_transactions (account_id, created_at, id);

-- What each transaction put into a book (above zero) or took out of it (below zero). Found by their transaction.
CREATE TABLE wallet_entries (
  transaction_id bigint NOT NULL REFERENCES wallet_transactions (id),
  -- wallet: a customer's; bank: what the deposit bank holds for us; card: what the card provider does; till: what the
  -- counter has taken in for pay-on-pickup orders (like the card's it is below zero for what came from there);
  -- sales: what orders were paid with; charges: what deposits cost; suspense: money that the mall has and that
  -- belongs to nobody's order until it has gone back (naira only: other currencies are in payment_unmatched alone).
  book text NOT NULL
    CHECK (book IN ('wallet', 'bank', 'card', 'till', 'sales', 'charges', 'suspense')),
  account_id bigint REFERENCES wallets (account_id),
  amount_kobo bigint NOT NULL CHECK (amount_kobo <> 0),
  PRIMARY KEY (transaction_id, book),
  CONSTRAINT wallet_entries_whose CHECK ((book = 'wallet') = (account_id IS NOT NULL))
);

-- All entries of a transaction come in one statement and sum to zero; balances follow them.
-- Each transaction has at most one entry in a wallet, so that wallets are found by their key alone.
CREATE FUNCTION wallet_enter() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  FOR change IN
    SELECT transaction_id, sum(amount_kobo) AS rest, count(*) AS entries,
      max(account_id) AS account_id, sum(amount_kobo) FILTER (WHERE book = 'wallet') AS amount_kobo
    FROM added GROUP BY transaction_id ORDER BY max(account_id), transaction_id
  LOOP
    IF change.rest <> 0 OR change.entries <> (
      SELECT count(*) FROM wallet_entries WHERE transaction_id = change.transaction_id
    ) THEN
      RAISE 'the entries of a transaction come at once and sum to zero'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'wallet_entries_balanced';
    END IF;
    UPDATE wallets SET balance_kobo = balance_kobo + change.amount_kobo
    WHERE account_id = change.account_id;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER wallet_entries_enter AFTER INSERT ON wallet_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION wallet_enter();

CREATE FUNCTION wallet_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE '%: %', TG_TABLE_NAME, TG_ARGV[0] USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER wallet_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON wallet_entries
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_refuse('entries are written once and stay');
CREATE TRIGGER wallet_transactions_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON wallet_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION wallet_refuse('transactions are written once and stay');
CREATE TRIGGER wallets_start_empty BEFORE INSERT ON wallets FOR EACH ROW
  WHEN (NEW.balance_kobo <> 0) EXECUTE FUNCTION wallet_refuse('a wallet starts empty');
-- Inside the entries' trigger the depth is 1.
CREATE TRIGGER wallets_follow_entries BEFORE UPDATE ON wallets FOR EACH ROW
  WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION wallet_refuse('a balance moves by entries alone');

-- The bank account numbers that customers pay into; a queue (server/platform/queue.ts) of those to be opened.
CREATE TABLE wallet_bank_accounts (
  account_id bigint PRIMARY KEY REFERENCES accounts (id),
  -- Ours: the bank names it with every deposit. Stored before the bank is called, so that calling twice opens one
  -- account.
  reference text NOT NULL UNIQUE CHECK (reference <> ''),
  requested_at timestamptz NOT NULL,
  -- Null until the bank has answered.
  account_number text UNIQUE CHECK (account_number ~ '^\d{10}$'),
  bank_name text,
  account_name text,
  -- When the bank is asked next what came in; null: as soon as there is time.
  next_check_at timestamptz,
  -- Its customer has deleted the account: the bank is to close it.
  is_close_requested boolean NOT NULL DEFAULT false,
  -- When the bank has; nothing comes in any more.
  closed_at timestamptz,
  -- Failed attempts to open a number.
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  -- The lease of the process that has claimed it.
  claimed_until timestamptz,
  -- How often it was claimed: the outcome of an earlier claim no longer counts.
  claims integer NOT NULL DEFAULT 0,
  -- The bank may have opened it although its answer was lost.
  unsure boolean NOT NULL DEFAULT false,
  CONSTRAINT wallet_bank_accounts_whole
    CHECK (num_nulls(account_number, bank_name, account_name) IN (0, 3)),
  CONSTRAINT wallet_bank_accounts_closed CHECK (closed_at IS NULL OR is_close_requested)
);
CREATE INDEX wallet_bank_accounts_due ON wallet_bank_accounts (next_attempt_at)
  WHERE account_number IS NULL AND NOT is_close_requested;
CREATE INDEX wallet_bank_accounts_to_check ON wallet_bank_accounts (next_check_at NULLS FIRST)
  WHERE closed_at IS NULL AND (is_close_requested OR account_number IS NOT NULL);

-- Money that came in, as the bank reported it, each transfer once.
CREATE TABLE wallet_deposits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Ours, for people.
  reference text NOT NULL UNIQUE,
  -- The bank's name for the transfer.
  transaction_reference text NOT NULL UNIQUE CHECK (transaction_reference <> ''),
  -- Of the bank account that it went to, as it was reported.
  account_reference text NOT NULL,
  amount_kobo bigint NOT NULL,
  currency text NOT NULL,
  state text NOT NULL DEFAULT 'notified'
    CHECK (state IN ('notified', 'credited', 'review')),
  -- Why somebody has to look at it.
  reason text,
  notified_at timestamptz NOT NULL,
  settled_at timestamptz,
  CONSTRAINT wallet_deposits_review_has_reason CHECK ((state = 'review') = (reason IS NOT NULL)),
  CONSTRAINT wallet_deposits_settled CHECK ((state = 'notified') = (settled_at IS NULL))
);
CREATE INDEX wallet_deposits_notified ON wallet_deposits (notified_at) WHERE state = 'notified';
CREATE TRIGGER wallet_deposits_credited_once BEFORE UPDATE OR DELETE ON wallet_deposits FOR EACH ROW
  WHEN (OLD.state = 'credited') EXECUTE FUNCTION wallet_refuse('a credited deposit stays');
