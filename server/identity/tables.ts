import { bigint, customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

// The truth, with constraints, is database/migrations/0030_identity.sql.

const time = (name: string) => timestamp(name, { withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const checkStates = ['asking', 'pending', 'matched', 'refused'] as const
export type CheckState = (typeof checkStates)[number]

export const identityChecks = pgTable('identity_checks', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  state: text('state', { enum: checkStates }).notNull(),
  /** For the customer. */
  reason: text('reason'),
  /** HMAC-SHA256 of the BVN. */
  bvnKey: bytes('bvn_key'),
  bvnLastFour: text('bvn_last_four'),
  providerReference: text('provider_reference').unique(),
  consentWords: text('consent_words').notNull(),
  consentAt: time('consent_at').notNull(),
  askedAt: time('asked_at').notNull(),
  settledAt: time('settled_at'),
})
