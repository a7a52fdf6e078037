import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

const tones = {
  success: { mark: 'check', color: 'bg-success-soft text-success' },
  warning: { mark: 'alert', color: 'bg-accent-soft text-on-accent-soft' },
  error: { mark: 'alert', color: 'bg-danger-soft text-danger' },
} as const

/** A notice; the live region belongs to the parent. */
export function Toast({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const { mark, color } = tones[tone]
  return (
    <p className="flex items-center gap-3 rounded-md border border-line bg-surface p-2 pr-4 text-sm font-medium lift-over">
      <span className={classes('grid size-8 place-items-center rounded-full', color)}>
        <Icon name={mark} size={18} />
      </span>
      {children}
    </p>
  )
}
