import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useApi } from '#client/api.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { clearCheckoutFigures } from '../cart/cart.ts'
import { type NamedCategory, navCategories } from '../catalogue/queries.ts'
import { LiveChat } from '../content/live-chat.tsx'
import { DataSaverSwitch } from '../data-saver/data-saver-switch.tsx'
import { useFollow } from '../hydration/static-html.tsx'
import { openPanel } from '../notifications/panel-state.ts'
import { RecentList } from '../searches/recent-list.tsx'
import { useSignedIn, useUser } from '../session/session.ts'
import { AccountBalance, Greeting } from './account-menu.tsx'
import { ColorModeButton } from './color-mode-button.tsx'
import { accountLinks, categoryAddress, helpLinks } from './links.ts'
import { LogOutButton } from './log-out-button.tsx'
import { Logo } from './logo.tsx'

/** The header's menus for phones: categories, account and help. */
export function Sidebar({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const router = useRouter()
  useEffect(() => {
    dialog.current?.showModal()
    return router.subscribe('onBeforeNavigate', onClose)
  }, [router, onClose])
  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, natively
    <dialog
      ref={dialog}
      aria-label="Menu"
      onClose={onClose}
      onClick={closeOnBackdrop}
      className="m-0 h-dvh max-h-none w-[min(88vw,22rem)] bg-surface p-0 text-ink lift-over"
    >
      <div className="min-h-full pb-8">
        <div className="flex items-center justify-between bg-frame px-4 py-1.5 text-on-frame">
          <Logo />
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="grid size-11 place-items-center rounded-full hover:bg-frame-raised"
          >
            <Icon name="close" />
          </button>
        </div>
        <SidebarAccount entry={entry} onClose={onClose} />
        <AccountLinks />
        <RecentList
          className="border-b border-line pb-2"
          heading={heading}
          entry={`${entry} w-full`}
          icon={<Icon name="clock" size={18} />}
        />
        <Categories />
        <HelpLinks />
        <ColorModeButton isNamed className={`${entry} w-full border-t border-line`} />
      </div>
    </dialog>
  )
}

const entry = 'flex min-h-11 items-center gap-3 px-4 text-sm font-medium hover:bg-brand-soft'
const heading = 'px-4 pt-4 pb-1 text-xs font-bold tracking-wide text-ink-soft uppercase'

function Categories() {
  const { data: categories = [], isPending } = useQuery(navCategories(useApi()))
  const follow = useFollow()
  return (
    <nav aria-label="Categories" className="border-b border-line pb-2">
      <h2 className={heading}>Categories</h2>
      {isPending && <Skeleton className="mx-4 h-96 rounded-md" />}
      {categories.map((category) => (
        <Branch key={category.id} category={category} onClick={follow} />
      ))}
    </nav>
  )
}

interface BranchProps {
  category: NamedCategory
  onClick: ReturnType<typeof useFollow>
}

function Branch({ category: { id, name, sub_category }, onClick }: BranchProps) {
  if (sub_category.length === 0) {
    return (
      <a href={categoryAddress(id)} onClick={onClick} className={entry}>
        {name}
      </a>
    )
  }
  return (
    <details className="group">
      <summary className={`${entry} list-none justify-between`}>
        {name}
        <span className="transition-transform duration-(--quick) group-open:rotate-180">
          <Icon name="chevron-down" size={16} />
        </span>
      </summary>
      <div className="ml-4 border-l border-line">
        {[{ id, name: `All of ${name}` }, ...sub_category].map((child) => (
          <a key={child.id} href={categoryAddress(child.id)} onClick={onClick} className={entry}>
            {child.name}
          </a>
        ))}
      </div>
    </details>
  )
}

function AccountLinks() {
  const signedIn = useSignedIn()
  return (
    <nav aria-label="My Account" className="border-b border-line pb-2">
      <h2 className={heading}>My Account</h2>
      <Link to="/cart" onClick={clearCheckoutFigures} className={entry}>
        <Icon name="cart" size={18} />
        Cart
      </Link>
      {accountLinks
        .filter(({ customer }) => signedIn || !customer)
        .map(({ label, icon, customer: _, ...link }) => (
          <Link key={label} {...link} className={entry}>
            <Icon name={icon} size={18} />
            {label}
          </Link>
        ))}
      {signedIn && <LogOutButton className={`${entry} w-full`} />}
    </nav>
  )
}

function HelpLinks() {
  return (
    <nav aria-label="Help">
      <h2 className={heading}>Help</h2>
      {helpLinks.map(({ label, ...link }) => (
        <Link key={label} {...link} className={entry}>
          {label}
        </Link>
      ))}
      <LiveChat className={entry} />
      <DataSaverSwitch className={`${entry} w-full`} />
    </nav>
  )
}

interface SidebarAccountProps {
  /** Class of the sidebar's entries. */
  entry: string
  onClose: () => void
}

/** The head of the sidebar: greeting, wallet and notifications of the customer; else Login and Register. */
function SidebarAccount({ entry, onClose }: SidebarAccountProps) {
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
