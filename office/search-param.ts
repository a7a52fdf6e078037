import { useLocation, useRouter } from '@tanstack/react-router'
import type { SearchParams } from '#client/search-params.ts'

/** A parameter of the page's address; empty where it has none. */
export function useSearchParam(name: string): string {
  const router = useRouter()
  const search: SearchParams = router.options.parseSearch(useLocation().searchStr)
  return search[name] ?? ''
}
