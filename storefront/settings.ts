import { useRouteContext } from '@tanstack/react-router'
import type { PageSettings } from '#contract/pages.ts'

/** What is configuration: the mall's name, its public address, the year of the copyright line. */
export function useSettings(): PageSettings {
  return useRouteContext({ from: '__root__' }).settings
}
