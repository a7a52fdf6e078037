import { kobo, toNaira } from '#contract/money.ts'
import { number, text } from '#server/platform/database/columns.ts'
import { maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { LinkedOrder, PaymentDeps } from './deps.ts'
import { linkOf } from './link.ts'
import { payAgain } from './pay-again.ts'
import { paymentStatus } from './payment-status.ts'

/** The order that a link is to pay, after a look-up of the payment that was tried. Refuses `not_found` once its time is over. */
export async function linkedOrder(
  deps: PaymentDeps,
  { token, txRef, cancelled }: { token: string; txRef: string | null; cancelled: boolean },
) {
  const { accountId } = await orderWith(deps, token)
  if (txRef !== null) await paymentStatus(deps, { txRef, accountId, cancelled })
  const order = await orderWith(deps, token)
  return {
    order_code: order.orderCode,
    total: toNaira(kobo(order.totalKobo)),
    payment_status: order.paymentStatus,
    pay_until: order.payUntil.toISOString(),
  }
}

/** The provider's page: of the attempt that is open already, or else of a new one. Refuses as `payAgain` does. */
export async function payByLink(
  deps: PaymentDeps,
  token: string,
): Promise<{ link: string; tx_ref: string }> {
  const { orderCode, accountId } = await orderWith(deps, token)
  const read = () => maybe(deps.database, openAttempt, [accountId, orderCode, deps.clock.now()])
  const open = await read()
  const link = await (open ? linkOf(deps, open.id) : payAgain(deps, { orderCode, accountId }))
  const { tx_ref } = open ?? (await read()) ?? refuse('order_not_payable')
  return { link, tx_ref }
}

async function orderWith(
  { database, clock, events }: PaymentDeps,
  token: string,
): Promise<LinkedOrder> {
  return (await events.orderOfLink(database, token, clock.now())) ?? refuse('not_found')
}

const openAttempt = rareStatement(
  'payment-open-attempt',
  { id: number, tx_ref: text },
  `SELECT id, tx_ref FROM payments
   WHERE account_id = $1 AND order_code = $2 AND status = 'open' AND expires_at > $3
   ORDER BY id DESC LIMIT 1`,
)
