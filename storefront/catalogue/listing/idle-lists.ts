import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '#client/api.ts'
import { savesData } from '#ui/pictures/saving.ts'
import { brands, categories, priceRange } from '../queries.ts'

/**
 * Fetches the mall's categories, brands and price range once the page is loaded and idle, each at most once in ten
 * minutes: later visits have them where a call fails (storefront specification, section 3, client cache).
 */
export function useIdleLists(): void {
  const api = useApi()
  const queries = useQueryClient()
  useEffect(() => {
    const ends = new AbortController()
    function fetchAll() {
      if (ends.signal.aborted || savesData()) return
      void queries.prefetchQuery(categories(api))
      void queries.prefetchQuery(brands(api))
      void queries.prefetchQuery(priceRange(api))
    }
    if (document.readyState === 'complete') whenIdle(fetchAll)
    else addEventListener('load', () => whenIdle(fetchAll), { signal: ends.signal })
    return () => ends.abort()
  }, [api, queries])
}

/** Safari knows no idle time: a second after the page has loaded, in ms, it has some. */
const assumedIdleAfter = 1000

function whenIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act, assumedIdleAfter)
}
