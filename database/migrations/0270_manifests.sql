-- Up Migration

-- What a carrier's driver takes at one time. Owner: server/fulfilment.

CREATE TABLE manifests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  carrier_name text NOT NULL CHECK (carrier_name <> ''),
  made_by bigint NOT NULL,
  made_at timestamptz NOT NULL,
  driver_name text CHECK (driver_name <> ''),
  -- As it was drawn: an SVG path within 600 × 200.
  signature text CHECK (signature ~ '^[ML0-9 ]+$' AND length(signature) <= 20000),
  -- Parcels that the driver counted.
  counted integer CHECK (counted > 0),
  handed_over_at timestamptz,
  handed_over_by bigint,
  CONSTRAINT manifests_proved CHECK (
    CASE WHEN handed_over_at IS NULL
      THEN num_nonnulls(driver_name, signature, counted, handed_over_by) = 0
      ELSE driver_name IS NOT NULL AND handed_over_by IS NOT NULL AND num_nonnulls(signature, counted) > 0
    END
  )
);

CREATE TABLE manifest_parcels (
  manifest_id bigint NOT NULL REFERENCES manifests (id),
  order_id bigint NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- When the driver took it.
  left_at timestamptz,
  -- Why it stayed.
  refused text CHECK (refused <> ''),
  PRIMARY KEY (manifest_id, order_id),
  CONSTRAINT manifest_parcels_once CHECK (left_at IS NULL OR refused IS NULL)
);
-- Nobody takes a parcel twice.
CREATE UNIQUE INDEX manifest_parcels_left ON manifest_parcels (order_id) WHERE left_at IS NOT NULL;

-- Orders that a carrier takes, from their picking on.
CREATE VIEW carrier_parcels AS
SELECT order_id, order_code, carrier_name, city, orders.state, weight_grams, fulfilments.moved_at,
  fulfilments.state AS fulfilment_state
FROM fulfilments JOIN orders ON orders.id = order_id
WHERE shipping_code = 'carrier' AND carrier_name IS NOT NULL;
