import { Link } from '@tanstack/react-router'
import { useSettings } from '#client/api.ts'

export function Logo() {
  const { storeName } = useSettings()
  return (
    <Link to="/" aria-label={`${storeName}, home`} className={logoClass}>
      <LogoSign />
    </Link>
  )
}

export const logoClass = 'flex min-h-11 min-w-0 items-center gap-2 text-on-frame'

/** The mall's logo, rings of adire cloth around a marigold heart, and its name. */
export function LogoSign() {
  const { storeName } = useSettings()
  return (
    <>
      <svg viewBox="0 0 40 40" width="34" height="34" aria-hidden="true" className="shrink-0">
        <g fill="none" stroke="currentColor" strokeWidth="3">
          <circle cx="20" cy="20" r="17" strokeDasharray="5.4 3.5" />
          <circle cx="20" cy="20" r="11" />
        </g>
        <circle cx="20" cy="20" r="5" className="fill-accent" />
      </svg>
      <span className="truncate text-2xl font-bold tracking-tight @max-[40rem]:lg:hidden">
        {storeName}
      </span>
    </>
  )
}
