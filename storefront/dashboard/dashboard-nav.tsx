import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { signOut, useUser } from '../accounts/session.ts'
import { useApi } from '../api.ts'
import { dashboardLinks, orderTabs } from './dashboard-links.ts'

const entry =
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-sm font-semibold whitespace-nowrap'
const open = { className: 'bg-brand-soft text-link' }
const closed = { className: 'text-ink hover:bg-sunken' }

/** Beside the room on wide screens, a row above it on phones. */
export function DashboardNav() {
  const api = useApi()
  const navigate = useNavigate()
  const isOrders = useLocation({
    select: ({ pathname }) => pathname.startsWith('/dashboard/orders'),
  })
  const list = useRef<HTMLElement>(null)
  useOpenInSight(list)
  function leave() {
    signOut(api)
    void navigate({ to: '/login' })
  }
  return (
    <nav
      ref={list}
      aria-label="My rooms"
      className="relative rounded-lg border border-line bg-surface p-2 max-lg:scroll-bare max-lg:overflow-x-auto lg:sticky lg:top-36"
    >
      <div className="mb-1 max-lg:hidden">
        <BadgeLink />
      </div>
      <ul className="flex gap-1 lg:grid">
        {dashboardLinks.map(({ name, icon, ...link }) => (
          <li key={name}>
            <Link
              {...link}
              activeOptions={{ exact: link.to === '/dashboard', includeSearch: false }}
              className={entry}
              activeProps={open}
              inactiveProps={closed}
            >
              <Icon name={icon} size={18} />
              {name}
            </Link>
            {link.to === '/dashboard/orders' && isOrders && <OrderTabs />}
          </li>
        ))}
        <li className="lg:hidden">
          <BadgeLink />
        </li>
        <li>
          <button
            type="button"
            onClick={leave}
            className={`${entry} w-full text-danger hover:bg-danger-soft`}
          >
            <Icon name="close" size={18} />
            Sign out
          </button>
        </li>
      </ul>
    </nav>
  )
}

/** On phones the row is longer than the screen: it is moved until the open room is in its middle. */
function useOpenInSight(list: RefObject<HTMLElement | null>) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says which room is open
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('ul [data-status=active]')
    if (!list.current || !open) return
    list.current.scrollLeft = open.offsetLeft - (list.current.clientWidth - open.offsetWidth) / 2
  }, [list, path])
}

/** On phones the orders' own page has them as a bar. */
function OrderTabs() {
  return (
    <ul className="my-1 ml-6 grid border-l border-line pl-3 max-lg:hidden">
      {orderTabs.map((tab) => (
        <li key={tab}>
          <Link
            to="/dashboard/orders"
            search={{ tab, sort: 'all' }}
            className="flex min-h-9 items-center rounded-sm px-2 text-xs font-semibold tracking-wide"
            activeProps={open}
            inactiveProps={{ className: 'text-ink-soft hover:text-ink' }}
          >
            {tab}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function BadgeLink() {
  const badge = useUser()?.badge
  return (
    <Link to="/dashboard/ranking-badge" className={entry} activeProps={open} inactiveProps={closed}>
      <Icon name="shield" size={18} />
      {badge ?? 'Ranking badge'}
    </Link>
  )
}
