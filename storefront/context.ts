import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import type { PageSettings } from '#contract/pages.ts'

/** The context of every route's loader and head: `({ context }) => context.api('GET /brands')`. */
export interface PageContext {
  api: Api
  queryClient: QueryClient
  settings: PageSettings
}
