import { Link } from '@tanstack/react-router'
import { permissions } from '#contract/office/permissions.ts'
import { Icon } from '#ui/icon.tsx'
import { useMe } from '../session/me.ts'
import { PageHeader } from './page-header.tsx'
import { usePages } from './use-pages.ts'

/** The first page: where the member may go, and what the roles allow. */
export function HomePage() {
  const me = useMe()
  const pages = usePages()
  return (
    <div className="grid gap-6">
      <PageHeader title={me.name ? `Good to see you, ${me.name}` : 'Good to see you'} />
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {pages.map(({ to, title, icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-16 items-center gap-3 rounded-md border border-line bg-surface px-4 font-semibold lift-low hover:border-brand"
            >
              <span className="grid size-9 place-items-center rounded-full bg-brand-soft text-link">
                <Icon name={icon} size={18} />
              </span>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <section className="grid gap-2">
        <h2 className="text-lg">What you may do</h2>
        {me.permissions.length === 0 ? (
          <p className="text-ink-soft">
            Nothing yet: you have no role. Whoever manages roles can give you one.
          </p>
        ) : (
          <ul className="grid gap-x-8 gap-y-1 text-sm text-ink-soft md:grid-cols-2 2xl:grid-cols-3">
            {me.permissions.map((permission) => (
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
