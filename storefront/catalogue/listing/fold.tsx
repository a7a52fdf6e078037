import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

interface FoldProps {
  /** The words that open it: 'Show all 13'. */
  label: string
  /** At first. */
  open: boolean
  children: ReactNode
}

/** The rest of a group of filters. It opens without JavaScript too, and a form sends what is chosen in it. */
export function Fold({ label, open, children }: FoldProps) {
  return (
    <details className="group" open={open}>
      <summary className="flex min-h-9 cursor-pointer list-none items-center gap-1 text-sm font-semibold text-link pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <span className="group-open:hidden">{label}</span>
        <span className="not-group-open:hidden">Show fewer</span>
        <span className="group-open:rotate-180">
          <Icon name="chevron-down" size={14} />
        </span>
      </summary>
      {children}
    </details>
  )
}
