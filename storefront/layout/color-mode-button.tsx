import { Icon } from '#ui/icon.tsx'
import { toggleColorMode } from '../state/first-paint.ts'
import { headerControl } from './menu.tsx'

interface ColorModeButtonProps {
  className?: string
  /** With a text label beside the icon. */
  isNamed?: boolean
}

/** CSS alone chooses the icon: the server does not know the mode. */
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
