-- Up Migration

-- Parcels of paid orders on their way to and with the carriers. Owner: server/delivery.

CREATE TABLE delivery_shipments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL UNIQUE REFERENCES orders (id) ON DELETE CASCADE,
  order_code text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (
    state IN ('waiting', 'booked', 'in-transit', 'delivered', 'cancelling', 'cancelled', 'failed')
  ),
  -- As server/delivery/parcel.ts has it.
  parcel jsonb NOT NULL,
  carrier_reference text NOT NULL,
  -- The quote that the order was placed with; null once it was found to be no longer booked.
  provider_rate_id text,

  -- Trying to book, or to cancel.
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  -- A process has it in hand until then.
  claimed_until timestamptz,
  claims integer NOT NULL DEFAULT 0,
  -- An earlier try may have booked it: look before the next one.
  unsure boolean NOT NULL DEFAULT false,
  -- Why the newest try did not work.
  reason text,

  -- The provider's name for it.
  provider_id text UNIQUE,
  tracking_number text,
  tracking_url text,
  requested_at timestamptz NOT NULL,
  booked_at timestamptz,
  tracked_at timestamptz,
  CONSTRAINT delivery_shipments_booked CHECK (
    state NOT IN ('booked', 'in-transit', 'delivered', 'cancelling') OR provider_id IS NOT NULL
  )
);
CREATE INDEX delivery_shipments_due ON delivery_shipments (next_try_at)
  WHERE state IN ('waiting', 'cancelling');
CREATE INDEX delivery_shipments_under_way ON delivery_shipments (tracked_at)
  WHERE state IN ('booked', 'in-transit');

-- What the provider has told of its shipments, each thing once; also of some that we don't know yet.
CREATE TABLE delivery_parcel_news (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id text NOT NULL CHECK (provider_id <> ''),
  key text NOT NULL CHECK (key <> ''),
  status text NOT NULL CHECK (status IN ('in-transit', 'delivered', 'delayed', 'cancelled')),
  description text,
  received_at timestamptz NOT NULL,
  -- When the order was told of it, or it was passed over.
  applied_at timestamptz,
  UNIQUE (provider_id, key)
);
CREATE INDEX delivery_parcel_news_age ON delivery_parcel_news (received_at);
