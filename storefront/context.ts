import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import type { PageSettings } from '#contract/pages.ts'

/** What every route's loader and head can reach: `({ context }) => context.api('GET /brands')`. */
export interface PageContext {
  api: Api
  queryClient: QueryClient
  settings: PageSettings
}
