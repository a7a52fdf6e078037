import { Icon } from '#ui/icon.tsx'
import { toggleColorMode } from '../state/color-mode.ts'
import { headerControl } from './menu.tsx'

/** Which mark shows follows the page's mode by styles alone, so that the server need not know it. */
export function ColorModeButton() {
  return (
    <button
      type="button"
      onClick={toggleColorMode}
      aria-label="Light or dark"
      title="Light or dark"
      className={`${headerControl} hidden js:flex`}
    >
      <span className="dark:hidden">
        <Icon name="moon" />
      </span>
      <span className="hidden dark:block">
        <Icon name="sun" />
      </span>
    </button>
  )
}
