import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { useApi } from '#client/api.ts'
import { useIsHydrated } from '#client/browser.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { signOut, useUser } from '../session/session.ts'
import { dashboardLinks, orderTabs } from './dashboard-links.ts'

const entry =
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-sm font-semibold max-lg:whitespace-nowrap'
const activeProps = { className: 'bg-brand-soft text-link' }
const inactiveProps = { className: 'text-ink hover:bg-sunken' }

/** On phones the dashboard's first page has all of it as tiles. */
const hub =
  'max-lg:[&_:is(a,button)]:h-full max-lg:[&_:is(a,button)]:flex-col max-lg:[&_:is(a,button)]:justify-center max-lg:[&_:is(a,button)]:gap-1 max-lg:[&_:is(a,button)]:px-1 max-lg:[&_:is(a,button)]:py-2 max-lg:[&_:is(a,button)]:text-center max-lg:[&_:is(a,button)]:text-xs max-lg:[&_:is(a,button)]:whitespace-normal'

/** A sidebar on wide screens; on phones tiles on the first page, a row above the others. */
export function DashboardNav() {
  const api = useApi()
  const navigate = useNavigate()
  const isHub = useLocation({ select: ({ pathname }) => /^\/dashboard\/?$/.test(pathname) })
  const isHydrated = useIsHydrated()
  const list = useRef<HTMLElement>(null)
  useScrollToActive(list)
  function logOut() {
    signOut(api)
    void navigate({ to: '/login' })
  }
  return (
    <nav
      ref={list}
      aria-label="My dashboard"
      className={classes(
        'relative rounded-lg border border-line bg-surface p-2 lg:sticky lg:top-36 lg:max-h-[calc(100dvh-10rem)] lg:overflow-y-auto',
        isHub ? hub : 'max-lg:scroll-bare max-lg:fade-end max-lg:overflow-x-auto max-lg:pr-10',
      )}
    >
      <div className="mb-1 max-lg:hidden">
        <BadgeLink />
      </div>
      <ul
        className={
          isHub
            ? 'grid gap-1 max-lg:grid-cols-[repeat(auto-fill,minmax(min(100%,max(5rem,30%)),1fr))]'
            : 'flex gap-1 lg:grid lg:grid-cols-1'
        }
      >
        {dashboardLinks.map(({ name, icon, ...link }) => (
          // On phones the sub-links stand beside their link among the others.
          <li
            key={name}
            className={link.to === '/dashboard/orders' ? 'max-lg:contents' : undefined}
          >
            <Link
              {...link}
              activeOptions={{ exact: link.to === '/dashboard', includeSearch: false }}
              className={entry}
              activeProps={activeProps}
              inactiveProps={inactiveProps}
            >
              <Icon name={icon} size={18} />
              {name}
            </Link>
            {link.to === '/dashboard/orders' && <OrderTabs isHub={isHub} />}
          </li>
        ))}
        <li className="lg:hidden">
          <BadgeLink />
        </li>
        <li>
          <button
            type="button"
            // Before the scripts are there it could not.
            disabled={!isHydrated}
            onClick={logOut}
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

/** On phones the row is wider than the screen: it is scrolled until the active link is centred. */
function useScrollToActive(list: RefObject<HTMLElement | null>) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path decides which link is active
  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>('ul [data-status=active]')
    if (!list.current || !active) return
    list.current.scrollLeft =
      active.offsetLeft - (list.current.clientWidth - active.offsetWidth) / 2
  }, [list, path])
}

/** The orders of each status: below Orders, on phones in the row of the rooms, or in one of their own below three tiles. */
function OrderTabs({ isHub }: { isHub: boolean }) {
  return (
    <ul
      aria-label="Orders by status"
      className={classes(
        'lg:my-1 lg:ml-6 lg:grid lg:border-l lg:border-line lg:pl-3',
        isHub
          ? 'max-lg:col-span-full max-lg:flex max-lg:flex-wrap max-lg:justify-center'
          : 'max-lg:flex',
      )}
    >
      {orderTabs.map((tab) => (
        <li key={tab}>
          <Link
            to="/dashboard/orders"
            search={{ tab, sort: 'all' }}
            className="flex min-h-9 items-center rounded-sm px-2 text-xs max-lg:min-h-11 font-semibold tracking-wide"
            activeProps={activeProps}
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
    <Link
      to="/dashboard/ranking-badge"
      className={entry}
      activeProps={activeProps}
      inactiveProps={inactiveProps}
    >
      <Icon name="shield" size={18} />
      {badge ?? 'Ranking badge'}
    </Link>
  )
}
