import { useRouteContext } from '@tanstack/react-router'
import type { PageSettings } from '#contract/pages.ts'

/** The configuration that pages need: the store's name, its public address, the copyright year. */
export function useSettings(): PageSettings {
  return useRouteContext({ from: '__root__' }).settings
}
