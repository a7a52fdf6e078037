import { contactsOf } from '#server/accounts/accounts.ts'
import { afterOrders, afterPayments } from '#server/events.ts'
import { openOrders, type PlacedOrder } from '#server/orders/orders.ts'
import { refundSent, settleLocked } from '#server/payments/payments.ts'
import { type Clock, stoppedClock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
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

interface Lives {
  /** The order was just placed: its buyer is told. */
  placed(order: PlacedOrder, at: Date): Promise<void>
  /** One step on, as if it were then. */
  live(placed: Placed, step: DemoStep, at: Date): Promise<void>
}

/** Moves the orders of a demo person along, by the verbs that move everybody's. */
export function openLives(
  client: Tx,
  database: Database,
  { accountId, name }: { accountId: number; name: string },
): Lives {
  const clock = stoppedClock(new Date(0))
  const orders = pastOrders(database, clock)
  const settling = { clock, log: openLog('silent'), events: afterPayments(orders) }
  const [firstName = ''] = name.split(' ')

  async function settle({ order, card }: Placed, isPaid: boolean): Promise<void> {
    if (!card) throw new Error(`order ${order.orderCode} is not paid by card`)
    const { paymentId: id, txRef } = card
    const transactionId = `demo-${id}`
    const { totalKobo: amountKobo } = order
    const found: Parameters<typeof settleLocked>[3] = isPaid
      ? { state: 'successful', transactionId, txRef, amountKobo, currency: 'NGN' }
      : { state: 'failed', transactionId, reason: 'declined' }
    await settleLocked(settling, client, { id, order_id: order.id }, found)
    // There is nobody to ask about it.
    await client.query('UPDATE payments SET next_check_at = NULL WHERE id = $1', [id])
  }

  async function live(placed: Placed, step: DemoStep, at: Date): Promise<void> {
    clock.set(at)
    const { id: orderId, orderCode, shippingCode } = placed.order
    const byHand = { orderCode, note: null, within: client }
    const parcel = { orderId, note: null, at }
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
        return orders.moveParcel(client, { ...parcel, status: 'in-transit' })
      case 'delivered':
        if (shippingCode !== 'carrier') {
          return orders.moveByHand({ ...byHand, status: 'DELIVERED' })
        }
        return orders.moveParcel(client, { ...parcel, status: 'delivered' })
      case 'delayed':
        return orders.moveParcel(client, { ...parcel, status: 'delayed', note: step.note })
      case 'refunded':
        await orders.refund({ orderCode, amountKobo: null, isAgain: false, within: client })
        return sendBack(client, orderId, at)
      case 'reviewed': {
        const lineId = await lineOf(client, orderId, step.line)
        return writeReview(client, { accountId, lineId, sent: reviewOf(step.words, firstName), at })
      }
      case 'rated': {
        const rating = { accountId, sent: reviewOf(step.words, firstName), at }
        return writeRating(client, { ...rating, orderIdOrCode: orderCode })
      }
    }
  }

  return {
    async placed(order, at) {
      const contacts = await contactsOf(client, order.accountId)
      await orders.placed(client, order, { contacts, at })
    },
    live,
  }
}

/** Nobody looks at the mall while it is filled, and what they were told outside of it is long gone. */
function pastOrders(database: Database, clock: Clock) {
  const announce = () => {}
  return openOrders({
    database,
    clock,
    announce,
    events: afterOrders(announce),
    storeName: '',
    storeAddress: '',
    sendMessage: async () => {},
    reviewedLines: async () => new Set(),
    ratedOrders: async () => new Set(),
    whatsapp: async () => null,
  })
}

/** Card money goes back at once: no provider is asked for it. */
async function sendBack(client: Tx, orderId: number, at: Date): Promise<void> {
  const { rows } = await client.query<{ id: number; order_code: string; amount_kobo: number }>(
    `UPDATE payment_refunds AS refund SET state = 'sending', tries = 1
     FROM payments WHERE payments.id = payment_id AND order_id = $1 AND state = 'waiting'
     RETURNING refund.id, order_code, refund.amount_kobo`,
    [orderId],
  )
  for (const refund of rows) {
    await refundSent(client, refund, { providerId: `demo-${refund.id}`, at })
  }
}

async function lineOf(client: Tx, orderId: number, position: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM order_lines WHERE order_id = $1 AND position = $2',
    [orderId, position],
  )
  const [line] = rows
  if (!line) throw new Error(`order ${orderId} has no line ${position}`)
  return line.id
}

function reviewOf({ stars, caption, details, isAnonymous }: DemoWords, name: string): SentReview {
  return {
    rating: String(stars),
    user_who_rated: isAnonymous ? 'Anonymous' : name,
    caption,
    review_details: details,
  }
}
