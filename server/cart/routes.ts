import type { cart } from '#contract/cart.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Handlers, signedIn } from '#server/platform/http/handler.ts'
import { addLines } from './add.ts'
import { linesOf } from './lines.ts'
import { mergeLines } from './merge.ts'
import { clearCart, removeLines } from './remove.ts'
import { showCart } from './show.ts'

export interface CartParts {
  database: Database
  clock: Clock
}

export function cartRoutes({ database, clock }: CartParts): Handlers<typeof cart> {
  const show = async (accountId: number) => ({
    data: { cart: await showCart(database, accountId) },
  })

  return {
    show: async (_, call) => show(signedIn(call).id),
    async add({ body }, call) {
      const customer = signedIn(call)
      const lines = linesOf(body.product_orders)
      const { merge_id: mergeId } = body
      if (mergeId === undefined) await addLines(database, customer, lines)
      else await mergeLines(database, customer, { mergeId, lines, at: clock.now() })
      return show(customer.id)
    },
    async remove({ body: { product_id: productId, combo_id: combinationId } }, call) {
      await removeLines(database, signedIn(call), { productId, combinationId })
      return {}
    },
    async clear(_, call) {
      await clearCart(database, signedIn(call))
      return {}
    },
  }
}
