-- Up Migration

-- A delivery that is not wanted any more, of which we don't know whether it was booked, is looked for and then
-- cancelled. Owner: server/delivery.
ALTER TABLE delivery_shipments DROP CONSTRAINT delivery_shipments_booked;
ALTER TABLE delivery_shipments ADD CONSTRAINT delivery_shipments_booked CHECK (
  state NOT IN ('booked', 'in-transit', 'delivered') OR provider_id IS NOT NULL
);
