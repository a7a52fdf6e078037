import { Link } from '@tanstack/react-router'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { formatNaira } from '#ui/naira.ts'
import { useSignedIn, useUser } from '../session/session.ts'
import { accountLinks } from './links.ts'
import { LogOutButton } from './log-out-button.tsx'
import { Menu, menuEntry } from './menu.tsx'

/** The header's account menu, labelled 'My Account' or with the customer's greeting. */
export function AccountMenu() {
  const signedIn = useSignedIn()
  return (
    // Of a fixed width: the greeting comes after the first paint, and nothing beside it may move.
    <Menu
      label={<Greeting />}
      icon="user"
      className="max-lg:hidden @min-[60rem]:[&>summary]:w-42 @min-[60rem]:[&>summary]:justify-start"
    >
      {signedIn && (
        <li className="@min-[60rem]:xl:hidden">
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

/** The wallet's balance; a dash until the profile has loaded. */
export function AccountBalance() {
  const user = useUser()
  return (
    <>
      <span className="sr-only">Available balance: </span>
      <span className="tabular-nums">
        {user ? formatNaira(user.wallet.available_balance) : '–'}
      </span>
    </>
  )
}

/** 'Hi, {first name}' or 'My Account', truncated to its width. */
export function Greeting({ className }: { className?: string }) {
  const user = useUser()
  const text = user ? `Hi, ${user.first_name}` : 'My Account'
  return (
    <span title={text} className={classes('truncate', className)}>
      {text}
    </span>
  )
}
