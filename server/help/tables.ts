import { bigint, customType, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

// The truth, with constraints, is database/migrations/0031_help.sql.

const time = (name: string) => timestamp(name, { withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const helpNames = [
  'faq',
  'about-us',
  'refund-policy',
  'terms-and-condition',
  'privacy-policy',
] as const
export type HelpName = (typeof helpNames)[number]

/** Only what staff have changed. */
export const helpTexts = pgTable('help_texts', {
  name: text('name', { enum: helpNames }).primaryKey(),
  content: jsonb('content').notNull(),
  changedAt: time('changed_at').notNull(),
})

export const contactMessages = pgTable('help_letters', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  /** E.164. */
  phoneNumber: text('phone_number'),
  message: text('message').notNull(),
  /** HMAC-SHA256 of the sender's address, for a day. */
  senderKey: bytes('sender_key'),
  createdAt: time('created_at').notNull(),
})
