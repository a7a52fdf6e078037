import { nullable, oneOf, text, time } from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Logger } from '#server/platform/log.ts'
import { refundStates } from './status.ts'

const discrepancies = ['amount', 'currency', 'reference', 'second'] as const

interface NewDiscrepancy {
  payment: { id: number; order_code: string }
  transactionId: string
  discrepancy: (typeof discrepancies)[number]
  detail: string
  at: Date
}

/** Records a discrepancy for staff, once. */
export async function noteDiscrepancy(
  db: Db,
  log: Logger,
  { payment, transactionId, discrepancy, detail, at }: NewDiscrepancy,
): Promise<void> {
  const noted = await run(db, insert, [payment.id, transactionId, discrepancy, detail, at])
  if (noted === 0) return
  log.error(
    { order: payment.order_code, transactionId, discrepancy },
    'a card payment has a discrepancy',
  )
}

const insert = rareStatement(
  'payment-discrepancy-note',
  {},
  `INSERT INTO payment_discrepancies (payment_id, transaction_id, kind, detail, found_at)
   VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
)

/** A contradiction between a payment and what the provider reports of it. */
export interface Discrepancy {
  orderCode: string
  at: Date
  /** The provider's. */
  transactionId: string
  kind: (typeof discrepancies)[number]
  /** In words. */
  detail: string
  /** Null: nothing goes back. */
  refundState: (typeof refundStates)[number] | null
}

/**
 * The newest 200, newest first. A transaction under a reference that is not ours is not in the ledger: staff
 * look it up on the provider's own pages.
 */
export async function describeDiscrepancies(db: Db): Promise<Discrepancy[]> {
  const rows = await many(db, newest)
  return rows.map(({ order_code, transaction_id, discrepancy, detail, found_at, refund }) => ({
    orderCode: order_code,
    at: found_at,
    transactionId: transaction_id,
    kind: discrepancy,
    detail,
    refundState: refund,
  }))
}

const newest = rareStatement(
  'payment-discrepancies',
  {
    order_code: text,
    transaction_id: text,
    discrepancy: oneOf(discrepancies),
    detail: text,
    found_at: time,
    refund: nullable(oneOf(refundStates)),
  },
  `SELECT order_code, noted.transaction_id, kind AS discrepancy, detail, found_at,
     refund.state AS refund
   FROM payment_discrepancies AS noted JOIN payments AS payment ON payment.id = noted.payment_id
   LEFT JOIN payment_unmatched AS unmatched ON unmatched.transaction_id = noted.transaction_id
   LEFT JOIN payment_refunds AS refund ON unmatched_id = unmatched.id
   ORDER BY found_at DESC, noted.id DESC LIMIT 200`,
)
