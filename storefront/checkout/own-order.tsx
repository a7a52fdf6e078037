import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Order } from '../orders/queries.ts'
import { WithOrder } from '../orders/with-order.tsx'
import { LogInFirst } from '../session/log-in-first.tsx'
import { useSignedIn } from '../session/session.ts'

interface OwnOrderProps {
  /** From the page's address. */
  code: unknown
  placeholder: ReactNode
  children: (order: Order) => ReactNode
}

/** The customer's order on a page outside the dashboard. Only the browser knows who is signed in. */
export function OwnOrder({ code, placeholder, children }: OwnOrderProps) {
  const isSignedIn = useSignedIn()
  if (!useHydrated()) return placeholder
  if (!isSignedIn) return <LogInFirst />
  return (
    <WithOrder orderCode={code ? String(code) : undefined} placeholder={placeholder}>
      {children}
    </WithOrder>
  )
}
