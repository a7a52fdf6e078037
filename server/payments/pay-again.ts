import { number, text } from '#server/platform/database/columns.ts'
import { count, counted, type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { ProviderError } from '#server/platform/provider.ts'
import { check } from './check.ts'
import { createPayment } from './create.ts'
import type { PaymentDeps } from './deps.ts'
import { linkOf } from './link.ts'
import { replaceOthers } from './settle.ts'

/** Attempts of one order: each is looked up for a day. */
const maxAttempts = 10

/**
 * Opens a new page for an order whose card payment failed or was left open; the older one is closed.
 * Looks older attempts up first, so that nobody pays twice. Refuses `order_not_payable` after too many
 * attempts.
 */
export async function payAgain(
  deps: PaymentDeps,
  { orderCode, accountId }: { orderCode: string; accountId: number },
): Promise<string> {
  await requireFewAttempts(deps.database, { orderCode, accountId })
  await checkOlderAttempts(deps, orderCode, accountId)
  const paymentId = await inTransaction(deps.database.pool, async (tx) => {
    const at = deps.clock.now()
    const order = await deps.events.reopen(tx, { orderCode, accountId, at })
    // Again under the order's lock, which other attempts wait for.
    await requireFewAttempts(tx, { orderCode, accountId })
    await replaceOthers(tx, { orderId: order.orderId, paymentId: null, at })
    const { paymentId } = await createPayment(tx, { ...order, orderCode, accountId, at })
    return paymentId
  })
  return linkOf(deps, paymentId)
}

async function requireFewAttempts(
  db: Db,
  { orderCode, accountId }: { orderCode: string; accountId: number },
): Promise<void> {
  if ((await count(db, attemptsOfOrder, [accountId, orderCode])) < maxAttempts) return
  refuse('order_not_payable', {
    message: 'There were too many payment attempts for this order. Place a new one.',
  })
}

const attemptsOfOrder = rareStatement(
  'payment-attempts',
  counted,
  'SELECT count(*) FROM payments WHERE account_id = $1 AND order_code = $2',
)

async function checkOlderAttempts(deps: PaymentDeps, orderCode: string, accountId: number) {
  const rows = await many(deps.database, olderAttempts, [accountId, orderCode])
  try {
    await Promise.all(rows.map(({ id, tx_ref: txRef }) => check(deps, { id, txRef })))
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    deps.log.warn({ err: error }, 'an older card payment could not be looked up')
    refuse('provider_unavailable')
  }
}

const olderAttempts = rareStatement(
  'payment-older-attempts',
  { id: number, tx_ref: text },
  `SELECT id, tx_ref FROM payments
   WHERE account_id = $1 AND order_code = $2 AND link IS NOT NULL
     AND status IN ('open', 'failed')
   ORDER BY id DESC LIMIT 3`,
)
