import type { saved } from '#contract/shop/saved.ts'
import type { Domain } from '#server/platform/domain.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { expireSavedItems } from './expire.ts'
import { type SavedDeps, savedHandlers } from './routes.ts'

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
