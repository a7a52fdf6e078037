import { orderStatuses } from '#contract/shop/orders.ts'
import { paymentMethods } from '#contract/shop/payment-methods.ts'
import { settleCoupon } from '#server/coupons/coupons.ts'
import type { Actor } from '#server/platform/actor.ts'
import { number } from '#server/platform/database/columns.ts'
import { maybe } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { pickupCodeFor } from '../counter/pickup-codes.ts'
import type { OrderDeps } from '../deps.ts'
import type { PlacedOrder } from '../rows.ts'
import { cancelUnpaid } from './cancel.ts'
import { lockOrder } from './lock.ts'
import { type Move, moveOrder } from './move.ts'
import { noteOrder } from './notes.ts'
import { notifyCustomer } from './notify-customer.ts'
import { isWaiting, type OrderStatus, statusMoves } from './status.ts'

/** An order as the people of the mall name it. */
export interface NamedOrder {
  orderCode: string
  /** The transaction to do it in; left out: one of its own. */
  within?: Tx
}

export type MoveRequest = NamedOrder & {
  status: OrderStatus
  note: string | null
  by: Actor
  /** The counter has sold it: it may be handed over unpaid, and is paid then. */
  isSold?: boolean
}

/**
 * Tells the customer of a packed pick-up that it is ready; one that is paid at the counter becomes PROCESSING. Refuses as
 * `moveByHand` does.
 */
export async function makeReady(
  deps: OrderDeps,
  tx: Tx,
  order: PlacedOrder,
  by: Actor,
): Promise<void> {
  const at = deps.clock.now()
  if (order.status === 'PENDING') {
    requireMove(order, 'PROCESSING')
    await moveOrder(tx, order, { status: 'PROCESSING', by, at })
  }
  await notifyReady(deps, tx, order, at)
}

async function notifyReady(deps: OrderDeps, tx: Tx, order: PlacedOrder, at: Date): Promise<void> {
  const pickupCode = await pickupCodeFor(tx, order.id)
  await notifyCustomer(deps, tx, order, { event: 'ready', pickupCode, at })
}

/** Refuses with `conflict` and the reason an order that has ended, or that nobody has paid or promised to. */
export function requireMayLeave(order: PlacedOrder): void {
  const isOpen = order.status === 'PENDING' || order.status === 'PROCESSING'
  if (!isOpen) refuse('conflict', { message: `This order is ${order.status}.` })
  const isDue = order.paymentStatus === 'PAID' || (isPaidOnDelivery(order) && order.hold !== 'none')
  if (!isDue) refuse('conflict', { message: 'This order is not paid yet.' })
}

export type NoteRequest = NamedOrder & { note: string; by: Actor }

/** The shopper's notification when a member of the staff moves an order to this status. */
const eventOf: Partial<Record<OrderStatus, 'sent' | 'delivered'>> = {
  'IN TRANSIT': 'sent',
  DELIVERED: 'delivered',
}

/**
 * Moves an order along by hand: PROCESSING, IN TRANSIT, DELIVERED, CANCELLED (unpaid only). A pay-on-pickup
 * order that the counter has sold counts as paid. Refuses with `not_found`, and with `conflict` and the reason
 * where the order cannot go there.
 */
export async function moveByHand(
  deps: OrderDeps,
  { status, note, by, isSold = false, ...named }: MoveRequest,
): Promise<void> {
  await withOrder(deps, named, async (tx, order) => {
    const at = deps.clock.now()
    requireMove(order, status)
    if (isForCounter(order, status) && !isSold) {
      refuse('conflict', { message: 'Hand it over at the counter, which takes the payment.' })
    }
    if (note) await noteOrder(tx, { orderId: order.id, note, by, at })
    if (status === 'CANCELLED') return cancelUnpaid(deps, tx, order, { by, at })
    const isPickedUp = status === 'DELIVERED' && isPaidOnDelivery(order)
    const paid: Partial<Move> = isPickedUp ? { paymentStatus: 'PAID', stockState: 'sold' } : {}
    await moveOrder(tx, order, { ...paid, status, by, at })
    if (isPickedUp) {
      const { id: orderId, orderCode, totalKobo: amountKobo } = order
      // A pick-up was placed within the bounds of trust, so its coupon is counted already. The counter
      // gives one back that covers nothing.
      if (order.couponKobo > 0) await settleCoupon(tx, { orderId, at })
      await deps.events.paidAtCounter(tx, { orderCode, amountKobo, at })
    }
    if (status === 'PROCESSING') return notifyReady(deps, tx, order, at)
    await deps.events.left(tx, { orderId: order.id, by, at })
    const event = eventOf[status]
    if (event) await notifyCustomer(deps, tx, order, { event, at })
  })
}

/** Writes a note on an order's page, and notifies the shopper. */
export async function noteByHand(
  deps: OrderDeps,
  { note, by, ...named }: NoteRequest,
): Promise<void> {
  await withOrder(deps, named, async (tx, order) => {
    const at = deps.clock.now()
    await noteOrder(tx, { orderId: order.id, note, by, at })
    await notifyCustomer(deps, tx, order, { event: 'noted', note, at })
  })
}

function requireMove(order: PlacedOrder, status: OrderStatus): void {
  const message = refusedMove(order, status)
  if (message !== null) refuse('conflict', { message })
}

/** The facts that decide whether a member may move an order. */
export type MovableOrder = Pick<
  PlacedOrder,
  'status' | 'paymentStatus' | 'paymentCode' | 'shippingCode'
>

/** The statuses into which a member may move the order. */
export function movesByHand(order: MovableOrder): OrderStatus[] {
  return orderStatuses.filter(
    (status) => refusedMove(order, status) === null && !isForCounter(order, status),
  )
}

/** Whether the counter alone hands the order over: it takes its money, at the prices of the day. */
function isForCounter(order: MovableOrder, status: OrderStatus): boolean {
  return status === 'DELIVERED' && isWaiting(order) && isPaidOnDelivery(order)
}

/** Why the order cannot go there; null: it can. */
function refusedMove(order: MovableOrder, status: OrderStatus): string | null {
  if (status === 'REFUNDED') return 'Money goes back with a refund.'
  if (!statusMoves[order.status].includes(status)) {
    return `An order that is ${order.status} cannot become ${status}.`
  }
  if (status === 'CANCELLED' && !isWaiting(order)) return 'This order is paid: refund it instead.'
  if (order.status === 'CANCELLED') return 'Only its payment brings a cancelled order back.'
  const isPickup = order.shippingCode === 'pick-up'
  if (status === 'IN TRANSIT' && isPickup) return 'This order is picked up at the store.'
  if (status !== 'CANCELLED' && isWaiting(order) && !isPaidOnDelivery(order)) {
    return 'This order is not paid yet.'
  }
  return null
}

function isPaidOnDelivery({ paymentCode }: MovableOrder): boolean {
  return paymentMethods[paymentCode].charge === 'delivery'
}

/** Runs `work` on an order that is found by its code, in one transaction with its lock. */
export function withOrder<T>(
  { database }: Pick<OrderDeps, 'database'>,
  { orderCode, within }: NamedOrder,
  work: (tx: Tx, order: PlacedOrder) => Promise<T>,
): Promise<T> {
  const lockAndWork = async (tx: Tx) => {
    const found = await maybe(tx, orderByCode, [orderCode])
    return work(tx, await lockOrder(tx, found?.id ?? refuse('not_found')))
  }
  return within ? lockAndWork(within) : inTransaction(database.pool, lockAndWork)
}

const orderByCode = rareStatement(
  'order-id-by-code',
  { id: number },
  'SELECT id FROM orders WHERE order_code = $1',
)
