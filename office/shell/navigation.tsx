import { Link } from '@tanstack/react-router'
import { Icon, type IconName } from '#ui/icon.tsx'
import { addresses } from '../pages.ts'
import { useMe } from '../session/me.ts'
import { toggleColorMode } from './color-mode.ts'
import { Logo } from './logo.tsx'
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
  return (
    <>
      <Link to="/" className="px-4 py-1 max-lg:hidden">
        <Logo />
      </Link>
      <div className="grid content-start gap-5 p-3">
        <button type="button" onClick={onFind} className={`${row} border border-frame-raised`}>
          <Icon name="search" size={16} />
          Find
          <kbd className="ml-auto rounded-sm bg-frame-raised px-1.5 font-sans text-xs">Ctrl K</kbd>
        </button>
        <nav aria-label="Office" className="grid gap-5">
          {useNavigation().map(({ title, pages }) => (
            <section key={title} aria-label={title} className="grid gap-0.5">
              <h2 className="px-3 pb-1 text-xs font-semibold text-on-frame-soft">{title}</h2>
              {pages.map(({ to, title, icon }) => (
                <PageLink key={to} to={to} icon={icon} title={title} />
              ))}
            </section>
          ))}
        </nav>
      </div>
      <div className="mt-auto grid gap-0.5 border-t border-frame-raised p-3">
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
        <Act icon="moon" title="Light or dark" onClick={toggleColorMode} />
        <Act icon="help" title="Keys" onClick={onKeys} />
        <Act icon="log-out" title="Sign out" onClick={() => void signOut()} />
      </div>
    </>
  )
}

function PageLink({ to, icon, title }: { to: string; icon: IconName; title: string }) {
  return (
    <Link
      to={to}
      className={row}
      activeProps={{ className: 'bg-frame-raised text-on-frame' }}
      activeOptions={{ includeSearch: false }}
    >
      <Icon name={icon} size={18} />
      {title}
    </Link>
  )
}

function Act({ icon, title, onClick }: { icon: IconName; title: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className={row}>
      <Icon name={icon} size={18} />
      {title}
    </button>
  )
}
