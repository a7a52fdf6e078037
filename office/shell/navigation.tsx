import { Link } from '@tanstack/react-router'
import { Icon, type IconName } from '#ui/icon.tsx'
import { addresses, navigation } from '../pages.ts'
import { useMe } from '../session/me.ts'
import { toggleColorMode } from './color-mode.ts'
import { Logo } from './logo.tsx'
import { useOrdersWaiting } from './order-bell.ts'
import { signOut } from './sign-out.ts'
import { useNavigation } from './use-pages.ts'

interface NavigationProps {
  onFind: () => void
  onKeys: () => void
}

const row =
  'dense flex w-full items-center gap-3 rounded-md px-3 text-left text-sm font-medium text-on-frame-soft hover:bg-frame-raised hover:text-on-frame'

/** The pages that the member may see, and what concerns the member. */
export function Navigation({ onFind, onKeys }: NavigationProps) {
  const { name, email, roles } = useMe()
  const inStore = useOrdersWaiting()?.in_store.count ?? 0
  return (
    <>
      <Link to="/" className="px-4 py-1 max-lg:hidden">
        <Logo />
      </Link>
      <div className="p-3 pb-1">
        <button type="button" onClick={onFind} className={`${row} border border-frame-raised`}>
          <Icon name="search" size={16} />
          Find
          <kbd className="ml-auto rounded-sm bg-frame-raised px-1.5 font-sans text-xs max-lg:hidden">
            Ctrl K
          </kbd>
        </button>
      </div>
      <div className="grid min-h-0 flex-1 content-start overflow-y-auto overscroll-contain p-3 pt-2">
        <nav aria-label="Office" className="grid gap-3">
          {useNavigation().map(({ title, pages }) => (
            <div key={title} className="grid max-lg:grid-cols-2">
              <h2 className="col-span-full px-3 pb-1 text-xs font-semibold text-on-frame-soft">
                {title}
              </h2>
              {pages.map(({ to, title, icon }) => (
                <PageLink
                  key={to}
                  to={to}
                  icon={icon}
                  title={title}
                  count={to === addresses.orders ? inStore : 0}
                />
              ))}
            </div>
          ))}
        </nav>
      </div>
      <div className="grid gap-1 border-t border-frame-raised p-3">
        <Link
          to={addresses.account}
          className={`${row} py-1.5`}
          activeProps={{ className: 'bg-frame-raised text-on-frame' }}
        >
          <Icon name="user" size={18} />
          <span className="grid min-w-0">
            <span className="truncate font-semibold text-on-frame">{name || email}</span>
            <span className="truncate text-xs">{roles.join(', ') || 'No role yet'}</span>
          </span>
        </Link>
        <div className="flex gap-1">
          <Act icon="moon" title="Light or dark" onClick={toggleColorMode} />
          <Act icon="keyboard" title="Keys" onClick={onKeys} />
          <Act icon="log-out" title="Sign out" onClick={() => void signOut()} />
        </div>
      </div>
    </>
  )
}

/** Addresses that others of the navigation begin with: their own pages alone mark them. */
const every = navigation.flatMap(({ pages }) => pages.map(({ to }) => to))
const parents = new Set(every.filter((to) => every.some((other) => other.startsWith(`${to}/`))))

interface PageLinkProps {
  to: string
  icon: IconName
  title: string
  /** Unpaid orders there. */
  count: number
}

function PageLink({ to, icon, title, count }: PageLinkProps) {
  return (
    <Link
      ref={showActive}
      to={to}
      className={`${row} py-1 leading-tight max-lg:gap-2 max-lg:px-2 [&>svg]:shrink-0`}
      activeProps={{ className: 'bg-frame-raised text-on-frame' }}
      activeOptions={{ includeSearch: false, exact: parents.has(to) }}
    >
      <Icon name={icon} size={18} />
      {title}
      {count > 0 && (
        <span className="ml-auto rounded-full bg-accent px-2 text-xs font-semibold text-on-accent tabular-nums">
          {count.toLocaleString('en-NG')}
          <span className="sr-only"> still in the store</span>
        </span>
      )}
    </Link>
  )
}

/** A list longer than the screen begins where the member is. */
function showActive(link: HTMLAnchorElement | null) {
  if (link?.ariaCurrent === 'page') link.scrollIntoView({ block: 'nearest' })
}

function Act({ icon, title, onClick }: { icon: IconName; title: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={title}
      title={title}
      onClick={onClick}
      className="dense grid flex-1 place-items-center rounded-md text-on-frame-soft hover:bg-frame-raised hover:text-on-frame"
    >
      <Icon name={icon} size={18} />
    </button>
  )
}
