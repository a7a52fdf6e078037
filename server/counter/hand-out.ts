import type { Request } from '#contract/endpoint.ts'
import { kobo, toKobo, toNaira } from '#contract/money.ts'
import type { counter, HandedOver } from '#contract/office/counter.ts'
import type { AuditFields } from '#server/audit/audit.ts'
import {
  type Orders,
  type PlacedOrder,
  sellAtCounter,
  type TakenLine,
} from '#server/orders/orders.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { isDue, linesInStore, requireAtCounter, type StoreLine } from './counter-order.ts'
import { takeMoney } from './take-money.ts'

type Body = Request<typeof counter.handOut>['body']

interface HandOut {
  body: Body
  by: { staff: number }
  at: Date
}

export interface HandedOut {
  answer: HandedOver
  /** The fields of its audit entry. */
  after: AuditFields
}

/**
 * Hands a pick-up to its customer: one that is paid as it is; of another what the customer takes, for its money. Where all is
 * left the order ends. The order is locked. Refuses with `conflict`, `price_changed` and `validation_failed`.
 */
export async function handOut(
  tx: Tx,
  orders: Pick<Orders, 'moveByHand'>,
  order: PlacedOrder,
  { body, by, at }: HandOut,
): Promise<HandedOut> {
  await requireAtCounter(tx, order, body.proof)
  const { orderCode } = order
  const move = (status: 'DELIVERED' | 'CANCELLED', note: string | null) =>
    orders.moveByHand({ orderCode, status, note, by, isSold: true, within: tx })
  if (!isDue(order)) {
    if (body.payment) refuse('conflict', { message: 'This order is paid: take no money for it.' })
    await move('DELIVERED', null)
    return handed(orderCode, { paidKobo: 0, changeKobo: 0 })
  }
  const lines = takenLines(await linesInStore(tx, order), body.lines)
  if (lines.every(({ taken }) => taken === 0)) {
    if (body.payment) refuse('conflict', { message: 'All of it is left: take no money for it.' })
    await move('CANCELLED', 'All of it was left at the counter.')
    return { answer: { code: orderCode, is_left: true, paid: 0, change: 0 }, after: { left: true } }
  }
  const { payment } = body
  if (!payment) refuse('validation_failed', { errors: { payment: ['Say how it is paid'] } })
  const paidKobo = await sellAtCounter(tx, order, { lines, by, at })
  const money = { orderId: order.id, memberId: by.staff, amountKobo: paidKobo, payment, at }
  const changeKobo = await takeMoney(tx, money)
  await move('DELIVERED', null)
  return handed(orderCode, { paidKobo, changeKobo, by: payment.by })
}

function handed(
  code: string,
  { paidKobo, changeKobo, by }: { paidKobo: number; changeKobo: number; by?: string },
): HandedOut {
  const [paid, change] = [toNaira(kobo(paidKobo)), toNaira(kobo(changeKobo))]
  return {
    answer: { code, is_left: false, paid, change },
    after: { handed_over_to: 'its customer', ...(by && { paid, paid_by: by }) },
  }
}

/** Refuses lines that are not those of the order, each once, and a price that is not the one that was seen. */
function takenLines(lines: readonly StoreLine[], sent: Body['lines']): TakenLine[] {
  const byId = new Map(sent.map((line) => [line.line_id, line]))
  if (byId.size !== sent.length || sent.length !== lines.length) {
    refuse('validation_failed', { errors: { lines: ['Name each line of the order once'] } })
  }
  return lines.map((line) => {
    const { taken, seen_price } =
      byId.get(line.lineId) ??
      refuse('validation_failed', { errors: { lines: ['Name each line of the order once'] } })
    if (taken > line.available) {
      const message = `${line.name}: ${line.available} of ${line.units} are here`
      refuse('validation_failed', { errors: { lines: [message] } })
    }
    if (toKobo(seen_price) !== line.todayKobo) {
      const message = `The price of ${line.name} has changed just now. Show it to the customer again.`
      refuse('price_changed', { message })
    }
    return { ...line, taken }
  })
}
