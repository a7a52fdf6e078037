import type { ReactNode } from 'react'
import { type Kobo, toNaira } from '#contract/kobo.ts'
import { classes } from '#ui/classes.ts'
import { formatNaira } from '#ui/naira.ts'
import { Price } from '#ui/price.tsx'

interface SumsProps {
  /** Units; left out where the page has them above. */
  items?: number
  subTotal: Kobo
  /** A text where the fee is not known yet. */
  shipping: Kobo | string
  discount: Kobo
  total: Kobo
  className?: string
}

/** Subtotal, shipping, coupon and total. Screen readers announce a changed total. */
export function Sums({ items, subTotal, shipping, discount, total, className }: SumsProps) {
  return (
    <dl className={classes('grid gap-2 text-sm wrap-anywhere', className)}>
      {items !== undefined && <Row name="Items">{items}</Row>}
      <Row name="Sub total">{formatKobo(subTotal)}</Row>
      <Row name="Shipping">{typeof shipping === 'string' ? shipping : formatKobo(shipping)}</Row>
      {discount > 0 && <Row name="Coupon">−{formatKobo(discount)}</Row>}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3 text-base">
        <dt className="font-semibold">Total</dt>
        <dd aria-live="polite">
          <Price naira={toNaira(total)} size="lg" />
        </dd>
      </div>
    </dl>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}

function formatKobo(amount: Kobo): string {
  return formatNaira(toNaira(amount))
}
