import { number } from '#server/platform/database/columns.ts'
import { maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { Logger } from '#server/platform/log.ts'
import { formatNaira } from '#server/platform/naira.ts'
import { unmatchedMoneyIn } from '#server/wallet/wallet.ts'
import { cardProvider, type LockedOrder } from './deps.ts'
import { noteDiscrepancy } from './discrepancies.ts'
import type { PaymentLookup } from './provider.ts'
import { returnUnmatched } from './refunds/refund.ts'

interface UnmatchedPayment {
  payment: { id: number; order_code: string; order: LockedOrder }
  lookup: Extract<PaymentLookup, { state: 'successful' }>
  discrepancy: 'currency' | 'second'
  at: Date
}

/**
 * Takes in a card payment that no order expects: enters it in the ledger, records the discrepancy and
 * refunds it, once for each transaction of the provider. The order stays as it is, and its shopper is
 * notified. The caller has locked order and payment.
 */
export async function takeUnmatched(
  log: Logger,
  tx: Tx,
  { payment, lookup, discrepancy, at }: UnmatchedPayment,
): Promise<void> {
  const { transactionId, amountKobo: amount, currency } = lookup
  const { id: paymentId, order_code: reference, order } = payment
  const values = [paymentId, transactionId, amount, currency, at]
  const unmatched = await maybe(tx, insertOnce, values)
  if (!unmatched) return
  const isNaira = currency === 'NGN'
  const sum = isNaira ? formatNaira(amount) : `${amount / 100} ${currency}`
  const detail = discrepancy === 'second' ? `${sum} more under the same reference` : `${sum} came`
  await noteDiscrepancy(tx, log, { payment, transactionId, discrepancy, detail, at })
  const key = `stray ${unmatched.id}`
  if (isNaira) await unmatchedMoneyIn(tx, { amountKobo: amount, reference, key, at })
  const reason = discrepancy === 'second' ? 'paid a second time' : 'not in naira'
  await returnUnmatched(tx, {
    paymentId,
    unmatchedId: unmatched.id,
    amountKobo: amount,
    reason,
    by: cardProvider,
    key,
    at,
  })
  await order.moneyUnmatched({ sum, amountKobo: isNaira ? amount : null, at })
}

const insertOnce = rareStatement(
  'payment-unmatched-add',
  { id: number },
  `INSERT INTO payment_unmatched (payment_id, transaction_id, amount, currency, came_at)
   VALUES ($1, $2, $3, $4, $5) ON CONFLICT (transaction_id) DO NOTHING RETURNING id`,
)
