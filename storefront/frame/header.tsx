import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Icon } from '#ui/icon.tsx'
import { useApi } from '../api.ts'
import { navCategories } from '../catalogue/queries.ts'
import { AccountMenu } from './account-menu.tsx'
import { CartLink } from './cart-link.tsx'
import { ColorModeButton } from './color-mode-button.tsx'
import { HelpMenu } from './help-menu.tsx'
import { categoryAddress } from './links.ts'
import { Logo } from './logo.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { headerControl } from './menu.tsx'
import { SearchBox } from './search-box.tsx'
import { SidebarButton } from './sidebar-button.tsx'
import { useFollow } from './use-follow.ts'

/** Logo, search, cart and the ways around the mall; on phones the menus move into the sidebar. */
export function Header() {
  return (
    <header className="relative z-40 bg-frame text-on-frame lg:sticky lg:top-0">
      <div className="page-width flex flex-wrap items-center gap-x-1 py-1.5 lg:flex-nowrap lg:gap-x-2 lg:py-2.5">
        <SidebarButton />
        <Logo />
        <div className="order-last w-full pt-1 pb-1.5 lg:order-none lg:mx-6 lg:flex-1 lg:py-0">
          <SearchBox />
        </div>
        <span className="flex-1 lg:hidden" />
        <ColorModeButton />
        <HelpMenu />
        <AccountMenu />
        <Link to="/login" aria-label="Login" className={`${headerControl} lg:hidden`}>
          <Icon name="user" size={22} />
        </Link>
        <p className="flex items-center text-sm font-semibold max-xl:hidden">
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
        <CartLink />
      </div>
      <CategoryBar />
    </header>
  )
}

/** The mega-menu and, beside it, as many categories as the width takes. */
function CategoryBar() {
  const { data: categories = [] } = useQuery(navCategories(useApi()))
  const follow = useFollow()
  return (
    <div className="relative border-t border-frame-raised max-lg:hidden">
      <div className="page-width flex items-center gap-2">
        <MegaMenu />
        <ul className="flex h-11 min-w-0 flex-1 flex-wrap items-center overflow-hidden">
          {categories.map(({ id, name }) => (
            <li key={id}>
              <a
                href={categoryAddress(id)}
                onClick={follow}
                className={`${headerControl} px-3 text-sm whitespace-nowrap text-on-frame-soft hover:text-on-frame`}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
