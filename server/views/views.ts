import type { views } from '#contract/office/views.ts'
import type { Domain } from '#server/platform/domain.ts'
import { type ViewDeps, viewHandlers } from './office.ts'

/** The public module of saved views: all that other domains may import. */
export function openViews(deps: ViewDeps): Domain<Record<never, never>, typeof views> {
  return { handlers: {}, office: viewHandlers(deps) }
}
