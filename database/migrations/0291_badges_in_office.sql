-- Up Migration

-- The badge of an order's customer, by its name, for the office's filter; the read model keeps it. Null: none yet.
ALTER TABLE office_orders ADD COLUMN badge text;
UPDATE office_orders SET badge = reached.badge
FROM (
  SELECT account_id, badges.name AS badge
  FROM (
    SELECT account_id, count(*) AS delivered FROM office_orders WHERE status = 'DELIVERED'
    GROUP BY account_id
  ) AS counted
  JOIN badges ON delivered BETWEEN min_order AND coalesce(max_order, delivered)
) AS reached
WHERE office_orders.account_id = reached.account_id;
CREATE INDEX office_orders_badge ON office_orders (badge, order_id) WHERE badge IS NOT NULL;

-- Other badges: the read model reads every order anew, and takes its time.
CREATE FUNCTION office_orders_read_anew() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE office_orders_read SET read_to = 0, seen_to = 0;
  RETURN NULL;
END
$$;
CREATE TRIGGER badges_read_anew AFTER INSERT OR UPDATE OR DELETE ON badges
  FOR EACH STATEMENT EXECUTE FUNCTION office_orders_read_anew();
