import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '#client/api.ts'
import { Icon } from '#ui/icon.tsx'
import { navCategories } from '../catalogue/queries.ts'
import { headerControl } from './menu.tsx'

const Sidebar = lazy(() => import('./sidebar.tsx').then(({ Sidebar }) => ({ default: Sidebar })))

/** Opens the sidebar on phones; without JavaScript it jumps to the footer's links. */
export function SidebarButton() {
  const [open, setOpen] = useState(false)
  const api = useApi()
  const queries = useQueryClient()
  function openSidebar() {
    setOpen(true)
    // Fetched in parallel with the sidebar's code.
    void queries.prefetchQuery(navCategories(api))
  }
  return (
    <>
      <a href="#site-links" aria-label="Menu" className={`${headerControl} lg:hidden js:hidden`}>
        <Icon name="menu" size={24} />
      </a>
      <button
        type="button"
        aria-label="Menu"
        aria-expanded={open}
        onClick={openSidebar}
        className={`${headerControl} hidden max-lg:js:flex`}
      >
        <Icon name="menu" size={24} />
      </button>
      {open && (
        <Suspense>
          <Sidebar onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
