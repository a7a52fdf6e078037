import { useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { StaticHtml } from '../hydration/static-html.tsx'
import { CategoryMenu } from './category-menu.tsx'
import { headerControl } from './menu.tsx'
import { useDismiss } from './use-dismiss.ts'

/** All categories, in a panel below the header. */
export function MegaMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  useDismiss(menu)
  return (
    <details ref={menu} className="group">
      <summary className={`${headerControl} pr-3 text-sm font-semibold`}>
        <Icon name="grid" size={18} />
        All Categories
        <Icon name="chevron-down" size={16} />
      </summary>
      <StaticHtml
        as="nav"
        id="category-menu"
        aria-label="Categories"
        className="absolute inset-x-0 top-full z-30 max-h-[70dvh] overflow-y-auto overscroll-contain border-b border-line bg-surface text-ink shadow-over"
      >
        {import.meta.env.SSR && <CategoryMenu />}
      </StaticHtml>
    </details>
  )
}
