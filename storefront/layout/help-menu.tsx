import { Link } from '@tanstack/react-router'
import { LiveChat } from '../content/live-chat.tsx'
import { DataSaverSwitch } from '../data-saver/data-saver-switch.tsx'
import { helpLinks } from './links.ts'
import { Menu, menuEntry } from './menu.tsx'

export function HelpMenu() {
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
