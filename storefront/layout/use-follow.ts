import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useCallback } from 'react'

/**
 * The click handler of plain links that stay in the mall, or of whatever holds them: long menus use it
 * instead of the router's `Link`, whose dozens of instances would be the dearest part of waking up a page
 * on a phone.
 */
export function useFollow() {
  const { history } = useRouter()
  return useCallback(
    (event: MouseEvent) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin !== location.origin) return
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
      event.preventDefault()
      history.push(link.pathname + link.search)
    },
    [history],
  )
}
