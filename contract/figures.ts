// Without zod, so that a browser can read the table without loading it.

/** The figures that must be zero. */
export const zeroNames = [
  'oversold-units',
  'ledger-sum',
  'wallet-differences',
  'late-holds',
  'unpaid-orders',
  'stuck-payments',
  'reconciliation-breaks',
  'audit-faults',
  'read-model-differences',
] as const
export type ZeroName = (typeof zeroNames)[number]

interface ZeroFigure {
  /** For the staff: what is counted. */
  title: string
  /** What it means while it is zero. */
  promise: string
  /** What the number counts: one, several. */
  unit: readonly [string, string]
}

/** In words for the office. Each has an alert and a page of what to do, in `ops/`. */
export const zeroFigures: Readonly<Record<ZeroName, ZeroFigure>> = {
  'oversold-units': {
    title: 'Oversold units',
    promise: 'Every unit that an order holds is in the store.',
    unit: ['unit', 'units'],
  },
  'ledger-sum': {
    title: 'Sum of the ledger',
    promise: 'The entries of every movement of money add up to nothing.',
    unit: ['kobo', 'kobo'],
  },
  'wallet-differences': {
    title: 'Wallets unlike their entries',
    promise: 'Every balance is the sum of its entries.',
    unit: ['wallet', 'wallets'],
  },
  'late-holds': {
    title: 'Holds past their time',
    promise: 'No unit is held for an order that has ended.',
    unit: ['hold', 'holds'],
  },
  'unpaid-orders': {
    title: 'Paid orders without a payment',
    promise: 'Every order that counts as paid has its money.',
    unit: ['order', 'orders'],
  },
  'stuck-payments': {
    title: 'Payments stuck over an hour',
    promise: 'Of every payment and deposit it is known within an hour how it ended.',
    unit: ['payment', 'payments'],
  },
  'reconciliation-breaks': {
    title: 'Reconciliation breaks over a day',
    promise: 'Differences from what a bank or provider reports are resolved within a day.',
    unit: ['break', 'breaks'],
  },
  'audit-faults': {
    title: 'Faults in the audit',
    promise: 'No entry of the audit was changed or removed.',
    unit: ['fault', 'faults'],
  },
  'read-model-differences': {
    title: 'Lists and search unlike the catalogue',
    promise: 'Lists, filters and search show the products as they are.',
    unit: ['product', 'products'],
  },
}

/** Good backups, copies of pictures, and backups that were restored and checked. */
export const backupKinds = ['backup', 'pictures', 'drill'] as const
export type BackupKind = (typeof backupKinds)[number]

/** What waits to be sent to somebody outside. */
export const queueNames = [
  'sms',
  'whatsapp',
  'mail',
  'parcels',
  'refunds',
  'bank-accounts',
] as const
export type QueueName = (typeof queueNames)[number]
