import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useCallback } from 'react'

/**
 * The click handler of plain links that stay in the mall: long menus use it instead of the router's
 * `Link`, whose dozens of instances would be the dearest part of waking up a page on a phone.
 */
export function useFollow() {
  const { history } = useRouter()
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
      event.preventDefault()
      history.push(currentTarget.pathname + currentTarget.search)
    },
    [history],
  )
}
