import type { cart } from '#contract/shop/cart.ts'
import type { Domain } from '#server/platform/domain.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { deleteOldMerges } from './merge.ts'
import { type CartDeps, cartHandlers } from './routes.ts'

/** The public module of the cart: other domains import nothing else. */
export { type Line, linesOf, refuseMissingChoice } from './lines.ts'
export { eraseCart, exportCart } from './privacy.ts'
export { readCart } from './show.ts'
export { type Bought, takeFromCart } from './take.ts'

export function openCart(deps: CartDeps): Domain<typeof cart> {
  const { database, clock } = deps
  return {
    handlers: cartHandlers(deps),
    jobs: [
      defineJob('carts-delete-merges', '20 3 * * *', () => deleteOldMerges(database, clock.now())),
    ],
  }
}
