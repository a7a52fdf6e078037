import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Parcel } from './parcel.ts'

// The truth, with constraints, is database/migrations/0006_locations.sql, 0020_delivery.sql and
// 0027_shipments.sql.

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const time = (name: string) => timestamp(name, { withTimezone: true })
const money = (name: string) => bigint(name, { mode: 'number' })
const accountId = () => bigint('account_id', { mode: 'number' }).notNull()
const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

export const locationStates = pgTable('location_states', {
  id: id(),
  name: text('name').notNull().unique(),
  /** ISO 3166-2: `NG-OY`. */
  isoCode: text('iso_code').notNull().unique(),
  capital: text('capital').notNull(),
})

export const locationLgas = pgTable('location_lgas', {
  id: id(),
  stateId: integer('state_id').notNull(),
  name: text('name').notNull(),
})

export const locationCities = pgTable('location_cities', {
  id: id(),
  stateId: integer('state_id').notNull(),
  name: text('name').notNull(),
})

export const deliveryAddresses = pgTable('delivery_addresses', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: accountId(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** Ten digits, without +234. */
  phoneNumber: text('phone_number').notNull(),
  address: text('address').notNull(),
  landmark: text('landmark'),
  stateId: integer('state_id').notNull(),
  lgaId: integer('lga_id').notNull(),
  city: text('city').notNull(),
  addressTypeId: smallint('address_type_id').notNull(),
  isDefault: boolean('is_default').notNull(),
  createdAt: time('created_at').notNull(),
})

export const deliveryShippingTypes = pgTable('delivery_shipping_types', {
  id: integer('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  feeKobo: money('fee_kobo').notNull(),
  deliveryTime: text('delivery_time').notNull(),
})

export const deliveryZones = pgTable('delivery_zones', {
  id: integer('id').primaryKey(),
  name: text('name').notNull().unique(),
  /** For the first kilogram, and for each further one or part of it. */
  feeKobo: money('fee_kobo').notNull(),
  moreKobo: money('more_kobo').notNull(),
  minDays: smallint('min_days').notNull(),
  maxDays: smallint('max_days').notNull(),
})

export const deliveryZoneStates = pgTable('delivery_zone_states', {
  isoCode: text('iso_code').primaryKey(),
  zoneId: integer('zone_id').notNull(),
})

export const deliveryQuotes = pgTable('delivery_quotes', {
  /** Unguessable; the checkout's `rate_id`. */
  id: text('id').primaryKey(),
  accountId: accountId(),
  /** SHA-256 of the cart's lines. */
  cartHash: bytes('cart_hash').notNull(),
  stateId: integer('state_id').notNull(),
  lgaId: integer('lga_id').notNull(),
  parcel: jsonb('parcel').$type<Parcel>().notNull(),
  providerRateId: text('provider_rate_id').notNull(),
  carrierReference: text('carrier_reference').notNull(),
  carrierName: text('carrier_name').notNull(),
  carrierLogo: text('carrier_logo').notNull(),
  feeKobo: money('fee_kobo').notNull(),
  deliveryTime: text('delivery_time').notNull(),
  deliveryDate: time('delivery_date'),
  madeAt: time('made_at').notNull(),
  expiresAt: time('expires_at').notNull(),
})

export const shipmentStates = [
  'waiting',
  'booked',
  'in-transit',
  'delivered',
  'cancelling',
  'cancelled',
  'failed',
] as const

export const deliveryShipments = pgTable('delivery_shipments', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: bigint('order_id', { mode: 'number' }).notNull().unique(),
  orderCode: text('order_code').notNull(),
  state: text('state', { enum: shipmentStates }).notNull(),
  parcel: jsonb('parcel').$type<Parcel>().notNull(),
  carrierReference: text('carrier_reference').notNull(),
  providerRateId: text('provider_rate_id'),
  tries: integer('tries').notNull(),
  nextTryAt: time('next_try_at').notNull(),
  claimedUntil: time('claimed_until'),
  claims: integer('claims').notNull(),
  /** An earlier attempt may have booked it. */
  unsure: boolean('unsure').notNull(),
  reason: text('reason'),
  /** The provider's id. */
  providerId: text('provider_id').unique(),
  trackingNumber: text('tracking_number'),
  trackingUrl: text('tracking_url'),
  requestedAt: time('requested_at').notNull(),
  bookedAt: time('booked_at'),
  trackedAt: time('tracked_at'),
})

export const deliveryTrackingEvents = pgTable('delivery_parcel_news', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  providerId: text('provider_id').notNull(),
  key: text('key').notNull(),
  status: text('status', {
    enum: ['in-transit', 'delivered', 'delayed', 'cancelled'],
  }).notNull(),
  description: text('description'),
  receivedAt: time('received_at').notNull(),
  appliedAt: time('applied_at'),
})
