-- Up Migration

-- Customers' money, in kobo. Owner: server/wallet. What must never happen is refused here, whatever
-- the code does: money from nowhere, a wallet below zero, a changed entry, a balance without entries.

CREATE TABLE wallets (
  -- Never deleted with the account: money and its history stay.
  account_id bigint PRIMARY KEY REFERENCES accounts (id),
  -- The sum of the wallet's entries, kept by their trigger.
  balance_kobo bigint NOT NULL DEFAULT 0,
  CONSTRAINT wallets_not_negative CHECK (balance_kobo >= 0)
);

CREATE TABLE wallet_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Made by whoever moves money: the same key moves it once.
  key text NOT NULL UNIQUE CHECK (key <> ''),
  kind text NOT NULL CHECK (kind IN ('deposit', 'purchase', 'refund', 'card_in', 'card_out')),
  -- Whose wallet is meant; null where card money goes by it.
  account_id bigint REFERENCES wallets (account_id),
  -- What people call it: a deposit's reference or an order's code.
  reference text NOT NULL CHECK (reference <> ''),
  created_at timestamptz NOT NULL,
  CHECK ((kind IN ('card_in', 'card_out')) = (account_id IS NULL))
);
CREATE INDEX wallet_transactions_newest ON wallet_transactions (account_id, created_at, id);

-- What each transaction put into a book (above zero) or took out of it (below zero).
CREATE TABLE wallet_entries (
  transaction_id bigint NOT NULL REFERENCES wallet_transactions (id),
  -- bank: what the deposit bank holds for us; card: what the card provider does; sales: what orders were
  -- paid with; charges: what deposits cost; wallet: a customer's.
  book text NOT NULL CHECK (book IN ('wallet', 'bank', 'card', 'sales', 'charges')),
  account_id bigint REFERENCES wallets (account_id),
  amount_kobo bigint NOT NULL CHECK (amount_kobo <> 0),
  PRIMARY KEY (transaction_id, book),
  CHECK ((book = 'wallet') = (account_id IS NOT NULL))
);
CREATE INDEX wallet_entries_wallet ON wallet_entries (account_id) WHERE account_id IS NOT NULL;

-- All entries of a transaction come in one statement and sum to zero; balances follow them.
CREATE FUNCTION wallet_enter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM added GROUP BY transaction_id
    HAVING sum(amount_kobo) <> 0 OR count(*) <> (
      SELECT count(*) FROM wallet_entries AS entered
      WHERE entered.transaction_id = added.transaction_id
    )
  ) THEN
    RAISE 'the entries of a transaction come at once and sum to zero'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'wallet_entries_balanced';
  END IF;
  UPDATE wallets SET balance_kobo = balance_kobo + change.amount_kobo
  FROM (
    SELECT account_id, sum(amount_kobo) AS amount_kobo FROM added
    WHERE book = 'wallet' GROUP BY account_id
  ) AS change
  WHERE wallets.account_id = change.account_id;
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

-- The bank account numbers that customers pay into.
CREATE TABLE wallet_bank_accounts (
  account_id bigint PRIMARY KEY REFERENCES accounts (id),
  -- Ours: the bank names it with every deposit. Kept before the bank is asked, so that asking twice
  -- opens one account.
  reference text NOT NULL UNIQUE CHECK (reference <> ''),
  requested_at timestamptz NOT NULL,
  -- Null until the bank has answered.
  account_number text UNIQUE CHECK (account_number ~ '^\d{10}$'),
  bank_name text,
  account_name text,
  CHECK (num_nulls(account_number, bank_name, account_name) IN (0, 3))
);
CREATE INDEX wallet_bank_accounts_waiting ON wallet_bank_accounts (requested_at)
  WHERE account_number IS NULL;

-- What the bank told of money that came in, each transfer once.
CREATE TABLE wallet_deposits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Ours, for people.
  reference text NOT NULL UNIQUE,
  -- The bank's name for the transfer.
  transaction_reference text NOT NULL UNIQUE CHECK (transaction_reference <> ''),
  -- Of the bank account that it went to, as it was told.
  account_reference text NOT NULL,
  amount_kobo bigint NOT NULL,
  currency text NOT NULL,
  state text NOT NULL DEFAULT 'told' CHECK (state IN ('told', 'credited', 'review')),
  -- Why somebody has to look at it.
  reason text,
  told_at timestamptz NOT NULL,
  settled_at timestamptz,
  CHECK ((state = 'review') = (reason IS NOT NULL)),
  CHECK ((state = 'told') = (settled_at IS NULL))
);
CREATE INDEX wallet_deposits_told ON wallet_deposits (told_at) WHERE state = 'told';
CREATE TRIGGER wallet_deposits_credited_once BEFORE UPDATE OR DELETE ON wallet_deposits FOR EACH ROW
  WHEN (OLD.state = 'credited') EXECUTE FUNCTION wallet_refuse('a credited deposit stays');
