import type { ReactNode } from 'react'
import {
  isOnTrust,
  type PaymentCode,
  paymentMethods,
  pickupFigures,
} from '#contract/shop/payment-methods.ts'
import { Button } from '#ui/button.tsx'
import { promptPhoneNumber } from '../../session/prompts.ts'
import { useUser } from '../../session/session.ts'
import type { CartItem } from '../../state/cart-lines.ts'
import { isScarce } from '../figures.ts'

/** Whether the shopper must add a phone number before an order that waits on trust. */
export function useNeedsPhone(payment: PaymentCode | null): boolean {
  const user = useUser()
  return payment !== null && isOnTrust(payment) && user !== null && !user.phone_number
}

/** The chosen payment's condition, before the press: a missing number, prices of the counter, nothing reserved. */
export function ReservationNote({ payment, items }: { payment: PaymentCode; items: CartItem[] }) {
  const user = useUser()
  const needsPhone = useNeedsPhone(payment)
  if (needsPhone) return <PhoneNeeded />
  const { isPricedAtPickup, unpaid } = paymentMethods[payment]
  if (isPricedAtPickup) return <Note>{pickupFigures}</Note>
  const isHeldUnpaid = unpaid === null || unpaid.isOnTrust
  if (isHeldUnpaid || user?.order_count !== 0 || !isScarce(items)) return null
  return (
    <Note>
      Only a few are left, and they are not reserved until you pay. If somebody else pays first, we
      refund you in full.
    </Note>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="rounded-md bg-accent-soft p-3 text-sm text-on-accent-soft">
      {children}
    </p>
  )
}

function PhoneNeeded() {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-accent-soft p-3 text-sm text-on-accent-soft"
    >
      <p className="min-w-0 flex-1 basis-60">
        To pay at pick-up, first add your phone number and confirm it with a code. Or pay now.
      </p>
      <Button look="brand" onClick={() => promptPhoneNumber()}>
        Add phone number
      </Button>
    </div>
  )
}
