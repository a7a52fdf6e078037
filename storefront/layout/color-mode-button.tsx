import { Icon } from '#ui/icon.tsx'
import { toggleColorMode } from '../state/color-mode.ts'
import { headerControl } from './menu.tsx'

interface ColorModeButtonProps {
  className?: string
  /** With its name beside the mark, where there is room. */
  isNamed?: boolean
}

/** Which mark shows follows the page's mode by styles alone, so that the server need not know it. */
export function ColorModeButton({
  className = `${headerControl} hidden js:flex`,
  isNamed = false,
}: ColorModeButtonProps) {
  return (
    <button
      type="button"
      onClick={toggleColorMode}
      aria-label="Light or dark"
      title="Light or dark"
      className={className}
    >
      <span className="dark:hidden">
        <Icon name="moon" />
      </span>
      <span className="hidden dark:block">
        <Icon name="sun" />
      </span>
      {isNamed && 'Light or dark'}
    </button>
  )
}
