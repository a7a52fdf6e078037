-- Up Migration

-- What placing an order writes, made less again: every index is a page more for each row.
-- Owners: server/messages, server/notifications, server/orders, server/wallet, server/catalogue.

-- Nothing looks for the orders of a product.
DROP INDEX order_lines_product;

-- Notifications are read by their account, the newest first.
DROP INDEX notifications_newest;
ALTER TABLE notifications DROP CONSTRAINT notifications_pkey, ADD PRIMARY KEY (account_id, id);

-- Who looks for messages to a contact looks for what waits or is on its way.
DROP INDEX messages_replaceable, messages_in_hand;
CREATE INDEX messages_open ON messages (contact, template)
  WHERE state = 'waiting' OR claimed_until IS NOT NULL;
-- Rows come in the order of their time, and only the cleaning job asks for it.
DROP INDEX messages_age;
CREATE INDEX messages_age ON messages USING brin (created_at);
-- Made of 122 random bits, and nobody looks for it.
ALTER TABLE messages DROP CONSTRAINT messages_reference_key;

-- Room on the page for the next version of a row, so that its indexes stay as they are.
ALTER TABLE stock SET (fillfactor = 80);
ALTER TABLE wallets SET (fillfactor = 80);

-- As before: all entries of a transaction come in one statement and sum to zero; balances follow them.
-- Each transaction has at most one entry in a wallet, so that wallets are found by their key alone.
CREATE OR REPLACE FUNCTION wallet_enter() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- As before (0021); most sales leave more on the shelf than any kept page tells.
CREATE OR REPLACE FUNCTION stock_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  low constant integer := 7;
  sold_out integer[];
  shown integer[];
BEGIN
  IF NOT EXISTS (
    SELECT FROM changed_rows WHERE on_hand - held < low
    UNION ALL SELECT FROM former_rows WHERE on_hand - held < low
  ) THEN
    RETURN NULL;
  END IF;
  SELECT
    array_agg(DISTINCT product_id) FILTER (WHERE (now_left > 0) <> (then_left > 0)),
    array_agg(DISTINCT product_id) FILTER (WHERE least(now_left, low) <> least(then_left, low))
  INTO sold_out, shown
  FROM (
    SELECT product_id, changed.on_hand - changed.held AS now_left,
      former.on_hand - former.held AS then_left
    FROM changed_rows AS changed JOIN former_rows AS former USING (id, product_id)
  ) AS moved;
  IF sold_out IS NOT NULL THEN
    PERFORM refresh_listing(sold_out);
  END IF;
  IF shown IS NOT NULL THEN
    PERFORM announce_products(shown);
  END IF;
  RETURN NULL;
END $$;
