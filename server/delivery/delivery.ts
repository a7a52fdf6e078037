/** The public module of delivery: other domains import nothing else. */
export { addAddress } from './addresses/add-address.ts'
export { addressFor, type OrderAddress } from './addresses/address-for.ts'
export { loadLocations } from './addresses/load-locations.ts'
export {
  addressColumns,
  addressLine,
  addressOfRow,
  erasedAddress,
  type PostalAddress,
} from './addresses/postal-address.ts'
export { storeLine, storeOf } from './addresses/store.ts'
export { type DeliveryDeps, openDelivery } from './open.ts'
export { eraseAddresses, exportAddresses, exportParcels } from './privacy.ts'
export { shippingTypeOf } from './quotes/fees.ts'
export {
  choiceColumns,
  choiceRow,
  presentChoice,
  type ShippingChoice,
  type ShippingType,
} from './quotes/shipping-rows.ts'
export { type CartLine, quoteFor } from './quotes/stored-quotes.ts'
export { requestShipment, type ShipmentRequest } from './shipments/request-shipment.ts'
export type { ParcelMove, ParcelMoved } from './shipments/tracking-events.ts'
export { withdrawShipment } from './shipments/withdraw-shipment.ts'
