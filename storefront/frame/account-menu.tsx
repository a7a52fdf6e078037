import { Link } from '@tanstack/react-router'
import { Icon } from '#ui/icon.tsx'
import { Menu, menuEntry } from './menu.tsx'

/** What a visitor finds under 'My Account'. */
export function AccountMenu() {
  return (
    <Menu label="My Account" icon="user" className="max-lg:hidden">
      <li>
        <Link to="/login" className={menuEntry}>
          <Icon name="user" size={18} />
          Log In
        </Link>
      </li>
      <li>
        <Link to="/dashboard/orders" className={menuEntry}>
          <Icon name="truck" size={18} />
          My Orders
        </Link>
      </li>
      <li>
        <Link to="/dashboard/saved-items" className={menuEntry}>
          <Icon name="heart" size={18} />
          Saved Items
        </Link>
      </li>
    </Menu>
  )
}
