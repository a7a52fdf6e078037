-- Up Migration

-- What goes back for single lines of an order: their price less their share of the coupon. Owner: server/orders.
-- Money is kobo.

-- What the order's coupon took off all units of the line. Null: placed before shares were kept; the coupon then counts
-- as spread over all lines by their price.
ALTER TABLE order_lines ADD COLUMN coupon_kobo bigint
  CONSTRAINT order_lines_coupon_at_most_price CHECK (coupon_kobo BETWEEN 0 AND amount_kobo * quantity);

-- Units of a line whose money went back; the order has the sum of all its refunds.
CREATE TABLE order_line_refunds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  line_id bigint NOT NULL REFERENCES order_lines (id) ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity > 0),
  amount_kobo bigint NOT NULL CHECK (amount_kobo >= 0),
  refunded_at timestamptz NOT NULL,
  refunded_by text NOT NULL CHECK (refunded_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$')
);
CREATE INDEX order_line_refunds_line ON order_line_refunds (line_id);
