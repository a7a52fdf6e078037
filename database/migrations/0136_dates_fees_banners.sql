-- Up Migration

-- The day that a carrier named when its quote was chosen, so that thank-you and order say what the checkout said.
-- Owner: server/orders.
ALTER TABLE orders ADD COLUMN delivery_date timestamptz;

-- To a park is cheaper than the cheapest carrier to a door. A fee that staff have set stays.
-- Owner: server/delivery.
UPDATE delivery_shipping_types SET fee_kobo = 100000
WHERE code = 'public-transport' AND fee_kobo = 250000;
UPDATE delivery_shipping_types SET delivery_time = 'Each carrier names its day'
WHERE code = 'carrier' AND delivery_time = 'As the carrier says';

-- A banner's words, set by the page over its drawing, and the colours around it. Null: the picture is the whole banner, with
-- its words in it, as every one was before. Owner: server/content.
ALTER TABLE content_banners
  ADD COLUMN title text CHECK (title <> ''),
  ADD COLUMN line text CHECK (line <> ''),
  ADD COLUMN tone text CHECK (tone IN ('indigo', 'night', 'marigold', 'sky', 'leaf')),
  ADD CONSTRAINT content_banners_words
    CHECK (num_nulls(title, line, tone) IN (0, 3));
