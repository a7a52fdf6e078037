import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Category } from '#contract/catalogue.ts'
import { Icon } from '#ui/icon.tsx'
import { useApi } from '../api.ts'
import { navCategories } from '../catalogue/queries.ts'
import { categoryAddress } from './links.ts'
import { headerControl } from './menu.tsx'
import { useDismiss } from './use-dismiss.ts'
import { useFollow } from './use-follow.ts'

/** The visible categories with their visible sub-categories, folded out below the header. */
export function MegaMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  useDismiss(menu)
  const follow = useFollow()
  const { data: categories = [] } = useQuery(navCategories(useApi()))
  return (
    <details ref={menu} className="group">
      <summary className={`${headerControl} pr-3 text-sm font-semibold`}>
        <Icon name="grid" size={18} />
        All Categories
        <Icon name="chevron-down" size={16} />
      </summary>
      <nav
        aria-label="Categories"
        className="absolute inset-x-0 top-full z-30 max-h-[70dvh] overflow-y-auto overscroll-contain border-b border-line bg-surface text-ink shadow-over"
      >
        <ul className="page-width columns-4 gap-8 py-6 xl:columns-5">
          {categories.map((category) => (
            <Branch key={category.id} category={category} onClick={follow} />
          ))}
        </ul>
      </nav>
    </details>
  )
}

interface BranchProps {
  category: Category
  onClick: ReturnType<typeof useFollow>
}

function Branch({ category: { id, name, sub_category }, onClick }: BranchProps) {
  return (
    <li className="mb-6 break-inside-avoid">
      <a
        href={categoryAddress(id)}
        onClick={onClick}
        className="block py-1 font-bold hover:text-link"
      >
        {name}
      </a>
      <ul>
        {sub_category.map((child) => (
          <li key={child.id}>
            <a
              href={categoryAddress(child.id)}
              onClick={onClick}
              className="block py-1 text-sm text-ink-soft hover:text-link"
            >
              {child.name}
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}
