import { useRouteContext } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'

/** The typed API, for a component that fetches by itself. */
export function useApi(): Api {
  return useRouteContext({ from: '__root__' }).api
}
