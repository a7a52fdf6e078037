import { createFileRoute, Link, Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { helpLinks } from '../layout/links.ts'

export const Route = createFileRoute('/_help')({ component: HelpLayout })

/** The shared tab bar of the help pages (checkout and rooms specification, section 2). */
function HelpLayout() {
  const tabs = useTabInView()
  return (
    <>
      <nav aria-label="Help pages" className="border-b border-line bg-surface">
        <ul
          ref={tabs}
          className="page-width scroll-bare flex gap-1 overflow-x-auto max-md:fade-end max-md:pr-10"
        >
          {helpLinks.map(({ label, ...link }) => (
            <li key={label}>
              <Link
                {...link}
                className="flex min-h-12 items-center border-b-3 px-3 text-sm font-semibold whitespace-nowrap"
                activeProps={{ className: 'border-accent text-ink' }}
                inactiveProps={{ className: 'border-transparent text-ink-soft hover:text-ink' }}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </>
  )
}

/** On phones the bar is wider than the screen: it is scrolled until the current tab is centred. */
function useTabInView() {
  const tabs = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const bar = tabs.current
    const current = bar?.querySelector<HTMLElement>(`a[href="${pathname}"]`)
    if (!bar || !current) return
    bar.scrollLeft = current.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2
  }, [pathname])
  return tabs
}
