import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { openPanel } from '../notifications/panel-state.ts'
import { useSignedIn, useUser } from '../session/session.ts'
import { AccountBalance } from './balance.tsx'
import { Greeting } from './greeting.tsx'

interface SidebarAccountProps {
  /** Class of the sidebar's entries. */
  entry: string
  onClose: () => void
}

/** The head of the sidebar: greeting, wallet and notifications of the customer; else Login and Register. */
export function SidebarAccount({ entry, onClose }: SidebarAccountProps) {
  const signedIn = useSignedIn()
  const unread = useUser()?.unread_notification_count ?? 0
  if (!signedIn) {
    return (
      <div className="flex gap-2 border-b border-line p-4">
        <Link to="/login" className={`${buttonClass()} flex-1`}>
          Login
        </Link>
        <Link to="/sign-up" className={`${buttonClass({ look: 'quiet' })} flex-1`}>
          Register
        </Link>
      </div>
    )
  }
  function openNotifications() {
    onClose()
    openPanel()
  }
  return (
    <div className="border-b border-line py-2">
      <p className="flex min-h-11 items-center px-4 text-lg font-bold">
        <Greeting />
      </p>
      <Link to="/dashboard" className={entry}>
        <Icon name="wallet" size={18} />
        Wallet
        <span className="ml-auto font-semibold">
          <AccountBalance />
        </span>
      </Link>
      <button type="button" onClick={openNotifications} className={`${entry} w-full`}>
        <Icon name="bell" size={18} />
        Notifications
        {unread > 0 && <span className="ml-auto font-semibold tabular-nums">{unread}</span>}
      </button>
    </div>
  )
}
