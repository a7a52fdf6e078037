import { storeName } from '../session/store-name.ts'

/** The mall's sign and name, with what this app is. */
export function Logo() {
  return (
    <span className="flex min-h-11 min-w-0 items-center gap-2.5">
      <svg viewBox="0 0 40 40" width="28" height="28" aria-hidden="true" className="shrink-0">
        <g fill="none" stroke="currentColor" strokeWidth="3">
          <circle cx="20" cy="20" r="17" strokeDasharray="5.4 3.5" />
          <circle cx="20" cy="20" r="11" />
        </g>
        <circle cx="20" cy="20" r="5" className="fill-accent" />
      </svg>
      <span className="truncate text-lg font-bold tracking-tight">
        {storeName} <span className="font-normal text-on-frame-soft">office</span>
      </span>
    </span>
  )
}
