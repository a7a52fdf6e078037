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

/** The name as it is drawn: ring, hook and bowl of one stroke, and the j's dot in marigold. Another mall's name is set. */
function Wordmark() {
  return (
    <svg viewBox="0 0 72 40" aria-hidden="true" className="h-[min(1.375em,10vw)] w-auto">
      <g fill="none" stroke="currentColor" strokeWidth="6">
        <path d="M17 7a12 12.5 0 1 0 .01 0Z" />
        <path d="M41 12v19.5a5.5 5.5 0 0 1-5.5 5.5h-2" />
        <path d="M57 14a8 8 0 1 0 .01 0Z" />
        <path d="M65.5 11v22.5" />
      </g>
      <circle cx="41" cy="4.5" r="3.6" className="fill-accent" />
    </svg>
  )
}

export const logoClass = 'flex min-h-11 min-w-0 items-center gap-[min(0.5rem,2vw)] text-on-frame'

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
        {storeName === 'Oja' ? <Wordmark /> : storeName}
      </span>
    </>
  )
}
