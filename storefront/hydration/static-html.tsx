import { useRouter } from '@tanstack/react-router'
import { createElement, type MouseEvent, type ReactNode, useCallback } from 'react'

interface StaticHtmlProps {
  /** Has no element of the same name inside. */
  as: 'footer' | 'nav' | 'ul'
  /** The browser finds the server's HTML by it. */
  id: string
  className: string
  'aria-label'?: string
  /** `{import.meta.env.SSR && <Content />}`, so that the browser's build leaves the content out. */
  children: ReactNode
}

/**
 * A part of the layout that is the same on every page and for everybody: the server renders it, and the
 * browser never hydrates it. Its data is not dehydrated and its code is not sent; one click handler here
 * makes its links to other pages client-side navigations.
 */
export function StaticHtml({ as, children, ...attributes }: StaticHtmlProps) {
  const onClick = useFollow()
  if (import.meta.env.SSR) return createElement(as, attributes, children)
  const dangerouslySetInnerHTML = staticHtml(attributes.id)
  return createElement(as, { ...attributes, onClick, dangerouslySetInnerHTML })
}

/** The server's HTML by id. The object must be the same at each render, or React would set it again. */
const serverHtml = new Map<string, { __html: string }>()

function staticHtml(id: string) {
  const known = serverHtml.get(id) ?? { __html: document.getElementById(id)?.innerHTML ?? '' }
  serverHtml.set(id, known)
  return known
}

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
      if (link?.origin !== location.origin || link.rel === 'external') return
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
      event.preventDefault()
      history.push(link.pathname + link.search)
    },
    [history],
  )
}
