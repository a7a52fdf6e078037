import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useCallback } from 'react'

/**
 * A click handler for plain links, or for their container, that navigates client-side within the mall. Long
 * menus use it in place of the router's `Link`: dozens of its instances would be the most expensive part of
 * hydrating a page on a phone.
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
