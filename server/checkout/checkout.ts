import { kobo, toNaira } from '#contract/money.ts'
import type { checkout } from '#contract/shop/checkout.ts'
import type { IsClosed } from '#contract/switches.ts'
import { linesOf } from '#server/cart/cart.ts'
import { priceCoupon } from '#server/coupons/coupons.ts'
import type { Orders } from '#server/orders/orders.ts'
import type { Payments } from '#server/payments/payments.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Announce } from '#server/platform/database/announce.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransactionAtOnce, type Tx } from '#server/platform/database/transaction.ts'
import type { Domain } from '#server/platform/domain.ts'
import { type Caller, refuse, signedIn } from '#server/platform/http/handler.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { QueueFull, Semaphore } from '#server/platform/semaphore.ts'
import { CouponGuesses } from './coupon-guesses.ts'
import type { CheckoutBody } from './figures.ts'
import { deleteOldKeys } from './keys.ts'
import { type Placement, place } from './place.ts'
import type { Placing } from './placing.ts'
import { coveredLines, priceLines, sumOf } from './priced-lines.ts'

export { orderFaults } from './faults.ts'
export { addressEntered } from './shipping-choice.ts'

export interface CheckoutDeps {
  database: Database
  clock: Clock
  announce: Announce
  orders: Pick<Orders, 'placed'>
  payments: Pick<Payments, 'linkOf'>
  keys: Keys
  isClosed: IsClosed
}

export type { CheckoutBody, Figures } from './figures.ts'

/** Orders of customers that a member takes. */
export interface TakenOrder {
  accountId: number
  body: CheckoutBody
  by: { staff: number }
}

export interface Checkout extends Domain<typeof checkout> {
  /** Places an order that a member takes at the telephone; `after` runs in its transaction. Refuses as `place` does. */
  placeFor<T>(
    call: Caller,
    order: TakenOrder,
    after: (tx: Tx, placement: Placement) => Promise<T>,
  ): Promise<T>
}

/** Orders in the queue of one process, and how many of them one customer may have. */
const maxQueued = 5_000
const maxQueuedPerAccount = 128

/** Placing orders. The public module of the checkout: only `server/domains.ts` and the checks of a backup import it. */
export function openCheckout(deps: CheckoutDeps): Checkout {
  const { database, clock, announce, orders, payments, keys, isClosed } = deps
  const { pool } = database
  const guesses = new CouponGuesses(deps)
  // Two connections stay free for all other calls, which in a rush need not wait for one.
  const concurrency = Math.max(1, pool.size - 2)
  const semaphore = new Semaphore({ concurrency, maxQueued })
  const queuedByAccount = new Map<number, number>()
  /** Limits what one customer can queue, so that nobody else waits behind one customer's rush. */
  async function runQueued<T>(accountId: number, work: () => Promise<T>): Promise<T> {
    const queued = queuedByAccount.get(accountId) ?? 0
    if (queued >= maxQueuedPerAccount) refuse('too_many_requests', { retryAfterSeconds: 5 })
    queuedByAccount.set(accountId, queued + 1)
    try {
      return await semaphore.run(work)
    } catch (error) {
      if (error instanceof QueueFull) refuse('overloaded', { retryAfterSeconds: 5 })
      throw error
    } finally {
      const left = (queuedByAccount.get(accountId) ?? 1) - 1
      if (left > 0) queuedByAccount.set(accountId, left)
      else queuedByAccount.delete(accountId)
    }
  }
  function placeWith<T>(
    call: Caller,
    order: Omit<Placing, 'lines' | 'at' | 'begun'>,
    after: (tx: Tx, placement: Placement) => Promise<T>,
  ): Promise<T> {
    const { accountId, body } = order
    const placing = { ...order, lines: linesOf(body.product_orders), at: clock.now() }
    const { key: traceKey } = keys.newest('unpaid-orders')
    const placeDeps = { announce, onPlaced: orders.placed, traceKey, isClosed }
    const placeNow = () =>
      runQueued(accountId, () =>
        inTransactionAtOnce(pool, async (tx, begun) =>
          after(tx, await place(tx, { ...placing, begun }, placeDeps)),
        ),
      )
    return body.coupon_code ? guesses.check(call, placeNow) : placeNow()
  }
  return {
    placeFor: (call, order, after) => placeWith(call, { ...order, key: null, ip: null }, after),
    handlers: {
      async place({ body }, call) {
        const customer = signedIn(call)
        const { ip, idempotencyKey: key } = call
        const order = { accountId: customer.id, by: { customer }, body, key, ip }
        const placed = await placeWith(call, order, async (_, placement) => placement)
        const data = {
          orders: { order_code: placed.orderCode, is_reserved: placed.isReserved },
        }
        // Where the provider does not answer, a retry with the same key gets the link of the same order.
        if (placed.paymentId === null) return { data }
        return { data, link: await payments.linkOf(placed.paymentId) }
      },

      async coupon({ body: { product_orders, coupon_code: code } }, call) {
        const lines = await priceLines(database, linesOf(product_orders))
        const request = { code, accountId: call.customer?.id ?? null, at: clock.now() }
        const coupon = await guesses.take(call, () =>
          priceCoupon(database, { ...request, lines: coveredLines(lines) }),
        )
        return {
          new_amount: toNaira(kobo(sumOf(lines) - coupon.amountKobo)),
          coupon_amount: toNaira(kobo(coupon.amountKobo)),
          coupon: { code: coupon.code, percent: coupon.percent },
        }
      },
    },
    jobs: [
      defineJob('checkout-delete-keys', '40 3 * * *', () => deleteOldKeys(database, clock.now())),
    ],
  }
}
