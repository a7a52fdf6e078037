import { kobo, toNaira } from '#contract/money.ts'
import type { CounterOrder, WaitingPickup } from '#contract/office/counter.ts'
import { contactsOf } from '#server/accounts/accounts.ts'
import { boxedUnits, readFulfilment, readySince } from '#server/fulfilment/fulfilment.ts'
import {
  type CounterLine,
  counterLines,
  isPickupCode,
  type PlacedOrder,
  pickupsInStore,
} from '#server/orders/orders.ts'
import type { Db } from '#server/platform/database/query.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { isNameOf } from './proof.ts'

/** Pick-ups that are ready, those that wait longest at first. */
export async function waitingPickups(db: Db): Promise<WaitingPickup[]> {
  const inStore = await pickupsInStore(db)
  const readyAt = await readySince(
    db,
    inStore.map(({ id }) => id),
  )
  return inStore.flatMap(({ id, order_code, product_count, is_due, moved_at, ends_at }) => {
    const since = readyAt.get(id) ?? (is_due ? moved_at : null)
    if (since === null) return []
    return {
      code: order_code,
      units: product_count,
      is_due,
      ready_since: since.toISOString(),
      kept_until: is_due ? (ends_at?.toISOString() ?? null) : null,
    }
  })
}

/**
 * Refuses with `conflict`, in words, an order that the counter cannot hand to somebody who says this. One that is paid is ready
 * once it is packed; one to be paid, once it was made ready.
 */
export async function requireAtCounter(db: Db, order: PlacedOrder, proof: string): Promise<string> {
  const { status, shippingCode, accountId, id } = order
  if (shippingCode !== 'pick-up') refuse('conflict', { message: 'This order is not picked up.' })
  if (status === 'DELIVERED') refuse('conflict', { message: 'This order was handed over.' })
  if (status === 'CANCELLED') {
    refuse('conflict', { message: 'This order has ended: its units were released.' })
  }
  if (status !== 'PROCESSING' || !(await isReady(db, id, isDue(order)))) {
    refuse('conflict', { message: 'This order is not ready: it is still being picked or packed.' })
  }
  const contacts = await contactsOf(db, accountId)
  if (!isNameOf(proof, contacts) && !(await isPickupCode(db, id, proof))) {
    refuse('conflict', {
      message: 'This is not the name that the order was placed in, nor its code.',
    })
  }
  return [contacts.firstName, contacts.lastName].filter(Boolean).join(' ')
}

async function isReady(db: Db, orderId: number, isOnTrust: boolean): Promise<boolean> {
  const { state } = await readFulfilment(db, orderId)
  return state === 'packed' || (isOnTrust && state === 'waiting')
}

/** Whether the counter takes its money. */
export function isDue({ paymentStatus }: Pick<PlacedOrder, 'paymentStatus'>): boolean {
  return paymentStatus !== 'PAID'
}

/** A line of an order at the store. */
export interface StoreLine extends CounterLine {
  /** Its units that are in the box: fewer than ordered where the rest was refunded, or not found. */
  available: number
}

/** The lines of an order with their prices of today, and what is there of each. */
export async function linesInStore(
  db: Db,
  order: Pick<PlacedOrder, 'id' | 'couponKobo'>,
): Promise<StoreLine[]> {
  const [lines, units] = await Promise.all([counterLines(db, order), boxedUnits(db, order.id)])
  return lines.map((line) => ({ ...line, available: units.get(line.lineId) ?? 0 }))
}

/** The order as the counter shows it. */
export async function presentAtCounter(
  db: Db,
  order: PlacedOrder,
  { customer, newestMove }: { customer: string; newestMove: number },
): Promise<CounterOrder> {
  const lines = await linesInStore(db, order)
  return {
    code: order.orderCode,
    newest_move: newestMove,
    customer,
    has_coupon: order.couponKobo > 0,
    placed_total: naira(order.totalKobo),
    is_due: isDue(order),
    kept_until: isDue(order) ? (order.pickupUntil?.toISOString() ?? null) : null,
    lines: lines.map((line) => presentLine(line, isDue(order))),
  }
}

/** A paid line costs what it was paid for. */
function presentLine(line: StoreLine, due: boolean): CounterOrder['lines'][number] {
  return {
    line_id: line.lineId,
    name: line.name,
    options: line.options,
    image_url: line.imageUrl,
    units: line.units,
    available: line.available,
    placed_amount: naira(line.placedKobo),
    today_amount: naira(due ? line.todayKobo : line.placedKobo),
    coupon: naira(line.couponKobo),
  }
}

function naira(amountKobo: number): number {
  return toNaira(kobo(amountKobo))
}
