import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

// The truth, with constraints, is database/migrations/0010_accounts.sql.

const time = (name: string) => timestamp(name, { withTimezone: true })
const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const accountId = () => bigint('account_id', { mode: 'number' }).notNull()

export const accounts = pgTable('accounts', {
  id: id(),
  slug: text('slug').notNull().unique(),
  firstName: text('first_name').notNull(),
  middleName: text('middle_name'),
  lastName: text('last_name'),
  /** In lower case. */
  email: text('email').unique(),
  /** E.164. */
  phoneNumber: text('phone_number').unique(),
  passwordHash: text('password_hash').notNull(),
  genderId: smallint('gender_id'),
  dateOfBirth: date('date_of_birth', { mode: 'string' }),
  address: text('address'),
  isStaff: boolean('is_staff').notNull().default(false),
  createdAt: time('created_at').notNull(),
  /** Set when its owner deletes it; it then names nobody. */
  deletedAt: time('deleted_at'),
})

export const accountSessions = pgTable('account_sessions', {
  id: id(),
  accountId: accountId(),
  /** SHA-256 of the token. */
  tokenHash: bytes('token_hash').notNull().unique(),
  device: text('device').notNull(),
  createdAt: time('created_at').notNull(),
  lastSeenAt: time('last_seen_at').notNull(),
  expiresAt: time('expires_at').notNull(),
})

export const accountDevices = pgTable(
  'account_devices',
  {
    accountId: accountId(),
    /** SHA-256 of the browser's cookie. */
    deviceHash: bytes('device_hash').notNull(),
    lastUsedAt: time('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.deviceHash] })],
)

export const codePurposes = ['register', 'reset', 'phone'] as const
export type CodePurpose = (typeof codePurposes)[number]

export const accountCodes = pgTable(
  'account_codes',
  {
    purpose: text('purpose', { enum: codePurposes }).notNull(),
    contact: text('contact').notNull(),
    /** The six digits are derived from it. */
    issue: bytes('issue').notNull(),
    sentAt: time('sent_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    attempts: smallint('tries').notNull().default(0),
    usedAt: time('used_at'),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.contact] })],
)

export const accountResets = pgTable('account_resets', {
  /** SHA-256 of the browser's cookie. */
  tokenHash: bytes('token_hash').primaryKey(),
  contact: text('contact').notNull(),
  expiresAt: time('expires_at').notNull(),
})

export const accountAttempts = pgTable('account_tries', {
  key: text('key').primaryKey(),
  wrong: integer('wrong').notNull(),
  succeeded: integer('succeeded').notNull(),
  endsAt: time('ends_at').notNull(),
})
