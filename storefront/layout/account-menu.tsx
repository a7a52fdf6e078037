import { Link } from '@tanstack/react-router'
import { Icon } from '#ui/icon.tsx'
import { useSignedIn } from '../session/session.ts'
import { AccountBalance } from './balance.tsx'
import { Greeting } from './greeting.tsx'
import { accountLinks } from './links.ts'
import { LogOutButton } from './log-out-button.tsx'
import { Menu, menuEntry } from './menu.tsx'

/** The header's account menu, labelled 'My Account' or with the customer's greeting. */
export function AccountMenu() {
  const signedIn = useSignedIn()
  return (
    <Menu label={<Greeting className="w-25" />} icon="user" className="max-lg:hidden">
      {signedIn && (
        <li className="xl:hidden">
          <Link to="/dashboard" className={menuEntry}>
            <Icon name="wallet" size={18} />
            <AccountBalance />
          </Link>
        </li>
      )}
      {accountLinks
        .filter(({ customer }) => signedIn || !customer)
        .map(({ label, icon, customer: _, ...link }) => (
          <li key={label}>
            <Link {...link} className={menuEntry}>
              <Icon name={icon} size={18} />
              {label}
            </Link>
          </li>
        ))}
      <li className="mt-1 border-t border-line pt-1">
        {signedIn ? (
          <LogOutButton className={menuEntry} />
        ) : (
          <Link to="/login" className={menuEntry}>
            <Icon name="user" size={18} />
            Log In
          </Link>
        )}
      </li>
    </Menu>
  )
}
