import type { checkout } from '#contract/checkout.ts'
import { kobo, toNaira } from '#contract/money.ts'
import type { orders } from '#contract/orders.ts'
import { linesOf } from '#server/cart/cart.ts'
import { priceCoupon } from '#server/coupons/coupons.ts'
import type { Orders } from '#server/orders/orders.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Announce } from '#server/platform/database/announce.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransactionAtOnce } from '#server/platform/database/transaction.ts'
import { type Handler, type Handlers, refuse, signedIn } from '#server/platform/http/handler.ts'
import { defineJob, type Job } from '#server/platform/jobs/jobs.ts'
import { QueueFull, Semaphore } from '#server/platform/semaphore.ts'
import { deleteOldKeys } from './keys.ts'
import { place } from './place.ts'
import { coveredLines, priceLines, sumOf } from './priced-lines.ts'

export interface CheckoutDeps {
  database: Database
  clock: Clock
  announce: Announce
  orders: Pick<Orders, 'placed'>
  /** The page of a card payment, after the commit. Refuses `provider_unavailable`. */
  linkOf: (paymentId: number) => Promise<string>
}

export interface Checkout {
  routes: Handlers<typeof checkout>
  /** `POST /orders/get-order-coupon` */
  coupon: Handler<typeof orders.coupon>
  jobs: Job[]
}

/** Orders that wait for their turn in one process, and of these one customer's own. */
const maxWaiting = 5_000
const maxOfOne = 128

export function openCheckout(deps: CheckoutDeps): Checkout {
  const { database, clock, announce, orders, linkOf } = deps
  const { pool } = database
  // Two connections stay free for everybody else; nobody waits for one while a rush is on.
  const atOnce = Math.max(1, pool.options.max - 2)
  const semaphore = new Semaphore({ atOnce, waiting: maxWaiting })
  const own = new Map<number, number>()
  /** One customer's rush waits behind itself, not everybody behind it. */
  async function inTurn<T>(accountId: number, work: () => Promise<T>): Promise<T> {
    const before = own.get(accountId) ?? 0
    if (before >= maxOfOne) refuse('too_many_requests', { retryAfterSeconds: 5 })
    own.set(accountId, before + 1)
    try {
      return await semaphore.run(work)
    } catch (error) {
      if (error instanceof QueueFull) refuse('overloaded', { retryAfterSeconds: 5 })
      throw error
    } finally {
      const left = (own.get(accountId) ?? 1) - 1
      if (left > 0) own.set(accountId, left)
      else own.delete(accountId)
    }
  }
  return {
    routes: {
      async place({ body }, call) {
        const { id: accountId } = signedIn(call)
        const at = clock.now()
        const lines = linesOf(body.product_orders)
        const placing = { accountId, body, lines, key: call.idempotencyKey, at }
        const placed = await inTurn(accountId, () =>
          inTransactionAtOnce(pool, (client, begun) =>
            place(client, { ...placing, begun }, { announce, onPlaced: orders.placed }),
          ),
        )
        const data = { orders: { order_code: placed.orderCode } }
        // Where the provider does not answer, the same key asks it again for the same order.
        return placed.paymentId === null ? { data } : { data, link: await linkOf(placed.paymentId) }
      },
    },

    async coupon({ body: { product_orders, coupon_code: code } }, { customer }) {
      const lines = await priceLines(pool, linesOf(product_orders))
      const asked = { code, accountId: customer?.id ?? null, at: clock.now() }
      const coupon = await priceCoupon(pool, { ...asked, lines: coveredLines(lines) })
      return {
        new_amount: toNaira(kobo(sumOf(lines) - coupon.amountKobo)),
        coupon_amount: toNaira(kobo(coupon.amountKobo)),
        coupon: { code: coupon.code, percent: coupon.percent },
      }
    },

    jobs: [defineJob('checkout-forget-keys', '40 3 * * *', () => deleteOldKeys(pool, clock.now()))],
  }
}
