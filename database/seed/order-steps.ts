import { contactsOf } from '#server/accounts/accounts.ts'
import { afterOrders, afterPayments } from '#server/events.ts'
import { orderVerbs, type PlacedOrder } from '#server/orders/orders.ts'
import { refundSent, settleLocked } from '#server/payments/payments.ts'
import { type Clock, stoppedClock } from '#server/platform/clock.ts'
import { number, text } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { many, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { openLog } from '#server/platform/log.ts'
import { type SentReview, writeRating, writeReview } from '#server/reviews/reviews.ts'
import type { DemoStep, DemoWords } from './demo/person.ts'

/** A card payment that was opened for an order. */
export interface Card {
  paymentId: number
  txRef: string
}

interface Placed {
  order: PlacedOrder
  card: Card | null
}

interface OrderSteps {
  /** Writes the notification of a placed order. */
  placed(order: PlacedOrder, at: Date): Promise<void>
  /** Takes the order one step further, as of that time. */
  take(placed: Placed, step: DemoStep, at: Date): Promise<void>
}

/** Moves the orders of a demo person by the product's own functions. */
export function openOrderSteps(
  tx: Tx,
  database: Database,
  { accountId, name }: { accountId: number; name: string },
): OrderSteps {
  const clock = stoppedClock(new Date(0))
  const orders = pastOrders(database, clock)
  const settle = cardSettler(tx, {
    clock,
    log: openLog('silent'),
    events: afterPayments(orders),
  })
  const [firstName = ''] = name.split(' ')

  async function take(placed: Placed, step: DemoStep, at: Date): Promise<void> {
    clock.set(at)
    const { id: orderId, orderCode, shippingCode } = placed.order
    const by = { job: 'seed' }
    const byHand = { orderCode, note: null, by, within: tx }
    const parcel = { orderId, note: null, by: { provider: 'terminal' }, at }
    switch (step.event) {
      case 'paid by card':
        return settle(placed, true)
      case 'card refused':
        return settle(placed, false)
      case 'ready':
        return orders.moveByHand({ ...byHand, status: 'PROCESSING' })
      case 'cancelled':
        return orders.moveByHand({ ...byHand, status: 'CANCELLED' })
      case 'sent':
        if (shippingCode !== 'carrier') {
          return orders.moveByHand({ ...byHand, status: 'IN TRANSIT' })
        }
        return orders.moveParcel(tx, { ...parcel, status: 'in-transit' })
      case 'delivered':
        if (shippingCode !== 'carrier') {
          return orders.moveByHand({ ...byHand, status: 'DELIVERED', isSold: true })
        }
        return orders.moveParcel(tx, { ...parcel, status: 'delivered' })
      case 'delayed':
        return orders.moveParcel(tx, { ...parcel, status: 'delayed', note: step.note })
      case 'refunded':
        await orders.refund({ orderCode, of: 'all', isAgain: false, by, within: tx })
        return sendBack(tx, orderId, at)
      case 'reviewed': {
        const lineId = await lineOf(tx, orderId, step.line)
        return writeReview(tx, { accountId, lineId, sent: reviewOf(step.words, firstName), at })
      }
      case 'rated': {
        const rating = { accountId, sent: reviewOf(step.words, firstName), at }
        return writeRating(tx, { ...rating, orderIdOrCode: orderCode })
      }
    }
  }

  return {
    async placed(order, at) {
      const contacts = await contactsOf(tx, order.accountId)
      await orders.placed(tx, order, { added: Promise.resolve(order), contacts, at })
    },
    take,
  }
}

/** Nobody is signed in while the demo data is written, and messages of the past are not sent. */
function pastOrders(database: Database, clock: Clock) {
  const announce = () => {}
  return orderVerbs({
    database,
    clock,
    announce,
    events: afterOrders(announce),
    sendMessage: async () => {},
  })
}

/** Settles card payments without calling the provider. */
function cardSettler(tx: Tx, deps: Parameters<typeof settleLocked>[0]) {
  return async ({ order, card }: Placed, isPaid: boolean): Promise<void> => {
    if (!card) throw new Error(`order ${order.orderCode} is not paid by card`)
    const { paymentId: id, txRef } = card
    const transactionId = `demo-${id}`
    const { totalKobo: amountKobo } = order
    const found: Parameters<typeof settleLocked>[3] = isPaid
      ? { state: 'successful', transactionId, txRef, amountKobo, currency: 'NGN' }
      : { state: 'failed', transactionId, reason: 'declined' }
    await settleLocked(deps, tx, { id, order_id: order.id }, found)
    // No provider knows the payment: it must not be reconciled.
    await run(tx, leavePayment, [id])
  }
}

const leavePayment = rareStatement(
  'seed-leave-payment',
  {},
  'UPDATE payments SET next_check_at = NULL WHERE id = $1',
)

/** Marks the order's card refunds as sent without calling the provider. */
async function sendBack(tx: Tx, orderId: number, at: Date): Promise<void> {
  for (const refund of await many(tx, claimRefunds, [orderId])) {
    await refundSent(tx, refund, { providerId: `demo-${refund.id}`, at })
  }
}

const claimRefunds = rareStatement(
  'seed-claim-refunds',
  { id: number, order_code: text, amount_kobo: number },
  `UPDATE payment_refunds AS refund SET state = 'sending', attempts = 1
   FROM payments WHERE payments.id = payment_id AND order_id = $1 AND state = 'waiting'
   RETURNING refund.id, order_code, refund.amount_kobo`,
)

async function lineOf(tx: Tx, orderId: number, position: number): Promise<number> {
  return (await one(tx, lineAt, [orderId, position])).id
}

const lineAt = rareStatement(
  'seed-line-at',
  { id: number },
  'SELECT id FROM order_lines WHERE order_id = $1 AND position = $2',
)

function reviewOf({ stars, caption, details, isAnonymous }: DemoWords, name: string): SentReview {
  return {
    rating: String(stars),
    user_who_rated: isAnonymous ? 'Anonymous' : name,
    caption,
    review_details: details,
  }
}
