import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { clearCheckoutFigures, useCartCount } from '../cart/cart.ts'
import { LiveChat } from '../content/live-chat.tsx'
import { DataSaverSwitch } from '../data-saver/data-saver-switch.tsx'
import { StaticHtml } from '../hydration/static-html.tsx'
import { Bell } from '../notifications/bell.tsx'
import { AccountBalance, AccountMenu } from './account-menu.tsx'
import { CategoryMenu, CategoryRow } from './category-menu.tsx'
import { ColorModeButton } from './color-mode-button.tsx'
import { helpLinks } from './links.ts'
import { Logo } from './logo.tsx'
import { headerControl, Menu, menuEntry, useDismiss } from './menu.tsx'
import { QuietControls } from './quiet.tsx'
import { SearchBox } from './search-box.tsx'
import { SidebarButton } from './sidebar-button.tsx'

/**
 * Logo, search, cart and menus; on phones the menus move into the sidebar. Quiet: logo, help and cart. The rest is
 * hidden, not left out, since the server's HTML of its menus is there for the next page. With enlarged text the words
 * beside the icons are for screen readers only: the container's rem grows with the text, a screen's does not.
 */
export function Header({ isQuiet }: { isQuiet: boolean }) {
  const rest = isQuiet ? 'hidden' : 'contents'
  return (
    <header className="@container relative z-40 bg-frame text-on-frame lg:sticky lg:top-0">
      <div className="page-width flex flex-wrap items-center gap-x-[min(0.25rem,1vw)] py-1.5 lg:flex-nowrap lg:gap-x-2 lg:py-2.5">
        <div className={rest}>
          <SidebarButton />
        </div>
        <Logo />
        {isQuiet && <QuietControls />}
        <div className={rest}>
          <div className="order-last w-full pt-1 pb-1.5 lg:order-none lg:mx-2 lg:w-0 lg:flex-1 lg:py-0 @min-[60rem]:lg:mx-6">
            <SearchBox />
          </div>
          <span className="flex-1 lg:hidden" />
          <ColorModeButton />
          <HelpMenu />
          <AccountMenu />
          <AccountControls />
          <Bell className={`${headerControl} visitor:hidden`} />
        </div>
        <CartLink />
      </div>
      <div className={rest}>
        <CategoryBar />
      </div>
    </header>
  )
}

/**
 * Login and Register, or the customer's wallet. The page is the same for everybody and contains both; CSS
 * shows the right one before the first paint, and both have the same size. On the narrowest phones the bell
 * replaces the account link, which the sidebar has too.
 */
function AccountControls() {
  return (
    <>
      <Link to="/login" aria-label="Login" className={`${headerControl} lg:hidden customer:hidden`}>
        <Icon name="user" size={22} />
      </Link>
      <Link
        to="/dashboard/my-account"
        aria-label="My Account"
        className={`${headerControl} max-[26rem]:hidden lg:hidden visitor:hidden`}
      >
        <Icon name="user" size={22} />
      </Link>
      <p className="flex min-w-40 items-center justify-center text-sm font-semibold max-xl:hidden customer:hidden @max-[60rem]:hidden">
        <Link to="/login" className={headerControl}>
          Login
        </Link>
        <span aria-hidden="true" className="text-on-frame-soft">
          /
        </span>
        <Link to="/sign-up" className={headerControl}>
          Register
        </Link>
      </p>
      <Link
        to="/dashboard"
        className={`${headerControl} min-w-40 text-sm font-semibold max-xl:hidden visitor:hidden @max-[60rem]:hidden`}
      >
        <Icon name="wallet" />
        <AccountBalance />
      </Link>
    </>
  )
}

function CategoryBar() {
  return (
    <div className="relative border-t border-frame-raised max-lg:hidden">
      <div className="page-width flex items-center gap-2">
        <MegaMenu />
        <StaticHtml as="ul" id="category-row" className="category-links">
          {import.meta.env.SSR && <CategoryRow />}
        </StaticHtml>
      </div>
    </div>
  )
}

/** Links to the cart, with the number of its lines. */
function CartLink() {
  const count = useCartCount()
  return (
    <Link to="/cart" onClick={clearCheckoutFigures} className={headerControl}>
      <span className="sr-only">{`Cart, ${count} ${count === 1 ? 'item' : 'items'}`}</span>
      <span aria-hidden="true" className="relative">
        <Icon name="cart" size={22} />
        {count > 0 && (
          <span className="absolute -top-2 left-3 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent tabular-nums">
            {count}
          </span>
        )}
      </span>
      <span
        aria-hidden="true"
        className="ml-2 text-sm font-semibold max-lg:hidden @max-[60rem]:hidden"
      >
        Cart
      </span>
    </Link>
  )
}

function HelpMenu() {
  return (
    <Menu label="Help" icon="help" className="max-lg:hidden">
      {helpLinks.map(({ label, ...link }) => (
        <li key={label}>
          <Link {...link} className={menuEntry}>
            {label}
          </Link>
        </li>
      ))}
      <li className="mt-1 border-t border-line pt-1">
        <LiveChat className={menuEntry} />
      </li>
      <li>
        <DataSaverSwitch className={menuEntry} />
      </li>
    </Menu>
  )
}

/** All categories, in a panel below the header. */
function MegaMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  useDismiss(menu)
  return (
    <details ref={menu} className="group">
      <summary className={`${headerControl} pr-3 text-sm font-semibold`}>
        <Icon name="grid" size={18} />
        All Categories
        <Icon name="chevron-down" size={16} />
      </summary>
      <StaticHtml
        as="nav"
        id="category-menu"
        aria-label="Categories"
        className="absolute inset-x-0 top-full z-30 max-h-[calc(100dvh-7rem)] overflow-y-auto overscroll-contain border-b border-line bg-surface text-ink lift-over"
      >
        {import.meta.env.SSR && <CategoryMenu />}
      </StaticHtml>
    </details>
  )
}
