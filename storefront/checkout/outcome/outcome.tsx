import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NeedsScripts } from '#client/needs-scripts.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import type { Order } from '../../orders/queries.ts'
import { WithOrder } from '../../orders/with-order.tsx'
import { LogInFirst } from '../../session/log-in-first.tsx'
import { useSignedIn } from '../../session/session.ts'

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
        <Icon name={isGood ? 'check' : 'alert'} size={32} />
      </span>
      <h1 className="text-2xl">{title}</h1>
      <p className="max-w-md text-ink-soft">{children}</p>
    </div>
  )
}

interface OwnOrderProps {
  /** From the page's address. */
  code: unknown
  placeholder: ReactNode
  children: (order: Order) => ReactNode
}

/** The customer's order on a page outside the dashboard. Only the browser knows who is signed in. */
export function OwnOrder({ code, placeholder, children }: OwnOrderProps) {
  const isSignedIn = useSignedIn()
  if (!useHydrated()) return <NeedsScripts>{placeholder}</NeedsScripts>
  if (!isSignedIn) return <LogInFirst />
  return (
    <WithOrder orderCode={code ? String(code) : undefined} placeholder={placeholder}>
      {children}
    </WithOrder>
  )
}
