import { createFileRoute, Link, Outlet } from '@tanstack/react-router'
import { helpLinks } from '../frame/links.ts'

export const Route = createFileRoute('/_help')({ component: HelpFrame })

/** The shared tab bar of the help pages (specification 001, section 2). */
function HelpFrame() {
  return (
    <>
      <nav aria-label="Help pages" className="border-b border-line bg-surface">
        <ul className="page-width scroll-bare flex gap-1 overflow-x-auto">
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
