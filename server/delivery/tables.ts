import { integer, pgTable, text } from 'drizzle-orm/pg-core'

// The truth is database/migrations/0006_locations.sql.

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
