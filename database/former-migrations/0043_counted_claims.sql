-- Up Migration

-- Whether the two counters counted a use: limits may come and go while an order is open. Owner: server/coupons.
-- Some databases were made with the columns.
ALTER TABLE coupon_claims
  ADD COLUMN IF NOT EXISTS is_counted boolean,
  ADD COLUMN IF NOT EXISTS is_counted_here boolean;
UPDATE coupon_claims SET
  is_counted = coalesce(is_counted, most_uses IS NOT NULL),
  is_counted_here = coalesce(is_counted_here, most_uses_each IS NOT NULL)
FROM coupons
WHERE coupons.id = coupon_id AND (is_counted IS NULL OR is_counted_here IS NULL);
ALTER TABLE coupon_claims
  ALTER COLUMN is_counted SET NOT NULL, ALTER COLUMN is_counted_here SET NOT NULL;
