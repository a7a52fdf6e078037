import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Caller } from '#contract/office/telephone.ts'
import { addresses, pageOf } from '../pages.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { CallerChoice } from './caller-choice.tsx'
import { OrderForm } from './order-form.tsx'

/** An order that a member takes at the telephone: who calls, what they want, where it goes, and how it is paid. */
export function NewOrderPage() {
  const navigate = useNavigate()
  const [caller, setCaller] = useState<Caller | null>(null)
  return (
    <div className="grid max-w-3xl gap-5">
      <PageHeader title="Order by phone" above={<Link to={addresses.orders}>Orders</Link>} />
      <CallerChoice caller={caller} onChoose={setCaller} />
      {caller && (
        <OrderForm
          key={caller.id}
          caller={caller}
          onPlaced={(code) => void navigate({ to: pageOf.order(code) })}
        />
      )}
    </div>
  )
}
