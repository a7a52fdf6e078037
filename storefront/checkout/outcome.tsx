import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'

interface OutcomeProps {
  isGood: boolean
  title: string
  children: ReactNode
}

/** The outcome of a checkout: icon, title, text. */
export function Outcome({ isGood, title, children }: OutcomeProps) {
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <span
        className={classes(
          'grid size-16 place-items-center rounded-full',
          isGood ? 'bg-success-soft text-success' : 'bg-danger-soft text-danger',
        )}
      >
        <Icon name={isGood ? 'check' : 'alert'} size={34} />
      </span>
      <h1 className="text-2xl">{title}</h1>
      <p className="max-w-md text-ink-soft">{children}</p>
    </div>
  )
}
