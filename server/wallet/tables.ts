import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

// The truth, with constraints and triggers, is database/migrations/0024_wallet.sql and what comes after it.

const time = (name: string) => timestamp(name, { withTimezone: true })
const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const bigNumber = (name: string) => bigint(name, { mode: 'number' })

export const wallets = pgTable('wallets', {
  accountId: bigNumber('account_id').primaryKey(),
  balanceKobo: bigNumber('balance_kobo').notNull().default(0),
})

export const transactionKinds = [
  'deposit',
  'purchase',
  'refund',
  'card_in',
  'card_out',
  'till_in',
] as const
export type TransactionKind = (typeof transactionKinds)[number]

export const walletTransactions = pgTable('wallet_transactions', {
  id: id(),
  /** Idempotency key. */
  key: text('key').notNull().unique(),
  kind: text('kind', { enum: transactionKinds }).notNull(),
  /** Null where no wallet is involved. */
  accountId: bigNumber('account_id'),
  /** A deposit's reference or an order's code. */
  reference: text('reference').notNull(),
  createdAt: time('created_at').notNull(),
})

export const books = ['wallet', 'bank', 'card', 'till', 'sales', 'charges', 'suspense'] as const
export type Book = (typeof books)[number]

export const walletEntries = pgTable(
  'wallet_entries',
  {
    transactionId: bigNumber('transaction_id').notNull(),
    book: text('book', { enum: books }).notNull(),
    accountId: bigNumber('account_id'),
    /** Negative: taken out of the book. */
    amountKobo: bigNumber('amount_kobo').notNull(),
  },
  (table) => [primaryKey({ columns: [table.transactionId, table.book] })],
)

export const walletBankAccounts = pgTable('wallet_bank_accounts', {
  accountId: bigNumber('account_id').primaryKey(),
  /** Ours: the bank sends it with every deposit. */
  reference: text('reference').notNull().unique(),
  requestedAt: time('requested_at').notNull(),
  /** Null until the bank has answered, like the two below. */
  accountNumber: text('account_number').unique(),
  bankName: text('bank_name'),
  accountName: text('account_name'),
  lookAt: time('look_at'),
  isUnwanted: boolean('is_unwanted').notNull().default(false),
  closedAt: time('closed_at'),
  tries: integer('tries').notNull().default(0),
  nextTryAt: time('next_try_at').notNull(),
  claimedUntil: time('claimed_until'),
  claims: integer('claims').notNull().default(0),
  /** The bank may have opened it although its answer was lost. */
  unsure: boolean('unsure').notNull().default(false),
})

export const depositStates = ['told', 'credited', 'review'] as const

export const walletDeposits = pgTable('wallet_deposits', {
  id: id(),
  reference: text('reference').notNull().unique(),
  /** The bank's reference of the transfer. */
  transactionReference: text('transaction_reference').notNull().unique(),
  accountReference: text('account_reference').notNull(),
  amountKobo: bigNumber('amount_kobo').notNull(),
  currency: text('currency').notNull(),
  state: text('state', { enum: depositStates }).notNull().default('told'),
  reason: text('reason'),
  toldAt: time('told_at').notNull(),
  settledAt: time('settled_at'),
})
