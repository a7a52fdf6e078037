-- Up Migration

-- Whether each unit of a product has a number that is recorded when it is packed; null: none has. Owner: server/catalogue.
ALTER TABLE products ADD COLUMN serials text;
ALTER TABLE products ADD CONSTRAINT products_serials_check
  CHECK (serials IN ('serial', 'imei')) NOT VALID;

-- The numbers of the units in the boxes: none is in two. Owner: server/fulfilment.
CREATE TABLE fulfilment_serials (
  number text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('serial', 'imei')),
  order_id bigint NOT NULL REFERENCES fulfilments (order_id) ON DELETE CASCADE,
  line_id bigint NOT NULL REFERENCES order_lines (id) ON DELETE CASCADE,
  recorded_at timestamptz NOT NULL,
  recorded_by bigint NOT NULL,
  CONSTRAINT fulfilment_serials_number_check CHECK (
    CASE kind WHEN 'imei' THEN number ~ '^[0-9]{15}$' ELSE number ~ '^[A-Z0-9][A-Z0-9./-]{3,39}$' END
  )
);
CREATE INDEX fulfilment_serials_order ON fulfilment_serials (order_id);

-- Numbers of units that came back: they may be sold again.
CREATE VIEW serials_returned AS
SELECT number FROM fulfilment_serials JOIN orders ON orders.id = order_id
WHERE status IN ('CANCELLED', 'REFUNDED');
