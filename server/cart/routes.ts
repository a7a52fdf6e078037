import type { cart } from '#contract/shop/cart.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Announce, accountEvent } from '#server/platform/database/announce.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Customer, type Handlers, signedIn } from '#server/platform/http/handler.ts'
import { addLines } from './add.ts'
import { presentPrices } from './current-prices.ts'
import { linesOf } from './lines.ts'
import { mergeLines } from './merge.ts'
import { clearCart, removeLines } from './remove.ts'
import { readCart } from './show.ts'

export interface CartDeps {
  database: Database
  clock: Clock
  announce: Announce
}

export function cartHandlers({ database, clock, announce }: CartDeps): Handlers<typeof cart> {
  const changed = ({ id, sessionId }: Customer) => announce(accountEvent(id, 'cart', sessionId))

  return {
    show: async (_, call) => ({ data: { cart: await readCart(database, signedIn(call).id) } }),
    async currentPrices({ body }) {
      const items = body.lines.map(({ product_id: productId, combo_id: combinationId = null }) => ({
        productId,
        combinationId,
      }))
      return { data: { lines: await presentPrices(database, items) } }
    },
    async add({ body }, call) {
      const customer = signedIn(call)
      const lines = linesOf(body.product_orders)
      const { merge_id: mergeId } = body
      const cart = await database.onOneConnection((db) =>
        mergeId === undefined
          ? addLines(db, customer.id, lines)
          : mergeLines(db, customer.id, { mergeId, lines, at: clock.now() }),
      )
      changed(customer)
      return { data: { cart } }
    },
    async remove({ body: { product_id: productId, combo_id: combinationId } }, call) {
      const customer = signedIn(call)
      await removeLines(database, customer.id, { productId, combinationId })
      changed(customer)
      return {}
    },
    async clear(_, call) {
      const customer = signedIn(call)
      await clearCart(database, customer.id)
      changed(customer)
      return {}
    },
  }
}
