import { type Attempt, Attempts } from '#server/accounts/accounts.ts'
import { UnknownCoupon } from '#server/coupons/coupons.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Caller } from '#server/platform/http/handler.ts'

/**
 * Limits guessing at coupons: those that do not exist are counted for the customer, the range of addresses and in
 * total. Right ones cost nothing, and neither do those that are over or do not fit the cart. Refuses with
 * `too_many_tries`, also where the coupon would be right: else it would tell.
 */
export class CouponGuesses {
  readonly #attempts: Attempts

  constructor({ database, clock }: { database: Database; clock: Clock }) {
    this.#attempts = new Attempts(database, clock)
  }

  /** Prices a coupon alone. Counted before it is known, so that guesses at once are all counted. */
  async take<T>(caller: Caller, price: () => Promise<T>): Promise<T> {
    const attempt = attemptOf(caller)
    await this.#attempts.take(attempt)
    try {
      const priced = await price()
      await this.#attempts.succeed(attempt)
      return priced
    } catch (error) {
      if (!(error instanceof UnknownCoupon)) await this.#attempts.succeed(attempt)
      throw error
    }
  }

  /** Places an order with a coupon: in a rush nothing is written for a right one. */
  async check<T>(caller: Caller, place: () => Promise<T>): Promise<T> {
    const attempt = attemptOf(caller)
    await this.#attempts.check(attempt)
    try {
      return await place()
    } catch (error) {
      if (error instanceof UnknownCoupon) await this.#attempts.count(attempt)
      throw error
    }
  }
}

function attemptOf({ customer, ip }: Caller): Attempt {
  return { action: 'coupon', ip, ...(customer && { subject: `account ${customer.id}` }) }
}
