import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The truth, with constraints and the first badges, is database/migrations/0033_badges.sql. */
export const badges = pgTable('badges', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull().unique(),
  iconUrl: text('icon_url').notNull(),
  minOrder: integer('min_order').notNull(),
  /** Null: no upper end. */
  maxOrder: integer('max_order'),
  description: text('description').notNull(),
})
