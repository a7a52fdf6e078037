import type { saved } from '#contract/shop/saved.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Domain } from '#server/platform/domain.ts'
import { type Handlers, signedIn } from '#server/platform/http/handler.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { expireSavedItems } from './expire.ts'
import { listSaved } from './list.ts'
import { saveProducts, unsaveProduct } from './save.ts'
import { recentlyViewed } from './views.ts'

/** The public module of saved items and recently viewed products: all that other domains may import. */
export { eraseSaved, exportSaved } from './privacy.ts'
export { recordView } from './views.ts'

export function openSaved(deps: SavedDeps): Domain<typeof saved> {
  const { database, clock } = deps
  return {
    handlers: savedHandlers(deps),
    jobs: [
      defineJob('saved-expire', '*/10 * * * *', () => expireSavedItems(database, clock.now())),
    ],
  }
}

interface SavedDeps {
  database: Database
  clock: Clock
}

function savedHandlers({ database, clock }: SavedDeps): Handlers<typeof saved> {
  return {
    async list(_, call) {
      const now = clock.now()
      const saved = await listSaved(database, signedIn(call).id, now)
      return { data: { saved_products: saved, now: now.toISOString() } }
    },
    async save({ body }, call) {
      const productIds = body.products_id.map(({ id }) => id)
      const accountId = signedIn(call).id
      await saveProducts(database, { accountId, productIds, now: clock.now() })
      return {}
    },
    async unsave({ body }, call) {
      await unsaveProduct(database, signedIn(call).id, body.product_id)
      return {}
    },
    async recentlyViewed(_, call) {
      return { data: { viewed_product: await recentlyViewed(database, signedIn(call).id) } }
    },
  }
}
