-- Up Migration

-- A number that somebody told a member at the telephone, who opened the account with it: messages about orders go there, and
-- nothing that asks for a proved number takes it. Owner: server/accounts.
ALTER TABLE accounts ADD COLUMN unproved_number text;
ALTER DOMAIN account_row DROP CONSTRAINT accounts_reachable;
ALTER DOMAIN account_row ADD CONSTRAINT accounts_reachable CHECK (
  (VALUE).deleted_at IS NOT NULL
  OR num_nonnulls((VALUE).email, (VALUE).phone_number, (VALUE).unproved_number) > 0
) NOT VALID;
ALTER DOMAIN account_row DROP CONSTRAINT accounts_erased;
ALTER DOMAIN account_row ADD CONSTRAINT accounts_erased CHECK (
  (VALUE).deleted_at IS NULL
  OR num_nonnulls(
    (VALUE).middle_name, (VALUE).last_name, (VALUE).email, (VALUE).phone_number, (VALUE).unproved_number,
    (VALUE).gender_id, (VALUE).date_of_birth, (VALUE).address
  ) = 0
) NOT VALID;
ALTER DOMAIN account_row ADD CONSTRAINT accounts_unproved_number_check 
  CHECK ((VALUE).unproved_number ~ '^\+234[0-9]{10}$') NOT VALID;
ALTER DOMAIN account_row VALIDATE CONSTRAINT accounts_reachable;
ALTER DOMAIN account_row VALIDATE CONSTRAINT accounts_erased;
ALTER DOMAIN account_row VALIDATE CONSTRAINT accounts_unproved_number_check;
-- A domain's rule says nothing of the rows that are there: the table's is validated anew.
ALTER TABLE accounts
  ADD CONSTRAINT accounts_row_with_unproved CHECK ((accounts.*)::account_row IS DISTINCT FROM NULL) NOT VALID;
ALTER TABLE accounts VALIDATE CONSTRAINT accounts_row_with_unproved;
ALTER TABLE accounts DROP CONSTRAINT accounts_row_with_unproved;

-- Orders that a member took at the telephone: placing by shoppers writes none of it. Owner: server/orders.
CREATE TABLE orders_by_telephone (
  order_id bigint PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  taken_by bigint NOT NULL REFERENCES staff_members (id),
  taken_at timestamptz NOT NULL,
  -- SHA-256 of the token of the link by which its customer pays; null: it is paid at pick-up.
  link_hash bytea UNIQUE CHECK (length(link_hash) = 32)
);
CREATE INDEX orders_by_telephone_taken_by ON orders_by_telephone (taken_by);

-- Whoever takes an order at the telephone spends nobody's wallet, and does not serve themselves.
CREATE FUNCTION orders_by_telephone_allowed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM orders LEFT JOIN staff_members ON staff_members.id = NEW.taken_by
    WHERE orders.id = NEW.order_id
      AND (
        orders.payment_status <> 'PENDING'
        OR (orders.payment_code = 'flutterwave') <> (NEW.link_hash IS NOT NULL)
        OR staff_members.account_id = orders.account_id
      )
  ) THEN
    RAISE EXCEPTION 'an order by telephone is unpaid, and of somebody else'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_by_telephone_allowed';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER orders_by_telephone_allowed BEFORE INSERT ON orders_by_telephone
  FOR EACH ROW EXECUTE FUNCTION orders_by_telephone_allowed();
