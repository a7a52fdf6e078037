import type { QueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import type { PageSettings } from '#contract/pages.ts'

/** The typed API, for a component that fetches by itself. */
export function useApi(): Api {
  return useRouteContext({ from: '__root__' }).api
}

/** The context of every route's loader and head: `({ context }) => context.api('GET /brands')`. */
export interface PageContext {
  api: Api
  queryClient: QueryClient
  settings: PageSettings
}

/** The configuration that pages need: the store's name, its public address, the copyright year. */
export function useSettings(): PageSettings {
  return useRouteContext({ from: '__root__' }).settings
}
