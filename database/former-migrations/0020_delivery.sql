-- Up Migration

-- Where customers want things sent, and the ways there. Owner: server/delivery. Money is kobo.

ALTER TABLE location_lgas ADD CONSTRAINT location_lgas_of_state UNIQUE (id, state_id);

CREATE TABLE delivery_addresses (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  first_name text NOT NULL CHECK (first_name <> ''),
  last_name text NOT NULL CHECK (last_name <> ''),
  -- Ten digits, without +234.
  phone_number text NOT NULL CHECK (phone_number ~ '^[1-9][0-9]{9}$'),
  address text NOT NULL CHECK (address <> '' AND length(address) <= 45),
  landmark text CHECK (landmark <> ''),
  state_id integer NOT NULL,
  lga_id integer NOT NULL,
  city text NOT NULL CHECK (city <> ''),
  -- One of server/delivery/address-types.ts.
  address_type_id smallint NOT NULL CHECK (address_type_id > 0),
  is_default boolean NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT delivery_addresses_lga FOREIGN KEY (lga_id, state_id)
    REFERENCES location_lgas (id, state_id)
);
CREATE INDEX delivery_addresses_account ON delivery_addresses (account_id, id);
CREATE UNIQUE INDEX delivery_addresses_default ON delivery_addresses (account_id) WHERE is_default;

-- The ways of delivery, in the order in which they are offered.
CREATE TABLE delivery_shipping_types (
  id integer PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code IN ('carrier', 'public-transport', 'pick-up')),
  name text NOT NULL CHECK (name <> ''),
  -- Of the carriers: 0, since each quotes its own.
  fee_kobo bigint NOT NULL CHECK (fee_kobo >= 0),
  delivery_time text NOT NULL CHECK (delivery_time <> '')
);
INSERT INTO delivery_shipping_types (id, code, name, fee_kobo, delivery_time) VALUES
  (1, 'carrier', 'Carrier to your door', 0, 'As the carrier says'),
  (2, 'public-transport', 'Public transport to a park near you', 250000, '2 to 5 days'),
  (3, 'pick-up', 'Pick up at our store in Ibadan', 0, 'Ready in 24 hours');

-- What a carrier asks from Ibadan to a zone, as far as can be told before an address is known.
CREATE TABLE delivery_zones (
  id integer PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (name <> ''),
  -- Of the first kilogram, and of each one more that is begun.
  fee_kobo bigint NOT NULL CHECK (fee_kobo > 0),
  more_kobo bigint NOT NULL CHECK (more_kobo >= 0),
  min_days smallint NOT NULL CHECK (min_days > 0),
  max_days smallint NOT NULL CHECK (max_days >= min_days)
);
INSERT INTO delivery_zones VALUES
  (1, 'Oyo', 130000, 3000, 1, 2),
  (2, 'South West', 170000, 9000, 2, 3),
  (3, 'South and Middle Belt', 260000, 13000, 3, 5),
  (4, 'North and far South East', 320000, 17000, 4, 6),
  (5, 'Far North', 440000, 26000, 5, 9);

CREATE TABLE delivery_zone_states (
  -- ISO 3166-2; the states themselves are filled in at the start.
  iso_code text PRIMARY KEY CHECK (iso_code ~ '^NG-[A-Z]{2}$'),
  zone_id integer NOT NULL REFERENCES delivery_zones (id)
);
INSERT INTO delivery_zone_states
SELECT 'NG-' || code, zone
FROM (VALUES
  (1, '{OY}'::text[]),
  (2, '{LA,OG,OS,ON,EK}'),
  (3, '{KW,ED,DE,KO,FC,NI,AN}'),
  (4, '{EN,IM,AB,EB,RI,BY,AK,CR,BE,NA,PL,KD}'),
  (5, '{AD,BA,BO,GO,JI,KN,KT,KE,SO,TA,YO,ZA}')
) AS zones (zone, codes), unnest(codes) AS code;

-- What carriers asked for a customer's cart, to be chosen at the checkout.
CREATE TABLE delivery_quotes (
  -- Unguessable; the checkout's rate_id.
  id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9_-]{22}$'),
  account_id bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- SHA-256 of the cart's lines.
  cart_hash bytea NOT NULL CHECK (length(cart_hash) = 32),
  state_id integer NOT NULL REFERENCES location_states (id),
  lga_id integer NOT NULL REFERENCES location_lgas (id),
  -- As server/delivery/parcel.ts has it: where to, and what is in it.
  parcel jsonb NOT NULL,
  -- The provider's own name for the quote.
  provider_rate_id text NOT NULL CHECK (provider_rate_id <> ''),
  carrier_reference text NOT NULL CHECK (carrier_reference <> ''),
  carrier_name text NOT NULL CHECK (carrier_name <> ''),
  carrier_logo text NOT NULL,
  fee_kobo bigint NOT NULL CHECK (fee_kobo > 0),
  delivery_time text NOT NULL,
  -- When it should be there.
  delivery_date timestamptz,
  made_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > made_at)
);
CREATE INDEX delivery_quotes_account ON delivery_quotes (account_id);
CREATE INDEX delivery_quotes_expiry ON delivery_quotes (expires_at);
