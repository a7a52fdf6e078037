import { randomInt } from 'node:crypto'
import type { Book, HostedLink, Transaction } from './book.ts'
import type { Hooks } from './hooks.ts'
import type { Switches } from './switches.ts'

export const outcomes = ['success', 'fail', 'cancel', 'success_without_return'] as const
export type Outcome = (typeof outcomes)[number]

export interface Decision {
  link: HostedLink
  outcome: Outcome
  paymentType: Transaction['payment_type']
  /** How often the event is sent, and how late, ms. */
  deliveries?: number
  delayMs?: number
}

export interface DecideDeps {
  book: Book
  hooks: Hooks
  switches: Switches
  now: () => Date
}

/**
 * Ends a payment at the hosted page: writes the transaction and sends its event. Answers the
 * transaction and the address to which the browser returns; null for one that never does.
 */
export function decide({ book, hooks, switches, now }: DecideDeps, decision: Decision) {
  const { link, outcome, paymentType, deliveries, delayMs } = decision
  const transaction: Transaction = {
    kind: 'transaction',
    id: book.transactionFor(link.tx_ref)?.id ?? randomInt(100_000_000, 2_000_000_000),
    tx_ref: link.tx_ref,
    flw_ref: `MALL/FLW${randomInt(100_000_000, 1_000_000_000)}`,
    amount: link.amount,
    currency: link.currency,
    ...results[outcome],
    payment_type: paymentType,
    created_at: now().toISOString(),
    ...(outcome.startsWith('success') && moneyOf(link, switches)),
  }
  book.write(transaction)
  hooks.follow(transaction, link, { deliveries, delayMs })
  return { transaction, returnUrl: returnUrl(link, outcome, transaction) }
}

const paid = {
  status: 'successful',
  processor_response: 'Approved by Financial Institution',
} as const
const results = {
  success: paid,
  success_without_return: paid,
  fail: { status: 'failed', processor_response: 'Declined by Financial Institution' },
  cancel: { status: 'failed', processor_response: 'Cancelled by the customer' },
} as const satisfies Record<Outcome, Pick<Transaction, 'status' | 'processor_response'>>

/** The amount or currency paid where it differs from the order's. */
function moneyOf({ amount }: HostedLink, switches: Switches): Partial<Transaction> {
  const mode = switches.of('money')
  if (mode === 'less') return { amount: Math.round(amount * 50) / 100 }
  if (mode === 'more') return { amount: amount * 2 }
  return mode === 'dollars' ? { currency: 'USD' } : {}
}

function returnUrl({ redirect_url, tx_ref }: HostedLink, outcome: Outcome, { id }: Transaction) {
  if (outcome === 'success_without_return') return null
  const url = new URL(redirect_url)
  const status = { success: 'successful', fail: 'failed', cancel: 'cancelled' }[outcome]
  url.searchParams.set('status', status)
  url.searchParams.set('tx_ref', tx_ref)
  if (outcome === 'success') url.searchParams.set('transaction_id', String(id))
  return url.href
}
