import { createElement, type ReactNode } from 'react'
import { useFollow } from './use-follow.ts'

interface StaticHtmlProps {
  as: 'footer' | 'nav' | 'ul'
  /** By this the browser finds what the server wrote. */
  id: string
  className: string
  'aria-label'?: string
  /** `{import.meta.env.SSR && <Content />}`: so the browser's build goes without the content. */
  children: ReactNode
}

/**
 * A part of the frame that is the same on every page and for everybody: the server writes it, and the
 * browser leaves it as it came. What it shows is not handed over, its code does not travel, and nothing
 * in it has to wake up; links in it that stay in the mall are followed from here.
 */
export function StaticHtml({ as, children, ...attributes }: StaticHtmlProps) {
  const onClick = useFollow()
  if (import.meta.env.SSR) return createElement(as, attributes, children)
  const dangerouslySetInnerHTML = staticHtml(attributes.id)
  return createElement(as, { ...attributes, onClick, dangerouslySetInnerHTML })
}

/** What came, by id. The same object each time, or React would write it anew at each rendering. */
const came = new Map<string, { __html: string }>()

function staticHtml(id: string) {
  const known = came.get(id) ?? { __html: document.getElementById(id)?.innerHTML ?? '' }
  came.set(id, known)
  return known
}
