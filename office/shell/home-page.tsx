import { Link } from '@tanstack/react-router'
import { openPermissions, permissions } from '#contract/office/permissions.ts'
import { Icon } from '#ui/icon.tsx'
import { useMe } from '../session/me.ts'
import { OrdersWaiting } from './orders-waiting.tsx'
import { PageHeader } from './page-header.tsx'
import { useNavigation } from './use-pages.ts'

/** The first page: where the member may go, and what the roles allow. */
export function HomePage() {
  const me = useMe()
  const groups = useNavigation()
  const own = openPermissions.filter((name) => me.permissions.includes(name))
  return (
    <div className="grid gap-6">
      <PageHeader title={me.name ? `Good to see you, ${me.name}` : 'Good to see you'} />
      <OrdersWaiting />
      {groups.map(({ title, pages }) => (
        <section key={title} aria-label={title} className="grid gap-2">
          <h2 className="text-base">{title}</h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.75rem,1fr))] gap-2 sm:gap-3 md:grid-cols-3 xl:grid-cols-4">
            {pages.map(({ to, title, icon }) => (
              <li key={to} className="grid min-w-0">
                <Link
                  to={to}
                  className="flex min-h-14 items-center gap-3 rounded-md border border-line bg-surface px-3 font-semibold lift-low hover:border-brand max-sm:gap-1.5 max-sm:px-1.5 max-sm:text-sm max-sm:tracking-tight"
                >
                  <span className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft text-link max-sm:size-5">
                    <Icon name={icon} size={16} />
                  </span>
                  <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className="grid gap-2">
        <h2 className="text-base">Your access</h2>
        {own.length === 0 ? (
          <p className="text-ink-soft">
            {me.permissions.length === 0
              ? 'Nothing yet: you have no role. Ask the person who manages roles for one.'
              : 'Your roles don’t give access to any page yet.'}
          </p>
        ) : (
          <ul className="grid gap-x-8 gap-y-1 text-sm text-ink-soft md:grid-cols-2 2xl:grid-cols-3">
            {own.map((permission) => (
              <li key={permission} className="flex gap-2">
                <span className="mt-0.5 text-success">
                  <Icon name="check" size={16} />
                </span>
                {permissions[permission]}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
