import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { reportPageView } from '../analytics/page-views.ts'
import { notePlace } from '../session/last-place.ts'
import { collect, restore } from '../state/client-cache.ts'
import { changeState, useAppState } from '../state/store.ts'

/** From the last list that came until all are written to storage. */
const saveDelayMs = 2000

/** Effects of each visit and each page: restoring and saving lists, page views, focus, the chat script. */
export function useVisit(): void {
  const router = useRouter()
  useEffect(() => {
    const { queryClient, settings } = router.options.context
    restore(useAppState.getState().cache, queryClient)
    if (settings.chatScriptUrl) loadScript(settings.chatScriptUrl)
    reportPageView(settings, location.pathname)
    notePlace(router.state.location.href)

    let timer = setTimeout(saveLists, saveDelayMs)
    function saveSoon() {
      clearTimeout(timer)
      timer = setTimeout(saveLists, saveDelayMs)
    }
    function saveLists() {
      // The entry is written whole: a tab in the background would write the cart of a moment ago over that of the tab in front.
      if (document.visibilityState === 'hidden') {
        document.addEventListener('visibilitychange', saveLists, { once: true })
        return
      }
      const cache = collect(useAppState.getState().cache, queryClient)
      if (cache) changeState('cache', () => cache)
    }
    // Some come long after their page: what is fetched when it is idle, or with a menu that opens.
    const unsubscribeAnswers = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.meta?.cachedAs && query.state.status === 'success') saveSoon()
    })
    const unsubscribe = router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
      notePlace(toLocation.href)
      if (!pathChanged) return
      reportPageView(settings, toLocation.pathname)
      document.querySelector('main')?.focus({ preventScroll: true })
    })
    return () => {
      unsubscribe()
      unsubscribeAnswers()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', saveLists)
    }
  }, [router])
}

function loadScript(src: string) {
  if (document.querySelector(`script[src="${src}"]`)) return
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}
